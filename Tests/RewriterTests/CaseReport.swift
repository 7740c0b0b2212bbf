import SourceModel

@testable import Rewriter

/// What a case records beside its files: which types migrate, what blocks the others, its warnings and notes, how heavy
/// models are owned, and what the case's rule decides. A case of several rules records the report for a pull request.
func caseReport(_ run: SnapshotRun) -> String {
  if let audit = run.audit { return markdownReport(audit) }
  guard let rule = run.snapshot.rule else { return markdownReport(run.migration, isLong: true) }
  let migration = run.migration
  let pages = MarkdownPages(migration)
  let groups = [
    ("Migrated", migration.migrated), ("Blocked", migration.blocked),
    ("Out of scope", migration.verdicts.filter { $0.outcome == .outOfScope }),
  ].filter { !$0.1.isEmpty }.map { title, verdicts in
    "\(title): \(verdicts.map { pages.name($0.type) }.joined(separator: ", ")).\n"
  }
  let text = ["# \(run.snapshot.name)\n"] + (groups.isEmpty ? [] : ["\n"]) + groups
  var report = LimitedText(limit: .max)
  let decisions = migration.decisions.filter { $0.rule == rule && $0.outcome != .blocked }
  report.append(
    pages.toDo + pages.toReview + [
      pages.section("\n## \(rule)\n", "\n", decisions.map(pages.line), "change")
    ])
  return text.joined() + report.text
}
