import SourceModel

/// The page of a name that the output uses: what `explain` prints, and what the reports and `Documentation/` hold.
public struct Explanation: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case rule, blocker, diagnostic, strategy, creation, signal, finding

    /// What a page of the kind is about, for its title.
    public var title: String {
      switch self {
      case .rule: "what the tool changes"
      case .blocker: "why a type is not migrated"
      case .diagnostic: "what to know about a change, a file or a directive"
      case .strategy: "how a view owns its model"
      case .creation: "where a model is created"
      case .signal: "what makes an initializer heavy"
      case .finding: "what `--audit` reports"
      }
    }

    /// The heading of a list of such pages.
    public var heading: String {
      switch self {
      case .rule: "Rules"
      case .blocker: "Blockers"
      case .diagnostic: "Warnings and notes"
      case .strategy: "Ownership strategies"
      case .creation: "Creation sites"
      case .signal: "Signals"
      case .finding: "Findings"
      }
    }
  }

  public let kind: Kind
  /// As it stands in brackets at the end of a diagnostic.
  public let name: String
  /// One line.
  public let summary: String
  /// A few sentences; backticks mark code.
  public let text: String
  /// What to do about it; a sentence.
  public let instead: String?
  /// Code that shows it.
  public let before: String
  /// What becomes of the code; for a blocker, code that is migrated.
  public let after: String?
  /// How much a diagnostic of the name asks of a reader; nil where none has it.
  public let severity: Severity?

  /// Unique, and fit to be an anchor: `blocker-PublisherUse`.
  public var anchor: String { "\(kind.rawValue)-\(name)" }

  /// The title of the code before the change, and of the code after it.
  public var captions: (before: String, after: String) {
    kind == .blocker ? ("Blocked", "Migrates") : ("Before", "After")
  }

  /// What the name is, in a word.
  private var word: String {
    switch kind {
    case .diagnostic: severity?.rawValue ?? kind.rawValue
    case .creation: "creation site"
    case .rule, .blocker, .strategy, .signal, .finding: kind.rawValue
    }
  }

  /// The page as Markdown.
  public var markdown: String {
    var parts = ["# \(name) (\(word))", summary, text]
    if let instead { parts.append("**What to do:** \(instead)") }
    if let after {
      parts += ["\(captions.before):", Self.fenced(before)]
      parts += ["\(captions.after):", Self.fenced(after)]
    } else if !before.isEmpty {
      parts += ["For example:", Self.fenced(before)]
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func fenced(_ code: String) -> String { "```swift\n\(code)\n```" }
}

extension Explanation {
  /// Every page, by kind; within a kind in the order of its declaration.
  public static let all: [Explanation] =
    Rule.all.map(page) + BlockerKind.allCases.map(page) + DiagnosticKind.allCases.map(page)
    + Strategy.allCases.map(page) + OwnerSite.Kind.allCases.map(page) + Signal.all.map(page)
    + FindingKind.allCases.map(page)

  /// A rule and a diagnostic may share a name.
  public static func pages(named name: String) -> [Explanation] { all.filter { $0.name == name } }

  /// All that `explain` takes, one per line.
  public static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return Kind.allCases.map { kind -> String in
      let lines = all.filter { $0.kind == kind }.map { page in
        let padding = String(repeating: " ", count: width - page.name.count)
        return "  \(page.name)\(padding)  \(page.summary)\n"
      }
      return "\(kind.heading): \(kind.title)\n" + lines.joined()
    }.joined(separator: "\n")
  }

  init(
    _ kind: Kind, _ name: String, _ page: Page, summary: String? = nil, instead: String? = nil,
    severity: Severity? = nil
  ) {
    self.kind = kind
    self.name = name
    self.summary = summary ?? page.summary
    text = page.text
    self.instead = page.instead ?? instead
    before = page.before
    after = page.after
    self.severity = severity
  }

  static func page(of rule: Rule) -> Explanation {
    Explanation(.rule, rule.name, rule.page)
  }

  static func page(of blocker: BlockerKind) -> Explanation {
    Explanation(
      .blocker, blocker.rawValue, blocker.page, summary: blocker.message("…").sentence,
      instead: blocker.instead.sentence, severity: .warning)
  }

  static func page(of diagnostic: DiagnosticKind) -> Explanation {
    Explanation(
      .diagnostic, diagnostic.rawValue, diagnostic.page,
      summary: diagnostic.page.summary.isEmpty ? diagnostic.message("…").sentence : nil,
      instead: diagnostic.instead?.sentence, severity: diagnostic.severity)
  }

  static func page(of strategy: Strategy) -> Explanation {
    Explanation(.strategy, strategy.rawValue, strategy.page)
  }

  static func page(of creation: OwnerSite.Kind) -> Explanation {
    Explanation(.creation, creation.name, creation.page)
  }

  static func page(of finding: FindingKind) -> Explanation {
    Explanation(.finding, finding.rawValue, finding.page, severity: finding.severity)
  }

  static func page(of signal: Signal) -> Explanation {
    let effect =
      switch signal.sideEffect {
      case 0: "It has no side effect."
      case 1: "Running it again gives a different result."
      case 2: "It holds a system resource."
      default: "Its side effect outlives the instance or reaches beyond it."
      }
    let cost =
      signal.expense == 0
      ? "It costs next to nothing." : "Its expense is \(signal.expense); a sum of 5 is heavy."
    let weight =
      signal.sideEffect > 0 && signal.isDecisive
      ? " Its side effect alone makes an initializer heavy." : ""
    return Explanation(
      .signal, signal.name, Page(summary: signal.summary, text: "\(effect) \(cost)\(weight)"))
  }
}
