/// Constraints that only classes can meet.
extension Objects {
  /// Whether each generic parameter of a declaration that stands for an observable object is limited to classes by
  /// another of its constraints: `<S: StateProvider & ObservableObject>`, where `StateProvider` is one of `AnyObject`.
  public func isLimitedToClasses(parametersOf place: ScopeReference) -> Bool {
    let file = symbols.files[place.file]
    let functions = file.declaredFunctions.filter { $0.scope == place.scope }
    let parameters =
      functions.flatMap(\.genericParameters)
      + file.types.filter { $0.scope == place.scope }.flatMap(\.genericParameters)
    let objects = parameters.filter(isObject)
    return !objects.isEmpty
      && !functions.contains { $0.parameters.contains(where: \.isObservableObject) }
      && objects.allSatisfy { $0.constraints.contains { isLimitedToClasses($0, at: place) } }
  }

  private func isLimitedToClasses(_ constraint: TypeName, at place: ScopeReference) -> Bool {
    if case .composition(let parts) = constraint {
      return parts.contains { isLimitedToClasses($0, at: place) }
    }
    if constraint.isNamed("AnyObject", in: ["Swift"]) { return true }
    let types = symbols.resolve(constraint, at: place).candidates
    return !types.isEmpty
      && types.allSatisfy { id in
        symbols.lineage(of: id).contains { symbols[$0].kind == .class }
          || symbols.lineage(of: id).flatMap(symbols.supertypes).contains {
            $0.isObservableObject || $0.name.isNamed("AnyObject", in: ["Swift"])
          }
      }
  }
}
