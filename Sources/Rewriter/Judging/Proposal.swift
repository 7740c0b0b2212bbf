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
  public private(set) var unless: [TypeID] = []
  public let answer: Answer
  public private(set) var diagnostics: [Diagnostic]
  public private(set) var strategy: Strategy?
  /// What a person has to decide, if the change leaves that open.
  public private(set) var mark: Diagnostic?

  public init(
    rule: String, site: Site, types: [TypeID], need: Need = .all, answer: Answer,
    diagnostics: [Diagnostic] = []
  ) {
    self.rule = rule
    self.site = site
    self.types = types
    self.need = need
    self.answer = answer
    self.diagnostics = diagnostics
  }

  /// Keeps types from being migrated, at the place that shows why.
  init(rule: String, types: [TypeID], _ blocker: Blocker) {
    self.init(rule: rule, site: blocker.site, types: types, answer: .blocked(blocker))
  }

  /// The proposal, not applied if one of the types is migrated.
  func excluding(_ types: [TypeID]) -> Proposal {
    var result = self
    result.unless = types
    return result
  }

  /// The proposal with the ownership strategy it follows, and with what a person has to decide.
  func following(_ strategy: Strategy?, mark: Diagnostic?) -> Proposal {
    var result = self
    result.strategy = strategy
    result.mark = mark
    return result
  }

  /// The proposal with one more diagnostic.
  func adding(_ diagnostic: Diagnostic) -> Proposal {
    var result = self
    result.diagnostics.append(diagnostic)
    return result
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
