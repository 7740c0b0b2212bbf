import SourceModel

/// The page of a rule, reason, caution or strategy: what `explain` prints, and what the reports
/// link to.
public struct Explanation: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case rule, reason, caution, advice, strategy, signal, fault

    /// What a thing of the kind is, for the title of its page.
    public var title: String {
      switch self {
      case .rule: "what becomes of one kind of site"
      case .reason: "why a type is held"
      case .caution: "a change of behaviour at a site that was rewritten"
      case .advice: "what a person should know of the project"
      case .strategy: "a way for a view to own a model"
      case .signal: "what building a model may do"
      case .fault: "what is wrong in code that is already on @Observable"
      }
    }
  }

  public let kind: Kind
  /// As it stands in brackets at the end of a line.
  public let name: String
  /// One line.
  public let summary: String
  /// A few sentences; backticks mark code.
  public let text: String
  /// What a person can do about it.
  public let instead: String?
  /// Code that shows it.
  public let before: String
  /// What becomes of the code; of a reason, what can be written so that the type moves.
  public let after: String?

  /// Unique, and fit to be an anchor: `reason-PublisherUse`.
  public var anchor: String { "\(kind.rawValue)-\(name)" }

  /// The page as Markdown.
  public var markdown: String {
    var parts = ["# \(name): \(kind.title)", summary, text]
    if let instead { parts.append("**Instead:** \(instead)") }
    let isSolution = kind == .reason
    if let after {
      parts += [isSolution ? "Held:" : "Before:", Self.fenced(before)]
      parts += [isSolution ? "Moves:" : "After:", Self.fenced(after)]
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
    Rule.all.compactMap(page) + Reason.allCases.map(page) + Caution.allCases.map(page)
    + Advice.allCases.map(page) + Strategy.allCases.map(page) + Signal.all.map(page)
    + Fault.allCases.map(page)

  /// A rule and a reason may share a name.
  public static func pages(named name: String) -> [Explanation] { all.filter { $0.name == name } }

  /// All that `explain` takes, a line each.
  public static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return Kind.allCases.compactMap { kind -> String? in
      let pages = all.filter { $0.kind == kind }
      guard !pages.isEmpty else { return nil }
      let lines = pages.map { page in
        let padding = String(repeating: " ", count: width - page.name.count)
        return "  \(page.name)\(padding)  \(page.summary)\n"
      }
      return "\(kind.rawValue): \(kind.title)\n" + lines.joined()
    }.joined(separator: "\n")
  }

  static func page(of rule: Rule) -> Explanation? {
    guard let text = ruleTexts[rule.name] else { return nil }
    return Explanation(
      kind: .rule, name: rule.name, summary: rule.summary, text: text.text, instead: nil,
      before: text.before, after: text.after)
  }

  static func page(of reason: Reason) -> Explanation {
    let text = reason.page
    return Explanation(
      kind: .reason, name: reason.rawValue, summary: sentence(reason.why), text: text.text,
      instead: sentence(reason.instead), before: text.before, after: text.after)
  }

  static func page(of caution: Caution) -> Explanation {
    let text = caution.page
    return Explanation(
      kind: .caution, name: caution.rawValue, summary: sentence(caution.sentence),
      text: text.text, instead: text.instead, before: text.before, after: text.after)
  }

  static func page(of advice: Advice) -> Explanation {
    let text = advice.page
    return Explanation(
      kind: .advice, name: advice.rawValue,
      summary: text.summary.isEmpty ? sentence(advice.sentence) : text.summary,
      text: text.text, instead: text.instead, before: text.before, after: text.after)
  }

  static func page(of strategy: Strategy) -> Explanation {
    let text = strategy.page
    return Explanation(
      kind: .strategy, name: strategy.rawValue, summary: text.summary, text: text.text,
      instead: nil, before: text.before, after: text.after)
  }

  static func page(of fault: Fault) -> Explanation {
    let text = fault.page
    return Explanation(
      kind: .fault, name: fault.rawValue, summary: text.summary, text: text.text,
      instead: text.instead, before: text.before, after: text.after)
  }

  static func page(of signal: Signal) -> Explanation {
    let effect =
      switch signal.sideEffect {
      case 0: "It has no side effect."
      case 1: "Done again, it gives something else."
      case 2: "It holds a resource of the system."
      default: "Its effect reaches beyond the instance."
      }
    let cost =
      switch signal.expense {
      case 0: "It costs next to nothing"
      case 1..<5: "It costs \(signal.expense) of the 5 that are worth a frame's notice"
      default: "It costs \(signal.expense), where 5 are worth a frame's notice"
      }
    let weight =
      signal.sideEffect > 0 && signal.isDecisive
      ? "; by its effect alone it makes a model heavy." : "."
    return Explanation(
      kind: .signal, name: signal.name, summary: signal.summary, text: "\(effect) \(cost)\(weight)",
      instead: nil, before: "", after: nil)
  }

  /// A message's words, without the evidence, as a sentence that stands alone.
  private static func sentence(_ template: String) -> String {
    let text = template.replacing("`%`", with: "this code").replacing(
      "% build", with: "several views build"
    )
    .replacing("%", with: "this")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

/// What a page says beyond the words that its name has in the code.
struct PageText: Sendable {
  var summary = ""
  var text = ""
  var instead: String?
  var before = ""
  var after: String?
}
