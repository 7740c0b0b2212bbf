import SourceModel

/// The report for programs. Its format is a contract: `schemaVersion` changes when a member changes its meaning.
/// - Parameters:
///   - header: what it says about the run.
///   - jobs: how many threads write it.
/// - Returns: the text in pieces, because it may be long.
public func jsonReport(
  _ migration: Migration, header: RunHeader = RunHeader(), jobs: Int = 1
) -> [[UInt8]] {
  let migrating = Set(migration.migrated.map(\.type))
  let costs = migration.initializerCosts
  let owners = migration.owners.filter { owns($0, migrating) }
  let decisions = migration.decisions
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
  let groups = migration.plan
  let groupOfType = Dictionary(
    groups.flatMap { group in group.types.map { ($0, group.id) } },
    uniquingKeysWith: { first, _ in first })
  return JSONValue.object([
    ("schemaVersion", 1),
    ("tool", header.tool),
    ("mode", header.mode.map { .string($0.rawValue) }),
    ("options", json(header.options)),
    ("xcode", xcode(migration)),
    ("floors", .array(floors(migration.model.symbols.layout, header.options))),
    ("summary", summary(Counts(migration), of: migration)),
    ("groups", list(groups, json)),
    (
      "types",
      list(migration.verdicts) { type($0, costs[$0.type], groupOfType[$0.type], migration) }
    ),
    ("changes", list(decisions) { change($0, migration, migrating) }),
    ("owners", list(owners) { owner($0, migration) }),
    ("findings", migration.findings.isEmpty ? nil : list(migration.findings, finding)),
    (
      "diagnostics",
      list(header.diagnostics ?? migration.diagnostics) { diagnostic($0, part: $0.part) }
    ),
    ("screens", list(Review(migration).screens) { screen($0, migration.model) }),
    ("files", list(migration.changes, file)),
    ("next", .array(header.next.map(json))),
  ]).pieces
}

private func summary(_ counts: Counts, of migration: Migration) -> JSONValue {
  .object([
    ("files", .integer(counts.files)),
    ("filesChanged", .integer(counts.filesChanged)),
    ("types", .integer(counts.types)),
    ("migrated", .integer(counts.migrated)),
    ("blocked", .integer(counts.blocked)),
    ("outOfScope", .integer(counts.outOfScope)),
    ("backedOut", .integer(counts.backedOut)),
    ("changes", .integer(counts.changes)),
    ("warnings", .integer(counts.warnings)),
    ("notes", .integer(counts.notes)),
    ("ownersToDecide", .integer(counts.ownersToDecide)),
    ("cheapModelsRecreated", .integer(migration.recreated.count)),
    ("unnoticedProperties", .integer(migration.linesOfExactness)),
  ])
}

/// A diagnostic with its place.
/// - Parameter part: The part of the work to which it belongs, if it stands alone.
func diagnostic(_ diagnostic: PlacedDiagnostic, part: PlacedDiagnostic.Part? = nil) -> JSONValue {
  .object([
    ("name", .string(diagnostic.name)),
    ("severity", .string(diagnostic.severity.rawValue)),
    ("part", part.map { .string($0.rawValue) }),
    ("file", .string(diagnostic.site.path)),
    ("line", .integer(diagnostic.site.line)),
    ("column", .integer(diagnostic.site.column)),
    ("message", .string(diagnostic.message.sentence)),
    ("instead", diagnostic.instead.map { .string($0.sentence) }),
    ("type", diagnostic.type.map { .string($0) }),
    ("related", list(diagnostic.related.map { related($0.site, $0.message.sentence) })),
  ])
}

func related(_ site: Site, _ message: String) -> JSONValue {
  .object([
    ("file", .string(site.path)), ("line", .integer(site.line)), ("column", .integer(site.column)),
    ("message", .string(message)),
  ])
}

private func type(
  _ verdict: Verdict, _ created: (cost: InitializerCost, isShared: Bool)?, _ group: String?,
  _ migration: Migration
) -> JSONValue {
  let site = migration.model.symbols.site(of: verdict.type)
  return .object([
    ("name", .string(migration.model.symbols.qualifiedName(verdict.type))),
    ("file", .string(site.path)),
    ("line", .integer(site.line)),
    ("group", group.map { .string($0) }),
    ("verdict", .string(verdict.outcome.rawValue)),
    ("blockers", list(verdict.ownOrNearestBlockers.map { blocker($0, migration) })),
    ("backedOut", verdict.backOut.map { backOut($0, migration) }),
    ("initializer", created.map { initializer($0.cost, isShared: $0.isShared) }),
  ])
}

