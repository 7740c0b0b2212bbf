/// Two files, by their indexes.
struct PairOfFiles: Hashable, Sendable {
  let one: Int
  let other: Int
}

/// The code behind the names that code calls.
extension CodeGraph {
  /// The functions of the project, with bodies, that a call may run.
  public func functions(called call: Call, at scope: ScopeReference) -> [FunctionReference] {
    switch target(ofCallTo: call.callee, call.arguments, at: scope) {
    case .functions(let functions), .implementations(let functions): functions
    default: []
    }
  }

  /// The closure that a property always holds: `let format = { … }`.
  func constantClosure(_ reference: PropertyReference) -> CallTarget {
    let property = symbols[reference]
    guard property.holdsOneClosure, let value = property.initializer else { return .opaque }
    return .local(
      CodeNode(file: reference.file, body: value.range, owner: symbols.declaringType(of: reference))
    )
  }

  /// Whether one process may run the code of both files.
  func mayShareProcess(_ one: Int, _ other: Int) -> Bool {
    one == other
      || cache.mayShareProcess.answer(to: PairOfFiles(one: one, other: other)) {
        symbols.layout.mayShareProcess(symbols.files[one].path, symbols.files[other].path)
      }
  }

  /// The code that runs when a value is called: a closure, a function, or a closure that a property holds or returns.
  func code(ofCalled value: Expression, at scope: ScopeReference) -> [CodeNode] {
    if case .closure = value.unwrapped.kind {
      return [
        CodeNode(file: scope.file, body: value.range, owner: symbols.enclosingType(of: scope))
      ]
    }
    guard let (name, base) = value.nameAndBase else { return [] }
    let position = value.range.lowerBound
    if base == nil, let local = symbols.localBinding(name, at: scope, position: position) {
      return localCode(of: local.binding, in: local.place.scope, ofFile: scope.file)
        .map { [CodeNode(file: scope.file, body: $0, owner: symbols.enclosingType(of: scope))] }
        ?? []
    }
    let owners = owners(of: name, base, at: scope, position)
    let code = receivers(of: name, in: owners).flatMap { owner in
      let found = symbols.members(of: owner, named: name)
      return found.functions.compactMap { node(of: $0, on: owner) }
        + found.properties.compactMap { reference in
          let property = symbols[reference]
          let code =
            property.accessors == .computed ? property.getterBody : property.initializer?.range
          return code.map { CodeNode(file: reference.file, body: $0, owner: owner) }
        }
    }
    return code.isEmpty && base == nil
      ? symbols.globalFunctions(named: name, from: scope.file).compactMap { node(of: $0, on: nil) }
      : code
  }

  /// The types that a name is a member of, given its base, if any.
  func owners(
    of name: String, _ base: Expression?, at scope: ScopeReference, _ position: Int
  ) -> [TypeID] {
    if let base, !base.isSelf { return inference.type(of: base, at: scope).instance.candidates }
    if base == nil, symbols.localBinding(name, at: scope, position: position) != nil { return [] }
    return symbols.enclosingType(of: scope).map { [$0] } ?? []
  }

  /// The body of a local function, or the closure that a local name is bound to.
  func localCode(of binding: LocalBinding, in scope: Int, ofFile number: Int) -> ByteRange? {
    guard binding.kind == .function else {
      return binding.value?.isClosure == true ? binding.value?.range : nil
    }
    return symbols.files[number].scopes.first {
      $0.parent == scope && $0.owner?.name == binding.name && $0.owner?.kind == .function
    }?.owner?.body
  }

  /// The code of the subscripts that a read or a write of an element of an object runs: `grid[0]`.
  func code(ofElementsOf object: Expression, written: Bool, at scope: ScopeReference) -> [CodeNode]
  {
    guard symbols.declaresFunction(named: "subscript") else { return [] }
    let type = inference.type(of: object, at: scope).instance
    if case .external(let name, _) = type {
      return symbols.externalMembers(of: name, named: "subscript").functions.flatMap {
        code(ofSubscript: $0, written: written, on: nil)
      }
    }
    return receivers(of: "subscript", in: type.candidates).flatMap { owner in
      symbols.members(of: owner, named: "subscript").functions.flatMap {
        code(ofSubscript: $0, written: written, on: owner)
      }
    }
  }

  private func code(ofSubscript function: FunctionReference, written: Bool, on owner: TypeID?)
    -> [CodeNode]
  {
    let declared = symbols[function]
    let accessors = symbols.files[function.file].scopes.compactMap(\.owner).filter {
      $0.accessor != nil && declared.range.contains($0.body.lowerBound)
    }
    let bodies = accessors.filter { $0.isRunByWrites == written }.map(\.body)
    return (accessors.isEmpty && !written ? [declared.body].compactMap(\.self) : bodies).map {
      CodeNode(file: function.file, body: $0, owner: owner)
    }
  }

  /// The object whose subscript a write runs: `grid` for `grid[0]` and, where the element is a value, `grid[0].name`.
  func ownerOfElement(writtenBy target: Expression, at scope: ScopeReference) -> Expression? {
    switch target.unwrapped.kind {
    case .element(let object, _): object
    case .member(let base, _):
      isObject(base, at: scope) ? nil : ownerOfElement(writtenBy: base, at: scope)
    default: nil
    }
  }

  /// The types whose member of a name may be meant by a member access on objects of the given types: those types, the
  /// conforming types of a protocol, and the subclasses that override the member.
  func receivers(of member: String, in types: [TypeID]) -> [TypeID] {
    types.flatMap { id -> [TypeID] in
      if symbols[id].kind == .protocol { return symbols.implementers(of: id) }
      guard symbols[id].kind == .class, !symbols.subtypes(of: id).isEmpty else { return [id] }
      return [id]
        + symbols.implementers(of: id).filter { symbols.memberTable[$0.index][member] != nil }
    }
  }
}
