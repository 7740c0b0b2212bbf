import SourceModel

/// The results of the SARIF report.
struct SARIFResults {
  /// The names that a result can refer to.
  static let explanations = Explanation.all.filter {
    [.blocker, .diagnostic, .finding].contains($0.kind)
  }
  private static let indices = Dictionary(
    uniqueKeysWithValues: explanations.enumerated().map { ($0.element.anchor, $0.offset) })

  private let migration: Migration
  private let migrating: Set<TypeID>
  /// The diagnostics of the changes, each fact once.
  private let diagnostics: [Site: [PlacedDiagnostic]]

  init(_ migration: Migration) {
    self.migration = migration
    diagnostics = Dictionary(grouping: migration.decisionDiagnostics, by: \.site)
    migrating = Set(migration.migrated.map(\.type))
  }

  private var model: ProjectModel { migration.model }

  /// In the order of their sites.
  var all: [JSONValue] {
    let found =
      migration.blocked.flatMap(results)
      + migration.backedOutDiagnostics.map { Result($0, .diagnostic) }
      + migration.decisions.flatMap(results)
      + migration.projectDiagnostics.map { Result($0, .diagnostic) }
      + migration.findings.map(result)
    let sorted = found.enumerated().sorted {
      ($0.element.site, $0.offset) < ($1.element.site, $1.offset)
    }
    // Results with the same text are distinguished by their order, not by their lines.
    var counts: [[String]: Int] = [:]
    return sorted.map { _, result in
      let identity = [result.anchor, result.site.path, result.type ?? "", line(at: result.site)]
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      let digest = sha256(Array((identity + [String(count)]).joined(separator: "\u{0}").utf8))
      return json(result, fingerprint: digest)
    }
  }

  fileprivate struct Result {
    let anchor: String
    let level: String
    let site: Site
    let message: String
    let type: String?
    var related: [(site: Site, message: String)] = []
    var strategy: Strategy?
  }

  // MARK: Blocked types

  /// One for each kind of blocker of the type; if only other types block it, one at its declaration.
  private func results(of verdict: Verdict) -> [Result] {
    let name = model.symbols.qualifiedName(verdict.type)
    let declaration = (model.symbols.site(of: verdict.type), "`\(name)` is declared here.")
    var seen: Set<String> = []
    return migration.diagnostics(of: verdict).compactMap { diagnostic in
      guard seen.insert(diagnostic.name).inserted else { return nil }
      let others = verdict.blockers.map(\.blocker).filter {
        $0.kind.rawValue == diagnostic.name && $0.site != diagnostic.site
      }.map { ($0.site, $0.message.sentence) }
      var result = Result(diagnostic, .blocker)
      result.related = others + (diagnostic.site == declaration.0 ? [] : [declaration])
      return result
    }
  }

  // MARK: Changes

  private func results(of decision: Decision) -> [Result] {
    let type = migration.listedType(of: decision, migrating: migrating).map(
      model.symbols.qualifiedName)
    return decision.diagnostics.compactMap { diagnostic in
      let own = PlacedDiagnostic(diagnostic, at: decision.site, type: type)
      return diagnostics[decision.site]?.first {
        $0.name == own.name && $0.message.hasPrefix(own.message)
      }
      .map { Result($0, .diagnostic, decision.strategy) }
    }
  }

  // MARK: Findings in code that is already on @Observable

  private func result(of finding: Audit.Finding) -> Result {
    var result = Result(PlacedDiagnostic(finding, severity: .note), .finding)
    result.related =
      (finding.cost?.evidence ?? []).prefix(5).map { ($0.site, $0.sentence.sentence) }
      + finding.related
    return result
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
      (
        "properties",
        result.strategy.map { .object([("strategy", .string($0.rawValue))]) }
      ),
    ])
  }

  private func line(at site: Site) -> String { migration.line(at: site) }
}

extension SARIFResults.Result {
  fileprivate init(
    _ diagnostic: PlacedDiagnostic, _ kind: Explanation.Kind, _ strategy: Strategy? = nil
  ) {
    self.init(
      anchor: "\(kind.rawValue)-\(diagnostic.name)", level: diagnostic.severity.rawValue,
      site: diagnostic.site, message: diagnostic.text, type: diagnostic.type,
      related: diagnostic.related.map { ($0.site, $0.message.sentence) }, strategy: strategy)
  }
}
