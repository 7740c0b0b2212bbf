import SourceModel

/// The results of the SARIF report.
struct SARIFResults {
  /// What a result can be an instance of.
  static let explanations = Explanation.all.filter {
    [.rule, .reason, .caution, .fault].contains($0.kind)
  }
  private static let indices = Dictionary(
    uniqueKeysWithValues: explanations.enumerated().map { ($0.element.anchor, $0.offset) })

  private let migration: Migration
  private let moving: Set<TypeID>

  init(_ migration: Migration) {
    self.migration = migration
    moving = Set(migration.moved.map(\.type))
  }

  private var model: ProjectModel { migration.model }

  /// In the order of their sites.
  var all: [JSONValue] {
    let found =
      migration.held.flatMap(results) + migration.decisions.flatMap(results)
      + migration.faults.map(result)
    let sorted = found.enumerated().sorted {
      ($0.element.site, $0.offset) < ($1.element.site, $1.offset)
    }
    // Results that read the same are told apart by their order, not by their lines.
    var counts: [[String]: Int] = [:]
    return sorted.map { _, result in
      let identity = [result.anchor, result.site.path, result.type ?? "", line(at: result.site)]
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      let digest = sha256(Array((identity + [String(count)]).joined(separator: "\u{0}").utf8))
      return json(result, fingerprint: digest)
    }
  }

  private struct Result {
    let anchor: String
    let level: String
    let site: Site
    let message: String
    let type: String?
    var related: [(site: Site, message: String)] = []
    var strategy: Strategy?
    var fix: JSONValue?
  }

  // MARK: Held types

  /// One for each reason against the type; where it is held by others alone, one at its own place.
  private func results(of verdict: Verdict) -> [Result] {
    let name = model.qualifiedName(verdict.type)
    let declaration = (model.site(of: verdict.type), "\(name) is declared here.")
    var groups: [(reason: Reason, blockers: [Blocker])] = []
    for blocker in verdict.heldBy where blocker.via.isEmpty {
      let reason = blocker.objection.reason
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].blockers.append(blocker)
      } else {
        groups.append((reason, [blocker]))
      }
    }
    if groups.isEmpty, let blocker = verdict.heldBy.first {
      let chain = migration.names(blocker.via).joined(separator: ", ")
      let objection = blocker.objection
      return [
        Result(
          anchor: "reason-\(objection.reason.rawValue)", level: "warning", site: declaration.0,
          message: "\(name) is held with \(chain): \(objection.message).", type: name,
          related: [(objection.site, objection.message + ".")])
      ]
    }
    return groups.map { reason, blockers in
      let first = blockers[0].objection
      let others = blockers.dropFirst().map { ($0.objection.site, $0.objection.message + ".") }
      return Result(
        anchor: "reason-\(reason.rawValue)", level: "warning", site: first.site,
        message: "\(name) is held: \(first.message); \(reason.instead).", type: name,
        related: others + (first.site == declaration.0 ? [] : [declaration]))
    }
  }

  // MARK: Sites

  private func results(of decision: Decision) -> [Result] {
    let type = migration.listedType(of: decision, moving: moving).map(model.qualifiedName)
    func result(_ anchor: String, _ level: String, _ message: String) -> Result {
      Result(
        anchor: anchor, level: level, site: decision.site, message: message, type: type,
        strategy: decision.strategy)
    }
    var results = decision.cautions.map { note in
      result(
        "caution-\(note.caution.rawValue)", note.caution.isNote ? "note" : "warning",
        note.message + ".")
    }
    let anchor = "rule-\(decision.rule)"
    if let advice = decision.advice {
      results.append(result(anchor, "note", advice + "."))
    } else if !decision.edits.isEmpty {
      let summary = Rule.all.first { $0.name == decision.rule }?.summary ?? decision.rule
      var rewrite = result(anchor, "note", summary + ".")
      rewrite.fix = fix(of: decision, type)
      results.append(rewrite)
    }
    return results
  }

  /// The edits, file by file.
  private func fix(of decision: Decision, _ type: String?) -> JSONValue {
    var paths: [String] = []
    for edit in decision.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    let changes = paths.compactMap { path -> JSONValue? in
      guard let number = model.file(path) else { return nil }
      let replacements = decision.edits.filter { $0.path == path }.map { edit -> JSONValue in
        .object([
          ("deletedRegion", SARIFRegion(edit.range, in: model.files[number]).json),
          (
            "insertedContent",
            edit.replacement.isEmpty ? nil : .object([("text", .string(edit.replacement))])
          ),
        ])
      }
      return .object([
        ("artifactLocation", sarifArtifact(path)), ("replacements", .array(replacements)),
      ])
    }
    let whole = type.map { "; it compiles together with the other sites of \($0)" } ?? ""
    return .object([
      ("description", .object([("text", .string("Rewrite the site\(whole)."))])),
      ("artifactChanges", .array(changes)),
    ])
  }

  // MARK: Faults of what is on @Observable already

  private func result(of finding: Audit.Finding) -> Result {
    let evidence = (finding.cost?.evidence ?? []).prefix(5).map { ($0.site, $0.sentence + ".") }
    return Result(
      anchor: "fault-\(finding.fault.rawValue)", level: "note", site: finding.site,
      message: "\(finding.message). Instead: \(finding.instead).", type: finding.type,
      related: evidence + finding.related)
  }

  // MARK: JSON

  private func json(_ result: Result, fingerprint: String) -> JSONValue {
    let related = result.related.enumerated().map { index, item in
      model.sarifLocation(item.site, id: index, message: item.message)
    }
    return .object([
      ("ruleId", .string(result.anchor)),
      ("ruleIndex", Self.indices[result.anchor].map { .integer($0) }),
      ("level", .string(result.level)),
      ("message", .object([("text", .string(result.message))])),
      ("locations", .array([model.sarifLocation(result.site, type: result.type)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      ("partialFingerprints", .object([("migrateObservable/v1", .string(fingerprint))])),
      ("fixes", result.fix.map { .array([$0]) }),
      (
        "properties",
        result.strategy.map { .object([("strategy", .string($0.rawValue))]) }
      ),
    ])
  }

  private func line(at site: Site) -> String { migration.line(at: site) }
}
