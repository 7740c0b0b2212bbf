import SourceModel

/// Reads the whole project, decides, and rewrites. Uses no disk, clock or terminal.
/// - Parameters:
///   - jobs: how many files are parsed at once.
///   - extent: how much is parsed. Neither affects the migration.
/// - Throws: `InternalError` for an internal error that concerns no type which could be blocked.
public func migrate(
  _ project: Project, options: Options = Options(), jobs: Int = 1, extent: Reading.Extent = .needed
) throws(InternalError) -> Migration {
  var reading = Reading(project, jobs: jobs, extent: extent)
  while true {
    var model = reading.model()
    while reading.parseMore(for: model) { model = reading.model() }
    do {
      let migration = try migrate(
        model, options: options, jobs: jobs, blocksDefects: reading.isComplete)
      if !reading.parseMore(for: model) { return migration }
    } catch {
      // The error may be due to files that are not read yet.
      guard !reading.isComplete else { throw error }
      reading.readAll()
    }
  }
}

/// The same, for a project that has been read.
public func migrate(
  _ model: ProjectModel, options: Options, jobs: Int = 1, blocksDefects: Bool = true
) throws(InternalError) -> Migration {
  model.tracking.findUses(jobs: jobs)
  let found = Proposals(model, options, jobs: jobs)
  let settled = try settle(
    found.all.map { blockingProtectedEdits($0, to: model) }, in: model, options, jobs: jobs,
    blocksDefects: blocksDefects)
  let verdicts = settled.verdicts
  return Migration(
    model: model,
    verdicts: model.symbols.types.compactMap { verdicts.byType[$0.id] },
    groups: verdicts.groups(model.symbols.types.map(\.id)),
    decisions: settled.decisions,
    changes: settled.changes,
    owners: found.owners.choices,
    findings: model.heavyFindings(of: found.owners.sites.all, options),
    projectDiagnostics: fileDiagnostics(of: model, found.owners) + model.uncompiledDiagnostics
      + model.warningsOfOlderSystems(
        inFiles: model.symbols.types.map(\.id).filter(verdicts.migrates).map {
          model.files[model[$0].primary.file].path
        } + settled.changes.map(\.path))
      + found.owners.diagnostics(of: model, migrating: verdicts.migrates) + found.mixedStates,
    linesOfExactness: model.symbols.migratableTypes.filter(verdicts.migrates).reduce(0) {
      $0 + model.tracking.propertiesToLeaveUnmarked(of: $1).count
    },
    unpublished: options.unpublished, xcode: options.xcode)
}

/// Judges proposals and applies the decisions. If `blocksDefects`, the types that a defect concerns are blocked, and
/// the rest is judged again.
/// - Throws: `InternalError` where no type can be blocked for it.
func settle(
  _ proposals: [Proposal], in model: ProjectModel, _ options: Options, jobs: Int,
  blocksDefects: Bool
) throws(InternalError) -> (verdicts: Verdicts, decisions: [Decision], changes: [FileChange]) {
  var proposals = proposals
  while true {
    let verdicts = Verdicts(model: model, proposals: proposals, options: options)
    let decided = (proposals + verdicts.notesOnTypesLeft(in: model))
      .compactMap { decide($0, verdicts) }.sorted { $0.site < $1.site }
    if options.isSafe {
      let ownBlockers = decided.flatMap { $0.blockersForWarnings(verdicts) }
      if !ownBlockers.isEmpty {
        proposals += ownBlockers
        continue
      }
    }
    let (decisions, changed) = adjust(decided, in: model, jobs: jobs)
    do {
      return (verdicts, decisions, try apply(changed, jobs: jobs))
    } catch {
      let ownBlockers = blocksDefects ? error.ownBlockers(among: decisions, verdicts) : []
      guard !ownBlockers.isEmpty else { throw error }
      proposals += ownBlockers
    }
  }
}

