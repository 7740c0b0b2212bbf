import SourceModel

/// The audit report for a pull request: each finding with its evidence, what to do, and code to copy if there is any.
/// - Parameter limit: the maximum size in bytes; a line at the end says what was cut.
public func markdownReport(_ audit: Audit, limit: Int = 60_000) -> String {
  let head = "# Audit of code on @Observable\n\n\(audit.headline)\n"
  var text = LimitedText(limit: limit - head.utf8.count - 400)
  let sections = FindingKind.allCases.map { kind -> ReportSection in
    ReportSection(
      chapter: "\n## \(kind.rawValue)\n\n\(MarkdownText.prose(kind.page.summary))\n",
      opening: "\n",
      items: audit.findings.filter { $0.kind == kind }.map(\.markdown), noun: "finding")
  }
  let diagnostics = audit.fileDiagnostics.map {
    "- \(place($0.site)): \(MarkdownText.prose($0.text)) (\($0.name))\n"
  }
  text.append(
    sections + [
      ReportSection(chapter: "\n## Files\n", opening: "\n", items: diagnostics, noun: "file")
    ])
  let cut = text.cut.map { counted($0.count, $0.noun) }.joined(separator: ", ")
  return head + text.text
    + (cut.isEmpty ? "" : "\n> Cut to stay under \(limit) bytes: \(cut).\n")
}

extension Audit {
  /// `2 warnings and 1 note in 3 files.`
  public var headline: String {
    guard !findings.isEmpty else {
      return "Nothing found in \(counted(model.symbols.fileCount, "file"))."
    }
    let parts = [(warnings.count, "warning"), (notes.count, "note")].filter { $0.0 > 0 }
    return parts.map { counted($0.0, $0.1) }.joined(separator: " and ")
      + " in \(counted(model.symbols.fileCount, "file"))."
  }
}

extension Audit.Finding {
  fileprivate var markdown: String {
    let creation = self.creation.map { ", \($0.words)" } ?? ""
    var text = "- \(place(site)) \(MarkdownText.code(owner)) "
    text += "(\(MarkdownText.code(type))\(creation)): \(MarkdownText.prose(message.sentence))\n"
    for item in places {
      text += "  - \(place(item.site)) \(MarkdownText.prose(item.message))\n"
    }
    text += "  - What to do: \(MarkdownText.prose(instead.sentence))\n"
    guard let generated else { return text }
    let lines = generated.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return text + "\n  ```swift\n"
      + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "  ```\n"
  }
}

private func place(_ site: Site) -> String {
  MarkdownText.code("\(site.path):\(site.line):\(site.column)")
}
