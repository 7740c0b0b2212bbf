/// The thread that code runs on.
enum CodeThread: Sendable {
  /// The main thread, or the isolation of the code around it.
  case main
  case other
}

extension CodeGraph {
  /// The thread that a call runs its closure on, after it returns; nil if that is not known.
  func thread(ofClosurePassedTo call: Call, at scope: ScopeReference) -> CodeThread? {
    if call.startsTask { return .main }
    switch call.callee.unwrapped.kind {
    case .member(let base, "detached") where base.isTask: return .other
    case .member(let group, let name)
    where SDK.startsTaskOffActors.contains(name)
      && inference.type(of: group, at: scope).candidates.isEmpty:
      return .other
    case .member(let source, "setEventHandler"), .member(let source, "setCancelHandler"):
      return thread(ofDispatchSource: source, at: scope)
    case .member(let base, "detachNewThread") where base.kind == .name("Thread"): return .other
    case .member(let base, "run") where base.kind == .name("MainActor"): return .main
    case .member(let source, "sink"): return thread(ofValuesFrom: source, at: scope)
    case .member(let queue, let name):
      if let thread = thread(ofQueue: queue, at: scope) {
        // `queue.sync` runs its closure on the calling thread.
        return thread == .other && SDK.callsClosureNow.contains(name) ? nil : thread
      }
      if case .external(let type, _) = outsideType(of: queue, at: scope).unwrapped.instance,
        callsBackOffMain("\(type).\(name)", of: queue, inFile: scope.file)
      {
        return .other
      }
    case .name(let type) where SDK.callsBackOffMain.contains("\(type).init"): return .other
    default: break
    }
    // `group.notify(queue: .main) { … }`, `manager.startAccelerometerUpdates(to: queue) { … }`
    if let queue = call.arguments.first(where: { $0.label == "queue" || $0.label == "to" }),
      let thread = thread(ofQueue: queue.value, at: scope)
    {
      return thread
    }
    return threadOfQueue(runningObjectCreatedBy: call, at: scope)
      ?? threadOfFunction(receivingArgumentOf: call, at: scope)
  }

  /// The thread that a queue or a run loop runs code on; nil if that is not known.
  func thread(ofQueue queue: Expression, at scope: ScopeReference) -> CodeThread? {
    if let thread = threadOfNewQueue(queue) { return thread }
    guard let (name, base) = queue.nameAndBase else { return nil }
    let position = queue.range.lowerBound
    if base == nil, let local = symbols.localBinding(name, at: scope, position: position)?.binding {
      return local.kind == .constant ? local.value.flatMap(threadOfNewQueue) : nil
    }
    let threads = owners(of: name, base, at: scope, position).flatMap { owner in
      symbols.members(of: owner, named: name).properties.map {
        symbols[$0].initializer.flatMap(threadOfNewQueue)
      }
    }
    return threads.allSatisfy { $0 == threads[0] } ? threads.first ?? nil : nil
  }

  /// The same for an expression that creates the queue or names one of the SDK's: `.main`, `DispatchQueue.global()`.
  private func threadOfNewQueue(_ queue: Expression) -> CodeThread? {
    switch queue.unwrapped.kind {
    case .implicitMember("main"): return .main
    case .member(let type, "main"):
      return type.dottedPath?.last.map(SDK.queueType.contains) == true ? .main : nil
    case .call(let callee, let arguments):
      switch callee.kind {
      case .implicitMember("global"): return .other
      case .member(let type, "global"): return type.kind == .name("DispatchQueue") ? .other : nil
      case .name("OperationQueue"): return .other
      case .name("DispatchQueue"):
        guard let target = arguments.first(where: { $0.label == "target" }) else { return .other }
        return threadOfNewQueue(target.value)
      default: return nil
      }
    default: return nil
    }
  }

