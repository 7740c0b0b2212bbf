import SourceModel

/// What a person has to do or to look at, in the order of the work.
extension HTMLPage {
  /// Blockers by cause, types that were backed out, and owners to decide.
  var toDo: String {
    let items = review.causes.map(item) + backedOut + review.owners.map(item(ofOwner:))
    return section("todo", "To do", count: "\(items.count)", items.joined(separator: "\n"))
  }

  private func item(_ cause: Review.Cause) -> String {
    let types = cause.types
    let title =
      "\(listed(types)) \(types.count == 1 ? "is" : "are") not migrated"
      + (cause.followers.isEmpty ? "" : ", and with \(types.count == 1 ? "it" : "them") ")
      + listed(cause.followers)
    let places = Dictionary(grouping: cause.places, by: \.site).keys.sorted()
    let shown = places.prefix(3).map { site in
      "<li>\(HTMLText.swift(migration.line(at: site))) \(place(site))</li>"
    }
    let rest = places.dropFirst(3).map { "<li>\(place($0))</li>" }
    let more =
      rest.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(counted(rest.count, "more place"))</summary>"
        + "<ul class=\"plain\">\(rest.joined())</ul></details>"
    let named = (types + cause.followers).map(model.symbols.qualifiedName)
    return Self.item(
      data: Self.data("names", [cause.kind.rawValue]) + Self.data("types", named)
        + Self.data("path", places.map(\.path)), key: [cause.kind.rawValue, cause.message] + named,
      """
      <p>\(link(.blocker, cause.kind.rawValue)) \(HTMLText.prose(cause.message.sentence)) \(title).</p>
      <ul class="plain">\(shown.joined())</ul>\(more)
      <p class="instead">\(HTMLText.prose(cause.instead.sentence))</p>
      """)
  }

  private func listed(_ types: [TypeID]) -> String {
    let shown = types.prefix(6).map(link)
    guard types.count > shown.count else { return shown.listed() }
    let more = types.dropFirst(shown.count).map(names.name).joined(separator: ", ")
    return shown.joined(separator: ", ")
      + " and <span title=\"\(HTMLText.escaped(more))\">\(types.count - shown.count) more</span>"
  }

  private var backedOut: [String] {
    let output = migration.commandOutput
    let log =
      output.isEmpty
      ? ""
      : "<pre class=\"log\">\(HTMLText.escaped(output.joined(separator: "\n")))</pre>"
    var facts: [(first: PlacedDiagnostic, verdicts: [Verdict])] = []
    for verdict in migration.backedOut {
      guard let diagnostic = migration.diagnostic(ofBackedOut: verdict) else { continue }
      if let known = facts.firstIndex(where: { $0.first.fact == diagnostic.fact }) {
        facts[known].verdicts.append(verdict)
      } else {
        facts.append((diagnostic, [verdict]))
      }
    }
    return facts.map { first, verdicts in
      let types = verdicts.map(\.type)
      let verb = types.count == 1 ? "was" : "were"
      return Self.item(
        data: Self.data("names", [first.name])
          + Self.data("types", types.map(model.symbols.qualifiedName)),
        key: [first.message],
        """
        <p>\(link(.diagnostic, first.name)) \(listed(types)) \(verb) backed out\
        \(HTMLText.prose(first.fact.sentence)) \(place(first.site))</p>
        """ + (first.fact.hasSuffix("no type") ? log : ""))
    }
  }

  private func item(ofOwner diagnostic: PlacedDiagnostic) -> String {
    Self.item(
      data: Self.data("names", [diagnostic.name]) + Self.data("types", [diagnostic.type ?? ""])
        + Self.data("path", [diagnostic.site.path]),
      key: [diagnostic.site.path, diagnostic.message],
      """
      <p>\(link(.diagnostic, diagnostic.name)) \(HTMLText.prose(diagnostic.text))</p>
      <p class="at-line">\(HTMLText.swift(migration.line(at: diagnostic.site))) \(place(diagnostic.site))</p>
      """)
  }

  static func item(id: String? = nil, data: String, key: [String], _ body: String) -> String {
    let anchor = id.map { " id=\"\($0)\"" } ?? ""
    return
      "<article class=\"item\"\(anchor) tabindex=\"-1\"\(data)>\(tick(key))<div>\(body)</div></article>"
  }

  // MARK: To review

