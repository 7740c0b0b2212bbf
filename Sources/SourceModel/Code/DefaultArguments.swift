extension CodeEdges {
  /// The code of the default arguments that a call leaves out.
  func defaultArguments(
    of function: FunctionReference, omittedBy call: Call, _ owner: TypeID?
  ) -> [CodeNode] {
    let parameters = symbols[function].parameters
    guard parameters.contains(where: { $0.defaultValue?.mayRunCode == true }) else { return [] }
    return (parameters.omitted(by: call.arguments) ?? []).compactMap {
      parameters[$0].defaultValue
    }.filter(\.mayRunCode).map {
      CodeNode(file: function.file, body: $0.range, owner: owner)
    }
  }
}

extension Expression {
  /// Whether evaluating it may run code of the project: it is a member, a call or an element.
  fileprivate var mayRunCode: Bool {
    switch unwrapped.kind {
    case .member, .call, .element: true
    case .coalescing(let first, let other), .ternary(let first, let other):
      first.mayRunCode || other.mayRunCode
    default: false
    }
  }
}
