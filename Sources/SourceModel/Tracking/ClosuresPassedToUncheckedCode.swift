extension Tracking {
  /// A closure, or a local function, that is passed to code that may call it on any thread.
  public struct ClosurePassedToUncheckedCode: Sendable {
    public let range: ByteRange
    /// The name of the function that receives it.
    public let callee: String
  }

  /// The closures in a range of code that are passed to code which is compiled without actor isolation checks and may
  /// call them on another thread. They would check their isolation at run time if they were isolated. Closures that the
  /// SDK takes as `@Sendable` are not isolated to any actor.
  public func closuresPassedToUncheckedCode(within range: ByteRange, inFile number: Int)
    -> [ClosurePassedToUncheckedCode]
  {
    let file = symbols.files[number]
    guard symbols.layout.checksMovedClosures(in: file.path) else { return [] }
    let roots = graph.runCode(ofFile: number).roots
    var closures: [ClosurePassedToUncheckedCode] = []
    for (index, scope) in file.scopes.enumerated() where range.contains(scope.range) {
      guard case .argument(let place, _, _)? = scope.closure, range.contains(place),
        let call = file.call(at: place), roots[index] == index,
        !file.statesIsolation(ofClosure: scope.range),
        passesToUncheckedCode(by: call, inFile: number)
      else { continue }
      closures.append(ClosurePassedToUncheckedCode(range: scope.range, callee: call.name))
    }
    for call in file.uses.calls
    where range.contains(call.range) && passesToUncheckedCode(by: call, inFile: number) {
      let scope = ScopeReference(file: number, scope: call.scope)
      let isCalledInPlace = SDK.callsClosureNow.contains(call.name) && !call.isOnPublisher
      for argument in call.arguments where !isCalledInPlace {
        guard case .name(let name) = argument.value.kind else { continue }
        let local = symbols.localBinding(name, at: scope, position: argument.value.range.lowerBound)
        guard local?.binding.kind == .function else { continue }
        closures.append(
          ClosurePassedToUncheckedCode(range: argument.value.range, callee: call.name))
      }
    }
    return closures.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func passesToUncheckedCode(by call: Call, inFile number: Int) -> Bool {
    let scope = ScopeReference(file: number, scope: call.scope)
    func isUnchecked(_ file: Int) -> Bool {
      !symbols.layout.checksMovedClosures(in: symbols.files[file].path)
    }
    switch graph.target(ofCallTo: call.callee, call.arguments, at: scope) {
    case .functions(let functions): return functions.contains { isUnchecked($0.file) }
    case .implementations(let functions): return functions.contains { isUnchecked($0.file) }
    case .construction(let types): return types.contains { isUnchecked(symbols[$0].primary.file) }
    case .local, .delegation, .nothing: return false
    case .outside, .unknownMember, .free, .opaque:
      return !SDK.takesSendableClosure.contains(call.name) && !isOnMainThread(call, at: scope)
    }
  }

  /// Whether a publisher delivers its values to the closure on the main thread: `receive(on: RunLoop.main)`.
  private func isOnMainThread(_ call: Call, at scope: ScopeReference) -> Bool {
    guard case .member(var publisher, _) = call.callee.kind else { return false }
    while case .call(let callee, let arguments) = publisher.unwrapped.kind,
      case .member(let base, let name) = callee.unwrapped.kind
    {
      if SDK.schedulingOperator.contains(name) || name == "publish" {
        let scheduler = arguments.last { ["on", "scheduler"].contains($0.label) }
        return scheduler.map { graph.thread(ofQueue: $0.value, at: scope) == .main } ?? false
      }
      guard SDK.sendsOnSameThread.contains(name) else { return false }
      publisher = base
    }
    return false
  }
}

extension FileFacts {
  /// `{ @Sendable value in … }`
  fileprivate func statesIsolation(ofClosure range: ByteRange) -> Bool {
    bytes[range].dropFirst().first { $0 > 0x20 } == 0x40
  }
}
