import Rewriter

/// What a call without a path prints: what a run would do, and how to start it.
struct Plan {
  private static let itemsShown = 20

  let text: String

  /// - Parameter invocation: a command on the same files with the same decisions, and these options.
  init(_ migration: Migration, invocation: ([String]) -> String) {
    let counts = Counts(migration)
    guard counts.types > counts.outOfScope else {
      text = "\(counted(counts.files, "file")) read, no ObservableObject to migrate"
      return
    }
    let types = counted(counts.types, "observable type")
    var lines = ["\(types) in \(counted(counts.files, "file")); nothing is written."]
    func chapter(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines += ["", title + ":"] + items.prefix(Self.itemsShown).map { "  " + $0 }
      let rest = items.count - Self.itemsShown
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    let changes = "\(counted(counts.changes, "change")) in \(counted(counts.filesChanged, "file"))"
    chapter("\(counts.migrated) to migrate, \(changes)", migration.plan.map(\.title))
    chapter(
      "\(counts.blocked) blocked",
      migration.causes.map { "\($0.count) × \($0.name): \($0.message)" })
    chapter(
      "\(counted(counts.warnings, "warning")) to review",
      migration.warningCounts.map { "\($0.count) × \($0.name)" })
    if counts.ownersToDecide > 0 {
      lines += ["", "\(counted(counts.ownersToDecide, "owner")) left for you to decide."]
    }
    var commands: [String] = []
    if counts.migrated > 0 {
      commands += [
        "Apply:   " + invocation([]), "Patch:   " + invocation(["--dry-run"]),
        "Review:  " + invocation(["--dry-run", "--report", "review.html"]),
      ]
    }
    if let floors = migration.floorsToAssume {
      commands.append("Plan for newer systems:  migrate-observable --assume-floor \(floors)")
    }
    if !commands.isEmpty { lines += [""] + commands }
    text = lines.joined(separator: "\n")
  }
}
