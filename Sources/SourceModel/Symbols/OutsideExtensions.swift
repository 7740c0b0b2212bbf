/// Extensions of types that the project does not declare, and the types that these extensions nest, and extensions of
/// protocols for one type.
extension Symbols {
  /// The type of that name. Under `#if`, several files may declare it, each with its own extensions.
  func declared(_ type: ResolvedType, in file: Int) -> TypeID? {
    guard case .nominal(let candidates, _) = type else { return nil }
    return candidates.first { self[$0].primary.file == file } ?? candidates.first
  }

  /// The type of `self` in an extension of a protocol for one class or structure: `extension Loading where Self: Page`.
  func typeOfSelf(in reference: DeclarationReference) -> TypeID? {
    let scope = ScopeReference(file: reference.file, scope: self[reference].enclosingScope)
    return self[reference].genericParameters.lazy.filter { $0.name == "Self" }
      .flatMap(\.constraints).flatMap { self.expand($0, at: scope) }
      .compactMap { self.declared(self.resolve($0, at: scope), in: reference.file) }
      .first { self[$0].kind != .protocol }
  }

  /// Lets code find the members of such an extension by the protocol, too.
  func note(_ reference: DeclarationReference, extending id: TypeID?) {
    if let id {
      extensionsForOneType[id, default: []].append(reference)
    } else {
      recordOutsideExtensions([reference])
    }
  }

  func recordOutsideExtensions(_ extensions: [DeclarationReference]) {
    for reference in extensions {
      for name in outsideNames(of: reference) {
        externalExtensions[name, default: []].append(reference)
      }
    }
  }

  /// The name under which an extension refers to the outside type, and the name it resolves to if that is a typealias.
  private func outsideNames(of reference: DeclarationReference) -> Set<String> {
    let declaration = self[reference]
    let scope = ScopeReference(file: reference.file, scope: declaration.enclosingScope)
    guard case .external(let meant, _)? = declaration.extendedType.map({ resolve($0, at: scope) })
    else { return [declaration.name] }
    return [declaration.name, meant]
  }

  /// The collection whose extension contains the code, with its type of elements: `extension Array where Element == Song`.
  func collectionExtended(at reference: ScopeReference) -> ResolvedType? {
    guard let index = enclosingDeclaration(of: reference) else { return nil }
    let declaration = files[reference.file].types[index]
    guard declaration.extendsCollection, let extended = declaration.extendedType else { return nil }
    let scope = ScopeReference(file: reference.file, scope: declaration.scope)
    func parameter(_ name: String) -> ResolvedType { lookup(name, at: scope, depth: 0) }
    switch extended {
    case .array, .dictionary: return resolve(extended, at: scope)
    default: break
    }
    return switch declaration.name {
    case "Dictionary": .dictionary(parameter("Value"))
    case "Set": .external("Set", arguments: [parameter("Element")])
    default: .array(parameter("Element"))
    }
  }

  /// A type that an extension of an outside type nests in it.
  func externalNested(_ name: String, in type: String) -> ResolvedType? {
    ask(.nested(name, of: type))
    for reference in externalExtensions[type] ?? [] {
      for (index, declaration) in files[reference.file].types.enumerated()
      where declaration.enclosingType == reference.type && declaration.name == name {
        if let id = typeOfDeclaration[reference.file][index] {
          return .nominal([id], arguments: [])
        }
      }
    }
    return nil
  }
}

extension DeclaredType {
  /// Whether this is an extension of a type with a qualified name: `extension Space.Renderer`.
  var extendsNestedType: Bool {
    guard case .named(let components)? = extendedType else { return false }
    return components.count > 1
  }
}
