import SourceModel

/// The report for a reviewer: one HTML page that needs no network, and no script to be readable.
public func htmlReport(_ migration: Migration) -> String {
  let page = HTMLPage(migration)
  return htmlDocument(
    title: "Migration to @Observable", isScripted: true,
    body: """
      <a class="skip" href="#types">Skip to the types</a>
      \(page.header)
      \(page.toolbar)
      <main>
      \(page.overview)
      \(page.map)
      \(page.types)
      \(page.findings)
      \(page.notes)
      \(page.pages)
      </main>
      \(HTMLPage.keyboard)
      <script>
      \(HTMLScript.text)</script>
      """)
}

/// A page that loads nothing.
/// - Parameter isScripted: whether scripts in the page itself may run.
func htmlDocument(title: String, isScripted: Bool, body: String) -> String {
  let scripts = isScripted ? "script-src 'unsafe-inline'; " : ""
  let mark =
    isScripted ? #"\#n<script>document.documentElement.classList.add("js")</script>"# : ""
  return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \(scripts)img-src data:">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style>
    \(HTMLStyle.text)</style>\(mark)
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
}

/// The parts of the HTML report, and the data they share.
struct HTMLPage {
  let migration: Migration
  let counts: Counts
  let migrating: Set<TypeID>
  /// The anchor of each type that has a card.
  let anchors: [TypeID: String]
  let ownership: Ownership
  /// The decisions that concern each type.
  let decisions: [TypeID: [Decision]]
  /// The places that own each type, without those in previews.
  let owners: [TypeID: [OwnerChoice]]
  let diffs: [String: HTMLDiff]

  init(_ migration: Migration) {
    self.migration = migration
    counts = Counts(migration)
    migrating = Set(migration.migrated.map(\.type))
    ownership = Ownership(migration.model)
    var anchors: [TypeID: String] = [:]
    var taken: Set<String> = []
    for verdict in migration.verdicts {
      let name = "type-" + HTMLText.identifier(migration.model.qualifiedName(verdict.type))
      var anchor = name
      var number = 2
      while !taken.insert(anchor).inserted {
        anchor = "\(name)-\(number)"
        number += 1
      }
      anchors[verdict.type] = anchor
    }
    self.anchors = anchors
    var decisions: [TypeID: [Decision]] = [:]
    for decision in migration.decisions {
      let moved = decision.types.filter(migrating.contains)
      let types = decision.outcome == .rewritten && !moved.isEmpty ? moved : decision.types
      for type in types { decisions[type, default: []].append(decision) }
    }
    self.decisions = decisions
    var owners: [TypeID: [OwnerChoice]] = [:]
    for choice in migration.owners where !choice.site.isInPreview {
      for type in choice.site.models { owners[type, default: []].append(choice) }
    }
    self.owners = owners
    diffs = Dictionary(
      migration.changes.map { ($0.path, HTMLDiff($0)) }, uniquingKeysWith: { first, _ in first })
  }

  var model: ProjectModel { migration.model }

  /// The type's name, as a link to its card if it has one.
  func link(_ type: TypeID) -> String {
    let name = HTMLText.code(model.qualifiedName(type))
    return anchors[type].map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
  }

  /// `path:line`
  func place(_ site: Site) -> String {
    "<span class=\"place\">\(HTMLText.path(site.path)):\(site.line)</span>"
  }

  /// A name, as a link to its page.
  func link(_ kind: Explanation.Kind, _ name: String) -> String {
    "<a class=\"name\" href=\"#\(kind.rawValue)-\(name)\">\(HTMLText.escaped(name))</a>"
  }

  /// The diagnostics without a card: advice, files, directives and requests.
  var notes: String {
    let advice = migration.decisions.filter { $0.outcome != .rewritten }.flatMap { decision in
      decision.diagnostics.map { PlacedDiagnostic($0, at: decision.site) }
    }
    let items = (advice + migration.projectDiagnostics).map {
      "<li>\(link(.diagnostic, $0.name)) \(HTMLText.prose($0.text)) \(place($0.site))</li>"
    }
    guard !items.isEmpty else { return "" }
    return """
      <section aria-labelledby="notes"><h2 id="notes">Other diagnostics</h2>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></section>
      """
  }

  /// The pages of all names that the report may use, collapsed by the script.
  var pages: String {
    guard counts.types > 0 else { return "" }
    var text = "<section id=\"pages\" aria-labelledby=\"pages-title\">"
    text += "<h2 id=\"pages-title\">What the names mean</h2>\n"
    for kind in Explanation.Kind.allCases {
      let pages = Explanation.all.filter { $0.kind == kind }
      guard !pages.isEmpty else { continue }
      text += "<h3>\(kind.heading)"
      text += " <small>\(HTMLText.escaped(kind.title))</small></h3>\n"
      text += pages.map(HTMLPage.page).joined()
    }
    return text + "</section>"
  }

  private static func page(_ page: Explanation) -> String {
    var text = "<details class=\"page\" id=\"\(page.anchor)\" open><summary>"
    text += "<b>\(HTMLText.escaped(page.name))</b> \(HTMLText.prose(page.summary))</summary>\n"
    text += "<p>\(HTMLText.prose(page.text))</p>"
    if let instead = page.instead { text += "<p><b>What to do:</b> \(HTMLText.prose(instead))</p>" }
    func figure(_ title: String, _ code: String) -> String {
      "<figure><figcaption>\(title)</figcaption>"
        + "<pre class=\"swift\">\(HTMLText.escaped(code))</pre></figure>"
    }
    text += "<div class=\"pair\">"
    if let after = page.after {
      text += figure(page.captions.before, page.before)
      text += figure(page.captions.after, after)
    } else if !page.before.isEmpty {
      text += figure("For example", page.before)
    }
    return text + "</div></details>\n"
  }
}
