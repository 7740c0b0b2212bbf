/// Objects that are created with a model, and passed on to the initializers that it runs.
extension Initializers {
  /// The parameters of the initializer that a step leads to which receive new objects, and the own properties that hold
  /// such objects.
  func created(for step: Step, from visit: Visit) -> Set<String> {
    if step.isInside(visit.code) { return visit.created }
    let own: Set = step.isOnSelf ? visit.created.filter { $0.hasPrefix("self.") } : []
    guard step.isConstruction else { return own }
    return own.union(
      step.passed.filter { passed in
        createsObject(passed.value, at: passed.scope) || visit.isOnNew && passed.value.isSelf
          || isCreatedHere(passed.value, at: passed.scope)
      }.map(\.parameter))
  }

  /// The parameters of the function around a place that receive new objects by default.
  func createdByDefault(at scope: ScopeReference) -> Set<String> {
    guard let body = symbols.enclosingBody(of: scope),
      let function = symbols.function(withBodyOf: body, at: scope)
    else { return [] }
    let place = ScopeReference(file: scope.file, scope: function.scope)
    return Set(
      function.parameters.filter { parameter in
        parameter.defaultValue.map { createsObject($0, at: place) } ?? false
      }.map(\.name))
  }

  /// The own properties that an initializer sets to parameters which receive new objects.
  func createdKept(in visit: Visit) -> Set<String> {
    guard !visit.created.isEmpty else { return [] }
    return graph.runCode(ofFile: visit.code.file).items(of: visit.code).reduce(into: []) {
      found, item in
      if case .assignment(let assignment) = item, let name = assignment.target.ownName,
        let value = assignment.value?.simpleName, visit.created.contains(value)
      {
        found.insert("self." + name)
      }
    }
  }
}
