import Rewriter
import SourceModel

/// How diagnostics are printed.
enum DiagnosticStyle: String, Sendable, CaseIterable {
  case xcode, github
  /// A code quality report on standard output instead of lines.
  case gitlab
  case none
}

extension PlacedDiagnostic {
  /// The diagnostic as one line, in the format of compilers or of GitHub Actions.
  /// - Parameters:
  ///   - path: the path as it is shown.
  ///   - text: replaces the diagnostic's own text.
  func line(_ style: DiagnosticStyle, path: String, text: String? = nil) -> String {
    let text = text ?? self.text
    let position = site.line > 0 ? site : nil
    switch style {
    case .none, .gitlab: return ""
    case .xcode:
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      // GitHub Actions would execute a line that begins like this as a command.
      let path = path.hasPrefix("::") || path.hasPrefix("##[") ? "./" + path : path
      return "\(path)\(place): \(severity.rawValue): \(text) [#\(name)]"
    case .github:
      let command = severity == .note ? "notice" : severity.rawValue
      let place = position.map { ",line=\($0.line),col=\($0.column)" } ?? ""
      return "::\(command) file=\(Self.escape(path, isProperty: true))\(place),title=\(name)::"
        + Self.escape(text, isProperty: false)
    }
  }

  /// Escapes text the way GitHub Actions decodes it.
  private static func escape(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The diagnostics of a run, limited to what fits on a screen: warnings first, the worst
/// consequence first, grouped by name.
struct DiagnosticLines {
  /// The maximum number of lines before the summary, unless the user asks for all.
  static let limit = 30

  /// - Parameters:
  ///   - showsAll: prints every diagnostic; those with the same name are in the order of their sites.
  ///   - shown: converts the path of a diagnostic to the one that is printed.
  static func lines(
    of diagnostics: [PlacedDiagnostic], _ style: DiagnosticStyle, showsAll: Bool,
    shown: (String) -> String
  ) -> [String] {
    guard style == .xcode || style == .github else { return [] }
    let groups = Dictionary(grouping: diagnostics.enumerated()) {
      "\($0.element.severity) \($0.element.name)"
    }.values
      .map { group in group.sorted { $0.offset < $1.offset }.map(\.element) }
      .sorted { a, b in
        (a[0].severity, a[0].rank, -a.count, a[0].name)
          < (b[0].severity, b[0].rank, -b.count, b[0].name)
      }
    // GitHub shows annotations beside the code, so there is room for all.
    if showsAll || style == .github {
      return groups.joined().map { $0.line(style, path: shown($0.site.path)) }
    }
    let facts = groups.map(Fact.all)
    return zip(facts, shares(of: facts)).flatMap { facts, count -> [String] in
      let lines = facts.prefix(count).map { $0.line(style, shown) }
      let rest = facts.dropFirst(count).reduce(0) { $0 + $1.places.count }
      guard rest > 0, let first = facts.first?.places.first else { return lines }
      let severity = first.severity.rawValue
      if count > 0 { return lines + ["\(severity): \(rest) more [#\(first.name)]"] }
      return [
        "\(severity): \(counted(rest, "place")) [#\(first.name)], the first at "
          + "\(shown(first.site.path)):\(first.site.line)"
      ]
    }
  }

  /// Diagnostics that say the same about several places or types.
  private struct Fact {
    var places: [PlacedDiagnostic]

    /// What is surest to matter comes first, also among the places of a fact.
    static func all(in group: [PlacedDiagnostic]) -> [Fact] {
      group.enumerated().sorted {
        ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
      }.map(\.element).grouped(by: \.fact).map(Fact.init)
    }

    func line(_ style: DiagnosticStyle, _ shown: (String) -> String) -> String {
      places[0].line(style, path: shown(places[0].site.path), text: text)
    }

    private var text: String {
      let first = places[0]
      guard places.count > 1 else { return first.text }
      let types = Set(places.compactMap(\.type)).count
      // Only a blocker and a type that was backed out have a fact that is a part of their message.
      guard types > 1, let type = first.type, first.message != first.fact,
        first.message.hasSuffix(first.fact), first.message.hasPrefix("`\(type)` ")
      else {
        let others = places.compactMap(\.code).uniqued().filter { $0 != first.code }.map {
          "`\($0)`"
        }
        let also = others.isEmpty ? "" : ", also \(others.listed(upTo: 2))"
        return "\(first.text) (\(places.count) places\(also))"
      }
      var words = first.message.dropFirst(type.count + 3).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let plurals: [Substring: Substring] = ["is": "are", "was": "were", "stays": "stay"]
      words[0] = plurals[words[0]] ?? words[0]
      let others = counted(types - 1, "more type", plural: "more types")
      let instead = first.instead.map { " \($0)." } ?? ""
      return "`\(type)` and \(others) \(words.joined(separator: " ")).\(instead)"
    }
  }

  /// How many facts of each group are shown. Each group gets a line; the rest is shared out, warnings first.
  private static func shares(of groups: [[Fact]]) -> [Int] {
    let most = 5
    var shares = groups.map { _ in 0 }
    var left = limit - groups.count
    for severity in Severity.allCases {
      for round in 1...most {
        for index in groups.indices
        where groups[index][0].places[0].severity == severity && shares[index] == round - 1
          && groups[index].count >= round
        {
          // The last one of a group replaces the line that counts the rest.
          let cost = groups[index].count == round ? 0 : 1
          guard left >= cost else { continue }
          shares[index] = round
          left -= cost
        }
      }
    }
    return shares
  }
}
