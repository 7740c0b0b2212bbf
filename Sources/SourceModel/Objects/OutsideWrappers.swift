/// A property with an external wrapper that takes an object.
public struct WrappedValue: Sendable {
  /// Index into the model's files.
  public let file: Int
  public let property: DeclaredProperty
  public let attribute: Attribute
  /// The type that declares the property.
  public let host: TypeID?
}

extension ProjectModel {

  /// The properties with a wrapper that the project does not declare and whose name suggests that it takes an
  /// `ObservableObject`, as SwiftUI's own do, and those whose wrapper is nested in one of SwiftUI's.
  public var valuesWrappedFromOutside: [WrappedValue] {
    var result: [WrappedValue] = []
    for (number, file) in files.enumerated() {
      func note(_ properties: [DeclaredProperty], of host: TypeID?) {
        for property in properties {
          for attribute in property.attributes where isOutsideObjectWrapper(attribute) {
            let scope = ScopeReference(file: number, scope: property.scope)
            if !attribute.isInsideObjectWrapper {
              guard case .external = resolve(.name(attribute.name), at: scope) else { continue }
            }
            result.append(
              WrappedValue(file: number, property: property, attribute: attribute, host: host))
          }
        }
      }
      for (index, declaration) in file.types.enumerated() {
        note(declaration.properties, of: typeOfDeclaration[number][index])
      }
      note(file.properties, of: nil)
    }
    return result
  }

  /// Whether a type of the project is a property wrapper.
  public func isPropertyWrapper(_ id: TypeID) -> Bool {
    self[self[id].primary].attribute("propertyWrapper") != nil
  }

  private func isOutsideObjectWrapper(_ attribute: Attribute) -> Bool {
    if attribute.isInsideObjectWrapper { return true }
    guard SDK.objectWrapperOfPackages.contains(attribute.name) || attribute.name.hasSuffix("Object")
    else { return false }
    return Wrapper(attribute) == nil
  }

  /// The type of the object that an outside wrapper receives.
  public func type(of value: WrappedValue) -> ResolvedType {
    guard let argument = value.attribute.genericArguments.first else {
      return type(of: value.property, inFile: value.file)
    }
    return resolve(argument, at: ScopeReference(file: value.file, scope: value.property.scope))
  }
}
