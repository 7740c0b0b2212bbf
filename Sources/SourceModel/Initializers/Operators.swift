/// The code that the project's own operators run.
extension InitializerReader {
  /// Notes the code that an operator runs. If several functions have the operator's name, each may be the one that is
  /// called.
  func note(_ operation: OperatorUse, in code: Code, _ result: inout Findings) {
    let functions = model.functions(ofOperator: operation.name)
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

extension ProjectModel {
  /// The functions with the name of an operator: members of all types and global functions.
  fileprivate func functions(ofOperator name: String) -> [FunctionReference] {
    ask(.value(name))
    return initializersCache.operatorFunctions.answer(to: name) {
      let members = files.enumerated().flatMap { number, file in
        file.types.enumerated().flatMap { type, declared in
          declared.functions.indices.filter { declared.functions[$0].name == name }
            .map { FunctionReference(file: number, type: type, index: $0) }
        }
      }
      return ((globalFunctions[name] ?? []) + members).filter { self[$0].body != nil }
    }
  }
}