extension Verdicts {
  fileprivate func notesOnTypesLeft(in model: ProjectModel) -> [Proposal] {
    left.sorted().map { id in
      Proposal(
        advising: Diagnostic(.unobservedModel, model.symbols.qualifiedName(id)),
        at: model.symbols.site(of: id)
      ).made(by: Rule.observableConformance.name)
    }
  }
}

/// Parses and surveys every file.
func read(_ project: Project, jobs: Int = 1) -> ProjectModel {
  Reading(project, jobs: jobs, extent: .all).model()
}

/// Turns a proposal that would edit a protected file into a blocker.
func blockingProtectedEdits(_ proposal: Proposal, to model: ProjectModel) -> Proposal {
  if let blocker = ignoring(proposal, in: model) { return proposal.withoutEdits(for: blocker) }
  for edit in proposal.edits {
    guard let number = model.symbols.file(edit.path) else { continue }
    let file = model.files[number]
    guard let reason = file.blockerOfEdits else { continue }
    let site = file.site(edit.range)
    return proposal.withoutEdits(for: Blocker(reason, at: site, code: file.line(of: site)))
  }
  return proposal
}

extension Proposal {
  /// The proposal without its edits: blocked if its types cannot be migrated without them.
  fileprivate func withoutEdits(for blocker: Blocker) -> Proposal {
    Proposal(
      rule: rule, site: site, types: types, need: need,
      answer: need == .all ? .blocked(blocker) : .rewrite([])
    ).excluding(unless).excluding(all: unlessAll)
  }
}

/// The blocker for a directive that covers code which the proposal would change.
private func ignoring(_ proposal: Proposal, in model: ProjectModel) -> Blocker? {
  for edit in proposal.edits {
    guard let number = model.symbols.file(edit.path), !model.files[number].directives.isEmpty else {
      continue
    }
    let file = model.files[number]
    for directive in file.directives where directive.kind == .ignore {
      guard let range = file.declaration(at: directive.declarationStart),
        range.contains(edit.range.lowerBound)
      else { continue }
      let site = file.site(directive.range)
      return Blocker(.ignored, at: site, code: file.line(of: file.site(range)))
    }
  }
  return nil
}

private func decide(_ proposal: Proposal, _ verdicts: Verdicts) -> Decision? {
  func decision(
    _ outcome: Decision.Outcome, edits: [Edit] = [], blocker: Blocker? = nil,
    besides mark: Diagnostic? = nil
  ) -> Decision {
    Decision(
      rule: proposal.rule, site: proposal.site, types: proposal.types, outcome: outcome,
      edits: edits,
      diagnostics: outcome == .blocked ? [] : proposal.diagnostics + (mark.map { [$0] } ?? []),
      strategy: proposal.strategy, exception: proposal.exception, blocker: blocker)
  }
  switch proposal.answer {
  case .blocked(let blocker): return decision(.blocked, blocker: blocker)
  case .advice(let advice): return decision(.advised, besides: advice)
  case .rewrite(let edits):
    let isMigrated: Bool
    switch proposal.need {
    case .all, .allIfPossible: isMigrated = proposal.types.allSatisfy(verdicts.migrates)
    case .any: isMigrated = proposal.types.contains(where: verdicts.migrates)
    }
    if proposal.unless.contains(where: verdicts.migrates) { return nil }
    if !proposal.unlessAll.isEmpty, proposal.unlessAll.allSatisfy(verdicts.migrates) { return nil }
    if isMigrated, let mark = proposal.mark?.restricted(to: verdicts.migrates) {
      return decision(edits.isEmpty ? .advised : .marked, edits: edits, besides: mark)
    }
    if isMigrated {
      return edits.isEmpty && proposal.diagnostics.isEmpty
        ? nil : decision(.rewritten, edits: edits)
    }
    return proposal.need == .all ? decision(.blocked) : nil
  }
}

/// A file and its edits, without duplicates.
private typealias ChangedFile = (file: FileFacts, edits: [Edit])

