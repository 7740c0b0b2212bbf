import SourceModel

/// The report for a reviewer: one HTML page that needs no network, and no script to be readable.
/// - Parameters:
///   - links: how it links to the source; nil where it does not.
///   - header: what the page says about the run besides its results.
public func htmlReport(
  _ migration: Migration, links: SourceLinks? = nil, header: RunHeader = RunHeader()
) -> String {
  let page = HTMLPage(migration, links: links, header: header)
  return htmlDocument(
    title: "Migration to @Observable", isScripted: true,
    body: """
      <a class="skip" href="#work">Skip to the work</a>
      \(page.header)
      \(page.toolbar)
      <main id="work">
      \(page.sections)
      </main>
      \(HTMLPage.keyboard)
      \(page.tables)
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
  let review: Review
  let screens: [Screen]
  let migrating: Set<TypeID>
  /// The anchor of each observable type.
  let anchors: [TypeID: String]
  let names: DistinctNames
  let ownership: Ownership
  let links: SourceLinks?
  let run: RunHeader
  let named: NamedPlaces
  /// The code that belongs to each diagnostic, and the first one of those that show a place.
  let evidence: [PlacedDiagnostic: [RelatedPlace]]
  let firstShown: [Site: PlacedDiagnostic]
  /// The places that own each type, without those in previews.
  let owners: [TypeID: [OwnerChoice]]
  /// The changed files, in the order of their paths.
  let files: [HTMLFile]
  let filesByPath: [String: Int]
  /// The numbers of rules and types in `tables`.
  let ruleNumbers: [String: Int]
  let typeNumbers: [TypeID: Int]

  init(_ migration: Migration, links: SourceLinks? = nil, header: RunHeader = RunHeader()) {
    self.migration = migration
    self.links = links
    run = header
    named = NamedPlaces(migration.model)
    counts = Counts(migration)
    let review = Review(migration)
    self.review = review
    screens = review.screens
    evidence = Self.evidence(of: review, named)
    firstShown = Self.firstShown(evidence, in: review)
    migrating = Set(migration.migrated.map(\.type))
    names = DistinctNames(migration.model, migration.verdicts.map(\.type))
    ownership = Ownership(migration.model)
    anchors = Self.anchors(of: migration)
    var owners: [TypeID: [OwnerChoice]] = [:]
    for choice in migration.owners where !choice.site.isInPreview {
      for type in choice.site.models { owners[type, default: []].append(choice) }
    }
    self.owners = owners
    files = HTMLFile.files(of: migration)
    filesByPath = Dictionary(
      uniqueKeysWithValues: files.enumerated().map { ($0.element.change.path, $0.offset) })
    ruleNumbers = Dictionary(
      uniqueKeysWithValues: Rule.all.enumerated().map { ($0.element.name, $0.offset) })
    typeNumbers = Dictionary(
      uniqueKeysWithValues: migration.verdicts.enumerated().map { ($0.element.type, $0.offset) })
  }

  private static func anchors(of migration: Migration) -> [TypeID: String] {
    var anchors: [TypeID: String] = [:]
    var taken: Set<String> = []
    for verdict in migration.verdicts {
      let name = "type-" + HTMLText.identifier(migration.model.symbols.qualifiedName(verdict.type))
      var anchor = name
      var number = 2
      while !taken.insert(anchor).inserted {
        anchor = "\(name)-\(number)"
        number += 1
      }
      anchors[verdict.type] = anchor
    }
    return anchors
  }

  var model: ProjectModel { migration.model }

  /// The parts in the order of the work.
  var sections: String {
    let parts =
      counts.types > 0
      ? [toDo, toReview, crashes, toOpen, toCheck, keptOwners, notes, done, types] : [nothing]
    let work = (parts + [findings]).joined(separator: "\n")
    return work + pages(usedIn: work)
  }

  /// The type's name, as a link to its row if it has one.
  func link(_ type: TypeID) -> String {
    let name = HTMLText.code(names.name(type))
    return anchors[type].map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
  }

  /// `File.swift:line`, as a link to the line in its diff, otherwise to the source.
  func place(_ site: Site, text: String? = nil) -> String {
    let shown = text ?? HTMLText.path(model.symbols.place(site))
    if let number = filesByPath[site.path],
      let hunk = files[number].diff.index(ofLine: site.line)
    {
      return
        "<a class=\"place\" href=\"#f\(number)-\(hunk)\" data-line=\"\(site.line)\">\(shown)</a>"
    }
    guard let links else {
      let full = HTMLText.escaped(site.line > 0 ? "\(site.path):\(site.line)" : site.path)
      return "<span class=\"place\" title=\"\(full)\">\(shown)</span>"
    }
    let address = links.address(of: site.path, line: site.line)
    return "<a class=\"place\" href=\"\(HTMLText.escaped(address))\">\(shown)</a>"
  }

  /// A sentence whose places are links, or can be copied.
  func prose(_ sentence: String) -> String {
    var (text, places) = (sentence, [String]())
    for (site, _, range) in named.places(in: sentence).reversed() {
      places.append(place(site, text: HTMLText.path(String(sentence[range]))))
      text.replaceSubrange(range, with: Self.mark)
    }
    let parts = HTMLText.prose(text.replacing("`\(Self.mark)`", with: Self.mark))
      .split(separator: Self.mark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      result += (places.popLast() ?? "") + part
    }
  }

  /// A character for private use, which stands for a place.
  private static let mark = "\u{E000}"

  /// A name, as a link to its page.
  func link(_ kind: Explanation.Kind, _ name: String) -> String {
    "<a class=\"name\" href=\"#\(kind.rawValue)-\(name)\">\(HTMLText.escaped(name))</a>"
  }

  func section(_ id: String, _ title: String, count: String = "", _ body: String) -> String {
    guard !body.isEmpty else { return "" }
    let small = count.isEmpty ? "" : " <small>\(count)</small>"
    return
      "<section aria-labelledby=\"\(id)\"><h2 id=\"\(id)\">\(title)\(small)</h2>\n\(body)</section>"
  }

  /// Text that the script takes for elements only when it is unfolded: tens of thousands of them make a page slow.
  static func folded(_ content: String) -> String { "<noscript>\(content)</noscript>" }

  /// Further items, folded; empty if there are none.
  static func more(_ count: Int, _ noun: String, _ content: String) -> String {
    count == 0
      ? ""
      : "<details class=\"more\"><summary>\(counted(count, "more " + noun))</summary>"
        + "\(content)</details>"
  }

  /// A box to tick, remembered as long as the text that it is about stays the same.
  static func tick(_ parts: [String]) -> String {
    let key = sha256(Array(parts.joined(separator: "\u{0}").utf8)).prefix(16)
    return "<label class=\"tick\"><input type=\"checkbox\" data-key=\"\(key)\" "
      + "aria-label=\"Reviewed\"></label>"
  }

  static func data(_ name: String, _ values: [String]) -> String {
    let unique = values.uniqued()
    guard !unique.isEmpty else { return "" }
    return " data-\(name)=\"\(unique.map(HTMLText.escaped).joined(separator: " "))\""
  }
}
