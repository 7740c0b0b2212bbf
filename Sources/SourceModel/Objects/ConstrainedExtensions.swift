/// Extensions that are constrained to `ObservableObject`: `extension Loading where Self: ObservableObject`.
extension Objects {
  /// The extensions of the project's own protocols that constrain `Self`.
  public var extensionsForObjects: [DeclarationReference] {
    extensions { declaration, id in
      id.map { symbols[$0].kind == .protocol } == true
        && declaration.genericParameters.contains { $0.name == "Self" && isObject($0) }
    }
  }

  /// The extensions of any other type that constrain one of its parameters:
  /// `extension Array where Element: ObservableObject`.
  public var extensionsForParameters: [DeclarationReference] {
    let known = Set(extensionsForObjects)
    return extensions { declaration, _ in
      declaration.genericParameters.contains(where: isObject)
    }.filter { !known.contains($0) }
  }

  /// The extensions of SwiftUI's object wrappers: `extension ObservedObject.Wrapper where ObjectType == Model`.
  public var extensionsOfObjectWrappers: [DeclarationReference] {
    symbols.files.indices.flatMap { number in
      symbols.files[number].types.indices.filter { index in
        let declaration = symbols.files[number].types[index]
        guard declaration.isExtension, case .named(let components)? = declaration.extendedType,
          components.contains(where: { SDK.genericObjectWrapper.contains($0.name) })
        else { return false }
        return symbols.type(ofDeclaration: index, inFile: number) == nil
      }.map { DeclarationReference(file: number, type: $0) }
    }
  }

  /// Functions that return or use an `ObservableObject` whose type none of their arguments determines.
  public var functionsWithUninferredObjects: [FunctionReference] {
    let naming = filesNamingObjects + symbols.parsedFiles(naming: SDK.genericObjectWrapper)
    return naming.uniqued().flatMap { number -> [FunctionReference] in
      let file = symbols.files[number]
      let members = file.types.indices.flatMap { type in
        file.types[type].functions.indices.map {
          FunctionReference(file: number, type: type, index: $0)
        }
      }
      return
        (file.functions.indices.map { FunctionReference(file: number, type: nil, index: $0) }
        + members).filter { symbols[$0].kind != .initializer && hasUninferredObject(symbols[$0]) }
    }
  }

  private func extensions(where isWanted: (DeclaredType, TypeID?) -> Bool)
    -> [DeclarationReference]
  {
    symbols.files.indices.flatMap { number in
      symbols.files[number].types.indices.filter { index in
        let declaration = symbols.files[number].types[index]
        return declaration.isExtension && !declaration.genericParameters.isEmpty
          && isWanted(declaration, symbols.type(ofDeclaration: index, inFile: number))
      }.map { DeclarationReference(file: number, type: $0) }
    }
  }

  /// The types that `Self` may be in such an extension of a protocol: the classes that conform to it.
  func flow(intoSelfOf reference: DeclarationReference) -> GenericFlow {
    var flow = GenericFlow()
    guard let id = symbols.type(ofDeclaration: reference.type, inFile: reference.file) else {
      return flow
    }
    let file = symbols.files[reference.file]
    let declaration = symbols[reference]
    let objects = symbols.implementers(of: id).filter {
      symbols.isObservableObject($0) && !symbols.notifiesOfOwnChanges($0)
    }
    flow.types = objects.filter(symbols.isMigratable)
    flow.constraints = file.observableConstraints(
      in: declaration.header)
    flow.aliases = aliases(constraining: declaration.genericParameters)
    flow.isOpen =
      flow.types.count < objects.count || file.needsPublisher(in: declaration.range)
      || file.wrapsObjects(in: declaration.range)
      || !file.observableTypes(in: declaration.memberBlock).isEmpty
    return flow
  }
}

extension DeclaredType {
  /// The names of the declaration's properties and functions.
  public var memberNames: Set<String> { Set(properties.map(\.name) + functions.map(\.name)) }

  /// The range from `extension`, `class` or another introducer to the start of the member block.
  public var header: ByteRange { introducer.lowerBound..<memberBlock.lowerBound }
}
