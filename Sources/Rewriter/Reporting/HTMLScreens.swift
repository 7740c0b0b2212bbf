import SourceModel

/// What to test in the running app.
extension HTMLPage {
  private static let screensShown = 20
  private static let callersShown = 3

  /// The views to look at in the running app.
  var toOpen: String {
    let anchors = Dictionary(
      review.points.flatMap { point in
        point.warnings.map { ($0, Self.anchor(of: point.first)) }
      }, uniquingKeysWith: { first, _ in first })
    let isTitled = Review.areOfSeveralApps(screens)
    let lists = screens.grouped(by: \.app).map { screens -> String in
      let app = screens[0].app.isEmpty ? "Other code" : screens[0].app
      let title =
        isTitled ? "<h3>\(HTMLText.escaped(app)) <small>\(screens.count)</small></h3>\n" : ""
      let items = screens.map { row($0, anchors) }
      let rest = items.dropFirst(Self.screensShown)
      let more = Self.more(
        rest.count, "screen", "<ul class=\"screens\">\(rest.joined(separator: "\n"))</ul>")
      let shown = items.prefix(Self.screensShown).joined(separator: "\n")
      return "\(title)<ul class=\"screens\">\(shown)</ul>\(more)"
    }
    return section(
      "screens", "Screens to test", count: counted(screens.count, "screen"),
      lists.isEmpty
        ? ""
        : """
        <p class="muted">Check that each screen shows the new values, and what else is said there. Where \
        no view is known to set them, read the code that does.</p>
        \(lists.joined(separator: "\n"))
        """)
  }

  private func row(_ screen: Screen, _ anchors: [PlacedDiagnostic: String]) -> String {
    let site = model.symbols.site(of: screen.view)
    var title = HTMLText.code(names.name(screen.view))
    if let shown = screen.title { title = "“\(HTMLText.escaped(shown))” \(title)" }
    title += "<div class=\"path\">\(way(to: screen))</div>"
    let creations = screen.otherCreations.map { creation -> String in
      let type = model.innermostType(around: creation).map { HTMLText.code(names.name($0)) + " " }
      return "\(type ?? "")\(place(creation))"
    }
    title +=
      "<div>\(place(site))</div>"
      + Self.more(
        creations.count, "way", creations.joined(separator: "<br>"))
    let links = screen.items.map { item -> String in
      "<a href=\"#\(anchors[item.warning] ?? "todo")\" title=\"\(item.warning.name)\">"
        + "\(item.value.map(HTMLText.code) ?? item.warning.name)</a>"
    }.uniqued()
    let rest = links.dropFirst(6)
    let more = Self.more(rest.count, "value", rest.joined(separator: ", "))
    let checks = screen.warnings.compactMap(\.kind?.check).uniqued()
    let check =
      checks.isEmpty
      ? "" : "<div class=\"path\">check that \(checks.joined(separator: ", and that "))</div>"
    let tick = Self.tick(["screen", title] + screen.warnings.map(\.message))
    let data =
      Self.data("names", screen.warnings.map(\.name))
      + Self.data("path", [site.path] + screen.warnings.map(\.site.path))
      + Self.data("types", screen.warnings.compactMap(\.type))
    let verb = screen.items.contains { $0.value != nil } ? "change" : "see"
    return "<li\(data)>\(tick)<div>\(title)</div>"
      + "<div class=\"watch\"><span class=\"path\">\(verb)</span> \(links.prefix(6).joined(separator: ", "))\(more)\(check)"
      + "\(places(screen.readers.map { place($0) }, "shown at"))"
      + "\(places(screen.setters.map(setter), Self.title(of: screen.setters)))</div></li>"
  }

  private static func title(of setters: [Screen.Setter]) -> String {
    setters.allSatisfy(\.isOutOfReach) ? "read" : "set at"
  }

  /// A place that sets a value, and from where a person runs it.
  private func setter(_ setter: Screen.Setter) -> String {
    let shown = setter.callers.prefix(Self.callersShown)
    let callers = shown.enumerated().map { number, site in
      let isSameFile = number > 0 && setter.callers[number - 1].path == site.path
      return place(site, text: isSameFile ? "line \(site.line)" : nil)
    }.uniqued()
    let more = setter.callers.count - shown.count
    return place(setter.site)
      + (callers.isEmpty ? "" : ", run from \(callers.joined(separator: ", "))")
      + (more > 0 ? " and \(more) more" : "")
  }

  /// The first place, and the others folded.
  private func places(_ all: [String], _ title: String) -> String {
    let places = all.uniqued()
    return places.isEmpty
      ? ""
      : "<div class=\"path\">\(title) \(places[0])</div>"
        + Self.more(places.count - 1, "place", places.dropFirst().joined(separator: "<br>"))
  }

  /// How a person reaches a screen.
  private func way(to screen: Screen) -> String {
    let creation = screen.creation.map { place($0) }
    guard !screen.path.isEmpty else {
      return creation.map { "No way to it is known; it is created at \($0)." }
        ?? "No code of the app is known to create it."
    }
    return "in \(screen.path.map(HTMLText.escaped).joined(separator: " › "))"
      + (creation.map { ", \($0)" } ?? "")
  }
}
