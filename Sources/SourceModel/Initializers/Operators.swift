/// The code that the project's own operators run.
extension Initializers {
  /// Notes the code that an operator runs. If it fits several functions, each may be the one that is called.
  func note(_ operation: OperatorUse, in code: Code, _ result: inout Findings) {
    let functions = graph.functions(appliedBy: operation, inFile: code.file)
    guard functions.count <= 4 else {
      result.unresolved.append(operation.range)
      return
    }
    let scope = ScopeReference(file: code.file, scope: operation.scope)
    for function in functions {
      result.steps += steps(
        into: function, [], at: scope, label: operation.name,
        functions.count == 1 ? .certain : .likely)
    }
  }
}
