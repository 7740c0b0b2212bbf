/// A scope and the scopes that contain it, innermost first.
public struct EnclosingScopes: Sequence, IteratorProtocol {
  private let scopes: [LexicalScope]
  private let endsAtBody: Bool
  private var index: Int?

  fileprivate init(_ scopes: [LexicalScope], from index: Int, endsAtBody: Bool) {
    self.scopes = scopes
    self.index = index
    self.endsAtBody = endsAtBody
  }

  public mutating func next() -> (index: Int, scope: LexicalScope)? {
    guard let current = index else { return nil }
    let scope = scopes[current]
    index = endsAtBody && scope.isWholeBody ? nil : scope.parent
    return (current, scope)
  }
}

extension FileFacts {
  /// A scope and the scopes that contain it.
  public func scopes(around index: Int) -> EnclosingScopes {
    EnclosingScopes(scopes, from: index, endsAtBody: false)
  }

  /// A scope and the scopes that contain it, up to that of a body or of a type.
  public func scopesInBody(around index: Int) -> EnclosingScopes {
    EnclosingScopes(scopes, from: index, endsAtBody: true)
  }
}

extension LexicalScope {
  /// Whether the scope is that of a body or of a type.
  fileprivate var isWholeBody: Bool {
    if case .type = kind { true } else { owner != nil }
  }
}
