/// The thread that a call runs its closure on.
extension ProjectModel {
  /// Whether a call runs its closure on a background queue or in a detached task.
  func runsOnOtherThread(_ call: Call, inFile number: Int) -> Bool {
    let head = files[number].bytes[call.range]
    return head.starts(with: "DispatchQueue.global".utf8)
      || head.starts(with: "Task.detached".utf8)
      || isOnOwnQueue(call, inFile: number) || isURLSessionCallback(call, inFile: number)
  }

  /// Whether a call runs its closure on the main thread, or in a task with the isolation of the code around it.
  func runsOnMain(_ call: Call, inFile number: Int) -> Bool {
    let head = files[number].bytes[call.range]
    return runsOnMain(head) || head.starts(with: "Task".utf8)
      // `group.notify(queue: .main) { … }`
      || call.arguments.contains {
        $0.label == "queue"
          && ($0.value.kind == .implicitMember("main")
            || $0.value.dottedPath == ["DispatchQueue", "main"]
            || $0.value.dottedPath == ["OperationQueue", "main"])
      }
  }

  /// Whether a callee, such as `DispatchQueue.main.async`, runs its closure on the main thread.
  private func runsOnMain(_ callee: ArraySlice<UInt8>) -> Bool {
    ["DispatchQueue.main.", "OperationQueue.main.", "RunLoop.main.", "MainActor.run"]
      .contains { callee.starts(with: $0.utf8) }
  }

  /// Whether a call passes its closure to a function of the project that runs it on the main thread: `onMain { … }`.
  func runsArgumentOnMain(_ call: Call, inFile number: Int) -> Bool {
    guard declaresFunction(named: call.name) else { return false }
    let functions = functions(called: call, at: ScopeReference(file: number, scope: call.scope))
    return !functions.isEmpty
      && functions.allSatisfy { reference in
        guard let body = self[reference].body else { return false }
        let file = files[reference.file]
        return file.uses.calls.starting(in: body).contains { inner in
          runsOnMain(file.bytes[inner.callee.range])
            && self[reference].parameters.contains {
              !file.words($0.name, in: inner.range).isEmpty
            }
        }
      }
  }

  /// Whether a closure is a handler of a Network object that is started on a queue other than the main queue:
  /// `monitor.pathUpdateHandler = { … }` with `monitor.start(queue: queue)`.
  func isNetworkHandlerOffMain(_ closure: ByteRange, inFile number: Int) -> Bool {
    let uses = files[number].uses
    let assignment = uses.assignments.first { $0.value?.range == closure }
    guard case .member(let object, let handler)? = assignment?.target.unwrapped.kind,
      SDK.networkHandler.contains(handler), let path = object.dottedPath
    else { return false }
    let queues = uses.calls.compactMap { call -> Expression? in
      guard case .member(let base, "start") = call.callee.unwrapped.kind, base.dottedPath == path
      else { return nil }
      return call.arguments.first { $0.label == "queue" }?.value
    }
    return !queues.isEmpty
      && queues.allSatisfy { queue in
        if case .implicitMember("main") = queue.kind { return false }
        return queue.dottedPath != ["DispatchQueue", "main"]
      }
  }

  /// Whether a call passes its closure to a `URLSession`, which calls it on its own queue:
  /// `session.dataTask(with:) { … }`.
  private func isURLSessionCallback(_ call: Call, inFile number: Int) -> Bool {
    guard SDK.urlSessionTask.contains(call.name),
      case .member(let base, _) = call.callee.unwrapped.kind
    else { return false }
    if base.dottedPath == ["URLSession", "shared"] { return true }
    let scope = ScopeReference(file: number, scope: call.scope)
    guard case .external("URLSession", _) = type(of: base, at: scope).unwrapped else {
      return false
    }
    return true
  }

  /// Whether a call passes its closure to a queue that the project creates: `queue.async { … }`.
  private func isOnOwnQueue(_ call: Call, inFile number: Int) -> Bool {
    let scope = ScopeReference(file: number, scope: call.scope)
    guard ["async", "asyncAfter"].contains(call.name),
      case .member(let base, _) = call.callee.unwrapped.kind,
      let property = rootProperty(of: base, at: scope), let host = enclosingType(of: scope)
    else { return false }
    return members(of: host, named: property).properties.contains { reference in
      guard case .call(let callee, let arguments)? = self[reference].initializer?.kind else {
        return false
      }
      return callee.kind == .name("DispatchQueue") && arguments.first?.label == "label"
    }
  }

  /// Whether code runs off the main thread: the innermost closure that determines the thread runs on a background queue
  /// or in a detached task.
  public func runsInBackground(_ place: ScopeReference) -> Bool {
    for closure in closures(around: place) {
      let file = files[closure.file]
      if file.isOnMainActor(closure: file.scopes[closure.scope].range) { return false }
      switch timing(ofClosure: closure) {
      case .otherThread: return true
      case .laterOnMain: return false
      case .now, .viewBuilder, .onAppearance, .action, .later, .unknown: break
      }
    }
    return false
  }
}

extension FileFacts {
  /// Whether a closure is annotated with `@MainActor`: `{ @MainActor in … }`.
  fileprivate func isOnMainActor(closure: ByteRange) -> Bool {
    var start = skipWhitespace(from: closure.lowerBound + 1)
    while bytes[start] == UInt8(ascii: "@") {
      let end = bytes[start...].firstIndex(where: \.isWhitespace) ?? bytes.count
      if bytes[start..<end].elementsEqual("@MainActor".utf8) { return true }
      start = skipWhitespace(from: end)
    }
    return false
  }
}
