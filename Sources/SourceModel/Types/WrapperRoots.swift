extension ProjectModel {
  /// The container type whose key paths a wrapper of the project reads: `Services` if its initializer takes a
  /// `KeyPath<Services, Value>`; nil if that cannot be inferred.
  func container(readBy wrapper: String, at scope: ScopeReference) -> ResolvedType? {
    guard case .nominal(let types, _) = resolve(.name(wrapper), at: scope), types.count == 1,
      let type = types.first
    else { return nil }
    let roots = functions(of: type).flatMap { reference -> [ResolvedType] in
      let function = self[reference]
      guard function.kind == .initializer else { return [] }
      let scope = ScopeReference(file: reference.file, scope: function.scope)
      return function.parameters.compactMap { parameter in
        parameter.type.rootOfKeyPath.map { resolve($0, at: scope) }
      }
    }.uniqued()
    guard roots.count == 1, let root = roots.first, root.isNamed else { return nil }
    return root
  }
}

extension TypeName {
  /// `Root` in `KeyPath<Root, Value>`.
  fileprivate var rootOfKeyPath: TypeName? {
    guard case .named(let components) = self, let last = components.last,
      SDK.keyPathType.contains(last.name),
      last.arguments.count == 2
    else { return nil }
    return last.arguments[0]
  }
}
