import SourceModel

/// The report for a person who reviews: one page that needs no network, and no script to be read.
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
      \(page.faults)
      \(page.remarks)
      \(page.pages)
      </main>
      \(HTMLPage.keyboard)
      <script>
      \(HTMLScript.text)</script>
      """)
}

/// A page that asks for nothing from anywhere.
/// - Parameter isScripted: whether scripts of the page itself may run.
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

/// The parts of the HTML report, and what they share.
struct HTMLPage {
  let migration: Migration
  let counts: Counts
  let moving: Set<TypeID>
  /// The anchor of each type that has a card.
  let anchors: [TypeID: String]
  let ownership: Ownership
  /// The decisions that concern each type.
  let decisions: [TypeID: [Decision]]
  /// The places that own each type, those in previews left out.
  let owners: [TypeID: [OwnerChoice]]
  let diffs: [String: HTMLDiff]

  init(_ migration: Migration) {
    self.migration = migration
    counts = Counts(migration)
    moving = Set(migration.moved.map(\.type))
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
      let moved = decision.types.filter(moving.contains)
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

  /// The type's name, as a link to its card where it has one.
  func link(_ type: TypeID) -> String {
    let name = HTMLText.code(model.qualifiedName(type))
    return anchors[type].map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
  }

  /// `path:line`
  func place(_ site: Site) -> String {
    "<span class=\"place\">\(HTMLText.path(site.path)):\(site.line)</span>"
  }

  /// A name that has a page, as a link to it.
  func link(_ kind: Explanation.Kind, _ name: String) -> String {
    "<a class=\"name\" href=\"#\(kind.rawValue)-\(name)\">\(HTMLText.escaped(name))</a>"
  }

  var remarks: String {
    let advice = migration.decisions.compactMap { decision in
      decision.advice.map {
        "<li>\(link(.rule, decision.rule)) \(HTMLText.prose($0)) \(place(decision.site))</li>"
      }
    }
    let remarks = migration.remarks.map {
      "<li><b>\(HTMLText.escaped($0.name))</b> \(HTMLText.prose($0.message)) \(place($0.site))</li>"
    }
    guard !(advice + remarks).isEmpty else { return "" }
    return """
      <section aria-labelledby="notes"><h2 id="notes">Notes</h2>
      <ul class="plain">\((advice + remarks).joined(separator: "\n"))</ul></section>
      """
  }

  /// The pages of all names that the report may use, folded by the script.
  var pages: String {
    guard counts.types > 0 else { return "" }
    var text = "<section id=\"pages\" aria-labelledby=\"pages-title\">"
    text += "<h2 id=\"pages-title\">What the names mean</h2>\n"
    for kind in Explanation.Kind.allCases {
      let pages = Explanation.all.filter { $0.kind == kind }
      guard !pages.isEmpty else { continue }
      text += "<h3>\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst())"
      text += " <small>\(HTMLText.escaped(kind.title))</small></h3>\n"
      text += pages.map(HTMLPage.page).joined()
    }
    return text + "</section>"
  }

  private static func page(_ page: Explanation) -> String {
    let isReason = page.kind == .reason
    var text = "<details class=\"page\" id=\"\(page.anchor)\" open><summary>"
    text += "<b>\(HTMLText.escaped(page.name))</b> \(HTMLText.prose(page.summary))</summary>\n"
    text += "<p>\(HTMLText.prose(page.text))</p>"
    if let instead = page.instead { text += "<p><b>Instead:</b> \(HTMLText.prose(instead))</p>" }
    func figure(_ title: String, _ code: String) -> String {
      "<figure><figcaption>\(title)</figcaption>"
        + "<pre class=\"swift\">\(HTMLText.escaped(code))</pre></figure>"
    }
    text += "<div class=\"pair\">"
    if let after = page.after {
      text += figure(isReason ? "Held" : "Before", page.before)
      text += figure(isReason ? "Moves" : "After", after)
    } else if !page.before.isEmpty {
      text += figure("For example", page.before)
    }
    return text + "</div></details>\n"
  }
}
