/// Changes of state that others can see: of static and global variables, of shared objects, and of objects that the
/// initializer receives.
extension Initializers {
  func note(
    _ write: StateWrite, by call: Call? = nil, in code: Code, _ result: inout Findings
  ) {
    let scope = ScopeReference(file: code.file, scope: write.scope)
    if let signal = sharedChange(write, by: call, at: scope) ?? ownChange(write, at: scope) {
      result.list.append(
        Finding(
          signal: signal, range: write.range, confidence: .certain,
          counts: signal == .retainCycle ? .onNewObjects : .always))
    } else if let object = objectChanged(by: write, at: scope) {
      if !noteRegistration(write, at: scope, &result), isInitializerParameter(object, at: scope) {
        result.list.append(
          Finding(
            signal: .sharedStateWrite, range: write.range, confidence: .likely,
            counts: .inModel))
      }
    }
    noteAccessors(write, in: code, &result)
  }

  /// The signal for a change of what is reached through a type, a global variable or a shared object.
  private func sharedChange(_ write: StateWrite, by call: Call?, at scope: ScopeReference)
    -> Signal?
  {
    guard let holder = sharedHolder(of: write.target, at: scope) else { return nil }
    switch write.kind {
    case .assignment:
      if case .member(_, let name) = write.target.unwrapped.kind, write.value?.isSelf == true,
        name.isDelegateName || name == "dataSource"
      {
        return .registration
      }
      return setsUpFormatter(holder, at: scope) ? nil : .sharedStateWrite
    case .compoundAssignment: return .counter
    case .mutation:
      guard holdsElements(write.target, at: scope) else { return nil }
      let passesSelf = call?.arguments.contains {
        $0.value.isSelf || isClosureReferringToSelf($0.value, at: scope)
      }
      return passesSelf == true ? .registration : .sharedStateWrite
    }
  }

  /// The signal for an assignment to an object of its own that keeps the instance alive or lets the system call it.
  private func ownChange(_ write: StateWrite, at scope: ScopeReference) -> Signal? {
    guard write.kind == .assignment, let value = write.value,
      graph.rootProperty(of: write.target, at: scope) != nil
    else { return nil }
    if capturesSelfStrongly(value, at: scope) { return .retainCycle }
    guard value.isSelf, case .member(let base, let name) = write.target.unwrapped.kind,
      name.isDelegateName,
      case .external(let type, _) = inference.type(of: base, at: scope).unwrapped,
      SDK.callsDelegateAtOnce.contains(type)
    else { return nil }
    return .registration
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

  /// Whether an assignment configures a formatter, which each instance does in the same way.
  private func setsUpFormatter(_ object: Expression, at scope: ScopeReference) -> Bool {
    guard case .external(let name, _) = inference.type(of: object, at: scope).unwrapped else {
      return false
    }
    return name.hasSuffix("Formatter")
  }

  /// The object whose member is changed: `session` in `session.user = user` and `session.users.append(user)`.
  private func objectChanged(by write: StateWrite, at scope: ScopeReference) -> Expression? {
    var target = write.target.unwrapped
    while true {
      switch target.kind {
      case .member(let base, _) where !base.isSelf:
        let types = inference.type(of: base, at: scope).candidates
        if types.contains(where: { symbols[$0].kind == .class || symbols[$0].kind == .protocol })
          || write.kind == .assignment && target == write.target.unwrapped
        {
          return base
        }
        target = base.unwrapped
      case .element(let base, _): target = base.unwrapped
      default: return nil
      }
    }
  }
}

extension FileFacts {
  /// Whether the capture list of a closure holds a name weakly: `{ [weak self] in … }`.
  func capturesWeakly(_ name: String, in closure: ByteRange) -> Bool {
    let text = text(closure).dropFirst().drop(while: \.isWhitespace)
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return false }
    return text[..<end].dropFirst().split(separator: ",").contains { capture in
      let words = capture.split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[1] == name
        && (words[0] == "weak" || words[0].hasPrefix("unowned"))
    }
  }
}
