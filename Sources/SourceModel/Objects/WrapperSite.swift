/// A property or local variable that stores an object through one of SwiftUI's wrappers.
public struct WrapperSite: Sendable {
  /// Index into the model's files.
  public let file: Int
  public let property: DeclaredProperty
  public let attribute: Attribute
  public let wrapper: Wrapper
  /// The type that declares the property; nil for local variables and members of external types.
  public let host: TypeID?
  /// nil for a local variable.
  public let reference: PropertyReference?
  public let local: LocalWrapperReference?
  public let type: ResolvedType

  /// Creates the site of a property that a type declares.
  public init(
    _ reference: PropertyReference, property: DeclaredProperty, attribute: Attribute,
    wrapper: Wrapper, host: TypeID?, type: ResolvedType
  ) {
    file = reference.file
    self.property = property
    self.attribute = attribute
    self.wrapper = wrapper
    self.host = host
    self.reference = reference
    local = nil
    self.type = type
  }

  /// Creates the site of a local variable.
  fileprivate init(
    _ local: LocalWrapperReference, property: DeclaredProperty, attribute: Attribute,
    wrapper: Wrapper, type: ResolvedType
  ) {
    file = local.file
    self.property = property
    self.attribute = attribute
    self.wrapper = wrapper
    host = nil
    reference = nil
    self.local = local
    self.type = type
  }
}

extension Objects {
  /// All uses of one of the object wrappers, in source order.
  public func wrapperSites(_ wrapper: Wrapper) -> [WrapperSite] { wrapperTable[wrapper] ?? [] }

  /// The ranges where something is declared with the type `ObservedObject<M>`, in file order.
  public var observedObjectAnnotations: [(file: Int, range: ByteRange)] {
    cache.observedObjectAnnotations.found {
      symbols.parsedFiles(naming: Wrapper.observedObject.rawValue).flatMap { number in
        symbols.files[number].uses.typeReferences
          .filter { $0.name == Wrapper.observedObject.rawValue && $0.position == .annotation }
          .map { (number, $0.range) }
      }
    }
  }

  func collectWrapperSites() -> [Wrapper: [WrapperSite]] {
    var result: [Wrapper: [WrapperSite]] = [:]
    for number in symbols.parsedFiles(naming: Wrapper.ofObjects.map(\.rawValue)) {
      let file = symbols.files[number]
      for (typeIndex, declaration) in file.types.enumerated() {
        for (index, property) in declaration.properties.enumerated() {
          for (wrapper, attribute) in property.objectWrappers {
            let reference = PropertyReference(file: number, type: typeIndex, index: index)
            result[wrapper, default: []].append(
              WrapperSite(
                reference, property: property, attribute: attribute, wrapper: wrapper,
                host: symbols.typeOfDeclaration[number][typeIndex],
                type: inference.type(of: reference)))
          }
        }
      }
      for (index, property) in file.localWrappers.enumerated() {
        for (wrapper, attribute) in property.objectWrappers {
          result[wrapper, default: []].append(
            WrapperSite(
              LocalWrapperReference(file: number, index: index), property: property,
              attribute: attribute, wrapper: wrapper,
              type: inference.type(of: property, inFile: number)))
        }
      }
    }
    return result
  }

  /// The types of a property whose only wrapper is `@ObservedObject`, if the wrapper is removed once they are all
  /// migrated; otherwise empty.
  public func typesWithoutWrapper(_ reference: PropertyReference) -> [TypeID] {
    let wrappers = symbols[reference].attributes.filter(\.mayBeWrapper)
    guard wrappers.count == 1, wrappers[0].name == Wrapper.observedObject.rawValue else {
      return []
    }
    let types = inference.type(of: reference).candidates
    return types.allSatisfy(symbols.isMigratable) ? types : []
  }
}

extension DeclaredProperty {
  /// The object wrappers of the property, each once.
  fileprivate var objectWrappers: [(Wrapper, Attribute)] {
    if attributes.isEmpty { return [] }
    return Wrapper.ofObjects.compactMap { wrapper in attribute(wrapper).map { (wrapper, $0) } }
  }
}

/// A local variable with a wrapper.
public struct LocalWrapperReference: Sendable, Hashable {
  public let file: Int
  public let index: Int
}

extension Objects {
  /// The typealiases of a property wrapper for objects or published values, or of `Published.Publisher`, that leave its
  /// arguments to the code that uses them.
  public var wrapperAliases: [(file: Int, alias: DeclaredTypealias)] {
    symbols.files.indices.flatMap { number in
      symbols.files[number].typealiases.filter { alias in
        guard case .named(let components) = alias.type,
          !alias.parameters.isEmpty || components.allSatisfy(\.arguments.isEmpty)
        else { return false }
        let wrapper =
          components.last?.name == "Publisher" ? components.dropLast().last : components.last
        return wrapper.flatMap { Wrapper(rawValue: $0.name) } != nil
      }.map { (number, $0) }
    }
  }

  /// The types of the properties that have such an alias as their wrapper, and the classes that have these properties; nil
  /// if code uses the alias in another way, too.
  public func objects(
    wrappedBy alias: DeclaredTypealias, inFile number: Int, usedIn using: [Int]
  ) -> [TypeID]? {
    let wrapped = inference.valuesWrapped(by: [alias.name])
    let uses = (using + [number]).uniqued().reduce(0) { count, file in
      let facts = symbols.files[file]
      return count + facts.words(alias.name, in: facts.bytes.indices).count
    }
    guard uses == wrapped.count + 1 else { return nil }
    return wrapped.flatMap { file, property, _ in
      let host = symbols.enclosingType(of: ScopeReference(file: file, scope: property.scope))
      return [host].compactMap(\.self) + inference.type(of: property, inFile: file).candidates
    }.filter(symbols.isMigratable).uniqued()
  }
}
