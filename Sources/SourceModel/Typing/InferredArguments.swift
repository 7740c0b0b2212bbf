/// The generic arguments of a type, inferred from the arguments of its initializer: `Box(model)`.
extension ProjectModel {
  func withInferredArguments(
    _ instance: ResolvedType, _ arguments: [Expression.Argument], at scope: ScopeReference,
    depth: Int
  ) -> ResolvedType {
    guard case .nominal(let types, let known) = instance, known.isEmpty, types.count == 1,
      let id = types.first, !arguments.isEmpty
    else { return instance }
    let parameters = self[self[id].primary].genericParameters.map(\.name)
    if parameters.isEmpty { return instance }
    var told: [String: ResolvedType] = [:]
    for (formal, argument) in formals(of: id, for: arguments) {
      guard let name = formal.unwrapped.simpleName, parameters.contains(name), told[name] == nil
      else { continue }
      let given = type(of: argument, at: scope, depth: depth + 1)
      if !given.isUnknown { told[name] = formal == formal.unwrapped ? given : given.unwrapped }
    }
    if told.isEmpty { return instance }
    return .nominal(types, arguments: parameters.map { told[$0] ?? .unknown })
  }

  /// The declared types of the parameters that receive the arguments, from the only initializer with these labels, or
  /// from the memberwise one.
  private func formals(
    of id: TypeID, for arguments: [Expression.Argument]
  ) -> [(formal: TypeName, argument: Expression)] {
    let labels = arguments.map(\.label)
    let initializers = functions(of: id).map { self[$0] }.filter { $0.kind == .initializer }
    let fitting = initializers.filter { $0.parameters.map(\.label) == labels }
    if fitting.count == 1, let found = fitting.first {
      return zip(found.parameters.map(\.type), arguments.map(\.value)).map { ($0, $1) }
    }
    guard initializers.isEmpty, self[id].kind == .struct else { return [] }
    return arguments.compactMap { argument in
      let stored = argument.label.flatMap { members(of: id, named: $0).properties.first }
      return stored.flatMap { self[$0].type }.map { ($0, argument.value) }
    }
  }
}
