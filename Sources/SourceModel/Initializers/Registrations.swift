/// Instances that others come to know.
extension InitializerReader {
  /// Notes an instance that hands itself to an object which others have too:
  /// `Hub.shared.register(self)`.
  @discardableResult
  func noteRegistration(
    _ call: Call, at scope: ScopeReference, _ result: inout Findings
  ) -> Bool {
    guard case .member(let base, _) = call.callee.kind,
      call.arguments.contains(where: { $0.value.handsOnSelf }) && call.name.isRegistration
        || keepsClosureOfSelf(call, of: base, at: scope),
      isShared(base, at: scope) || isHandedIn(base, at: scope)
    else { return false }
    result.list.append(Finding(signal: .registration, range: call.range, confidence: .likely))
    return true
  }
}

extension InitializerReader {
  /// Whether an object of a package that is not read is given a closure that names `self`: it has to be named only in one
  /// that escapes.
  private func keepsClosureOfSelf(_ call: Call, of base: Expression, at scope: ScopeReference)
    -> Bool
  {
    let file = model.files[scope.file]
    guard !StandardClosureCalls.names.contains(call.name),
      call.arguments.contains(where: {
        $0.value.isClosure && !file.words("self", in: $0.value.range).isEmpty
      }),
      case .external(let type, _) = model.type(of: base, at: scope).unwrapped.instance
    else { return false }
    return Familiar.mayBeOfPackage(type)
  }

  /// Whether an expression begins with a parameter.
  private func isHandedIn(_ expression: Expression, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = expression.chainRoot.kind else { return false }
    let local = model.localBinding(name, at: scope, position: expression.range.lowerBound)
    return local?.binding.kind == .parameter
  }
}

extension Expression {
  /// `self`, or what is made of it: `Observer(delegate: self)`.
  fileprivate var handsOnSelf: Bool {
    if case .call(_, let arguments) = kind { return arguments.contains(where: \.value.isSelf) }
    return isSelf
  }
}

extension String {
  fileprivate var isRegistration: Bool {
    ["add", "register", "subscribe", "attach", "append", "insert", "set", "observe", "listen"]
      .contains { hasPrefix($0) }
  }
}