  /// The thread on which a chain of publishers delivers; nil if that is not known.
  private func thread(ofValuesFrom source: Expression, at scope: ScopeReference, depth: Int = 0)
    -> CodeThread?
  {
    if case .call(let callee, let arguments) = source.unwrapped.kind {
      if callee.lastName == "dataTaskPublisher" { return .other }
      if let scheduler = arguments.first(where: {
        $0.label == "scheduler" || $0.label == "on" && callee.lastName == "receive"
      }) {
        return thread(ofQueue: scheduler.value, at: scope)
      }
      if let base = callee.base, let thread = thread(ofValuesFrom: base, at: scope, depth: depth) {
        return thread
      }
    }
    guard depth < 4 else { return nil }
    let threads = sources(of: source, at: scope).map {
      thread(ofValuesFrom: $0, at: $1, depth: depth + 1)
    }
    return threads.allSatisfy { $0 == threads[0] } ? threads.first ?? nil : nil
  }

  /// The property that a publisher assigns off the main thread: `x` in
  /// `session.dataTaskPublisher(for: url).assign(to: &$x)`.
  func propertyAssignedOffMain(by call: Call, at scope: ScopeReference) -> Expression? {
    guard call.name == "assign", let source = call.callee.base, !symbols.isInPreview(scope),
      let target = call.arguments.first(where: { $0.label == "to" })?.value,
      thread(ofValuesFrom: source, at: scope) == .other
    else { return nil }
    switch target.kind {
    case .inOut(let publisher):
      switch publisher.kind {
      case .name(let name): return Expression(.name(name.unprojected), range: publisher.range)
      case .member(let base, let name):
        return Expression(.member(base, name.unprojected), range: publisher.range)
      default: return nil
      }
    case .keyPath(_, let components):
      return call.arguments.first { $0.label == "on" }.map { object in
        components.reduce(object.value) { Expression(.member($0, $1), range: target.range) }
      }
    default: return nil
    }
  }

  /// The thread on which a function of the project runs the closure that a call passes to it: `onMain { … }`; nil if
  /// that is not known.
  private func threadOfFunction(receivingArgumentOf call: Call, at scope: ScopeReference)
    -> CodeThread?
  {
    guard symbols.declaresFunction(named: call.name) else { return nil }
    let functions = functions(called: call, at: scope)
    if functions.isEmpty { return nil }
    let isOnMain = functions.allSatisfy { reference in
      guard let body = symbols[reference].body else { return false }
      let file = symbols.files[reference.file]
      return file.uses.calls.starting(in: body).contains { inner in
        self.isOnMain(inner, at: ScopeReference(file: reference.file, scope: inner.scope))
          && symbols[reference].parameters.contains {
            !file.words($0.name, in: inner.range).isEmpty
          }
      }
    }
    return isOnMain ? .main : functions.allSatisfy(callsBackOffMain) ? .other : nil
  }

  /// Whether a call is of the main queue or the main actor: `DispatchQueue.main.async`, `MainActor.run`.
  private func isOnMain(_ call: Call, at scope: ScopeReference) -> Bool {
    guard case .member(let base, let name) = call.callee.unwrapped.kind else { return false }
    return name == "run" && base.kind == .name("MainActor")
      || thread(ofQueue: base, at: scope) == .main
  }

  /// Whether a closure is a handler of a Network object that is started on a queue other than the main queue:
  /// `monitor.pathUpdateHandler = { … }` with `monitor.start(queue: queue)`.
  func isNetworkHandlerOffMain(_ closure: ByteRange, inFile number: Int) -> Bool {
    let assignments = symbols.files[number].uses.assignments
    let assignment = assignments.first { $0.value?.range == closure }
    guard case .member(let object, let handler)? = assignment?.target.unwrapped.kind,
      SDK.networkHandler.contains(handler)
    else { return false }
    return isStartedOffMain(object, inFile: number)
  }

  /// Whether a method of an SDK object calls its closure off the main thread.
  private func callsBackOffMain(_ method: String, of object: Expression, inFile number: Int)
    -> Bool
  {
    SDK.callsBackOffMain.contains(method)
      || SDK.networkHandler.contains(method) && isStartedOffMain(object, inFile: number)
  }

  /// Whether a file starts a Network object, and never on the main queue.
  private func isStartedOffMain(_ object: Expression, inFile number: Int) -> Bool {
    guard let path = object.dottedPath else { return false }
    let threads = symbols.files[number].uses.calls.compactMap { call -> CodeThread?? in
      guard case .member(let base, "start") = call.callee.unwrapped.kind, base.dottedPath == path,
        let queue = call.arguments.first(where: { $0.label == "queue" })
      else { return nil }
      return thread(ofQueue: queue.value, at: ScopeReference(file: number, scope: call.scope))
    }
    return !threads.isEmpty && threads.allSatisfy { $0 != .main }
  }

