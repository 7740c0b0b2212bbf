import SourceModel

/// Reads the whole project, decides, and rewrites. Touches no disk, clock or terminal.
/// - Parameters:
///   - jobs: how many files are parsed at once.
///   - extent: how much is parsed. The migration depends on neither.
/// - Throws: `Defect` where the tool finds its own mistake and no type can be held for it.
public func migrate(
  _ project: Project, options: Options = Options(), jobs: Int = 1,
  extent: Reading.Extent = .needed
) throws(Defect) -> Migration {
  var reading = Reading(project, jobs: jobs, extent: extent)
  while true {
    var model = reading.model()
    while reading.readsMore(for: model) { model = reading.model() }
    do {
      let migration = try migrate(
        model, options: options, jobs: jobs, holdsFaults: reading.isComplete)
      if !reading.readsMore(for: model) { return migration }
    } catch {
      // What is missing may be what is wrong.
      guard !reading.isComplete else { throw error }
      reading.readAll()
    }
  }
}

/// The same, of a project that has been read.
public func migrate(
  _ model: ProjectModel, options: Options, jobs: Int = 1, holdsFaults: Bool = true
) throws(Defect) -> Migration {
  let uses = PropertyUses(model, jobs: jobs)
  let found = Proposals(model, uses, options, jobs: jobs)
  let settled = try settle(
    found.all.map { confine($0, to: model) }, in: model, options, jobs: jobs,
    holdsFaults: holdsFaults)
  let verdicts = settled.verdicts
  return Migration(
    model: model,
    verdicts: model.types.compactMap { verdicts.byType[$0.id] },
    groups: verdicts.groups(model.types.map(\.id)),
    decisions: settled.decisions,
    changes: settled.changes,
    owners: found.owners.choices,
    faults: model.heavyFaults(of: found.owners.sites.all, options),
    remarks: remarks(on: model, found.owners)
      + found.owners.advice(on: model, moving: verdicts.moves) + found.mixedStates)
}

/// Judges proposals and applies what is decided. Where `holdsFaults`, the types that a defect concerns are held with it
/// and the rest is judged anew.
/// - Throws: `Defect` where no type can be held for it.
func settle(
  _ proposals: [Proposal], in model: ProjectModel, _ options: Options, jobs: Int, holdsFaults: Bool
) throws(Defect) -> (verdicts: Verdicts, decisions: [Decision], changes: [FileChange]) {
  var proposals = proposals
  while true {
    let verdicts = Verdicts(model: model, proposals: proposals, options: options)
    let decided = proposals.compactMap { decide($0, verdicts) }.sorted { $0.site < $1.site }
    let (decisions, changed) = adjust(decided, in: model, jobs: jobs)
    do {
      return (verdicts, decisions, try apply(changed, jobs: jobs))
    } catch {
      let objections = holdsFaults ? error.objections(among: decisions, verdicts) : []
      guard !objections.isEmpty else { throw error }
      proposals += objections
    }
  }
}

/// Parses and surveys every file.
func read(_ project: Project, jobs: Int = 1) -> ProjectModel {
  Reading(project, jobs: jobs, extent: .all).model()
}

/// Turns a proposal that would edit a file which may not be edited into an objection.
func confine(_ proposal: Proposal, to model: ProjectModel) -> Proposal {
  if let objection = ignoring(proposal, in: model) {
    return Proposal(
      rule: proposal.rule, site: proposal.site, types: proposal.types, need: proposal.need,
      unless: proposal.unless,
      answer: proposal.need == .all ? .objection(objection) : .rewrite([]))
  }
  for edit in proposal.edits {
    guard let number = model.file(edit.path) else { continue }
    let file = model.files[number]
    guard let reason = file.reasonNotToEdit else { continue }
    let site = file.site(edit.range)
    let objection = Objection(reason, at: site, evidence: file.line(of: site))
    return Proposal(
      rule: proposal.rule, site: proposal.site, types: proposal.types, need: proposal.need,
      unless: proposal.unless,
      answer: proposal.need == .all ? .objection(objection) : .rewrite([]))
  }
  return proposal
}

