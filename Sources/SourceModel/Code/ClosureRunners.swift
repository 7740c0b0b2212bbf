/// Calls that only run a closure.
extension CodeGraph {
  /// Whether a call does nothing but run its only closure: a dispatch, a task, an animation, a loop over a plain path, or
  /// a function of the project that only passes it to one of these.
  public func runsClosureAlone(_ call: Call, inFile number: Int) -> Bool {
    guard call.closures.count == 1 else { return false }
    if SDK.setsTransaction.contains(call.name) {
      return call.arguments.allSatisfy(\.value.runsNoCode)
    }
    guard call.arguments.count == 1 else { return false }
    if SDK.dispatch.contains(symbols.files[number].text(call.callee.range)) { return true }
    if case .member(let base, "forEach") = call.callee.kind { return base.dottedPath != nil }
    let functions = functions(
      called: call, at: ScopeReference(file: number, scope: call.scope))
    return !functions.isEmpty && functions.allSatisfy(runsParameterAlone)
  }

  /// Whether a function does nothing but run its only parameter.
  private func runsParameterAlone(_ reference: FunctionReference) -> Bool {
    let function = symbols[reference]
    guard let body = function.body, function.parameters.count == 1,
      let parameter = function.parameters.first, case .function = parameter.type.unwrapped
    else { return false }
    let calls = symbols.files[reference.file].uses.calls.starting(in: body)
    let runs = calls.filter { call in
      call.callee.unwrapped.simpleName == parameter.name
        || SDK.callsClosureNow.union(SDK.runsClosureLater).contains(call.name)
          && call.arguments.contains { $0.value.simpleName == parameter.name }
    }
    return !runs.isEmpty && writes(in: body, ofFile: reference.file).isEmpty
      && calls.allSatisfy { call in runs.contains { call.range.contains($0.range) } }
  }
}

extension Expression {
  /// Whether it only names a value, or builds one of an implicit type: `.easeIn(duration: 1)`.
  fileprivate var runsNoCode: Bool {
    switch kind {
    case .name, .implicitMember, .literal, .closure: true
    case .member(let base, _): base.runsNoCode
    case .call(let callee, let arguments):
      callee.startsWithImplicitMember && arguments.allSatisfy(\.value.runsNoCode)
    default: dottedPath != nil
    }
  }

  private var startsWithImplicitMember: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _): base.startsWithImplicitMember
    default: false
    }
  }
}
