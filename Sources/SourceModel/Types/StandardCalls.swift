/// The results of calls of the standard library that depend on the types of their arguments.
extension TypeInference {
  func resultOfStandardCall(
    of callee: Expression, _ owner: ResolvedType?, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    func type(_ index: Int) -> ResolvedType {
      self.type(of: arguments[index].value, at: scope, depth: depth + 1)
    }
    if let value = callee.wrapsInOptional(arguments) {
      return .optional(self.type(of: value, at: scope, depth: depth + 1))
    }
    if case .member(_, let name) = callee.kind, name == "reduce", !arguments.isEmpty, let owner,
      owner.isCollection
    {
      // A literal takes the type that the closure returns.
      return arguments[0].value.takesTypeFromContext ? .unknown : type(0)
    }
    guard case .name(let name) = callee.kind else { return nil }
    if SDK.neverReturns.contains(name) { return .external("Never", arguments: []) }
    switch (name, arguments.first?.label, arguments.count) {
    case ("Array", nil, 1), ("Set", nil, 1): return .array(type(0).iterationElement)
    case ("Array", "repeating", _): return .array(type(0))
    case ("Dictionary", "grouping", _): return .dictionary(.array(type(0).iterationElement))
    case ("Dictionary", "uniqueKeysWithValues", 1), ("Dictionary", nil, 2):
      return .dictionary(type(0).iterationElement.part(1))
    case ("zip", nil, 2):
      return .array(
        .tuple([0, 1].map { .init(label: nil, type: type($0).iterationElement) }))
    case ("min", nil, 2...), ("max", nil, 2...), ("abs", nil, 1):
      return common(arguments.map(\.value)) { self.type(of: $0, at: scope, depth: depth + 1) }
    case ("stride", "from", _): return .array(type(0))
    case ("type", "of", 1): return .metatype(type(0))
    case ("XCTUnwrap", nil, _): return type(0).wrapped
    default: return nil
    }
  }
}

extension ResolvedType {
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}

extension Expression {
  /// The value that a call wraps in an optional: `Optional(x)`, `Optional.some(x)`.
  fileprivate func wrapsInOptional(_ arguments: [Argument]) -> Expression? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    let optional = Kind.name("Optional")
    if kind == optional { return arguments[0].value }
    guard case .member(let base, "some") = kind, base.kind == optional else { return nil }
    return arguments[0].value
  }
}