/// The objection of a directive that covers a place which the proposal would change.
private func ignoring(_ proposal: Proposal, in model: ProjectModel) -> Objection? {
  for edit in proposal.edits {
    guard let number = model.file(edit.path), !model.files[number].directives.isEmpty else {
      continue
    }
    let file = model.files[number]
    for directive in file.directives where directive.kind == .ignore {
      guard let range = file.declaration(at: directive.declarationStart),
        range.contains(edit.range.lowerBound)
      else { continue }
      let site = file.site(directive.range)
      return Objection(.ignored, at: site, evidence: file.line(of: file.site(range)))
    }
  }
  return nil
}

private func decide(_ proposal: Proposal, _ verdicts: Verdicts) -> Decision? {
  func decision(
    _ outcome: Decision.Outcome, edits: [Edit] = [], objection: Objection? = nil,
    advice: String? = nil
  ) -> Decision {
    Decision(
      rule: proposal.rule, site: proposal.site, types: proposal.types, outcome: outcome,
      edits: edits, cautions: outcome == .held ? [] : proposal.cautions,
      strategy: proposal.strategy, objection: objection, advice: advice)
  }
  switch proposal.answer {
  case .objection(let objection): return decision(.held, objection: objection)
  case .advice(let advice): return decision(.advised, advice: advice)
  case .rewrite(let edits):
    let moves: Bool
    switch proposal.need {
    case .all, .allIfPossible: moves = proposal.types.allSatisfy(verdicts.moves)
    case .any: moves = proposal.types.contains(where: verdicts.moves)
    }
    if proposal.unless.contains(where: verdicts.moves) { return nil }
    if moves, let mark = proposal.mark {
      return decision(edits.isEmpty ? .advised : .marked, edits: edits, advice: mark)
    }
    if moves {
      return edits.isEmpty && proposal.cautions.isEmpty ? nil : decision(.rewritten, edits: edits)
    }
    return proposal.need == .all ? decision(.held) : nil
  }
}

/// The edits of one file, none of them twice.
private typealias ChangedFile = (file: FileFacts, edits: [Edit])

/// Puts other edits in the place of those that cannot stand beside the rest of their file as they are.
/// - Returns: the decisions, and what they change.
private func adjust(
  _ decisions: [Decision], in model: ProjectModel, jobs: Int
) -> (decisions: [Decision], changed: [ChangedFile]) {
  let found = changedFiles(of: model, by: decisions)
  let adjusted = mapInParallel(found.count, jobs: jobs, share: 32) { number in
    // Declarations under several conditions share the places where they are used.
    AdjustedEdits(found[number].edits.uniqued(), in: found[number].file)
  }
  let changed = zip(found, adjusted).map { (file: $0.file, edits: $1.edits) }
  var replacements: [Edit: [Edit]] = [:]
  for edits in adjusted { replacements.merge(edits.replacements) { first, _ in first } }
  guard !replacements.isEmpty else { return (decisions, changed) }
  let changedDecisions = decisions.map { decision in
    var decision = decision
    decision.edits = decision.edits.flatMap { replacements[$0] ?? [$0] }
    return decision
  }
  return (changedDecisions, changed)
}

/// The edits of one file as they can stand beside one another.
private struct AdjustedEdits: Sendable {
  let edits: [Edit]
  /// What stands for those that could not.
  let replacements: [Edit: [Edit]]

  init(_ given: [Edit], in file: FileFacts) {
    var edits = given
    var replacements: [Edit: [Edit]] = [:]
    for step in Self.steps {
      let changed = step(edits, file)
      if changed.isEmpty { continue }
      edits = edits.flatMap { changed[$0] ?? [$0] }.uniqued()
      for edit in given {
        let old = replacements[edit] ?? [edit]
        if old.contains(where: { changed[$0] != nil }) {
          replacements[edit] = old.flatMap { changed[$0] ?? [$0] }
        }
      }
    }
    self.edits = edits
    self.replacements = replacements
  }

