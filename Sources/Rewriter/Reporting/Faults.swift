import SourceModel

/// The heavy models of code that is on `@Observable` already, told beside a migration.
extension Migration {
  /// `2 heavy models in code on @Observable are made again and again; --audit tells what to do`
  public var faultHeadline: String? {
    guard !faults.isEmpty else { return nil }
    let types = Set(faults.map(\.type)).count
    return "\(counted(types, "heavy model")) in code on @Observable "
      + "\(types == 1 ? "is" : "are") made again and again; --audit tells what to do"
  }
}

extension MarkdownPages {
  private static let faultsShown = 10

  var faults: ReportSection {
    var items = migration.faults.prefix(Self.faultsShown).map { finding in
      "- \(place(finding.site, column: true)) \(MarkdownText.code(finding.owner)): "
        + "\(MarkdownText.prose(finding.summary)) (\(finding.fault.rawValue))\n"
    }
    let rest = migration.faults.count - items.count
    if rest > 0 { items.append("- and \(rest) more\n") }
    return section(
      "\n## Already on @Observable\n",
      "\nHeavy models that are made again and again. Nothing is changed here; `--audit` tells what to do.\n\n",
      items, "fault")
  }
}

extension HTMLPage {
  var faults: String {
    guard !migration.faults.isEmpty else { return "" }
    let items = migration.faults.map { finding in
      let name =
        counts.types > 0
        ? link(.fault, finding.fault.rawValue)
        : "<b>\(HTMLText.escaped(finding.fault.rawValue))</b>"
      return "<li>\(name) \(HTMLText.prose(finding.message)) \(place(finding.site))"
        + (finding.cost?.evidence.first.map { "<br>\(because($0))" } ?? "") + "</li>"
    }
    return """
      <section aria-labelledby="faults"><h2 id="faults">Already on <code>@Observable</code></h2>
      <p class="muted">Heavy models that are made again and again. Nothing is changed here; \
      <code>--audit</code> tells what to do.</p>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></section>
      """
  }

  private func because(_ evidence: Evidence) -> String {
    let chain = evidence.chain.map { HTMLText.code($0) + " → " }.joined()
    let name =
      counts.types > 0
      ? link(.signal, evidence.signal.name) : HTMLText.escaped(evidence.signal.name)
    return "\(chain)\(HTMLText.swift(evidence.code)) \(name) \(place(evidence.site))"
  }
}
