import Foundation
import SourceModel
import Testing

@testable import MigrateObservable
@testable import Rewriter

/// The terminal and all reports say the same about every case.
@Suite struct AgreementTests {
  /// A diagnostic as each report names it.
  private struct Said: Hashable, CustomStringConvertible {
    let name: String
    let severity: String
    let file: String
    let line: Int
    var description: String { "\(file):\(line): \(severity): \(name)" }
  }

  @Test(arguments: SnapshotCase.selected) func reportsAgree(on snapshot: SnapshotCase) throws {
    let migration = try snapshot.run().migration
    let json = try #require(
      try JSONSerialization.jsonObject(
        with: jsonReport(migration).reduce(into: Data()) { $0 += $1 })
        as? [String: Any])
    let summary = try #require(json["summary"] as? [String: Int])
    let types = try #require(json["types"] as? [[String: Any]])
    for verdict in ["migrated", "blocked", "outOfScope", "backedOut"] {
      #expect(types.count { $0["verdict"] as? String == verdict } == summary[verdict])
    }
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]]).map(Self.said)
    #expect(Set(diagnostics) == Set(Self.linesOfTerminal(migration)))
    let blockers = Set(BlockerKind.allCases.map(\.rawValue))
    // One result stands for all places of a blocker.
    #expect(
      Set(diagnostics.filter { !blockers.contains($0.name) })
        == Set(try Self.results(of: migration).filter { !blockers.contains($0.name) }))
    checkCounts(json, summary, migration)
    checkWarnings(diagnostics.filter { !blockers.contains($0.name) }, summary, migration)
    checkStrategies(json)
    checkSentences(summary, migration)
  }

  /// The summary counts what the document lists, and the document has the parts and the screens of the page.
  private func checkCounts(
    _ json: [String: Any], _ summary: [String: Int], _ migration: Migration
  ) {
    func values(_ list: String, _ member: String) -> [String] {
      (json[list] as? [[String: Any]] ?? []).map { $0[member] as? String ?? "" }
    }
    #expect(values("changes", "outcome").count { $0 == "rewritten" } == summary["changes"])
    let parts = values("diagnostics", "part")
    func count(_ names: String...) -> Int { parts.count { names.contains($0) } }
    let review = Review(migration)
    #expect(count("review") == summary["warnings"])
    #expect(count("crashes", "check", "notes") == summary["notes"])
    #expect(count("crashes") == review.crashesToCheck.count)
    #expect(count("check") == review.notesToCheck.count)
    #expect(
      values("screens", "view")
        == review.screens.map { migration.model.symbols.qualifiedName($0.view) })
  }

  /// The warnings are those that the counts count and that the page and the long Markdown list.
  private func checkWarnings(
    _ diagnostics: [Said], _ summary: [String: Int], _ migration: Migration
  ) {
    let findings = Set(FindingKind.allCases.map(\.rawValue))
    let owner = DiagnosticKind.ownerToDecide.rawValue
    let backedOut = DiagnosticKind.backedOut.rawValue
    let rest = diagnostics.filter {
      !findings.contains($0.name) && $0.name != backedOut && $0.name != owner
    }
    #expect(rest.count { $0.severity == "warning" } == summary["warnings"])
    #expect(rest.count { $0.severity == "note" } == summary["notes"])
    #expect(Set(diagnostics.filter { $0.name == owner }).count == summary["ownersToDecide"])
    let review = Review(migration)
    let points = review.points.flatMap(\.warnings).map {
      "\($0.site.path):\($0.site.line):\($0.name)"
    }
    #expect(
      Set(points)
        == Set(
          rest.filter { $0.severity == "warning" }.map { "\($0.file):\($0.line):\($0.name)" }))
    guard summary["types"] != 0 else { return }
    let page = htmlReport(migration)
    let parts = HTMLPage(migration)
    for warning in review.warnings + review.owners {
      #expect(page.contains(parts.prose(warning.message.sentence.dropLast() + ".")))
    }
  }

  /// An owner has the strategy of the change at its place.
  private func checkStrategies(_ json: [String: Any]) {
    let changes = (json["changes"] as? [[String: Any]] ?? []).filter { $0["strategy"] != nil }
    for owner in json["owners"] as? [[String: Any]] ?? [] {
      let there = changes.filter {
        $0["file"] as? String == owner["file"] as? String
          && $0["line"] as? Int == owner["line"] as? Int
          && $0["column"] as? Int == owner["column"] as? Int
      }
      let strategies = Set(there.compactMap { $0["strategy"] as? String })
      #expect(
        strategies.isEmpty || strategies == [owner["strategy"] as? String ?? ""], "\(owner)")
    }
  }

  /// The sentences of the terminal, of the page and of the pull request have the same numbers.
  private func checkSentences(_ summary: [String: Int], _ migration: Migration) {
    let terminal = Summary(
      migration, written: migration.changes.count, mode: .dryRun, isSelection: false
    )
    .lines.joined(separator: "\n")
    let page = HTMLPage(migration).header
    let markdown = markdownReport(migration)
    func expect(_ count: Int?, _ words: (Int) -> (terminal: String, reports: String)) {
      guard let count, count > 0 else { return }
      let (short, long) = words(count)
      #expect(terminal.contains(short), "\(short) in \(terminal)")
      for text in [page, markdown] { #expect(text.contains(long), "\(long) in \(text)") }
    }
    guard summary["types"] != summary["outOfScope"] else { return }
    expect(summary["migrated"]) { ("\($0) to migrate", "\($0) migrated") }
    expect(summary["blocked"]) { ("\($0) blocked", "\($0) blocked") }
    guard summary["changes"] != 0 else { return }
    expect(summary["changes"]) { (counted($0, "change"), counted($0, "change")) }
    expect(summary["warnings"]) { (counted($0, "warning"), counted($0, "warning")) }
    expect(summary["notes"]) { (counted($0, "note"), counted($0, "note")) }
    expect(summary["ownersToDecide"]) { (counted($0, "owner"), counted($0, "owner")) }
  }

  private static func said(_ object: [String: Any]) -> Said {
    Said(
      name: object["name"] as? String ?? "", severity: object["severity"] as? String ?? "",
      file: object["file"] as? String ?? "", line: object["line"] as? Int ?? 0)
  }

  private static func linesOfTerminal(_ migration: Migration) -> [Said] {
    let lines = DiagnosticLines.lines(of: migration.diagnostics, .xcode, showsAll: true) { $0 }
    return lines.compactMap { line in
      guard
        let match = line.wholeMatch(
          of: /(.+?):(?:(\d+):\d+:)? (error|warning|note): .* \[#(\w+)\]/)
      else { return nil }
      return Said(
        name: String(match.4), severity: String(match.3), file: String(match.1),
        line: match.2.flatMap { Int($0) } ?? 0)
    }
  }

  private static func results(of migration: Migration) throws -> [Said] {
    let log = try JSONSerialization.jsonObject(with: Data(sarifReport(migration).utf8))
    let run = ((log as? [String: Any])?["runs"] as? [[String: Any]])?.first
    return try #require(run?["results"] as? [[String: Any]]).map { result in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let place = location as? [String: Any]
      let artifact = place?["artifactLocation"] as? [String: String]
      let id = result["ruleId"] as? String ?? ""
      return Said(
        name: id.split(separator: "-").last.map(String.init) ?? "",
        severity: result["level"] as? String ?? "",
        file: artifact?["uri"]?.removingPercentEncoding ?? "",
        line: (place?["region"] as? [String: Int])?["startLine"] ?? 0)
    }
  }
}