/// Why `--verify` restored a type: the compiler's error, or the type that it must migrate together with.
private func backOut(_ reason: BackOut, _ migration: Migration) -> JSONValue {
  switch reason {
  case .error(let error):
    .object([
      ("file", .string(error.path)), ("line", .integer(error.line)),
      ("column", .integer(error.column)), ("message", .string(error.message)),
    ])
  case .partner(let type): .object([("with", .string(migration.model.symbols.qualifiedName(type)))])
  case .unknown: .object([])
  }
}

func initializer(_ cost: InitializerCost, isShared: Bool = false) -> JSONValue {
  .object([
    ("weight", .string(cost.weight.rawValue)),
    ("shared", isShared ? .boolean(true) : nil),
    ("sideEffects", .boolean(cost.hasSideEffects)),
    ("cost", .integer(cost.score)),
    ("evidence", list(cost.evidence.map(evidence))),
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

private func evidence(_ evidence: Evidence) -> JSONValue {
  .object([
    ("signal", .string(evidence.signal.name)),
    ("file", .string(evidence.site.path)),
    ("line", .integer(evidence.site.line)),
    ("code", .string(evidence.code)),
    ("chain", list(evidence.chain.map { .string($0) })),
  ])
}

private func blocker(_ reached: ReachedBlocker, _ migration: Migration) -> JSONValue {
  let blocker = reached.blocker
  return .object([
    ("name", .string(blocker.kind.rawValue)),
    ("file", .string(blocker.site.path)),
    ("line", .integer(blocker.site.line)),
    ("column", .integer(blocker.site.column)),
    ("message", .string(blocker.message.sentence)),
    ("instead", .string(blocker.instead.sentence)),
    ("because", list(migration.names(reached.because).map { .string($0) })),
  ])
}

private func change(
  _ decision: Decision, _ migration: Migration, _ migrating: Set<TypeID>
) -> JSONValue {
  let excerpt = migration.excerpt(of: decision)
  let type = migration.listedType(of: decision, migrating: migrating)
    .map(migration.model.symbols.qualifiedName)
  // A site that stays as it is has a strategy too: `keep`.
  let strategy = decision.outcome == .blocked ? nil : decision.strategy
  // What is said of code that stays is no change.
  let isSaid = decision.outcome == .rewritten && decision.edits.isEmpty
  let outcome = isSaid ? Decision.Outcome.advised : decision.outcome
  return .object([
    ("file", .string(decision.site.path)),
    ("line", .integer(decision.site.line)),
    ("column", .integer(decision.site.column)),
    ("rule", .string(decision.rule)),
    ("type", type.map { .string($0) }),
    ("outcome", .string(outcome.rawValue)),
    ("strategy", strategy.map { .string($0.rawValue) }),
    ("before", .string(excerpt.before)),
    ("after", excerpt.after.map { .string($0) }),
    (
      "diagnostics",
      list(
        decision.diagnostics.map {
          diagnostic(PlacedDiagnostic($0, at: decision.site, type: type))
        })
    ),
  ])
}

/// Whether all models that the site owns are migrated.
private func owns(_ choice: OwnerChoice, _ migrating: Set<TypeID>) -> Bool {
  choice.site.models.allSatisfy(migrating.contains)
}

private func owner(_ choice: OwnerChoice, _ migration: Migration) -> JSONValue {
  let site = choice.site.site
  let model = migration.model
  return .object([
    ("file", .string(site.path)),
    ("line", .integer(site.line)),
    ("column", .integer(site.column)),
    ("owner", .string(model.symbols.qualifiedName(choice.site.host))),
    ("property", .string(model[choice.site.property].name)),
    ("types", .array(choice.site.models.map { .string(model.symbols.qualifiedName($0)) })),
    ("creation", .string(choice.site.kind.name)),
    ("weight", .string(choice.site.weight.rawValue)),
    ("initializer", choice.site.heaviest.map { initializer($0.cost) }),
    ("strategy", .string(choice.strategy.rawValue)),
    ("recreated", choice.repetition.map { .string($0.rawValue) }),
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

private func file(_ change: FileChange) -> JSONValue {
  .object([
    ("file", .string(change.path)),
    ("edits", .integer(change.edits.count)),
    ("sha256Before", .string(sha256(change.before))),
    ("sha256After", .string(sha256(change.after))),
  ])
}

/// A member that does not apply is absent, so an empty list is left out.
func list(_ elements: [JSONValue]) -> JSONValue? {
  elements.isEmpty ? nil : .array(elements)
}
