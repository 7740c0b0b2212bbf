import Rewriter

/// What a run did, in a few lines.
struct Summary {
  enum Mode { case dryRun, check, inPlace }

  let lines: [String]

  /// - Parameters:
  ///   - written: how many files hold their new bytes, as re-read from the disk.
  ///   - backedOut: how many types were put back since a command failed with them.
  init(_ migration: Migration, written: Int, backedOut: Int, mode: Mode) {
    let read = counted(migration.model.fileCount, "file")
    let changed =
      switch mode {
      case .inPlace: "\(written) changed"
      case .dryRun, .check: "\(migration.changes.count) would change"
      }
    let faults = migration.faultHeadline.map { [$0] } ?? []
    let types = migration.moved.count + migration.held.count + backedOut
    guard types > 0 else {
      let outside = migration.verdicts.count { $0.outcome == .outOfScope }
      let rest =
        outside == 0
        ? "" : "; \(counted(outside, "type")) \(outside == 1 ? "is" : "are") out of scope"
      lines = ["\(read) read, no ObservableObject to migrate\(rest)"] + faults
      return
    }
    var lines = [
      "\(read) read, \(changed)",
      "\(counted(types, "type")): \(migration.moved.count) "
        + (mode == .inPlace ? "moved" : "would move") + ", \(migration.held.count) held"
        + (backedOut > 0 ? ", \(backedOut) backed out" : ""),
    ]
    let rewritten = counted(migration.rewritten.count, "site")
    let cautions = migration.cautions.count
    lines.append(
      "\(rewritten) \(mode == .inPlace ? "rewritten" : "would be rewritten")"
        + (cautions > 0 ? ", \(cautions) with a caution" : ""))
    if let headline = migration.madeAgainHeadline { lines.append(headline) }
    if !migration.held.isEmpty { lines.append("held by " + Self.reasons(migration)) }
    self.lines = lines + faults
  }

  /// For each reason the number of types it holds, the most frequent first.
  private static func reasons(_ migration: Migration) -> String {
    var counts: [String: Int] = [:]
    for verdict in migration.held {
      for reason in Set(verdict.heldBy.map(\.objection.reason.rawValue)) {
        counts[reason, default: 0] += 1
      }
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(5).map { "\($0.key) (\($0.value))" }
    let rest = sorted.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more reasons" : "")
  }
}
