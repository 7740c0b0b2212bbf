extension Expression {
  /// The expression that a chain of members and calls continues: `a.b` for `a.b()`.
  private var continued: Expression? {
    switch kind {
    case .member(let base, _), .call(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .specialized(let base, _), .element(let base, _):
      base
    default: nil
    }
  }

  /// The first expression of a chain of members and calls.
  var chainRoot: Expression { continued?.chainRoot ?? self }

  /// The call that a chain begins with.
  var innermostCall: Expression? {
    if let inner = continued?.innermostCall { return inner }
    if case .call = kind { return self } else { return nil }
  }

  /// The names of the members of a chain: `a`, `b` and `c` of `a.b().c`.
  public var chainNames: [String] {
    switch kind {
    case .member(let base, let name): base.chainNames + [name]
    case .name(let name): [name]
    default: continued?.chainNames ?? []
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
    case .name(let name), .member(_, let name):
      if name.isNamedAsPublisher { return true }
    case .call(let callee, _):
      if case .member(_, let name) = callee.kind, SDK.publisherCall.contains(name) { return true }
    default: break
    }
    return continued?.isPublisherChain == true
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
