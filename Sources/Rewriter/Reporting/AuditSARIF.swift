import SourceModel

/// The audit report for code scanning, SARIF 2.1.0.
/// - Parameter version: the version of the tool.
public func sarifReport(_ audit: Audit, version: String? = nil) -> String {
  let pages = Explanation.all.filter { $0.kind == .finding }
  var counts: [String: Int] = [:]
  let results = audit.findings.map { finding -> JSONValue in
    // Findings with the same text are distinguished by their order, not by their lines.
    let identity = [finding.kind.rawValue, finding.site.path, finding.owner, finding.code]
      .joined(separator: "\u{0}")
    counts[identity, default: 0] += 1
    let digest = sha256(Array("\(identity)\u{0}\(counts[identity, default: 0])".utf8))
    return result(finding, audit.model, pages, fingerprint: digest)
  }
  return sarifLog(
    pages, version: version, helpPage: nil,
    invocation: audit.model.sarifInvocation(audit.fileDiagnostics), results: results)
}

private func result(
  _ finding: Audit.Finding, _ model: ProjectModel, _ pages: [Explanation], fingerprint: String
) -> JSONValue {
  let anchor = "finding-\(finding.kind.rawValue)"
  let evidence = (finding.cost?.weight == .heavy ? finding.cost?.evidence ?? [] : []).prefix(5).map
  {
    ($0.site, $0.sentence.sentence)
  }
  let related = (evidence + finding.related).enumerated().map { index, item in
    model.sarifLocation(item.0, id: index, message: item.1)
  }
  return .object([
    ("ruleId", .string(anchor)),
    ("ruleIndex", pages.firstIndex { $0.anchor == anchor }.map { .integer($0) }),
    ("level", .string(finding.kind.severity.rawValue)),
    ("message", .object([("text", .string(PlacedDiagnostic(finding).text))])),
    ("locations", .array([model.sarifLocation(finding.site, type: finding.type)])),
    ("relatedLocations", related.isEmpty ? nil : .array(related)),
    ("partialFingerprints", .object([("migrateObservable/v1", .string(fingerprint))])),
  ])
}
