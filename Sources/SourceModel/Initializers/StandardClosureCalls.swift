/// Members and functions of the standard library and the SDK that call their closure before they return.
enum StandardClosureCalls {
  static let names: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "sort", "first",
    "firstIndex", "last", "lastIndex", "contains", "allSatisfy", "min", "max", "removeAll",
    "partition", "drop", "prefix", "split", "mapValues", "compactMapValues", "enumerated",
    "withLock", "withLockUnchecked", "sync", "performAndWait", "autoreleasepool", "withAnimation",
    "withTransaction", "assumeIsolated", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBufferPointer",
    "withExtendedLifetime", "withCheckedContinuation", "concurrentPerform", "with", "then",
    "configure", "apply",
  ]

  /// Types whose initializer calls its closure: `AsyncStream { continuation in … }`.
  static let makers: Set<String> = ["AsyncStream", "AsyncThrowingStream", "Future"]

  /// Calls that run their closure on the main actor or in a task, and return its result.
  static let dispatches: Set<String> = [
    "DispatchQueue.main.async", "Task", "MainActor.run", "MainActor.assumeIsolated",
    "RunLoop.main.perform", "OperationQueue.main.addOperation",
  ]

  /// Calls whose closure the compiler treats as code on the main actor.
  static let onMainActor: Set<String> = [
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "MainActor.run",
    "MainActor.assumeIsolated",
  ]

  /// Calls that show that a chain, and the closures in it, belong to a publisher.
  static let publisherCalls: Set<String> = [
    "sink", "assign", "store", "eraseToAnyPublisher", "debounce", "throttle", "receive",
    "removeDuplicates", "subscribe", "publisher", "dataTaskPublisher", "combineLatest",
    "autoconnect",
    "switchToLatest", "share", "setFailureType", "replaceError", "delay",
  ]
}

extension Expression {
  /// The first expression of a chain of members and calls.
  var chainRoot: Expression {
    switch kind {
    case .member(let base, _), .call(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .specialized(let base, _), .element(let base, _):
      base.chainRoot
    default: self
    }
  }

  /// The names of the members of a chain.
  var chainNames: [String] {
    switch kind {
    case .member(let base, let name): base.chainNames + [name]
    case .call(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .specialized(let base, _), .element(let base, _):
      base.chainNames
    case .name(let name): [name]
    default: []
    }
  }

  /// Whether a chain contains a publisher: `$x`, `publisher(for:)`, `debounce(…)`. A property with the name of such a
  /// call, as `store` in `store.items`, does not count.
  var isPublisherChain: Bool {
    switch kind {
    case .name(let name): return name.isNamedAsPublisher
    case .member(let base, let name): return name.isNamedAsPublisher || base.isPublisherChain
    case .call(let callee, _):
      if case .member(_, let name) = callee.kind,
        StandardClosureCalls.publisherCalls.contains(name)
      {
        return true
      }
      return callee.isPublisherChain
    case .optionalChain(let base), .forceUnwrap(let base), .specialized(let base, _),
      .element(let base, _):
      return base.isPublisherChain
    default: return false
    }
  }
}

extension String {
  fileprivate var isNamedAsPublisher: Bool { hasPrefix("$") || self == "publisher" }
}

extension Call {
  /// Whether the member is called on an expression that is a publisher by its form.
  var isOnPublisher: Bool {
    if case .member(let base, _) = callee.kind { return base.isPublisherChain }
    return false
  }
}
