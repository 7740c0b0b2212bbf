import SourceModel

/// A result of the SARIF report.
struct SARIFResult {
  /// The names that a result can refer to.
  static let explanations = Explanation.all.filter {
    [.blocker, .diagnostic, .finding].contains($0.kind)
  }
  private static let indices = Dictionary(
    uniqueKeysWithValues: explanations.enumerated().map { ($0.element.anchor, $0.offset) })

  let anchor: String
  let diagnostic: PlacedDiagnostic
  var related: [RelatedPlace]
  let strategy: Strategy?

  init(_ diagnostic: PlacedDiagnostic, _ kind: Explanation.Kind, _ strategy: Strategy? = nil) {
    anchor = "\(kind.rawValue)-\(diagnostic.name)"
    self.diagnostic = diagnostic
    related = diagnostic.related
    self.strategy = strategy
  }

  func json(_ model: ProjectModel, fingerprint: String) -> JSONValue {
    let places = related.enumerated().map { index, item in
      model.sarifLocation(item.site, id: index, message: item.message.sentence)
    }
    return .object([
      ("ruleId", .string(anchor)),
      ("ruleIndex", Self.indices[anchor].map { .integer($0) }),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(diagnostic.text))])),
      ("locations", .array([model.sarifLocation(diagnostic.site, type: diagnostic.type)])),
      ("relatedLocations", places.isEmpty ? nil : .array(places)),
      ("partialFingerprints", .object([("migrateObservable/v1", .string(fingerprint))])),
      ("properties", strategy.map { .object([("strategy", .string($0.rawValue))]) }),
    ])
  }
}

extension [SARIFResult] {
  /// In the order of their sites.
  func json(_ model: ProjectModel) -> [JSONValue] {
    // Results with the same text are distinguished by their order, not by their lines.
    var counts: [[String]: Int] = [:]
    return enumerated().sorted {
      ($0.element.diagnostic.site, $0.offset) < ($1.element.diagnostic.site, $1.offset)
    }.map { _, result in
      let site = result.diagnostic.site
      let type = result.diagnostic.type ?? ""
      let identity = [result.anchor, site.path, type, model.line(at: site)]
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      let digest = sha256([UInt8]((identity + [String(count)]).joined(separator: "\u{0}").utf8))
      return result.json(model, fingerprint: digest)
    }
  }
}

extension Migration {
  var sarifResults: [SARIFResult] {
    let migrating = Set(migrated.map(\.type))
    let placed = Dictionary(grouping: decisionDiagnostics, by: \.site)
    // Each fact once.
    let ofDecisions = decisions.flatMap { decision -> [SARIFResult] in
      let type = listedType(of: decision, migrating: migrating).map(model.symbols.qualifiedName)
      return decision.diagnostics.compactMap { diagnostic in
        let own = PlacedDiagnostic(diagnostic, at: decision.site, type: type)
        return placed[decision.site]?.first {
          $0.name == own.name && $0.message.hasPrefix(own.message)
        }.map { SARIFResult($0, .diagnostic, decision.strategy) }
      }
    }
    return blocked.flatMap(sarifResults) + ofDecisions
      + (backedOutDiagnostics + projectDiagnostics).map { SARIFResult($0, .diagnostic) }
      + findingDiagnostics.map { SARIFResult($0, .finding) }
  }

  /// One for each kind of blocker of the type; if only other types block it, one at its declaration.
  private func sarifResults(of verdict: Verdict) -> [SARIFResult] {
    let declaration = RelatedPlace(
      site: model.symbols.site(of: verdict.type),
      message: "`\(model.symbols.qualifiedName(verdict.type))` is declared here")
    var seen: Set<String> = []
    return diagnostics(of: verdict).compactMap { diagnostic in
      guard seen.insert(diagnostic.name).inserted else { return nil }
      let others = verdict.blockers.map(\.blocker).filter {
        $0.kind.rawValue == diagnostic.name && $0.site != diagnostic.site
      }.map { RelatedPlace(site: $0.site, message: $0.message) }
      var result = SARIFResult(diagnostic, .blocker)
      result.related = others + (diagnostic.site == declaration.site ? [] : [declaration])
      return result
    }
  }
}
