extension Symbols {
  /// How each type is observable: not at all, by its own declaration, by inheritance, or through published properties.
  func collectObservability() -> [TypeID: Observability] {
    var table: [TypeID: Observability] = [:]
    for type in types { _ = observability(of: type.id, in: &table, path: []) }
    for type in types where type.kind == .class && table[type.id] == .declared {
      for base in classLineage(of: type.id) where table[base] == Observability.none {
        if publishes(base) { table[base] = .publishing }
      }
    }
    let classes = types.filter { $0.kind == .class && table[$0.id] == Observability.none }
    let inheriting = classes.map(\.id).filter(inheritsFromPackage)
    if inheriting.isEmpty { return table }
    let observed = namesOfObservedTypes
    for id in inheriting where publishes(id) && observed.contains(self[id].name) {
      table[id] = .inheritedFromPackage
    }
    for type in classes where table[type.id] == Observability.none {
      let base = classLineage(of: type.id).first { table[$0] == .inheritedFromPackage }
      if let base { table[type.id] = .inherited(from: base) }
    }
    return table
  }

  /// Whether a class inherits from a type that a package may declare.
  private func inheritsFromPackage(_ id: TypeID) -> Bool {
    superTable[id.index].contains { supertype in
      guard case .external(let name, _) = supertype.resolved else { return false }
      return SDK.mayBeOfPackage(name) && !SDK.protocolOfModels.contains(name)
    }
  }

  /// The names of the types of all properties that observe an object: `@StateObject var player: Player`.
  private var namesOfObservedTypes: Set<String> {
    var names: Set<String> = []
    for property in files.flatMap({ $0.types.flatMap(\.properties) })
    where Wrapper.ofObjects.contains(where: { property.attribute($0) != nil }) {
      if let name = property.type?.unwrapped.simpleName { names.insert(name) }
      if case .call(let callee, _)? = property.initializer?.unwrapped.kind {
        if let name = callee.dottedPath?.last { names.insert(name) }
      }
    }
    return names
  }

  private func observability(
    of id: TypeID, in table: inout [TypeID: Observability], path: Set<TypeID>
  ) -> Observability {
    if let known = table[id] { return known }
    if path.contains(id) { return .none }
    var result = Observability.none
    for supertype in superTable[id.index] {
      if supertype.isObservableObject {
        result = .declared
        break
      }
      for candidate in supertype.resolved.candidates {
        let inherited = observability(of: candidate, in: &table, path: path.union([id]))
        if inherited != .none, result == .none { result = .inherited(from: candidate) }
      }
    }
    table[id] = result
    return result
  }

  /// Whether objects of a class already notify observers of their changes: the class is `@Observable`, or SwiftData's
  /// `@Model`.
  public func notifiesOfOwnChanges(_ id: TypeID) -> Bool {
    isObservable(id)
      || lineage(of: id).contains { self[self[$0].primary].attribute("Model") != nil }
  }

  /// Whether a type is a class whose objects notify nobody of their changes, now or once they are migrated.
  public func isPlainClass(_ id: TypeID) -> Bool {
    self[id].kind == .class && !notifiesOfOwnChanges(id) && !isMigratable(id)
  }

  /// Whether a type of the project is a property wrapper.
  public func isPropertyWrapper(_ id: TypeID) -> Bool {
    self[self[id].primary].attribute("propertyWrapper") != nil
  }

  /// Whether values of a type may be objects of a plain class.
  func mayBePlainObject(_ id: TypeID) -> Bool {
    isPlainClass(id)
      || self[id].kind == .protocol && !isMigratable(id)
        && implementers(of: id).contains(where: isPlainClass)
  }

  /// Whether the type is an observable class, actor or protocol that is not `@Observable` yet, or a class that is
  /// `@Observable` but still inherits `ObservableObject` from such a type. Code that stores such objects is migrated
  /// with them.
  public func isMigratable(_ id: TypeID) -> Bool {
    migratable[id.index]
  }
}
