extension Symbols {
  /// The platforms for which code may be compiled, according to the conditions around it and the targets of its file.
  func platforms(at offset: Int, ofFile number: Int) -> Platforms {
    let stated = files[number].platforms(at: offset)
    guard let ofTargets = layout.platforms(of: files[number].path) else { return stated }
    return stated.intersection(Platforms(ofTargets))
  }

  /// The innermost scope that contains a byte offset.
  public func scope(at offset: Int, inFile number: Int) -> ScopeReference {
    ScopeReference(file: number, scope: files[number].innermostScope(at: offset))
  }

  func scopes(around reference: ScopeReference) -> EnclosingScopes {
    files[reference.file].scopes(around: reference.scope)
  }

  /// The type whose code a scope belongs to.
  public func selfType(at reference: ScopeReference) -> ResolvedType {
    enclosingDeclaration(of: reference).map { selfType(ofDeclaration: $0, inFile: reference.file) }
      ?? .unknown
  }

  /// The type that a declaration or an extension declares the members of.
  func selfType(ofDeclaration index: Int, inFile file: Int) -> ResolvedType {
    if let id = typeOfDeclaration[file][index] { return .nominal([id], arguments: []) }
    let declaration = files[file].types[index]
    let scope = ScopeReference(file: file, scope: declaration.scope)
    if case .optional(let wrapped)? = declaration.extendedType {
      return .optional(resolve(wrapped, at: scope))
    }
    return declaration.name == "Optional"
      ? .optional(lookup("Wrapped", at: scope, depth: 0))
      : .external(declaration.name, arguments: [])
  }

  /// The index of the type or extension whose members the scope belongs to.
  public func enclosingDeclaration(of reference: ScopeReference) -> Int? {
    for (_, scope) in scopes(around: reference) {
      if case .type(let type) = scope.kind { return type }
    }
    return nil
  }

  public func enclosingType(of reference: ScopeReference) -> TypeID? {
    enclosingDeclaration(of: reference).flatMap { typeOfDeclaration[reference.file][$0] }
  }

  /// The nearest member whose body contains the scope.
  public func enclosingBody(of reference: ScopeReference) -> BodyOwner? {
    for (_, scope) in files[reference.file].scopesInBody(around: reference.scope) {
      if let owner = scope.owner { return owner }
    }
    return nil
  }

  /// The function with a body that encloses a scope.
  public func function(withBodyOf owner: BodyOwner, at scope: ScopeReference) -> DeclaredFunction? {
    let file = files[scope.file]
    let functions = enclosingDeclaration(of: scope).map { file.types[$0].functions }
    return (functions ?? file.functions).first { $0.body == owner.body }
  }

  /// Whether a scope is inside a closure that is not called immediately.
  public func isInsideClosure(_ reference: ScopeReference) -> Bool {
    files[reference.file].scopesInBody(around: reference.scope).contains { _, scope in
      scope.kind == .closure && scope.closure != .applied
    }
  }

  /// The innermost local binding of a name that is visible at a byte offset, with the scope that declares it; nil when
  /// the name is not local.
  public func localBinding(
    _ name: String, at reference: ScopeReference, position: Int
  ) -> (binding: LocalBinding, place: ScopeReference)? {
    for (index, scope) in scopes(around: reference) {
      if case .type = scope.kind { return nil }
      if let found = scope.binding(name, at: position) {
        return (found, ScopeReference(file: reference.file, scope: index))
      }
    }
    return nil
  }

  /// Whether an expression is the name of a parameter of a closure.
  public func isClosureParameter(_ expression: Expression, at place: ScopeReference) -> Bool {
    guard case .name(let name) = expression.unwrapped.kind else { return false }
    let local = localBinding(name, at: place, position: expression.range.lowerBound)
    return local?.binding.kind == .closureParameter
  }

  /// What a local constant stands for, with the scope of its value: `x` for `let a = x` and `if let a = x`; nil for any
  /// other expression.
  func constant(_ expression: Expression, at scope: ScopeReference)
    -> (value: Expression, place: ScopeReference)?
  {
    guard let name = expression.simpleName,
      let local = localBinding(name, at: scope, position: expression.range.lowerBound),
      [.constant, .unwrapped].contains(local.binding.kind), let value = local.binding.value,
      value.range != expression.range
    else { return nil }
    return (value, local.place)
  }

  /// Whether only tests compile a file.
  public func isTest(file number: Int) -> Bool { testFiles[number] }

  /// Whether the code belongs to a preview or a test, which are not part of the app.
  public func isInPreview(_ scope: ScopeReference) -> Bool {
    if isTest(file: scope.file) { return true }
    let types = files[scope.file].types
    return scopes(around: scope).contains { _, scope in
      if case .macro("Preview")? = scope.closure { return true }
      guard case .type(let type) = scope.kind else { return false }
      return types[type].inheritance.contains { $0.type.simpleName == "PreviewProvider" }
    }
  }

  /// Whether a preview or a test declares the type.
  public func isInPreview(_ id: TypeID) -> Bool {
    let primary = self[id].primary
    return isTest(file: primary.file)
      || self[primary].inheritance.contains { $0.type.simpleName == "PreviewProvider" }
  }

  /// The scope whose declaration has a generic parameter with the name.
  func declaringScope(ofGeneric name: String, at reference: ScopeReference) -> ScopeReference? {
    for (index, scope) in scopes(around: reference) {
      if scope.genericParameters.contains(where: { $0.name == name }) {
        return ScopeReference(file: reference.file, scope: index)
      }
      if case .type(let type) = scope.kind,
        let id = self.type(ofDeclaration: type, inFile: reference.file),
        self[self[id].primary].genericParameters.contains(where: { $0.name == name })
      {
        return ScopeReference(file: self[id].primary.file, scope: self[self[id].primary].scope)
      }
    }
    return nil
  }
}

extension LexicalScope {
  /// The binding of a name in this scope that is visible at a byte offset.
  func binding(_ name: String, at position: Int) -> LocalBinding? {
    bindings.last { $0.name == name && $0.start <= position }
  }
}
