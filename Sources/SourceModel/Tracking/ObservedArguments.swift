/// What a view observes by itself and passes to a function of a model: `library.title(of: track)`.
extension Tracking {
  /// The names of the parameters for which a call in a view passes an object that the view observes.
  func parametersObserved(
    of function: FunctionReference, by call: Call, at scope: ScopeReference
  ) -> Set<String> {
    guard let host = symbols.enclosingType(of: scope), symbols.hostRole(of: host) != nil,
      let passed = symbols[function].parameters.matching(call.arguments)?.passed
    else { return [] }
    let observed = passed.filter { isObservedByItself(call.arguments[$0.value].value, in: host) }
    return Set(observed.keys.map { symbols[function].parameters[$0].name })
  }
}

extension Expression {
  /// Whether it is one of some names, without a member behind it.
  func isOne(of names: Set<String>) -> Bool {
    if case .name(let name) = unwrapped.kind { names.contains(name) } else { false }
  }
}
