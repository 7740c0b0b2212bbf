import SourceModel

/// What a person should look at.
extension HTMLPage {
  /// The warnings by what may go wrong, file by file; the first card of a file has its diff.
  var toReview: String {
    let kinds = Dictionary(review.warnings.map { ($0.name, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { name, count in
        "<li><a href=\"#?diagnostic=\(name)\">\(HTMLText.escaped(name))</a> \(count)</li>"
      }
    guard !review.warnings.isEmpty else { return "" }
    var shown: Set<String> = []
    let parts = review.parts.map { part in
      let files = part.files.map { card($0.path, $0.points, shown.insert($0.path).inserted) }
      return """
        <div class="part"><h3 id="part-\(part.consequence)">\(part.consequence.title) <small>\(part.count)</small></h3>
        \(files.joined(separator: "\n"))</div>
        """
    }
    let points = review.points.count
    return section(
      "review", "To review",
      count: counted(review.warnings.count, "warning")
        + (points == review.warnings.count ? "" : " in \(counted(points, "item"))"),
      "<ul class=\"chips\">\(kinds.joined())</ul>\n\(linkHint)\(parts.joined(separator: "\n"))")
  }

  private var linkHint: String {
    links == nil
      ? "<p class=\"muted scripted\">A blue place leads to its line in a diff below. A click on a dotted one "
        + "copies its path and line.</p>\n"
      : ""
  }

  private func card(_ path: String, _ points: [Review.Point], _ isFirst: Bool) -> String {
    let items = points.map(item)
    let number = filesByPath[path]
    let shown = isFirst ? number : nil
    let id = shown.map { " id=\"f\($0)\"" } ?? ""
    let body = shown.map { files[$0].html(self) } ?? ""
    return """
      <article class="card file"\(id) tabindex="-1"\(Self.data("path", [path]))\
      \(shown.map { files[$0].marks(self) } ?? "")>
      <header><h4>\(address(path))</h4>\(stat(shown))</header>
      \(items.joined(separator: "\n"))
      \(body)</article>
      """
  }

  /// A fact at its first place, with the other places below.
  private func item(_ point: Review.Point) -> String {
    let first = point.first
    let path = first.site.path
    func line(_ site: Site) -> String {
      place(site, text: site.path != path ? nil : site.line > 0 ? "line \(site.line)" : "file")
    }
    let others = point.warnings.dropFirst().map { warning -> String in
      let text = warning.message == first.message ? "" : prose(warning.message.sentence)
      return
        "<li>\(HTMLText.swift(model.line(at: warning.site))) \(line(warning.site)) \(text)</li>"
    }
    let more = Self.more(
      others.count, "place", "<ul class=\"plain\">\(others.joined(separator: "\n"))</ul>")
    return Self.item(
      id: Self.anchor(of: first), count: point.warnings.count,
      data: Self.data("names", [first.name]) + Self.data("types", point.warnings.compactMap(\.type))
        + Self.data("path", point.warnings.map(\.site.path)), key: [path, first.message],
      """
      <p>\(prose(first.text)) \(link(.diagnostic, first.name))</p>
      \(code(at: first.site, line(first.site)))
      \(evidence(for: first))\(more)
      """)
  }

  static func anchor(of diagnostic: PlacedDiagnostic) -> String {
    let site = diagnostic.site
    let text = "\(site.path)\u{0}\(site.line):\(site.column)\u{0}\(diagnostic.message)"
    return "at-" + sha256(Array(text.utf8)).prefix(10)
  }

  /// The line of a site; the whole of a short member that no diff shows.
  func code(at site: Site, _ line: String) -> String {
    let isInDiff = filesByPath[site.path].map { files[$0].diff.index(ofLine: site.line) != nil }
    let member = isInDiff == true ? nil : model.member(at: site)
    guard let member, member.lines.count > 1 else {
      let text = model.line(at: site)
      return "<p class=\"at-line\">\(text.isEmpty ? "" : HTMLText.swift(text) + " ")\(line)</p>"
    }
    return code(member.lines, member.own) + "<p class=\"at-line\">\(line)</p>"
  }

  private func code(_ lines: [String], _ own: Int) -> String {
    let shown = lines.enumerated().map { number, line in
      number == own && lines.count > 1
        ? "<b>\(HTMLText.escaped(line))</b>" : HTMLText.escaped(line)
    }
    return "<pre class=\"swift\" data-own=\"\(own)\">\(shown.joined(separator: "\n"))</pre>"
  }

  /// The code that shows whether a diagnostic matters, each place once on the page. Many places are a line each.
  func evidence(for diagnostic: PlacedDiagnostic) -> String {
    let (shown, rest) = Self.parts(of: evidence[diagnostic] ?? [])
    let isList = rest.count >= Self.placesInList
    let more =
      isList
      ? "<button type=\"button\" class=\"copy scripted\">Copy their paths</button>\n"
        + "<ul class=\"plain\">\(lines(of: rest))</ul>"
      : rest.map { excerpt(of: $0, for: diagnostic) }.joined(separator: "\n")
    return shown.map { excerpt(of: $0, for: diagnostic) }.joined(separator: "\n")
      + Self.more(rest.count, "place", more)
  }

  private static let placesInList = 4

  /// The first place of each kind says enough: one that shows the value, one that sets it.
  private static func parts(
    of places: [RelatedPlace]
  ) -> (shown: [RelatedPlace], rest: [RelatedPlace]) {
    var seen: Set<RelatedPlace.Role> = []
    let isShown = places.map { seen.insert($0.role).inserted }
    return (
      zip(places, isShown).filter(\.1).map(\.0), zip(places, isShown).filter { !$0.1 }.map(\.0)
    )
  }

  private func excerpt(of item: RelatedPlace, for diagnostic: PlacedDiagnostic) -> String {
    let text = item.message.isEmpty ? "" : HTMLText.prose(item.message) + ": "
    let first = firstShown[item.site.ofLine]
    if let first, first != diagnostic {
      return "<div class=\"evidence\"><p>\(text)\(place(item.site)), "
        + "<a href=\"#\(Self.anchor(of: first))\">shown above</a></p></div>"
    }
    let isWhole = diagnostic.kind == .lostRepresentableUpdate
    let member =
      model.member(at: item.site, upTo: isWhole ? 40 : 6) ?? ([model.line(at: item.site)], 0)
    return "<div class=\"evidence\"><p>\(text)\(place(item.site))</p>"
      + (member.lines == [""] ? "" : code(member.lines, member.own)) + "</div>"
  }

  /// A line for each place, with the function that contains it.
  private func lines(of places: [RelatedPlace]) -> String {
    places.enumerated().map { number, item in
      let line = model.line(at: item.site)
      let isSame = number > 0 && places[number - 1].message == item.message && !line.isEmpty
      let text = isSame || item.message.isEmpty ? "" : HTMLText.prose(item.message) + ": "
      let function = model.body(around: item.site).map { " in \(HTMLText.code($0))" } ?? ""
      return
        "<li>\(text)\(line.isEmpty ? "" : HTMLText.swift(line) + function + " ")\(place(item.site))</li>"
    }.joined(separator: "\n")
  }

  /// The places that the text of each diagnostic names, and what else belongs to it; each once.
  static func evidence(
    of review: Review, _ named: NamedPlaces
  ) -> [PlacedDiagnostic: [RelatedPlace]] {
    Dictionary(
      review.shown.map { diagnostic in
        let related = diagnostic.related
        let known = Set(([diagnostic.site] + related.map(\.site)).map(\.ofLine))
        let places = named.places(in: diagnostic.text).map(\.site).filter {
          !known.contains($0.ofLine)
        }
        var seen: Set<Site> = []
        return (
          diagnostic,
          (places.map { RelatedPlace(site: $0, message: "") } + related).filter {
            seen.insert($0.site.ofLine).inserted
          }
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  static func firstShown(
    _ evidence: [PlacedDiagnostic: [RelatedPlace]], in review: Review
  ) -> [Site: PlacedDiagnostic] {
    var found: [Site: PlacedDiagnostic] = [:]
    for diagnostic in review.shown {
      let (shown, rest) = parts(of: evidence[diagnostic] ?? [])
      for place in shown + (rest.count < placesInList ? rest : [])
      where found[place.site.ofLine] == nil {
        found[place.site.ofLine] = diagnostic
      }
    }
    return found
  }

  /// The path, as a link to the source where there is one.
  func address(_ path: String) -> String {
    guard let links else { return HTMLText.path(path) }
    return "<a class=\"source\" href=\"\(HTMLText.escaped(links.address(of: path, line: 0)))\">"
      + "\(HTMLText.path(path))</a>"
  }

  func stat(_ number: Int?) -> String {
    guard let number else { return "" }
    let (added, removed) = files[number].diff.size
    return "<span class=\"stat\"><b>+\(added)</b> <em>−\(removed)</em></span>"
  }
}

extension Site {
  /// The line alone.
  fileprivate var ofLine: Site { Site(path: path, range: 0..<0, line: line, column: 1) }
}

extension Review {
  /// The diagnostics whose code a page shows, in its order.
  fileprivate var shown: [PlacedDiagnostic] {
    points.map(\.first)
      + [crashesToCheck, notesToCheck, otherNotes].flatMap(Self.kinds).flatMap { $0.1 }
  }
}
