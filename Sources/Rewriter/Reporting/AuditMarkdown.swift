import SourceModel

/// The report of an audit for a pull request: each finding with its evidence, what to do, and code to
/// copy where there is some.
/// - Parameter limit: the size in bytes that the text stays under; what was cut is said at its end.
public func markdownReport(_ audit: Audit, limit: Int = 60_000) -> String {
  let head = "# Audit of code on @Observable\n\n\(audit.headline)\n"
  var text = LimitedText(limit: limit - head.utf8.count - 400)
  let sections = Fault.allCases.map { fault -> ReportSection in
    ReportSection(
      chapter: "\n## \(fault.rawValue)\n\n\(MarkdownText.prose(fault.page.summary))\n",
      opening: "\n",
      items: audit.findings.filter { $0.fault == fault }.map(\.markdown), noun: "finding")
  }
  let remarks = audit.remarks.map {
    "- \(place($0.site)): \(MarkdownText.prose($0.message)) (\($0.name))\n"
  }
  text.append(
    sections + [
      ReportSection(chapter: "\n## Files\n", opening: "\n", items: remarks, noun: "remark")
    ])
  let cut = text.cut.map { counted($0.count, $0.noun) }.joined(separator: ", ")
  return head + text.text
    + (cut.isEmpty ? "" : "\n> Cut to stay under \(limit) bytes: \(cut).\n")
}

extension Audit {
  /// `2 faults and 1 note in 3 files.`
  public var headline: String {
    guard !findings.isEmpty else {
      return "No fault was found in \(counted(model.fileCount, "file"))."
    }
    let parts = [(faults.count, "fault"), (notes.count, "note")].filter { $0.0 > 0 }
    return parts.map { counted($0.0, $0.1) }.joined(separator: " and ")
      + " in \(counted(model.fileCount, "file"))."
  }
}

extension Audit.Finding {
  fileprivate var markdown: String {
    let kind = self.kind.map { ", \($0)" } ?? ""
    var text = "- \(place(site)) \(MarkdownText.code(owner)) "
    text += "(\(MarkdownText.code(type))\(kind)): \(MarkdownText.prose(message))\n"
    for evidence in (cost?.evidence ?? []).prefix(5) where cost?.weight == .heavy {
      text += "  - \(place(evidence.site)) \(MarkdownText.code(evidence.code)): "
      text += evidence.signal.name
      let chain = evidence.chain.map(MarkdownText.code).joined(separator: " → ")
      text += chain.isEmpty ? "\n" : ", through \(chain)\n"
    }
    for item in related {
      text += "  - \(place(item.site)) \(MarkdownText.prose(item.message))\n"
    }
    text += "  - Instead: \(MarkdownText.prose(instead)).\n"
    guard let generated else { return text }
    let lines = generated.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return text + "\n  ```swift\n"
      + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "  ```\n"
  }
}

private func place(_ site: Site) -> String {
  MarkdownText.code("\(site.path):\(site.line):\(site.column)")
}
