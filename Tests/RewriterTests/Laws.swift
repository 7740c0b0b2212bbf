import Foundation
import SwiftSyntax

@testable import Rewriter
@testable import SourceModel

/// What holds of every snapshot case.
struct Law: Sendable {
  let name: String
  /// What is wrong, for a person; empty where the law is kept.
  let violations: @Sendable (SnapshotRun) -> [String]
}

extension Law {
  static let all: [Law] = [
    .lossless, .asRecorded, .nothingUnreported, .stillParses, .idempotent, .commentsKept,
    .onlyTouchedLines, .orderFree, .filtered, .filteredStrictly, .notVacuous,
    .repeatedInitializersReported, .noEmptiedStatement,
  ]

  /// To parse every file gives what parsing those gives that something leads to.
  static let filtered = Law(name: "filtered") { run in
    differences(of: run, parsing: .all, name: "where every file is parsed")
  }

  /// Neither does it matter whether the rest is parsed where most is: small projects are parsed whole by that.
  static let filteredStrictly = Law(name: "filtered strictly") { run in
    differences(of: run, parsing: .leastNeeded, name: "where as little as possible is parsed")
  }

  private static func differences(
    of run: SnapshotRun, parsing extent: Reading.Extent, name: String
  ) -> [String] {
    // Files that mention what is migrated are parsed in any case.
    if run.project.sources.allSatisfy(\.words.isMarked) { return [] }
    guard let other = try? migrate(run.project, options: run.options, jobs: 2, extent: extent)
    else { return ["the migration fails \(name)"] }
    var result: [String] = []
    let report = Array(markdownReport(run.migration, isLong: true).utf8)
    let otherReport = Array(markdownReport(other, isLong: true).utf8)
    if report != otherReport {
      result.append(
        "the report is another \(name)\n"
          + difference(from: otherReport, to: report, path: "report.md"))
    }
    for (change, other) in zip(run.migration.changes, other.changes)
    where change.path != other.path || change.after != other.after {
      result.append(
        "\(change.path) comes out otherwise \(name)\n"
          + difference(from: other.after, to: change.after, path: change.path))
    }
    if run.migration.changes.count != other.changes.count {
      result.append("\(name), \(other.changes.count) files change")
    }
    if run.migration.diagnostics != other.diagnostics {
      result.append("the diagnostics differ \(name)")
    }
    return result
  }

  static let lossless = Law(name: "lossless") { run in
    run.project.sources.compactMap { file in
      run.parsed(file.bytes).isLossless ? nil : "the tree of \(file.path) does not print its bytes"
    }
  }

  /// `after/` holds what changes and nothing else, and `report.md` is the report.
  static let asRecorded = Law(name: "as recorded") { run in
    if Recording.isOn { return [] }
    let recorded = Repository.contents(of: run.snapshot.after)
    let changes = Dictionary(
      uniqueKeysWithValues: run.migration.changes.map { ($0.path, $0.after) })
    var result: [String] = []
    for path in Set(recorded.keys).union(changes.keys).sorted() {
      let before = run.project.sources.first { $0.path == path }?.bytes ?? []
      if recorded[path] == before {
        result.append("after/\(path) is equal to before/\(path): delete it")
      } else if recorded[path] != changes[path] {
        let expected = recorded[path] ?? before
        let actual = changes[path] ?? before
        result.append(
          "after/\(path) is not what comes out\n"
            + difference(from: expected, to: actual, path: path)
            + decidingRules(run.migration, path: path) + acceptance)
      }
    }
    let report = Array(run.report.utf8)
    let recordedReport = (try? Data(contentsOf: run.snapshot.report)).map { Array($0) } ?? []
    if report != recordedReport {
      result.append(
        "report.md is not what comes out\n"
          + difference(from: recordedReport, to: report, path: "report.md") + acceptance)
    }
    return result
  }

  static let stillParses = Law(name: "still parses") { run in
    run.migration.changes.compactMap { change in
      let before = run.parsed(change.before)
      let after = run.parsed(change.after)
      guard before.firstSyntaxError == nil, let offset = after.firstSyntaxError else { return nil }
      let place = after.lines.position(of: offset)
      return "\(change.path):\(place.line):\(place.column) is a syntax error that was not there\n"
        + difference(from: change.before, to: change.after, path: change.path)
        + decidingRules(run.migration, path: change.path)
    }
  }

