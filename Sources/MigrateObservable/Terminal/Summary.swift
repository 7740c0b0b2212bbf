import Rewriter

/// The summary of a run, in at most ten lines.
struct Summary {
  let lines: [String]

  /// - Parameters:
  ///   - written: the number of files that have their new contents, read again from disk.
  ///   - isSelection: whether the run was asked for some types only.
  init(
    _ migration: Migration, written: Int, mode: RunHeader.Mode, isSelection: Bool
  ) {
    let counts = Counts(migration)
    let read = counted(counts.files, "file")
    let findings = migration.findingsHeadline.map { [$0] } ?? []
    guard counts.types > counts.outOfScope else {
      let rest =
        counts.outOfScope == 0 ? "" : "; \(counted(counts.outOfScope, "type")) out of scope"
      lines = ["\(read) read, no ObservableObject to migrate\(rest)"] + findings
      return
    }
    let changed = mode == .apply ? "\(written) changed" : "\(counts.filesChanged) to change"
    let verb = mode == .apply ? "migrated" : "to migrate"
    var sentences = counts.sentences(verb)
    if isSelection || counts.outOfScope > 0, counts.migrated > 0 {
      let names = migration.names(migration.migrated.map(\.type)).map { "`\($0)`" }
      sentences.insert("\(verb): \(names.listed(upTo: isSelection ? .max : 5))", at: 1)
    }
    if !migration.blocked.isEmpty {
      sentences.insert("blocked by " + Self.blockers(migration), at: 1)
    }
    var lines = ["\(read) read, \(changed)"] + sentences
    if let headline = migration.exactnessHeadline { lines.append(headline) }
    if let headline = migration.recreatedHeadline { lines.append(headline) }
    if let headline = migration.xcodeHeadline { lines.append(headline) }
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
