/// A property or local variable that holds an object through one of SwiftUI's wrappers.
public struct WrapperSite: Sendable {
  /// Index into the model's files.
  public let file: Int
  public let property: DeclaredProperty
  public let attribute: Attribute
  public let wrapper: Wrapper
  /// The type whose member it is; nil for local variables and members of outside types.
  public let host: TypeID?
  /// nil for a local variable.
  public let reference: PropertyReference?
  public let local: LocalWrapperReference?
  public let type: ResolvedType

  public init(
    file: Int, property: DeclaredProperty, attribute: Attribute, wrapper: Wrapper, host: TypeID?,
    reference: PropertyReference?, local: LocalWrapperReference?, type: ResolvedType
  ) {
    self.file = file
    self.property = property
    self.attribute = attribute
    self.wrapper = wrapper
    self.host = host
    self.reference = reference
    self.local = local
    self.type = type
  }
}

extension ProjectModel {
  /// All the places where an object is held through one of the wrappers of objects, in the order of their sites.
  public func wrapperSites(_ wrapper: Wrapper) -> [WrapperSite] { wrapperTable[wrapper] ?? [] }

  /// Where something is declared with the type `ObservedObject<M>`, in the order of the files.
  public var observedObjectAnnotations: [(file: Int, range: ByteRange)] {
    remembered.observedObjectAnnotations.found {
      filesRead(naming: Wrapper.observedObject.rawValue).flatMap { number in
        files[number].uses.typeReferences
          .filter { $0.name == Wrapper.observedObject.rawValue && $0.position == .annotation }
          .map { (number, $0.range) }
      }
    }
  }

  func collectWrapperSites() -> [Wrapper: [WrapperSite]] {
    var result: [Wrapper: [WrapperSite]] = [:]
    for number in filesRead(naming: Wrapper.ofObjects.map(\.rawValue)) {
      let file = files[number]
      for (typeIndex, declaration) in file.types.enumerated() {
        for (index, property) in declaration.properties.enumerated() {
          for (wrapper, attribute) in property.objectWrappers {
            let reference = PropertyReference(file: number, type: typeIndex, index: index)
            result[wrapper, default: []].append(
              WrapperSite(
                file: number, property: property, attribute: attribute, wrapper: wrapper,
                host: typeOfDeclaration[number][typeIndex], reference: reference, local: nil,
                type: type(of: reference)))
          }
        }
      }
      for (index, property) in file.localWrappers.enumerated() {
        for (wrapper, attribute) in property.objectWrappers {
          result[wrapper, default: []].append(
            WrapperSite(
              file: number, property: property, attribute: attribute, wrapper: wrapper, host: nil,
              reference: nil, local: LocalWrapperReference(file: number, index: index),
              type: type(of: property, inFile: number)))
        }
      }
    }
    return result
  }

  /// The observable classes and protocols that are not `@Observable` yet, and the classes that are and yet inherit
  /// `ObservableObject` from one of these: what holds them as objects moves with it.
  public func isMigratable(_ id: TypeID) -> Bool {
    migratable[id.index]
  }
}

extension PropertyUses {
  public func projections(of site: WrapperSite) -> [Located<Projection>] {
    site.reference.map { projections[$0] ?? [] } ?? site.local.map { localProjections[$0] ?? [] }
      ?? []
  }
  public func backings(of site: WrapperSite) -> [Located<Backing>] {
    site.reference.map { backings[$0] ?? [] } ?? site.local.map { localBackings[$0] ?? [] } ?? []
  }
  public func assignments(of site: WrapperSite) -> [Located<Assignment>] {
    site.reference.map { assignments[$0] ?? [] } ?? []
  }
}

extension DeclaredProperty {
  /// The wrappers of objects that the property has, each once.
  fileprivate var objectWrappers: [(Wrapper, Attribute)] {
    if attributes.isEmpty { return [] }
    return Wrapper.ofObjects.compactMap { wrapper in attribute(wrapper).map { (wrapper, $0) } }
  }
}