/// Adjusts edits that do not work beside the other edits of their file.
/// - Returns: the decisions, and what they change.
private func adjust(
  _ decisions: [Decision], in model: ProjectModel, jobs: Int
) -> (decisions: [Decision], changed: [ChangedFile]) {
  let emptied = model.removingEmptiedFunctions(
    of: Dictionary(grouping: decisions.flatMap(\.edits), by: \.path))
  let decisions = decisions.replacing(emptied)
  let found = changedFiles(of: model, by: decisions)
  let adjusted = mapInParallel(found.count, jobs: jobs, share: 32) { number in
    // Declarations in several `#if` branches share the places that use them.
    let (index, edits) = found[number]
    return AdjustedEdits(edits.uniqued(), in: model.files[index]) {
      model.graph.runsClosureAlone($0, inFile: index)
    }
  }
  let changed = zip(found, adjusted).map { (file: model.files[$0.file], edits: $1.edits) }
  var replacements: [Edit: [Edit]] = [:]
  for edits in adjusted { replacements.merge(edits.replacements) { first, _ in first } }
  return (decisions.replacing(replacements), changed)
}

/// The files that the decisions edit, each with its edits.
private func changedFiles(
  of model: ProjectModel, by decisions: [Decision]
) -> [(file: Int, edits: [Edit])] {
  var edits: [String: [Edit]] = [:]
  for decision in decisions {
    for edit in decision.edits { edits[edit.path, default: []].append(edit) }
  }
  return model.files.indices.compactMap { file in
    edits[model.files[file].path].map { (file, $0) }
  }
}

/// Applies the edits to the files.
private func apply(_ changed: [ChangedFile], jobs: Int) throws(InternalError) -> [FileChange] {
  let results = mapInParallel(changed.count, jobs: jobs) { number in
    let (file, edits) = changed[number]
    return Result { () throws(InternalError) in
      let change = try FileChange(path: file.path, before: file.bytes, edits: edits)
      try change.prove(
        mayNotParse: file.syntaxError != nil, pieces: file.pieces, blocks: file.blocks)
      return change
    }
  }
  var changes: [FileChange] = []
  for result in results { changes.append(try result.get()) }
  return changes
}

/// Directives without effect, and files that do not parse.
private func fileDiagnostics(of model: ProjectModel, _ owners: Owners) -> [PlacedDiagnostic] {
  model.files.flatMap { file -> [PlacedDiagnostic] in
    var result = file.directives.compactMap { directive in
      directive.problem(in: file, owners).map {
        PlacedDiagnostic(.unusedDirective, $0, at: file.site(directive.range))
      }
    }
    if let offset = file.syntaxError, file.mentionsObservation, file.isUTF8 {
      result.append(PlacedDiagnostic(.unparsedFile, at: file.site(offset..<offset)))
    }
    return result
  }
}

extension Directive {
  /// Why the directive has no effect; nil where it has one.
  fileprivate func problem(in file: FileFacts, _ owners: Owners) -> String? {
    guard declarationStart >= 0 else {
      return "This directive has no effect: no declaration follows"
    }
    switch kind {
    case .unknown(let text):
      return "`\(text)` is not a directive; use `ignore` or `strategy NAME`"
    case .ignore: return nil
    case .strategy(let name):
      guard strategy != nil else {
        return "`\(name)` is not a strategy; choose from \(Strategy.listed)"
      }
      return owners.choices.contains { $0.isBelow(self, in: file) }
        ? nil : "This directive has no effect: the property below owns no migrated model"
    }
  }
}

extension FileFacts {

  /// The range of the type, property or function that begins at an offset.
  func declaration(at start: Int) -> ByteRange? {
    let members = types.flatMap { type in
      type.properties.map(\.declaration) + type.functions.map(\.range)
    }
    return (types.map(\.range) + members + functions.map(\.range) + properties.map(\.declaration))
      .first { $0.lowerBound == start }
  }

  /// Whether the file mentions anything that the tool migrates.
  var mentionsObservation: Bool {
    !identifiers.isDisjoint(with: SDK.wrapperOfObjects)
  }
}
