import SourceModel

/// What a rule proposes for a site: the edits, or why it cannot change.
public struct Proposal: Sendable {
  public enum Need: Sendable {
    /// All of the types must be migrated, and none of them can be migrated without this.
    case all
    /// All of the types must be migrated, but they can be migrated without this.
    case allIfPossible
    /// It is enough that one of the types is migrated.
    case any
  }
  public enum Answer: Sendable {
    case rewrite([Edit])
    indirect case blocked(Blocker)
    /// Nothing is changed, and no type depends on it; a person should look.
    case advice(Diagnostic)
  }

  /// The name of the rule.
  public let rule: String
  public let site: Site
  /// The types that must be migrated for this.
  public let types: [TypeID]
  public let need: Need
  /// Not applied if one of these is migrated.
  public let unless: [TypeID]
  public let answer: Answer
  public let diagnostics: [Diagnostic]
  public let strategy: Strategy?
  /// What a person has to decide, if the change leaves that open.
  public let mark: Diagnostic?

  public init(
    rule: String, site: Site, types: [TypeID], need: Need = .all, unless: [TypeID] = [],
    answer: Answer,
    diagnostics: [Diagnostic] = [], strategy: Strategy? = nil, mark: Diagnostic? = nil
  ) {
    self.mark = mark
    self.rule = rule
    self.site = site
    self.types = types
    self.need = need
    self.unless = unless
    self.answer = answer
    self.diagnostics = diagnostics
    self.strategy = strategy
  }

  public var edits: [Edit] {
    if case .rewrite(let edits) = answer { return edits }
    return []
  }
}

/// What keeps a type from being migrated, with the place that shows it.
public struct Blocker: Sendable, Hashable {
  public let kind: BlockerKind
  public let site: Site
  /// The code as written: `$query`, `@AppStorage("key")`; one line, cut at a token.
  public let code: String

  public init(_ kind: BlockerKind, at site: Site, code: String) {
    self.kind = kind
    self.site = site
    self.code = kind.quotesCode ? code.quoted() : code
  }

  /// One sentence, without its full stop.
  public var message: String { kind.message(code) }
}

extension String {
  /// The string with each occurrence of a character replaced.
  func replacing(_ character: Character, with replacement: String) -> String {
    var result = ""
    for element in self {
      if element == character { result += replacement } else { result.append(element) }
    }
    return result
  }
}
