/// What a type inherits, and from which types.
extension Symbols {
  /// The names of the types outside the project that a type or one of its supertypes inherits from.
  func outsideSupertypes(of id: TypeID) -> [String] {
    lineage(of: id).flatMap(supertypes).filter(\.resolved.candidates.isEmpty)
      .compactMap(\.name.simpleName)
  }

  /// The same. For a subclass of an SDK class, likely superclasses of that class are included.
  func namesInheritedFromOutside(by id: TypeID) -> [String] {
    let names = outsideSupertypes(of: id)
    guard self[id].kind == .class, !names.isEmpty else { return names }
    let controllers = ["UI", "NS"].filter { prefix in
      names.contains { $0.hasPrefix(prefix) && $0.hasSuffix("Controller") }
    }
    return (names + controllers.map { $0 + "ViewController" } + ["NSObject"]).uniqued()
  }

  /// The generic arguments that a subtype passes to its ancestor: `St` in `class Sub: Base<St>`.
  func arguments(
    of ancestor: TypeID, inheritedBy id: TypeID, _ arguments: [ResolvedType], depth: Int = 0
  ) -> [ResolvedType] {
    guard ancestor != id, depth < 16 else { return arguments }
    for supertype in supertypes(of: id) {
      guard case .nominal(let types, let given) = supertype.resolved,
        let next = types.first(where: { $0 != id && lineage(of: $0).contains(ancestor) })
      else { continue }
      return self.arguments(
        of: ancestor, inheritedBy: next,
        given.map { substitute($0, parametersOf: id, arguments) }, depth: depth + 1)
    }
    return []
  }

  /// A type with the parameters of a generic type replaced by its arguments.
  func substitute(
    _ type: ResolvedType, parametersOf id: TypeID, _ arguments: [ResolvedType]
  ) -> ResolvedType {
    guard !arguments.isEmpty else { return type }
    let parameters = self[self[id].primary].genericParameters.map(\.name)
    return type.replacing { type in
      switch type {
      // In an inheritance clause, the generic parameter is not in scope yet.
      case .generic(let name, _, _), .external(let name, []):
        parameters.firstIndex(of: name).flatMap { $0 < arguments.count ? arguments[$0] : nil }
      default: nil
      }
    }
  }

  /// The concrete types that conform to or inherit from a protocol.
  public func implementers(of id: TypeID) -> [TypeID] {
    [id].closed(under: subtypes).dropFirst().filter { self[$0].kind != .protocol }.sorted()
  }

  /// The given types, with each protocol replaced by the concrete types that conform to it.
  public func concreteTypes(of types: [TypeID]) -> [TypeID] {
    types.flatMap { self[$0].kind == .protocol ? implementers(of: $0) : [$0] }
  }

  /// Whether a protocol of the project has an associated type with this name.
  func isAssociatedType(_ name: String) -> Bool {
    namesOfAssociatedTypes.found {
      Set(types.flatMap { self[$0.primary].associatedTypes.map(\.name) })
    }.contains(name)
  }
}
