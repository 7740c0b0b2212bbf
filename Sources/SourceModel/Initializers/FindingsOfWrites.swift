/// Changes of state that others can see: of static and global variables, of shared objects, and of objects that the
/// initializer receives.
extension Initializers {
  func note(
    _ write: StateWrite, by call: Call? = nil, in code: Code, _ result: inout Findings
  ) {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    if let signal = sharedChange(write, by: call, in: code) ?? ownChange(write, by: call, at: scope)
    {
      result.list.append(
        Finding(
          signal: signal, range: write.range, confidence: .certain,
          counts: signal == .retainCycle ? .onNewObjects : .always))
    } else if sharedHolder(of: write.target, at: scope) == nil,
      !noteRegistration(write, at: scope, &result),
      let holder = holder(of: write.target, at: scope), !keepsResult(write, in: code)
    {
      result.list.append(
        Finding(
          signal: registersSelf(write, at: scope) ? .registration : .sharedStateWrite,
          range: write.range, confidence: .likely,
          counts: .onOthers(holder.isSelf ? nil : holder, at: scope)))
    }
    noteAccessors(write, in: code, &result)
  }

  /// Notes changes of what others share by the closures that a call of outside code runs later: the completion of a query.
  func noteSharedChanges(
    inClosuresOf call: Call, at scope: ScopeReference, _ result: inout Findings
  ) {
    let uses = symbols.files[scope.file].uses
    for closure in call.closures {
      for assignment in uses.assignments.starting(in: closure.range) {
        let place = ScopeReference(file: scope.file, scope: assignment.scope)
        guard !graph.runsAtOnce(place), sharedHolder(of: assignment.target, at: place) != nil
        else { continue }
        result.list.append(
          Finding(signal: .sharedStateWrite, range: assignment.range, confidence: .likely))
      }
    }
  }

  /// The signal for a change of what is reached through a type, a global variable or a shared object.
  private func sharedChange(_ write: StateWrite, by call: Call?, in code: Code) -> Signal? {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    guard let holder = sharedHolder(of: write.target, at: scope), !keepsResult(write, in: code)
    else { return nil }
    switch write.kind {
    case .assignment:
      if registersSelf(write, at: scope) { return .registration }
      return setsUpFormatter(holder, write, at: scope) ? nil : .sharedStateWrite
    case .compoundAssignment:
      return isCounter(write.target, at: scope) ? .counter : .sharedStateWrite
    case .mutation:
      guard holdsElements(write.target, at: scope) else { return nil }
      let passesSelf = call?.arguments.contains {
        $0.value.isSelf || isClosureReferringToSelf($0.value, at: scope)
      }
      return passesSelf == true ? .registration : .sharedStateWrite
    }
  }

  /// Whether a closure, or a method used as one, holds the object itself.
  func capturesSelfStrongly(_ value: Expression, at scope: ScopeReference) -> Bool {
    if value.isClosure {
      return isClosureReferringToSelf(value, at: scope)
        && !symbols.files[scope.file].capturesWeakly("self", in: value.range)
    }
    guard let name = value.ownName, let owner = symbols.enclosingType(of: scope),
      symbols.localBinding(name, at: scope, position: value.range.lowerBound) == nil
    else { return false }
    let members = symbols.members(of: owner, named: name)
    return members.properties.isEmpty && members.functions.contains { !symbols[$0].isStatic }
  }

  /// The shared object or type whose part is changed; for a global variable, the variable.
  private func sharedHolder(of target: Expression, at scope: ScopeReference) -> Expression? {
    switch target.unwrapped.kind {
    case .member(let base, _): isShared(base, at: scope) ? base : nil
    case .element(let base, _):
      sharedHolder(of: base, at: scope) ?? (isShared(base, at: scope) ? base : nil)
    case .name: isShared(target, at: scope) ? target : nil
    default: nil
    }
  }

