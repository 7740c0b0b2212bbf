/// What is lost where code subscribes to a publisher later.
extension CodeGraph {
  /// Whether a later subscriber of a publisher certainly misses nothing: the publisher repeats its latest value, keeps its
  /// result or starts its work for each subscriber, or only the clock or the system sends. This holds for the others that
  /// it combines too, also in the code that creates it.
  /// - Parameter depth: The number of functions and properties that the publisher was found through.
  public func missesNothing(
    subscribingLaterTo publisher: Expression, at scope: ScopeReference, depth: Int = 0
  ) -> Bool {
    func missesNothing(_ part: Expression) -> Bool {
      self.missesNothing(subscribingLaterTo: part, at: scope, depth: depth)
    }
    switch publisher.unwrapped.kind {
    case .call(let callee, let arguments):
      guard let name = callee.unwrapped.chainNames.last, !arguments.observesKeyPath else { break }
      if callee.isCombiningPublisher || SDK.takesPublishers.contains(name) {
        let parts =
          arguments.map(\.value)
          + (callee.isCombiningPublisher ? [] : [callee.base])
          .compactMap(\.self)
        return !parts.isEmpty && parts.allSatisfy(missesNothing)
      }
      if sendsWithoutProject(callee, arguments, at: scope) { return true }
      if SDK.firstValue[name] == nil || SDK.firstValue[name] == "ofBase", let base = callee.base,
        SDK.schedulingOperator.contains(name) || name.isPublisherOperator
      {
        return missesNothing(base)
      }
    case .ternary(let first, let second), .coalescing(let first, let second):
      return missesNothing(first) && missesNothing(second)
    default: break
    }
    if firstValueOfType(of: publisher, at: scope) == .atOnce { return true }
    let sources = sources(of: publisher, at: scope)
    guard !sources.isEmpty else { return firstValue(of: publisher, at: scope) == .atOnce }
    return sources.allSatisfy { source, place in
      depth < 6 && self.missesNothing(subscribingLaterTo: source, at: place, depth: depth + 1)
    }
  }

  /// Whether a call creates a publisher that starts or repeats its work for each subscriber, or notifications that no code
  /// of the project posts.
  private func sendsWithoutProject(
    _ callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference
  ) -> Bool {
    switch target(ofCallTo: callee, arguments, at: scope) {
    case .functions, .implementations, .construction: return false
    default: break
    }
    let names = callee.unwrapped.chainNames
    if [names.first, names.last].compactMap(\.self).contains(
      where: SDK.sendsToEachSubscriber.contains)
    {
      return true
    }
    guard names.last == "publisher", names.contains("NotificationCenter"),
      let first = arguments.first,
      first.label == "for"
    else { return false }
    return !mayPost(first.value, at: scope)
  }
}
