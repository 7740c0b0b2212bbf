/// A property with an external wrapper that takes an object.
public struct WrappedValue: Sendable {
  /// Index into the model's files.
  public let file: Int
  public let property: DeclaredProperty
  public let attribute: Attribute
  /// The type that declares the property.
  public let host: TypeID?
}

extension Objects {

  /// The properties with a wrapper that the project does not declare and whose name suggests that it takes an
  /// `ObservableObject`, as SwiftUI's own do or `@ViewModel`, and those whose wrapper is nested in one of SwiftUI's.
  public var valuesWrappedFromOutside: [WrappedValue] {
    var result: [WrappedValue] = []
    for (number, file) in symbols.files.enumerated() {
      func note(_ properties: [DeclaredProperty], of host: TypeID?) {
        for property in properties {
          for attribute in property.attributes where isOutsideObjectWrapper(attribute) {
            let scope = ScopeReference(file: number, scope: property.scope)
            if !attribute.isInsideObjectWrapper {
              guard case .external = symbols.resolve(.name(attribute.name), at: scope) else {
                continue
              }
            }
            result.append(
              WrappedValue(file: number, property: property, attribute: attribute, host: host))
          }
        }
      }
      for (index, declaration) in file.types.enumerated() {
        note(declaration.properties, of: symbols.typeOfDeclaration[number][index])
      }
      note(file.properties, of: nil)
    }
    return result
  }

  /// Whether the wrapper of a property only relays the changes of the object that the property stores for good, and no
  /// code uses the wrapper itself.
  public func onlyRelays(_ property: DeclaredProperty, inFile number: Int) -> Bool {
    let wrappers = property.attributes.filter(\.mayBeWrapper)
    guard wrappers.count == 1, SDK.relayingWrapper.contains(wrappers[0].name),
      property.initializer != nil, property.bindingCount == 1
    else { return false }
    let types = inference.type(of: property, inFile: number).candidates
    guard let host = symbols.enclosingType(of: ScopeReference(file: number, scope: property.scope)),
      symbols[host].kind == .class, symbols.isMigratable(host)
    else { return false }
    let isRequired = symbols.lineage(of: host).dropFirst().contains {
      !symbols.members(of: $0, named: property.name).properties.isEmpty
    }
    return !isRequired && !types.isEmpty
      && types.allSatisfy { symbols.isMigratable($0) && symbols[$0].kind == .class }
      && !usesWrapper(of: property)
      && !symbols.parsedFiles(naming: [property.name]).contains { file in
        symbols.files[file].uses.assignments.contains { assignment in
          switch assignment.target.unwrapped.kind {
          case .name(property.name), .member(_, property.name): true
          default: false
          }
        }
      }
  }

  /// Whether code may use the wrapper of a property itself: `$model`, `_model`.
  public func usesWrapper(of property: DeclaredProperty) -> Bool {
    symbols.files.contains { file in
      file.words(naming: property.name, in: 0..<file.bytes.count).contains {
        $0.count > property.name.utf8.count
      }
    }
  }

  private func isOutsideObjectWrapper(_ attribute: Attribute) -> Bool {
    let name = attribute.name
    return attribute.isInsideObjectWrapper
      || Wrapper(attribute) == nil
        && (SDK.objectWrapperOfPackages.contains(name) || name.hasPrefix("Observed")
          || ["Object", "ViewModel"].contains(where: name.hasSuffix))
  }

  /// The type of the object that an outside wrapper receives.
  public func type(of value: WrappedValue) -> ResolvedType {
    guard let argument = value.attribute.genericArguments.first else {
      return inference.type(of: value.property, inFile: value.file)
    }
    return symbols.resolve(
      argument, at: ScopeReference(file: value.file, scope: value.property.scope))
  }
}