  /// Whether code runs off the main thread: the innermost closure that determines the thread runs on a background queue
  /// or in a detached task.
  public func runsInBackground(_ place: ScopeReference) -> Bool {
    for closure in closures(around: place) {
      let file = symbols.files[closure.file]
      if file.isOnMainActor(closure: file.scopes[closure.scope].range) { return false }
      switch timing(ofClosure: closure) {
      case .otherThread: return true
      case .laterOnMain: return false
      case .now, .viewBuilder, .eachFrame, .onAppearance, .action, .later, .unknown: break
      }
    }
    return false
  }
}

extension Expression {
  /// `Task`, `Task<Void, Never>`
  fileprivate var isTask: Bool {
    if case .specialized(let inner, _) = kind { return inner.isTask }
    return kind == .name("Task")
  }
}

extension String {
  /// `x` for `$x`.
  fileprivate var unprojected: String { String(drop { $0 == "$" }) }
}

extension Call {
  /// Whether it starts a task that inherits the isolation of the code around it: `Task { … }`, `Task.init { … }`.
  fileprivate var startsTask: Bool {
    guard case .member(let base, let name) = callee.unwrapped.kind else { return callee.isTask }
    return base.isTask && name != "detached"
  }
}

extension CodeGraph {
  /// Whether a closure is that of a task which inherits the isolation of the code around it.
  func isOfTask(_ closure: ScopeReference) -> Bool {
    let file = symbols.files[closure.file]
    guard case .argument(let range, _, _)? = file.scopes[closure.scope].closure else {
      return false
    }
    return file.call(at: range)?.startsTask == true
  }

  /// Whether a closure runs no more often than the code around it: that of a task, or one that a queue runs later.
  func runsOnce(_ closure: ScopeReference) -> Bool {
    let file = symbols.files[closure.file]
    let position = file.scopes[closure.scope].closure
    guard case .argument(let range, _, _)? = position, let call = file.call(at: range) else {
      return position == .applied
    }
    switch call.callee.unwrapped.kind {
    case .member(let base, "detached"): return base.isTask
    case .member(let base, "run"): return base.kind == .name("MainActor")
    case .member(let queue, "async"): return thread(ofQueue: queue, at: closure) != nil
    default: return call.startsTask
    }
  }
}

extension FileFacts {
  /// Whether a closure is annotated with `@MainActor`: `{ @MainActor in … }`.
  func isOnMainActor(closure: ByteRange) -> Bool {
    var start = skipWhitespace(from: closure.lowerBound + 1)
    while bytes[start] == UInt8(ascii: "@") {
      let end = bytes[start...].firstIndex(where: \.isWhitespace) ?? bytes.count
      if bytes[start..<end].elementsEqual("@MainActor".utf8) { return true }
      start = skipWhitespace(from: end)
    }
    return false
  }
}

extension CodeGraph {
  /// The first code in a range that the compiler refuses in an asynchronous function: `RunLoop.current`. Closures are
  /// not part of the function.
  public func codeRefusedInAsync(in range: ByteRange, ofFile number: Int) -> ByteRange? {
    let uses = symbols.files[number].uses
    func isRefused(_ base: Expression, _ name: String, _ label: String?, _ scope: Int) -> Bool {
      let place = ScopeReference(file: number, scope: scope)
      guard !closures(around: place).contains(where: { _ in true }),
        case .external(let type, _) = outsideType(of: base, at: place).instance
      else { return false }
      let member = type + "." + name
      return SDK.unavailableFromAsync.contains(member)
        || label.map { SDK.unavailableFromAsync.contains("\(member)(\($0):)") } == true
    }
    let call = uses.calls.starting(in: range).first { call in
      call.callee.base.map {
        isRefused($0, call.name, call.arguments.first?.label, call.scope)
      } == true
    }
    return call?.range
      ?? uses.reads(in: range).first { read in
        read.base.map { isRefused($0, read.name, nil, read.scope) } == true
      }?.range
  }
}
