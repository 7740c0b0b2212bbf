import SourceModel

/// What to test in the running app.
extension HTMLPage {
  private static let screensShown = 20

  /// The views to look at in the running app.
  var toOpen: String {
    let anchors = Dictionary(
      review.points.flatMap { point in
        point.warnings.map { ($0, Self.anchor(of: point.first)) }
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
        <p class="muted">Open each of these in the running app. Change the values that stand beside it, and check \
        that it shows the new ones; the name of a warning leads to what to look for.</p>
        <ul class="screens">\(items.prefix(Self.screensShown).joined(separator: "\n"))</ul>\(more)
        """)
  }

  private func row(_ screen: Screen, _ anchors: [PlacedDiagnostic: String]) -> String {
    let site = model.symbols.site(of: screen.view)
    var title = HTMLText.code(names.name(screen.view))
    if let shown = screen.title { title = "“\(HTMLText.escaped(shown))” \(title)" }
    title += "<div class=\"path\">\(way(to: screen))</div>"
    title += "<div>\(place(site))</div>"
    let links = screen.items.map { item -> String in
      "<a href=\"#\(anchors[item.warning] ?? "todo")\" title=\"\(item.warning.name)\">"
        + "\(item.value.map(HTMLText.code) ?? item.warning.name)</a>"
    }.uniqued()
    let rest = links.dropFirst(6)
    let more = Self.more(rest.count, "value", rest.joined(separator: ", "))
    let tick = Self.tick(["screen", title] + screen.warnings.map(\.message))
    let data =
      Self.data("names", screen.warnings.map(\.name))
      + Self.data("path", [site.path] + screen.warnings.map(\.site.path))
      + Self.data("types", screen.warnings.compactMap(\.type))
    return "<li\(data)>\(tick)<div>\(title)</div>"
      + "<div class=\"watch\">\(links.prefix(6).joined(separator: ", "))\(more)</div></li>"
  }

  /// How a person reaches a screen.
  private func way(to screen: Screen) -> String {
    let creation = screen.creation.map { place($0) }
    guard !screen.path.isEmpty else {
      return creation.map { "No way to it is known; it is created at \($0)." }
        ?? "No code of the app is known to create it."
    }
    let others = screen.others.map { HTMLText.escaped(names.name($0)) }.listed(upTo: 3, "type")
    return "in \(screen.path.map(HTMLText.escaped).joined(separator: " › "))"
      + (creation.map { ", \($0)" } ?? "") + (others.isEmpty ? "" : "; also in \(others)")
  }
}
