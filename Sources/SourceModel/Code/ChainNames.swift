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

  /// The names of the members of a chain: `a`, `b` and `c` of `a.b().c`.
  public var chainNames: [String] {
    switch kind {
    case .member(let base, let name): base.chainNames + [name]
    case .call(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .specialized(let base, _), .element(let base, _):
      base.chainNames
    case .name(let name): [name]
    default: []
    }
  }

  /// Whether a call of this expression creates a publisher that combines its arguments: `Publishers.Merge`.
  var isCombiningPublisher: Bool {
    SDK.combiningPublisher.contains(chainNames.last ?? "")
  }

  /// Whether a chain contains a publisher: `$x`, `publisher(for:)`, `debounce(…)`. A property with the name of such a
  /// call, as `store` in `store.items`, does not count.
  var isPublisherChain: Bool {
    switch kind {
    case .name(let name): return name.isNamedAsPublisher
    case .member(let base, let name): return name.isNamedAsPublisher || base.isPublisherChain
    case .call(let callee, _):
      if case .member(_, let name) = callee.kind,
        SDK.publisherCall.contains(name)
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
