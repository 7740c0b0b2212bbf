/// Code that runs while no body is evaluated: closures that a view passes to values which call them then,
/// `Layer { radar.blips }`, and code that computes a layout.
extension Tracking {
  /// The members of a model that a view reads in such code only, each with its first read. The view does not depend on
  /// them.
  public func readsInKeptClosures(
    in host: TypeID, throughMember holder: String, _ types: [TypeID]
  ) -> [Usage.LocatedRead] {
    let reads = readsWhileEvaluated(in: host, throughMember: holder)
    func isKept(_ read: Usage.LocatedRead) -> Bool {
      let place = read.place
      return graph.closures(around: place).contains(where: isCalledOutsideOfBodies)
        || symbols.enclosingBody(of: place).map { SDK.runsInLayout.contains($0.name) } == true
    }
    var known = Set(reads.filter { !isKept($0) }.map(\.use.name))
    return reads.filter {
      known.insert($0.use.name).inserted && isFollowed($0.use.name, of: types)
    }
  }

  /// Whether a closure computes a layout, or is passed to the initializer of a project type that stores it, and only code
  /// outside of bodies calls it.
  private func isCalledOutsideOfBodies(_ closure: ScopeReference) -> Bool {
    let file = symbols.files[closure.file]
    guard case .argument(let range, let label, _)? = file.scopes[closure.scope].closure,
      let call = file.call(at: range)
    else { return false }
    if SDK.runsInLayout.contains(call.name) { return call.callee.base != nil }
    guard call.name.looksLikeTypeName else { return false }
    let place = ScopeReference(file: closure.file, scope: call.scope)
    guard let types = inference.typeCreated(by: call.callee, at: place)?.candidates,
      types.count == 1,
      let id = types.first, symbols.hostRole(of: id) == nil, !symbols.hasBody(id)
    else { return false }
    let argument = file.scopes[closure.scope].range
    let position = call.arguments.firstIndex { $0.value.range == argument }
    let names = inference.receivers(of: call.callee, at: place).flatMap { receiver -> [String] in
      let parameter =
        receiver.parameters.parameter(receiving: position, of: call.arguments)
        ?? receiver.parameters.first { $0.label == label && $0.mayBeClosure }
      return parameter.map { properties(storing: $0.name, by: receiver) } ?? []
    }
    let stored = names.uniqued().flatMap { symbols.members(of: id, named: $0).properties }
      .filter { symbols[$0].isStored }
    return !stored.isEmpty && !stored.contains { mayRunWithBody(symbols[$0].name, of: id) }
  }

  /// The properties that an initializer may assign a parameter to.
  private func properties(storing parameter: String, by receiver: Receiver) -> [String] {
    guard let function = receiver.function, let body = symbols[function].body else {
      return [parameter]
    }
    return symbols.files[function.file].uses.assignments.starting(in: body).compactMap {
      assignment in
      assignment.value?.dottedPath == [parameter] ? assignment.target.ownName : nil
    }
  }

  /// Whether code that evaluates a view may call a member of a type, directly or through other code.
  private func mayRunWithBody(_ name: String, of id: TypeID) -> Bool {
    var queue: [(name: String, owner: TypeID?)] = [(name, id)]
    var visited: Set<String> = []
    while let (name, owner) = queue.popLast() {
      guard visited.insert(name).inserted else { continue }
      for scope in places(using: name, of: owner) {
        guard
          graph.closures(around: scope).allSatisfy({ graph.timing(ofClosure: $0).mayRunWithBody }),
          let body = symbols.enclosingBody(of: scope)
        else { continue }
        let type = symbols.enclosingType(of: scope)
        if let type, symbols.hostRole(of: type) != nil || symbols.hasBody(type) {
          if views.mayBeEvaluated(scope) { return true }
        } else if body.kind == .function || body.kind == .accessor {
          queue.append((body.name, type))
        }
      }
    }
    return false
  }

  /// Where code calls or reads a member of a type, or a global function or variable.
  private func places(using name: String, of owner: TypeID?) -> [ScopeReference] {
    func isMeant(_ base: Expression?, _ scope: ScopeReference) -> Bool {
      guard let base, !base.isSelf else {
        return owner == nil || symbols.enclosingType(of: scope) == owner
      }
      let type = inference.type(of: base, at: scope).instance
      return type.isUnknown || owner.map(type.candidates.contains) == true
    }
    let calls = symbols.calls(named: name).map { number, call in
      (base: call.callee.base, scope: ScopeReference(file: number, scope: call.scope))
    }
    let reads = symbols.parsedFiles(naming: [name]).flatMap { number in
      symbols.files[number].uses.reads(named: name).map {
        (base: $0.base, scope: ScopeReference(file: number, scope: $0.scope))
      }
    }
    return (calls + reads).filter { isMeant($0.base, $0.scope) }.map(\.scope)
  }
}
