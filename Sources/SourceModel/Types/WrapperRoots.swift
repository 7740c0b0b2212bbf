extension TypeInference {
  /// The container type whose key paths a wrapper of the project reads: `Services` if its initializer takes a
  /// `KeyPath<Services, Value>`; nil if that cannot be inferred.
  func container(readBy wrapper: String, at scope: ScopeReference) -> ResolvedType? {
    guard case .nominal(let types, _) = symbols.resolve(.name(wrapper), at: scope),
      types.count == 1,
      let type = types.first
    else { return nil }
    let roots = symbols.functions(of: type).flatMap { reference -> [ResolvedType] in
      let function = symbols[reference]
      guard function.kind == .initializer else { return [] }
      let scope = ScopeReference(file: reference.file, scope: function.scope)
      return function.parameters.compactMap { parameter in
        parameter.type.rootOfKeyPath.map { symbols.resolve($0, at: scope) }
      }
    }.uniqued()
    guard roots.count == 1, let root = roots.first, root.isNamed else { return nil }
    return root
  }
}

extension TypeInference {
  /// The root of the key paths that the subscript or function around a key path takes, as the project declares it; nil
  /// if that cannot be inferred.
  func declaredRoot(of use: ProjectedKeyPath, at scope: ScopeReference) -> ResolvedType? {
    let name = use.subscripted == nil ? use.argumentOf?.callee : "subscript"
    guard let name else { return nil }
    let base = use.subscripted ?? use.receiver
    let object = type(of: base ?? Expression(.selfReference, range: use.range), at: scope)
    var functions = object.candidates.flatMap { symbols.members(of: $0, named: name).functions }
    if base == nil {
      // `persist(\.$volume)` calls a method of the same object or a global function.
      guard name.beginsLowercase, name != "init" else { return nil }
      if functions.isEmpty { functions = symbols.globalFunctions[name] ?? [] }
    }
    if functions.isEmpty, use.subscripted != nil, use.label == "keyPath" { return object }
    let roots = functions.compactMap { reference -> ResolvedType? in
      let function = symbols[reference]
      let parameter = function.parameters.first {
        // A subscript parameter with only one name has no argument label.
        (function.kind == .subscript && $0.label == $0.name ? nil : $0.label) == use.label
      }
      let place = ScopeReference(file: reference.file, scope: function.scope)
      return parameter?.type.rootOfKeyPath.map { symbols.resolve($0, at: place) }
    }.uniqued()
    return roots.count == 1 && roots[0].isNamed ? roots[0] : nil
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