  /// Migrating the result rewrites nothing, and holds the same types for the same reasons.
  static let idempotent = Law(name: "idempotent") { run in
    let second: SnapshotRun
    do throws(InternalError) {
      second = try SnapshotRun(
        snapshot: run.snapshot, project: run.migratedProject, options: run.options)
    } catch {
      return ["migrating the result fails: \(error.message)"]
    }
    var result = second.migration.changes.map { change in
      "a second run changes \(change.path)\n"
        + difference(from: change.before, to: change.after, path: change.path)
        + decidingRules(second.migration, path: change.path)
    }
    let held = blockedTypes(run.migration)
    let heldAgain = blockedTypes(second.migration)
    if held != heldAgain {
      result.append("a second run holds \(heldAgain), and the first \(held)")
    }
    return result
  }

  static let orderFree = Law(name: "order-free") { run in
    if run.project.sources.count < 2, run.project.manifests.count < 2 { return [] }
    let reversed = Project(
      sources: run.project.sources.reversed(), manifests: run.project.manifests.reversed())
    guard
      let other = try? SnapshotRun(
        snapshot: run.snapshot, project: reversed, options: run.options,
        isAudit: run.audit != nil)
    else { return ["migrating the files in reverse order fails"] }
    var result: [String] = []
    let changes = Dictionary(
      uniqueKeysWithValues: other.migration.changes.map { ($0.path, $0.after) })
    for change in run.migration.changes where changes[change.path] != change.after {
      result.append(
        "\(change.path) comes out otherwise with the files in reverse order\n"
          + difference(
            from: change.after, to: changes[change.path] ?? change.before, path: change.path))
    }
    if changes.count != run.migration.changes.count {
      result.append("with the files in reverse order \(changes.count) files change")
    }
    let reports = [run, other].map { Array($0.report.utf8) }
    if reports[0] != reports[1] {
      result.append(
        "the report is another with the files in reverse order\n"
          + difference(from: reports[0], to: reports[1], path: "report.md"))
    }
    return result
  }

  /// A case of a rule shows a decision by the rule, unless its name says that something is left alone.
  static let notVacuous = Law(name: "not vacuous") { run in
    guard let rule = run.snapshot.rule, !run.snapshot.name.hasSuffix("left-alone") else {
      return []
    }
    let own = run.migration.decisions.filter { $0.rule == rule }
    return own.isEmpty
      ? ["nothing in it is decided by \(rule)\n" + decidingRules(run.migration)] : []
  }

  private static func blockedTypes(_ migration: Migration) -> [String] {
    migration.blocked.map { verdict in
      let reasons = Set(verdict.blockers.map(\.blocker.kind.rawValue)).sorted()
      return
        "\(migration.model.symbols.qualifiedName(verdict.type)) (\(reasons.joined(separator: ", ")))"
    }
    .sorted()
  }
}

/// How to say that what comes out is what should.
private let acceptance = "If it is right, accept it: \(Recording.command), then read `git diff`."

/// A unified diff of two versions of one file.
func difference(from old: [UInt8], to new: [UInt8], path: String, context: Int = 3) -> String {
  let whole = Edit(
    path: path, range: 0..<old.count, replacement: String(decoding: new, as: UTF8.self))
  guard let change = try? FileChange(path: path, before: old, edits: [whole]) else { return "" }
  return unifiedDiff(of: [change])
}

func describe(_ decision: Decision) -> String {
  let site = decision.site
  return "\(site.path):\(site.line):\(site.column) \(decision.rule): \(decision.outcome.rawValue)"
}

/// The decisions about a file, or about all files, a line each.
func decidingRules(_ migration: Migration, path: String? = nil) -> String {
  let decisions = migration.decisions.filter { decision in
    path == nil || decision.site.path == path || decision.edits.contains { $0.path == path }
  }
  guard !decisions.isEmpty else { return "Nothing is decided.\n" }
  let lines = decisions.prefix(12).map { "  " + describe($0) }
  let rest = decisions.count > 12 ? ["  and \(decisions.count - 12) more"] : []
  return "Decided by:\n" + (lines + rest).joined(separator: "\n") + "\n"
}
