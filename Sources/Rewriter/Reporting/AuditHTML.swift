import SourceModel

/// The audit report for a reviewer: one HTML page that needs no network and no script.
public func htmlReport(_ audit: Audit) -> String {
  let sections = FindingKind.allCases.compactMap { kind -> String? in
    let items = audit.findings.filter { $0.kind == kind }.map(\.html)
    guard !items.isEmpty else { return nil }
    let page = kind.page
    return """
      <section aria-labelledby="\(kind.rawValue)"><h2 id="\(kind.rawValue)">\(kind.rawValue) \
      <small>\(HTMLText.prose(page.summary))</small></h2>
      <details class="sites"><summary>What it means</summary><p>\(HTMLText.prose(page.text))</p>
      <p><b>What to do:</b> \(HTMLText.prose(page.instead ?? ""))</p></details>
      \(items.joined(separator: "\n"))
      </section>
      """
  }
  let diagnostics = audit.fileDiagnostics.map {
    "<li><b>\(HTMLText.escaped($0.name))</b> \(HTMLText.prose($0.text)) \(place($0.site))</li>"
  }
  let files =
    diagnostics.isEmpty
    ? []
    : [
      """
      <section aria-labelledby="files"><h2 id="files">Files</h2>
      <ul class="plain">\(diagnostics.joined(separator: "\n"))</ul></section>
      """
    ]
  return htmlDocument(
    title: "Audit of code on @Observable", isScripted: false,
    body: """
      <header class="top"><p class="kicker">migrate-observable</p>
      <h1>Audit of code on <code>@Observable</code></h1>
      <p class="lead">\(HTMLText.escaped(audit.headline))</p></header>
      <main>
      \((sections + files).joined(separator: "\n"))
      </main>
      """)
}

extension Audit.Finding {
  fileprivate var html: String {
    let lines = places.map { "\(HTMLText.prose($0.message)) \(place($0.site))" }
    let code = generated.map { "<figure><pre>\(HTMLText.escaped($0))</pre></figure>" } ?? ""
    return """
      <article class="card"><header><h3>\(HTMLText.escaped(owner)) \
      <small>\(HTMLText.escaped(type))</small></h3>\(place(site))</header>
      <div class="\(kind.severity == .note ? "owner" : "blocker")"><p>\(HTMLText.prose(message.sentence))</p>
      <ul class="plain evidence">\(lines.map { "<li>\($0)</li>" }.joined())</ul>
      <p class="instead"><b>What to do</b> \(HTMLText.prose(instead.sentence))</p></div>\(code)</article>
      """
  }
}

private func place(_ site: Site) -> String {
  "<span class=\"place\">\(HTMLText.path(site.path)):\(site.line)</span>"
}
