extension ProjectModel {
  /// Whether the innermost closure that determines the thread runs on a background queue or in a detached task.
  public func runsInBackground(_ reference: ScopeReference) -> Bool {
    let file = files[reference.file]
    var index: Int? = reference.scope
    while let current = index {
      let scope = file.scopes[current]
      if scope.closure != nil, file.isOnMainActor(closure: scope.range) { return false }
      if case .argument(let call, _, _) = scope.closure {
        let head = file.bytes[call]
        if head.starts(with: "DispatchQueue.global".utf8) || head.starts(with: "Task.detached".utf8)
          || isOnOwnQueue(call, inFile: reference.file)
          || isURLSessionCallback(call, inFile: reference.file)
        {
          return true
        }
        if runsOnMain(head) || head.starts(with: "Task".utf8)
          || runsArgumentOnMain(call, inFile: reference.file)
        {
          return false
        }
      }
      if case .value = scope.closure, isNetworkHandlerOffMain(scope.range, inFile: reference.file) {
        return true
      }
      if scope.owner != nil { return false }
      index = scope.parent
    }
    return false
  }

  /// Whether a closure is a handler of a Network object that is started on a queue other than the main queue:
  /// `monitor.pathUpdateHandler = { … }` with `monitor.start(queue: queue)`.
  private func isNetworkHandlerOffMain(_ closure: ByteRange, inFile number: Int) -> Bool {
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
  private func isURLSessionCallback(_ range: ByteRange, inFile number: Int) -> Bool {
    guard let call = files[number].call(at: range),
      SDK.urlSessionTask.contains(call.name),
      case .member(let base, _) = call.callee.unwrapped.kind
    else { return false }
    if base.dottedPath == ["URLSession", "shared"] { return true }
    guard
      case .external("URLSession", _) = type(
        of: base, at: ScopeReference(file: number, scope: call.scope)
      ).unwrapped
    else { return false }
    return true
  }

  /// Whether a callee, such as `DispatchQueue.main.async`, runs its closure on the main thread.
  private func runsOnMain(_ callee: ArraySlice<UInt8>) -> Bool {
    ["DispatchQueue.main.", "OperationQueue.main.", "RunLoop.main.", "MainActor.run"]
      .contains { callee.starts(with: $0.utf8) }
  }

  /// Whether a call passes its closure to a function of the project that runs it on the main thread: `onMain { … }`.
  private func runsArgumentOnMain(_ range: ByteRange, inFile number: Int) -> Bool {
    guard let call = files[number].call(at: range) else { return false }
    let functions = functions(called: call, at: ScopeReference(file: number, scope: call.scope))
    return !functions.isEmpty
      && functions.allSatisfy { reference in
        guard let body = self[reference].body else { return false }
        let file = files[reference.file]
        return file.uses.calls.starting(in: body).contains { inner in
          runsOnMain(file.bytes[inner.callee.range])
            && self[reference].parameters.contains {
              file.text(inner.range).containsWord($0.name)
            }
        }
      }
  }

  /// Whether a call passes its closure to a queue that the project creates: `queue.async { … }`.
  private func isOnOwnQueue(_ range: ByteRange, inFile number: Int) -> Bool {
    guard let call = files[number].call(at: range), ["async", "asyncAfter"].contains(call.name),
      case .member(let base, _) = call.callee.unwrapped.kind,
      let property = rootProperty(of: base, at: ScopeReference(file: number, scope: call.scope)),
      let host = enclosingType(of: ScopeReference(file: number, scope: call.scope))
    else { return false }
    return members(of: host, named: property).properties.contains { reference in
      guard case .call(let callee, let arguments)? = self[reference].initializer?.kind else {
        return false
      }
      return callee.kind == .name("DispatchQueue") && arguments.first?.label == "label"
    }
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
