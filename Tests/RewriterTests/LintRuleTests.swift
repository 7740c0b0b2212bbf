import Foundation
import Testing

/// The lines that the tool writes follow the rules of SwiftLint and SwiftFormat that are on by default, as far as a line
/// shows it. `Documentation/Formatters.md` names the exceptions.
@Suite struct LintRuleTests {
  @Test(arguments: SnapshotCase.selected)
  func writtenLinesFollowDefaultRules(snapshot: SnapshotCase) throws {
    for (path, url) in Repository.files(below: snapshot.folder.appendingPathComponent("after"))
    where path.hasSuffix(".swift") {
      let former = snapshot.folder.appendingPathComponent("before/\(path)")
      guard let before = try? String(contentsOf: former, encoding: .utf8),
        let after = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      for finding in Self.findings(before, after) {
        Issue.record("\(snapshot.name)/after/\(path):\(finding)")
      }
    }
  }

  @Test(
    arguments: [
      ("var a = 1", "var a = 1 ", "trailing_whitespace"),
      ("a\n\nb", "a\n\n\nb", "vertical_whitespace"),
      ("f {\n}", "f {\n\n  a\n}", "blankLinesAtStartOfScope"),
      ("f {\n}", "f {\n  a\n\n}", "blankLinesAtEndOfScope"),
      ("f", "var name: Int? = nil", "redundant_optional_initialization"),
      ("f", "var name: Array<Int>", "syntactic_sugar"),
      ("f", "let name = 1;", "trailing_semicolon"),
      ("f", "let _name = 1", "identifier_name"), ("f", "let x = 1", "identifier_name"),
      ("f", "//comment", "comment_spacing"),
    ])
  func findsWhatItLooksFor(before: String, after: String, rule: String) {
    #expect(Self.findings(before, after).map { $0.contains(rule) } == [true])
  }

  @Test(
    arguments: [
      ("var name: Int? = nil ", "var name: Int? = nil "), ("let x = 1", "private let x = 1"),
      ("f", "private let _name = 1"), ("f", "let id = 1"),
    ])
  func leavesTheRest(before: String, after: String) {
    #expect(Self.findings(before, after).isEmpty)
  }

  private static func findings(_ before: String, _ after: String) -> [String] {
    let former = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let lines = after.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let written = lines.difference(from: former).insertions.compactMap { change -> Int? in
      if case .insert(let offset, _, _) = change { offset } else { nil }
    }
    return written.flatMap { index in
      rules(brokenBy: index, of: lines, before).map { "\(index + 1): \($0): \(lines[index])" }
    }
  }

  private static func rules(
    brokenBy index: Int, of lines: [Substring], _ before: String
  ) -> [String] {
    let line = lines[index]
    func isBlank(_ index: Int) -> Bool {
      lines.indices.contains(index) && lines[index].allSatisfy(\.isWhitespace)
    }
    var found: [String] = []
    if line.last?.isWhitespace == true { found.append("trailing_whitespace") }
    if line.isEmpty, index > 0 {
      let isDouble =
        isBlank(index - 1) && index + 1 < lines.count
        || isBlank(index + 1) && index + 2 < lines.count
      if isDouble { found.append("vertical_whitespace") }
      if lines[index - 1].hasSuffix("{") { found.append("blankLinesAtStartOfScope") }
      let next = index + 1 < lines.count ? lines[index + 1].drop(while: \.isWhitespace) : ""
      if next.hasPrefix("}") { found.append("blankLinesAtEndOfScope") }
    }
    for (rule, pattern) in patterns {
      for match in line.matches(of: pattern) where !before.contains(line[match.range]) {
        found.append(rule)
      }
    }
    return found + (hasOwnName(line, before) ? ["identifier_name"] : [])
  }

  private static var patterns: [(String, Regex<Substring>)] {
    [
      ("redundant_optional_initialization", #/\bvar \w+: [^={]*\? = nil/#),
      ("syntactic_sugar", #/\b(?:Array|Optional|Dictionary)<.*/#),
      ("trailing_semicolon", #/\S+;$/#), ("comment_spacing", #/^\s*\/\/[^\/ !].*/#),
    ]
  }

  /// Whether a line declares a name that the file did not have and that breaks the rule for names.
  private static func hasOwnName(_ line: Substring, _ before: String) -> Bool {
    guard let match = line.firstMatch(of: #/\b(?:var|let|func) `?(\w+)/#) else { return false }
    let name = match.output.1
    let words = before.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if words.contains(name) || name == "id" || name == "_" { return false }
    if name.hasPrefix("_") { return !line.contains("private") }
    return !(3...40).contains(name.count)
  }
}
