import SourceModel

/// Heavy models in code that already uses `@Observable`, listed beside a migration.
extension Migration {
  /// `2 heavy models are re-created in code on @Observable; run --audit`
  public var findingsHeadline: String? {
    guard !findings.isEmpty else { return nil }
    let types = Set(findings.map(\.type)).count
    return "\(counted(types, "heavy model")) \(types == 1 ? "is" : "are") re-created in code on "
      + "@Observable; run --audit"
  }
}

extension MarkdownPages {
  var findings: ReportSection {
    let items = migration.findings.map { finding in
      "- \(place(finding.site, column: true)) \(MarkdownText.code(finding.owner)): "
        + "\(MarkdownText.prose(finding.summary)) (\(finding.kind.rawValue))\n"
    }
    return section(
      "\n## Already on @Observable\n",
      "\nThese heavy models are re-created with their views. Nothing is changed here; `--audit` shows what to do.\n\n",
      items, "finding")
  }
}

extension HTMLPage {
  var findings: String {
    let items = migration.findings.map { finding in
      "<li>\(link(.finding, finding.kind.rawValue)) \(HTMLText.prose(finding.message)) "
        + "\(place(finding.site))\(evidence(finding.cost?.evidence.prefix(1) ?? []))</li>"
    }
    let list = """
      <p class="muted">These heavy models are re-created with their views. Nothing is changed here; \
      <code>--audit</code> shows what to do.</p>
      <ul class="plain">\(items.joined(separator: "\n"))</ul>
      """
    return section(
      "findings", "Already on <code>@Observable</code>", items.isEmpty ? "" : list)
  }
}
