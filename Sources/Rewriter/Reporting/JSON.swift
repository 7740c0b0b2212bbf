import SourceModel

/// The report for programs. Its form is a contract: `schemaVersion` changes when a member changes
/// its meaning.
/// - Parameter jobs: how many threads write it.
/// - Returns: its text in pieces, for it may be long.
public func jsonReport(_ migration: Migration, jobs: Int = 1) -> [[UInt8]] {
  let moving = Set(migration.moved.map(\.type))
  let costs = migration.initializerCosts
  let owners = migration.owners.filter { owns($0, moving) }
  func list<Item: Sendable>(
    _ items: [Item], _ value: @escaping @Sendable (Item) -> JSONValue
  ) -> JSONValue {
    let pieceSize = 128
    return .written(
      mapInParallel((items.count + pieceSize - 1) / pieceSize, jobs: jobs) { number in
        let rest = items[(number * pieceSize)...]
        return JSONValue.piece(of: rest.prefix(pieceSize).map(value))
      })
  }
  return JSONValue.object([
    ("schemaVersion", 1),
    ("summary", summary(Counts(migration), madeAgain: migration.madeAgain.count)),
    ("types", list(migration.verdicts) { type($0, costs[$0.type], migration) }),
    ("sites", list(migration.decisions) { site($0, migration, moving) }),
    ("owners", list(owners) { owner($0, migration) }),
    ("faults", migration.faults.isEmpty ? nil : list(migration.faults, finding)),
    ("changes", list(migration.changes, change)),
  ]).pieces
}

private func summary(_ counts: Counts, madeAgain: Int) -> JSONValue {
  .object([
    ("files", .integer(counts.files)),
    ("filesChanged", .integer(counts.filesChanged)),
    ("types", .integer(counts.types)),
    ("moved", .integer(counts.moved)),
    ("held", .integer(counts.held)),
    ("sites", .integer(counts.sites)),
    ("rewritten", .integer(counts.rewritten)),
    ("cautions", .integer(counts.cautions)),
    ("lightModelsMadeAgain", .integer(madeAgain)),
  ])
}

private func type(
  _ verdict: Verdict, _ cost: InitializerCost?, _ migration: Migration
) -> JSONValue {
  let site = migration.model.site(of: verdict.type)
  return .object([
    ("name", .string(migration.model.qualifiedName(verdict.type))),
    ("file", .string(site.path)),
    ("line", .integer(site.line)),
    ("verdict", .string(verdict.outcome.rawValue)),
    ("heldBy", list(verdict.heldBy.map { blocker($0, migration) })),
    ("initializer", cost.map(initializer)),
  ])
}

func initializer(_ cost: InitializerCost) -> JSONValue {
  .object([
    ("weight", .string(cost.weight.rawValue)),
    ("sideEffects", .boolean(cost.hasSideEffects)),
    ("cost", .integer(cost.score)),
    ("signals", list(cost.evidence.map(signal))),
    ("ruledOut", list(cost.ruledOut.map(ruledOut))),
  ])
}

private func ruledOut(_ item: RuledOut) -> JSONValue {
  .object([
    ("file", .string(item.site.path)),
    ("line", .integer(item.site.line)),
    ("branch", .string(item.branch)),
    ("chain", list(item.chain.map { .string($0) })),
  ])
}

private func signal(_ evidence: Evidence) -> JSONValue {
  .object([
    ("name", .string(evidence.signal.name)),
    ("file", .string(evidence.site.path)),
    ("line", .integer(evidence.site.line)),
    ("code", .string(evidence.code)),
    ("chain", list(evidence.chain.map { .string($0) })),
  ])
}

private func blocker(_ blocker: Blocker, _ migration: Migration) -> JSONValue {
  let objection = blocker.objection
  return .object([
    ("reason", .string(objection.reason.rawValue)),
    ("file", .string(objection.site.path)),
    ("line", .integer(objection.site.line)),
    ("column", .integer(objection.site.column)),
    ("message", .string(objection.message)),
    ("instead", .string(objection.reason.instead)),
    ("via", list(migration.names(blocker.via).map { .string($0) })),
  ])
}

private func site(_ decision: Decision, _ migration: Migration, _ moving: Set<TypeID>) -> JSONValue
{
  let excerpt = migration.excerpt(of: decision)
  let type = migration.listedType(of: decision, moving: moving)
  let cautions = decision.cautions.map(\.caution.rawValue).joined(separator: ", ")
  // What stays as it is has its strategy, too: the site is kept.
  let strategy = decision.outcome == .held ? nil : decision.strategy
  return .object([
    ("file", .string(decision.site.path)),
    ("line", .integer(decision.site.line)),
    ("column", .integer(decision.site.column)),
    ("rule", .string(decision.rule)),
    ("type", type.map { .string(migration.model.qualifiedName($0)) }),
    ("outcome", .string(decision.outcome.rawValue)),
    ("strategy", strategy.map { .string($0.rawValue) }),
    ("caution", cautions.isEmpty ? nil : .string(cautions)),
    ("before", .string(excerpt.before)),
    ("after", excerpt.after.map { .string($0) }),
  ])
}

/// Whether a model moves that is owned there.
private func owns(_ choice: OwnerChoice, _ moving: Set<TypeID>) -> Bool {
  choice.site.models.allSatisfy(moving.contains)
}

private func owner(_ choice: OwnerChoice, _ migration: Migration) -> JSONValue {
  let site = choice.site.site
  let model = migration.model
  return .object([
    ("file", .string(site.path)),
    ("line", .integer(site.line)),
    ("column", .integer(site.column)),
    ("owner", .string(model.qualifiedName(choice.site.host))),
    ("property", .string(model[choice.site.property].name)),
    ("types", .array(choice.site.models.map { .string(model.qualifiedName($0)) })),
    ("kind", .string(choice.site.kind.code)),
    ("weight", .string(choice.site.weight.rawValue)),
    ("initializer", choice.site.heaviest.map { initializer($0.cost) }),
    ("strategy", .string(choice.strategy.rawValue)),
    ("madeAgain", choice.repetition.map { .string($0.rawValue) }),
    ("preview", choice.site.isInPreview ? .boolean(true) : nil),
    (
      "declined",
      list(
        choice.declined.map {
          .object([("strategy", .string($0.strategy.rawValue)), ("why", .string($0.why))])
        })
    ),
  ])
}

private func change(_ change: FileChange) -> JSONValue {
  .object([
    ("file", .string(change.path)),
    ("edits", .integer(change.edits.count)),
    ("sha256Before", .string(sha256(change.before))),
    ("sha256After", .string(sha256(change.after))),
  ])
}

/// Absent means not applicable, and so an empty list is left out.
private func list(_ elements: [JSONValue]) -> JSONValue? {
  elements.isEmpty ? nil : .array(elements)
}
