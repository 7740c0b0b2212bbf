import SourceModel

/// What a migration amounts to, in numbers; all are counted from its verdicts, decisions and
/// changes.
public struct Counts: Sendable, Hashable {
  public let files: Int
  public let filesChanged: Int
  public let types: Int
  public let moved: Int
  public let held: Int
  public let outOfScope: Int
  public let sites: Int
  public let rewritten: Int
  public let cautions: Int

  public init(_ migration: Migration) {
    files = migration.model.fileCount
    filesChanged = migration.changes.count
    types = migration.verdicts.count
    moved = migration.moved.count
    held = migration.held.count
    outOfScope = types - moved - held
    sites = migration.decisions.count
    rewritten = migration.rewritten.count
    cautions = migration.cautions.count
  }
}

/// A number with its noun: `1 type`, `2 types`.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension Migration {
  /// The names of what a reason goes through, nearest first.
  func names(_ types: [TypeID]) -> [String] { types.map(model.qualifiedName) }

  /// The type under which a decision is listed: of a rewritten one that serves several types, the
  /// first that moves.
  func listedType(of decision: Decision, moving: Set<TypeID>) -> TypeID? {
    decision.outcome == .rewritten
      ? decision.types.first(where: moving.contains) ?? decision.types.first : decision.types.first
  }
}
