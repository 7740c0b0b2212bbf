import Foundation
import SourceModel
import Testing

@testable import Rewriter

/// Everything that a reader sees is plain English: none of the words below, short diagnostics, numbers that agree, and
/// closed code spans.
@Suite struct PlainWordsTests {
  /// Words of a private language, and what is hard to understand at first reading.
  static let avoided: [(words: String, instead: String)] = [
    (#"\b(?:told|tells?|telling)\b"#, "notify"),
    (#"\bdear(?:er)?\b"#, "expensive"),
    (#"\b(?:anew|afresh)\b"#, "again, re-create"),
    (#"\bmend(?:s|ed|ing)?\b"#, "fix"),
    (#"\blooks? (?:again|anew)\b"#, "update, re-evaluate"),
    (#"\b(?:made|makes?) again\b"#, "re-created"),
    (#"\bhand(?:s|ed|ing)? (?:in|on|out|over)\b"#, "pass, inject"),
    (#"\b(?:is|are) handed\b"#, "is passed"),
    (#"\b(?:is|are) gone\b"#, "is removed"),
    (#"\b(?:shall|somebody|anybody|nobody)\b"#, "a person, nothing"),
    (#"\bcomes? to\b"#, "accesses"),
    (#"\bneeds eyes\b"#, "needs review"),
    (#"\bputs? off\b"#, "defer"),
    (#"\bK[1-5]\b"#, "the creation site in words"),
    (#"\bis no (?:class|code|report|directive|strategy)\b"#, "is not a"),
    (#"\b(?:says?|saying) (?:no|nothing)\b"#, "is false, is unknown"),
    (#"\bheld\b"#, "blocked"),
    (#"\bcautions?\b"#, "warning, note"),
    (#"\bmoves with\b|\bmust move\b"#, "migrate"),
    (#"\bevident\b"#, "known, inferred"),
    (#"\bfaults?\b"#, "finding, internal error"),
    (#"\b(?:can|do|does|is|are|was|will)n't\b"#, "write it out"),
  ]

  /// The same, and numbers that do not agree with their nouns: `1 types`, `3 view`. A `Regex` that is not changed may
  /// be used by several threads.
  nonisolated(unsafe) private static let patterns: [(regex: Regex<AnyRegexOutput>, fault: String)] =
    {
      let nouns = [
        "type", "view", "file", "change", "warning", "note", "owner", "model", "place", "line",
        "commit", "finding", "blocker", "more view", "more type",
      ].joined(separator: "|")
      let disagreeing = [
        #"\b1 (?:\#(nouns))s\b"#, #"\b(?:0|[2-9]|[0-9]{2,}) (?:\#(nouns))\b(?!-)"#,
      ]
      let all =
        avoided.map { ($0.words, ": write \($0.instead)") }
        + disagreeing.map { ($0, " does not agree") }
      return all.map { words, fault in (try! Regex(words).ignoresCase(), fault) }
    }()

  /// The words of an English text that are to be avoided, with what to write.
  static func findings(in text: String) -> [String] {
    patterns.compactMap { regex, fault in
      text.firstMatch(of: regex).map { "“\(text[$0.range])”\(fault)" }
    }
  }

  /// What a reader reads as prose in Markdown: without code.
  static func prose(ofMarkdown text: String) -> String {
    text.replacing(#/(?s)^( *)(`{3,}).*?\n *\2$/#.anchorsMatchLineEndings(), with: "")
      .replacing(#/<!--.*?-->/#, with: "")
      .replacing(#/\]\([^)]*\)/#, with: "]")
      .replacing(#/(`+)[^\n]*?[^`]\1(?!`)/#, with: "")
  }

  private static let markdownFiles: [(path: String, url: URL)] =
    Repository.files(below: Repository.root).filter { path, _ in
      path.hasSuffix(".md") && !path.hasPrefix(".") && !path.contains("/before/")
        && !path.contains("/after/") && !path.hasPrefix("Benchmarks/")
    }.map { ($0, $1) }

  @Test func findsWhatItLooksFor() {
    for (text, count) in [
      ("The view is told of it.", 1), ("1 types migrate.", 1), ("3 view update.", 1),
      ("a model handed over, dear", 2), ("3 views update, 1 type migrates.", 0),
    ] { #expect(Self.findings(in: text).count == count, "\(text)") }
    #expect(Self.prose(ofMarkdown: "a `told` b\n```swift\ntold\n```\n").contains("told") == false)
    #expect(Self.prose(ofMarkdown: "told `a``b`").contains("told"))
  }

  @Test func filesReadAsPlainEnglish() throws {
    #expect(Self.markdownFiles.count > 900)
    var known: Set<Substring> = []
    for (path, url) in Self.markdownFiles {
      let text = try String(contentsOf: url, encoding: .utf8)
      for line in Self.prose(ofMarkdown: text).split(separator: "\n")
      where known.insert(line).inserted {
        for finding in Self.findings(in: String(line)) {
          Issue.record("\(path): \(finding) in “\(line)”")
        }
      }
    }
  }

  @Test(arguments: Explanation.all)
  func pagesReadAsPlainEnglish(page: Explanation) {
    let texts = [page.summary, page.text, page.instead ?? ""]
    for text in texts {
      #expect(Self.findings(in: Self.prose(ofMarkdown: text)).isEmpty, "\(page.name): \(text)")
      #expect(
        !Self.prose(ofMarkdown: text).contains("\\"), "\(page.name) has a raw backslash: \(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(page.name): unclosed code: \(text)")
      for paragraph in text.split(separator: "\n\n") {
        let sentences = paragraph.matches(of: #/[.!?](?=\s|$)/#).count
        #expect(sentences <= 4, "\(page.name) has a paragraph of \(sentences) sentences")
      }
    }
    #expect(page.summary.first?.isLowercase != true && ".…".contains(page.summary.suffix(1)))
    #expect(page.summary.count <= 160, "\(page.name): \(page.summary.count)")
  }

  /// Each diagnostic of each case: at most 140 characters besides the code and the places that it names.
  @Test func diagnosticsAreShort() throws {
    var (known, long): (Set<String>, Set<String>) = ([], [])
    for snapshot in SnapshotCase.all {
      for diagnostic in try snapshot.run().migration.diagnostics {
        let text = diagnostic.text
        guard known.insert(text).inserted else { continue }
        #expect(!text.contains("\n"), "\(snapshot.name): \(text)")
        let words = Self.prose(ofMarkdown: text).replacing(#/\([^)]*\.swift:\d+\)/#, with: "")
        if words.count > 140 { long.insert("\(diagnostic.name) (\(words.count)): \(text)") }
        for finding in Self.findings(in: words) {
          Issue.record("\(snapshot.name): \(finding) in “\(text)”")
        }
      }
    }
    #expect(long.isEmpty, "\(long.sorted().joined(separator: "\n"))")
  }

  /// A rule's words exist once: its doc comment is the summary of its page.
  @Test(arguments: Rule.all.map(\.name))
  func docCommentIsTheSummary(name: String) throws {
    let rule = try #require(Rule.all.first { $0.name == name })
    #expect(try documentation(of: rule) == rule.page.summary)
  }

  /// The terminal, SARIF and JSON give each diagnostic the same name, place and severity.
  @Test(arguments: SnapshotCase.all.filter { $0.name.hasPrefix("Projects/") })
  func reportsAgree(snapshot: SnapshotCase) throws {
    let migration = try snapshot.run().migration
    func key(_ name: String, _ severity: String, _ path: String, _ line: Int) -> String {
      "\(path):\(line) \(severity) \(name)"
    }
    let own = migration.diagnostics.map {
      key($0.name, $0.severity.rawValue, $0.site.path, $0.site.line)
    }
    let data = Data(jsonReport(migration).joined())
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let listed = try #require(json["diagnostics"] as? [[String: Any]]).map {
      key(
        $0["name"] as? String ?? "", $0["severity"] as? String ?? "", $0["file"] as? String ?? "",
        $0["line"] as? Int ?? 0)
    }
    #expect(own == listed)
    let page = htmlReport(migration)
    for diagnostic in migration.diagnostics { #expect(page.contains(diagnostic.name)) }
    for page in Explanation.all.filter({ $0.kind == .diagnostic }) {
      let severities = Set(
        migration.diagnostics.filter { $0.name == page.name }.map(\.severity))
      // A diagnostic may ask less of a person than its kind, but not more.
      #expect(severities.allSatisfy { $0 >= page.severity ?? .note }, "\(page.name)")
    }
    let sarif = Data(sarifReport(migration).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: sarif) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]]).filter {
      !($0["ruleId"] as? String ?? "").hasPrefix("rule-")
    }
    for result in results {
      let id = result["ruleId"] as? String ?? ""
      let name = String(id.drop { $0 != "-" }.dropFirst())
      let level = result["level"] as? String
      #expect(
        migration.diagnostics.contains { $0.name == name && $0.severity.rawValue == level }
          || id.hasPrefix("finding-"), "\(id) \(level ?? "")")
    }
  }
}
