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
    return table
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

  /// Whether the type is an observable class or protocol that is not `@Observable` yet, or a class that is
  /// `@Observable` but still inherits `ObservableObject` from such a type. Code that stores such objects is migrated
  /// with them.
  public func isMigratable(_ id: TypeID) -> Bool {
    migratable[id.index]
  }
}