  /// The warnings, file by file, each file with its diff.
  var toReview: String {
    let kinds = Dictionary(review.warnings.map { ($0.name, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { name, count in
        "<li><a href=\"#?diagnostic=\(name)\">\(HTMLText.escaped(name))</a> \(count)</li>"
      }
    let cards = review.points.map { path, points in card(path, points) }
    guard !review.warnings.isEmpty || !review.notes.isEmpty else { return "" }
    let notes = review.notes.isEmpty ? "" : self.notes
    return section(
      "review", "To review", count: "\(counted(review.warnings.count, "warning"))",
      "<ul class=\"chips\">\(kinds.joined())</ul>\n\(cards.joined(separator: "\n"))\(notes)")
  }

  private func card(_ path: String, _ points: [Review.Point]) -> String {
    let items = points.map(item)
    let number = filesByPath[path]
    let id = number.map { " id=\"f\($0)\"" } ?? ""
    let source = number == nil ? "" : stat(number)
    let body = number.map { files[$0].html(self) } ?? ""
    return """
      <article class="card file"\(id) tabindex="-1"\(Self.data("path", [path]))\
      \(number.map { files[$0].marks(self) } ?? "")>
      <header><h3>\(address(path))</h3>\(source)</header>
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
      let text = warning.message == first.message ? "" : HTMLText.prose(warning.message.sentence)
      return
        "<li>\(HTMLText.swift(migration.line(at: warning.site))) \(line(warning.site)) \(text)</li>"
    }
    let more =
      others.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(counted(others.count, "more place"))</summary>"
        + "<ul class=\"plain\">\(others.joined(separator: "\n"))</ul></details>"
    return Self.item(
      id: Self.anchor(of: point),
      data: Self.data("names", [first.name]) + Self.data("types", point.warnings.compactMap(\.type))
        + Self.data("path", point.warnings.map(\.site.path)), key: [path, first.message],
      """
      <p>\(link(.diagnostic, first.name)) \(HTMLText.prose(first.text))</p>
      \(code(at: first.site, line(first.site)))\(more)
      """)
  }

  static func anchor(of point: Review.Point) -> String {
    "review-" + sha256(Array("\(point.first.site.path)\u{0}\(point.first.message)".utf8)).prefix(10)
  }

  /// The line of a site; the whole of a short member that no diff shows.
  private func code(at site: Site, _ line: String) -> String {
    let isInDiff = filesByPath[site.path].map { files[$0].diff.index(ofLine: site.line) != nil }
    let lines = isInDiff == true ? [] : migration.member(at: site)
    guard lines.count > 1 else {
      let text = migration.line(at: site)
      return "<p class=\"at-line\">\(text.isEmpty ? "" : HTMLText.swift(text) + " ")\(line)</p>"
    }
    return "<pre class=\"swift\">\(HTMLText.escaped(lines.joined(separator: "\n")))</pre>"
      + "<p class=\"at-line\">\(line)</p>"
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

  /// The notes by kind, folded: there is nothing to do about them.
  private var notes: String {
    let kinds = Dictionary(grouping: review.notes, by: \.name).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }.map { name, notes in
      let items = notes.map { note in
        "<li\(Self.data("names", [name]))\(Self.data("types", [note.type].compactMap(\.self)))"
          + "\(Self.data("path", [note.site.path]))>"
          + "\(HTMLText.prose(note.text)) \(place(note.site))</li>"
      }
      return """
        <details class="more"><summary>\(notes.count) × \(HTMLText.escaped(name))</summary>
        <p>\(link(.diagnostic, name))</p>
        <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
        """
    }
    return """
      <details class="notes"><summary>\(counted(review.notes.count, "note")), \
      with nothing to do about \(review.notes.count == 1 ? "it" : "them")</summary>
      \(kinds.joined(separator: "\n"))</details>
      """
  }

  // MARK: To open

  private static let screensShown = 20

  /// The views to look at in the running app.
  var toOpen: String {
    let anchors = Dictionary(
      review.points.flatMap(\.points).flatMap { point in
        point.warnings.map { ($0, Self.anchor(of: point)) }
      }, uniquingKeysWith: { first, _ in first })
    let items = screens.map { row($0, anchors) }
    let rest = items.dropFirst(Self.screensShown)
    let more =
      rest.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(counted(rest.count, "more screen"))</summary>"
        + "<ul class=\"screens\">\(rest.joined(separator: "\n"))</ul></details>"
    return section(
      "screens", "To open", count: counted(items.count, "screen"),
      items.isEmpty
        ? ""
        : """
        <p class="muted">A warning is about these views, or about a model that they show. Open each one, change \
        what its warnings name, and see whether it updates.</p>
        <ul class="screens">\(items.prefix(Self.screensShown).joined(separator: "\n"))</ul>\(more)
        """)
  }

  private func row(_ screen: Screen, _ anchors: [PlacedDiagnostic: String]) -> String {
    var title: String
    switch screen.subject {
    case .view(let view):
      title = HTMLText.code(names.name(view))
      if !screen.path.isEmpty {
        let path = screen.path.map(HTMLText.escaped).joined(separator: " › ")
        title += "<div class=\"path\">in \(path)</div>"
      }
      title += "<div>\(place(model.symbols.site(of: view)))</div>"
    case .model(let name): title = "What shows \(HTMLText.code(name))"
    }
    // A message begins with what it is about.
    let links = screen.warnings.map { warning -> String in
      let parts = warning.message.split(separator: "`", maxSplits: 2)
      let code = warning.message.hasPrefix("`") ? parts.first : parts.dropFirst().first
      return "<a href=\"#\(anchors[warning] ?? "todo")\" title=\"\(warning.name)\">"
        + "\(code.map { HTMLText.code(String($0)) } ?? warning.name)</a>"
    }.uniqued()
    let more = links.count > 6 ? " and \(links.count - 6) more" : ""
    return "<li>\(Self.tick(["screen", title] + screen.warnings.map(\.message)))<div>\(title)</div>"
      + "<div class=\"watch\">\(links.prefix(6).joined(separator: ", "))\(more)</div></li>"
  }
}