  /// Each gives what takes the place of some edits.
  private static let steps: [@Sendable ([Edit], FileFacts) -> [Edit: [Edit]]] = [
    { Edit.droppingEmptyConditions(of: $0, in: $1) },
    { Edit.fillingCases(of: $0, in: $1) },
    { Edit.closingGaps(of: $0, in: $1) },
    { Edit.openingOneLineTypes(for: $0, in: $1) },
  ]
}

/// The files that the decisions edit, each with its edits.
private func changedFiles(of model: ProjectModel, by decisions: [Decision]) -> [ChangedFile] {
  var edits: [String: [Edit]] = [:]
  for decision in decisions {
    for edit in decision.edits { edits[edit.path, default: []].append(edit) }
  }
  return model.files.compactMap { file in edits[file.path].map { (file, $0) } }
}

/// Splices the edits into the files.
private func apply(_ changed: [ChangedFile], jobs: Int) throws(Defect) -> [FileChange] {
  let results = mapInParallel(changed.count, jobs: jobs) { number in
    let (file, edits) = changed[number]
    return Result { () throws(Defect) in
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

/// Directives that concern nothing, and files that could not be taken whole.
private func remarks(on model: ProjectModel, _ owners: Owners) -> [Migration.Remark] {
  model.files.flatMap { file -> [Migration.Remark] in
    var result: [Migration.Remark] = []
    for directive in file.directives where directive.declarationStart < 0 {
      result.append(
        .init(
          site: file.site(directive.range), message: "the directive stands before no declaration",
          name: "UnusedDirective"))
    }
    for directive in file.directives where directive.declarationStart >= 0 {
      let message: String
      if case .unknown(let text) = directive.kind {
        message = "`\(text)` is no directive; `ignore` and `strategy NAME` are"
      } else if directive.kind == .ignore {
        continue
      } else if let name = directive.strategyName, directive.strategy == nil {
        message = "`\(name)` is no strategy"
      } else if !owners.choices.contains(where: { $0.isBelow(directive, in: file) }) {
        message = "the property below owns no model that is to be migrated"
      } else {
        continue
      }
      result.append(
        .init(site: file.site(directive.range), message: message, name: "UnusedDirective"))
    }
    if let offset = file.syntaxError, file.mentionsObservation {
      result.append(
        .init(
          site: file.site(offset..<offset),
          message: "the file does not parse; it was read, and is not edited",
          name: "SyntaxError"))
    }
    return result
  }
}

extension FileFacts {
  /// Why the file may not be changed.
  var reasonNotToEdit: Reason? {
    if !isInEditingScope { return .editingScope }
    if syntaxError != nil { return .syntaxError }
    return isGenerated ? .generatedFile : nil
  }

  /// The range of the type, property or function that begins at an offset.
  func declaration(at start: Int) -> ByteRange? {
    let members = types.flatMap { type in
      type.properties.map(\.declaration) + type.functions.map(\.range)
    }
    return (types.map(\.range) + members + functions.map(\.range) + properties.map(\.declaration))
      .first { $0.lowerBound == start }
  }

  /// The line of a site, without surrounding white space and a comment behind the site, shortened.
  func line(of site: Site) -> String {
    let start = skipSpaces(from: lineStart(of: site.range.lowerBound))
    let text = text(start..<max(start, endOfCode(from: start, behind: site.range.upperBound)))
    return text.count > 80 ? String(text.prefix(79)) + "…" : text
  }

  /// Whether anything in the file has to do with what the tool migrates.
  var mentionsObservation: Bool {
    !identifiers.isDisjoint(with: [
      "ObservableObject", "Published", "StateObject", "ObservedObject", "EnvironmentObject",
    ])
  }
}