  /// Whether a value that a method mutates is certainly stored there: a collection or another value, not an object
  /// whose method has the name of a mutating one.
  private func holdsElements(_ target: Expression, at scope: ScopeReference) -> Bool {
    let type = inference.type(of: target, at: scope)
    switch type.unwrapped {
    case .array, .dictionary: return true
    case .external(let name, _): return SDK.cheapType.contains(name)
    case .nominal: return !type.candidates.contains { symbols[$0].kind == .class }
    case .unknown: return (target.dottedPath?.count ?? 0) > 2
    default: return false
    }
  }

  /// Whether an assignment configures a formatter, and each instance does so in the same way.
  private func setsUpFormatter(_ object: Expression, _ write: StateWrite, at scope: ScopeReference)
    -> Bool
  {
    guard case .external(let name, _) = inference.type(of: object, at: scope).unwrapped,
      name.hasSuffix("Formatter"), let value = write.value
    else { return false }
    let own = symbols.enclosingType(of: scope)
    return symbols.files[scope.file].uses.names.starting(in: value.range).allSatisfy { use in
      let name = symbols.files[scope.file].text(use.range)
      return symbols.localBinding(name, at: scope, position: use.range.lowerBound) == nil
        && own.map { symbols.members(of: $0, named: name).properties }?
          .allSatisfy { symbols[$0].isStatic } != false
    }
  }

  /// Whether a compound assignment counts the instances, and the app never uses the number.
  private func isCounter(_ target: Expression, at scope: ScopeReference) -> Bool {
    let properties = graph.properties(named: target, at: scope)
    guard properties.count == 1, let reference = properties.first,
      let name = target.lastName, symbols[reference].isStatic || reference.type == nil,
      case .external("Int", _) = inference.type(of: reference)
    else { return false }
    symbols.ask(.mention(name))
    return !symbols.files.indices.contains { number in
      if symbols.isTest(file: number) { return false }
      let file = symbols.files[number]
      let counting = file.uses.assignments.filter { $0.value == nil && $0.target.lastName == name }
      return [file.uses.reads, file.uses.viewReads].joined().contains { read in
        let place = ScopeReference(file: number, scope: read.scope)
        let body = symbols.enclosingBody(of: place)
        return read.name == name && body?.kind != .initializer
          && !counting.contains { (body?.body ?? $0.range).contains($0.range) }
          && graph.properties(named: read.expression, at: place).contains(reference)
      }
    }
  }

  /// Whether code keeps what it returns for its next call: it reads the variable before it writes it.
  private func keepsResult(_ write: StateWrite, in code: Code) -> Bool {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    guard write.kind == .assignment, let body = symbols.enclosingBody(of: scope)?.body,
      let name = write.target.variable.lastName, returnsValue(around: scope)
    else { return false }
    return symbols.files[code.file].uses.reads.starting(in: body).contains {
      $0.name == name && $0.range.upperBound <= write.range.lowerBound
    }
  }

  private func returnsValue(around scope: ScopeReference) -> Bool {
    guard let owner = symbols.enclosingBody(of: scope) else { return false }
    guard owner.kind == .function else { return owner.kind == .accessor }
    return symbols.function(withBodyOf: owner, at: scope)?.returnType != nil
  }

  /// The object whose state a write changes: `session` in `session.user = user` and `session.users.append(user)`. The
  /// base of its own properties is `self`.
  private func holder(of target: Expression, at scope: ScopeReference) -> Expression? {
    switch target.unwrapped.kind {
    case .member(let base, _):
      !base.isSelf && isValue(inference.type(of: base, at: scope))
        ? holder(of: base, at: scope) : base
    case .element(let base, _): holder(of: base, at: scope)
    case .name(let name):
      symbols.localBinding(name, at: scope, position: target.range.lowerBound) == nil
        ? Expression(.selfReference, range: target.range) : nil
    default: nil
    }
  }

  private func isValue(_ type: ResolvedType) -> Bool {
    let types = type.unwrapped.candidates
    return !types.isEmpty && types.allSatisfy { [.struct, .enum].contains(symbols[$0].kind) }
  }
}
