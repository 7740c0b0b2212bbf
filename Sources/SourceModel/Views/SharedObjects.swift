/// Objects that a view does not hold: `Session.shared`, or what a global variable holds.
extension ProjectModel {
  /// What the code of a view reads of such objects while it is evaluated, and the classes they may be of; those left out
  /// that the view observes as well, and all of them where an object that it observes may tell of others.
  public func readsOfSharedObjects(
    in id: TypeID, _ announcements: Announcements
  ) -> [(types: [TypeID], read: LocatedRead)] {
    let observed = properties(of: id)
      .filter { self[$0].attributes.contains { Wrapper($0) != nil } }
      .flatMap { type(of: $0).candidates }
    let classes = observed + observed.flatMap(implementers)
    if !announcements.involved.isDisjoint(with: classes) { return [] }
    return readsWhileEvaluated(in: id).compactMap { located in
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard let base = located.use.base, isShared(base, at: scope) else { return nil }
      let types = objects(of: base, at: scope).filter {
        self[$0].kind == .class && isMigratable($0)
      }
      guard !types.isEmpty, Set(observed).isDisjoint(with: types.flatMap(relatives)),
        givesSomethingBack(scope, in: id), !isOnlyUsedLater(scope, in: id)
      else { return nil }
      return (types, located)
    }
  }

  /// Whether an expression leads to an object from a type or a global variable.
  private func isShared(_ object: Expression, at scope: ScopeReference) -> Bool {
    guard let path = object.dottedPath, let name = path.first, !object.isSelf else { return false }
    if name.namesType { return path.count > 1 }
    guard let host = enclosingType(of: scope), members(of: host, named: name).properties.isEmpty,
      localBinding(name, at: scope, position: object.range.lowerBound) == nil
    else { return false }
    ask(.global(name))
    return globalProperties[name]?.isEmpty == false
  }
}
