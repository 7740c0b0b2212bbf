import SourceModel

/// What a rule says of one site: how it would read, or why it cannot.
public struct Proposal: Sendable {
  public enum Need: Sendable {
    /// All of the types must move, and none of them may move without this.
    case all
    /// All of the types must move, but they can do without this.
    case allIfPossible
    /// It is enough that one of them moves.
    case any
  }
  public enum Answer: Sendable {
    case rewrite([Edit])
    indirect case objection(Objection)
    /// Nothing is changed; a person should look.
    case advice(String)
  }

  /// The name of the rule.
  public let rule: String
  public let site: Site
  /// The types whose move this depends on.
  public let types: [TypeID]
  public let need: Need
  /// It is not wanted where one of these moves.
  public let unless: [TypeID]
  public let answer: Answer
  public let cautions: [CautionNote]
  public let strategy: Strategy?
  /// What a person is asked to do at a site that is only marked.
  public let mark: String?

  public init(
    rule: String, site: Site, types: [TypeID], need: Need = .all, unless: [TypeID] = [],
    answer: Answer,
    cautions: [CautionNote] = [], strategy: Strategy? = nil, mark: String? = nil
  ) {
    self.mark = mark
    self.rule = rule
    self.site = site
    self.types = types
    self.need = need
    self.unless = unless
    self.answer = answer
    self.cautions = cautions
    self.strategy = strategy
  }

  public var edits: [Edit] {
    if case .rewrite(let edits) = answer { return edits }
    return []
  }
}

/// Why a type cannot move, with the place that shows it.
public struct Objection: Sendable, Hashable {
  public let reason: Reason
  public let site: Site
  /// The thing itself, as written: `$query`, `@AppStorage("key")`.
  public let evidence: String

  public init(_ reason: Reason, at site: Site, evidence: String) {
    self.reason = reason
    self.site = site
    self.evidence = evidence.firstLine
  }

  /// One sentence for a person.
  public var message: String { reason.why.replacing("%", with: evidence) }
}

/// A caution with what it concerns.
public struct CautionNote: Sendable, Hashable {
  public let caution: Caution
  public let evidence: String
  /// What makes it matter here, where that is more than the evidence.
  public let detail: String?

  public init(_ caution: Caution, evidence: String = "", detail: String? = nil) {
    self.caution = caution
    self.evidence = evidence.firstLine
    self.detail = detail
  }

  public var message: String {
    caution.sentence.replacing("%", with: evidence) + (detail.map { ": " + $0 } ?? "")
  }
}

extension String {
  /// The first line, with a mark where there are more.
  var firstLine: String {
    guard let end = firstIndex(where: \.isNewline) else { return self }
    return self[..<end] + " …"
  }

  /// The string with each occurrence of a character replaced.
  func replacing(_ character: Character, with replacement: String) -> String {
    var result = ""
    for element in self {
      if element == character { result += replacement } else { result.append(element) }
    }
    return result
  }
}
