import SourceModel

extension ProjectModel {
  /// Whether an initializer of the view creates the model from an object that it receives, and another initializer
  /// re-creates that object. A view that kept the model would show the first object's data beside the newest object.
  func isCreatedFromNewObject(_ site: OwnerSite) -> Bool {
    let initializers = symbols.initializers(of: site.host).filter { self[$0].body != nil }
    guard initializers.count > 1 else { return false }
    let handed = initializers.flatMap { newObjects(handedOnIn: $0) }
    guard !handed.isEmpty else { return false }
    return site.constructions.contains { construction in
      initializers.contains { reference in
        guard reference.file == construction.scope.file,
          self[reference].body?.contains(construction.expression.range) == true
        else { return false }
        let read = symbols.names(readIn: construction.expression.range, inFile: reference.file)
        return handed.contains { arguments, position in
          guard let matched = self[reference].parameters.matching(arguments) else { return false }
          return matched.passed.contains {
            $0.value == position && read.contains(self[reference].parameters[$0.key].name)
          }
        }
      }
    }
  }

  /// The arguments with which an initializer calls another one, and the position of each new object among them.
  private func newObjects(handedOnIn initializer: FunctionReference)
    -> [(arguments: [Expression.Argument], position: Int)]
  {
    guard let body = self[initializer].body else { return [] }
    let file = files[initializer.file]
    return file.uses.calls.starting(in: body).filter { call in
      guard case .member(let base, "init") = call.callee.kind else { return false }
      return base.isSelf
    }.flatMap { call in
      let scope = ScopeReference(file: initializer.file, scope: call.scope)
      return call.arguments.indices.filter { isNewObject(call.arguments[$0].value, at: scope) }
        .map { (call.arguments, $0) }
    }
  }

  private func isNewObject(_ value: Expression, at scope: ScopeReference) -> Bool {
    let types = inference.type(of: value, at: scope).candidates
    guard !types.isEmpty, types.allSatisfy({ self[$0].kind == .class }) else { return false }
    if case .name(let name) = value.unwrapped.kind {
      guard
        let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound),
        let made = local.binding.value
      else { return false }
      return made.constructs(
        types, at: ScopeReference(file: scope.file, scope: local.scope), in: inference)
    }
    return value.constructs(types, at: scope, in: inference)
  }
}
