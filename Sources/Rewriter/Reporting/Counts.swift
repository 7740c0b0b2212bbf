import SourceModel

/// A migration in numbers, counted from its verdicts, decisions and changes.
public struct Counts: Sendable, Hashable {
  public let files: Int
  public let filesChanged: Int
  public let types: Int
  public let migrated: Int
  public let blocked: Int
  public let outOfScope: Int
  public let backedOut: Int
  /// Decisions that were applied.
  public let changes: Int
  /// Without the owners to decide, which are counted on their own.
  public let warnings: Int
  public let notes: Int
  /// Places where a person has to decide who owns a heavy model.
  public let ownersToDecide: Int

  public init(_ migration: Migration) {
    files = migration.model.symbols.fileCount
    filesChanged = migration.changes.count
    types = migration.verdicts.count
    migrated = migration.migrated.count
    blocked = migration.blocked.count
    backedOut = migration.backedOut.count
    outOfScope = types - migrated - blocked - backedOut
    changes = migration.edited.count
    warnings = migration.diagnosticsToReview(.warning).count
    notes = migration.diagnosticsToReview(.note).count
    ownersToDecide = migration.ownersToDecide.count
  }
}

extension Counts {
  /// What a run does and leaves to a person, in up to three sentences without their full stops.
  /// - Parameter migrated: what is said of the types that migrate.
  public func sentences(_ migrated: String = "migrated") -> [String] {
    var parts = ["\(self.migrated) \(migrated)"]
    if blocked > 0 { parts.append("\(blocked) blocked") }
    if backedOut > 0 { parts.append("\(backedOut) backed out") }
    if outOfScope > 0 { parts.append("\(outOfScope) out of scope") }
    let places = counted(filesChanged, "file")
    let done =
      filesChanged == 0
      ? "no change"
      : changes == 0 ? "comments in \(places)" : "\(counted(changes, "change")) in \(places)"
    var left: [String] = []
    if ownersToDecide > 0 {
      left.append("\(counted(ownersToDecide, "owner")) left for you to decide")
    }
    if warnings > 0 { left.append("\(counted(warnings, "warning")) to review") }
    if notes > 0 { left.append("\(counted(notes, "note")) to know") }
    return ["\(counted(types, "observable type")): \(parts.listed())", done]
      + (left.isEmpty ? [] : [left.listed()])
  }
}

extension Migration {
  /// The qualified names of the types.
  public func names(_ types: [TypeID]) -> [String] { types.map(model.symbols.qualifiedName) }

  /// The type under which a decision is listed; for an applied one that concerns several types, the first that is
  /// migrated.
  func listedType(of decision: Decision, migrating: Set<TypeID>) -> TypeID? {
    decision.outcome == .rewritten
      ? decision.types.first(where: migrating.contains) ?? decision.types.first
      : decision.types.first
  }
}
