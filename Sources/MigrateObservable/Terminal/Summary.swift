import Rewriter

/// The summary of a run, in at most ten lines.
struct Summary {
  enum Mode { case dryRun, check, inPlace }

  let lines: [String]

  /// - Parameters:
  ///   - written: the number of files that have their new contents, read again from disk.
  ///   - backedOut: the number of types that were restored because the `--verify` command failed.
  init(_ migration: Migration, written: Int, backedOut: Int, mode: Mode) {
    let counts = Counts(migration)
    let read = counted(counts.files, "file")
    let findings = migration.findingsHeadline.map { [$0] } ?? []
    let types = counts.migrated + counts.blocked + backedOut
    // What was backed out is left out of the options of the last attempt.
    let outOfScope = counts.outOfScope - backedOut
    guard types > 0 else {
      let rest =
        counts.outOfScope == 0 ? "" : "; \(counted(counts.outOfScope, "type")) out of scope"
      lines = ["\(read) read, no ObservableObject to migrate\(rest)"] + findings
      return
    }
    let changed = mode == .inPlace ? "\(written) changed" : "\(counts.filesChanged) to change"
    var parts = ["\(counts.migrated) \(mode == .inPlace ? "migrated" : "to migrate")"]
    if counts.blocked > 0 { parts.append("\(counts.blocked) blocked") }
    if backedOut > 0 { parts.append("\(backedOut) backed out") }
    if outOfScope > 0 { parts.append("\(outOfScope) out of scope") }
    var lines = [
      "\(read) read, \(changed)",
      "\(counted(types + outOfScope, "type")): \(parts.joined(separator: ", "))",
    ]
    if !migration.blocked.isEmpty { lines.append("blocked by " + Self.blockers(migration)) }
    parts = [counted(counts.changes, "change")]
    if counts.warnings > 0 { parts.append(counted(counts.warnings, "warning")) }
    if counts.notes > 0 { parts.append(counted(counts.notes, "note")) }
    lines.append(parts.joined(separator: ", "))
    if counts.ownersToDecide > 0 {
      let name = DiagnosticKind.ownerToDecide.rawValue
      lines.append("\(counted(counts.ownersToDecide, "owner")) left for you to decide [#\(name)]")
    }
    if let headline = migration.recreatedHeadline { lines.append(headline) }
    self.lines = lines + findings
  }

  /// The number of types that each kind of blocker blocks, most frequent first.
  private static func blockers(_ migration: Migration) -> String {
    var counts: [String: Int] = [:]
    for verdict in migration.blocked {
      for name in Set(verdict.blockers.map(\.blocker.kind.rawValue)) {
        counts[name, default: 0] += 1
      }
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(5).map { "\($0.key) (\($0.value))" }
    let rest = sorted.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
