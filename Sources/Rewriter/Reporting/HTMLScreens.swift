import SourceModel

/// What to test in the running app.
extension HTMLPage {
  private static let screensShown = 20

  /// The views to look at in the running app.
  var toOpen: String {
    let anchors = Dictionary(
      review.points.flatMap { point in
        point.warnings.map { ($0, Self.anchor(of: point)) }
      }, uniquingKeysWith: { first, _ in first })
    let items = screens.map { row($0, anchors) }
    let rest = items.dropFirst(Self.screensShown)
    let more = Self.more(
      rest.count, "screen", "<ul class=\"screens\">\(rest.joined(separator: "\n"))</ul>")
    return section(
      "screens", "Screens to test", count: counted(items.count, "screen"),
      items.isEmpty
        ? ""
        : """
        <p class="muted">Open each of these in the running app, change what stands beside it, and check \
        that the screen shows the new value.</p>
        <ul class="screens">\(items.prefix(Self.screensShown).joined(separator: "\n"))</ul>\(more)
        """)
  }

  private func row(_ screen: Screen, _ anchors: [PlacedDiagnostic: String]) -> String {
    var title: String
    switch screen.subject {
    case .view(let view):
      title = HTMLText.code(names.name(view))
      if let shown = screen.title { title = "“\(HTMLText.escaped(shown))” \(title)" }
      if !screen.path.isEmpty {
        let path = screen.path.map(HTMLText.escaped).joined(separator: " › ")
        title += "<div class=\"path\">in \(path)</div>"
      }
      title += "<div>\(place(model.symbols.site(of: view)))</div>"
    case .model(let name): title = "What shows \(HTMLText.code(name))"
    }
    let links = screen.warnings.map { warning -> String in
      "<a href=\"#\(anchors[warning] ?? "todo")\" title=\"\(warning.name)\">"
        + "\(warning.watched.map(HTMLText.code) ?? warning.name)</a>"
    }.uniqued()
    let rest = links.dropFirst(6)
    let more = Self.more(rest.count, "value", rest.joined(separator: ", "))
    return "<li>\(Self.tick(["screen", title] + screen.warnings.map(\.message)))<div>\(title)</div>"
      + "<div class=\"watch\">\(links.prefix(6).joined(separator: ", "))\(more)</div></li>"
  }
}
