/// What operators of the project's own run.
extension InitializerReader {
  /// Where several functions have the operator's name, any of them may be meant.
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
  /// The functions of all types, and of none, that an operator names.
  fileprivate func functions(ofOperator name: String) -> [FunctionReference] {
    ask(.value(name))
    return remembered.operatorFunctions.answer(to: name) {
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
