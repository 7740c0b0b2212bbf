import SourceModel

/// Diagrams of who owns, injects and reads each model.
extension HTMLPage {
  private static let rowsShown = 60
  private static let namesShown = 8

  /// All models in one diagram, those with the most to do first: owners on the left, and on the right how many places
  /// receive the model or read it from the environment.
  var map: String {
    let types = migration.verdicts.map(\.type).filter { ownership.weight(of: $0) > 0 }
    guard !types.isEmpty else { return "" }
    let sorted = types.enumerated().sorted {
      (-ownership.weight(of: $0.element), $0.offset)
        < (-ownership.weight(of: $1.element), $1.offset)
    }.map(\.element)
    let shown = Array(sorted.prefix(Self.rowsShown))
    let most =
      shown.map { type in
        ownership.names(.observes, of: type).count + ownership.names(.environment, of: type).count
      }.max() ?? 1
    let height = shown.count * 34 + 30
    var svg = "<svg class=\"map\" role=\"img\" aria-labelledby=\"map-title\" width=\"1080\" "
    svg += "height=\"\(height)\" viewBox=\"0 0 1080 \(height)\">"
    svg += Self.text("owned or injected by", x: 330, y: 14, class: "column", anchor: "end")
    svg += Self.text("model", x: 390, y: 14, class: "column")
    svg += Self.text("read by", x: 740, y: 14, class: "column")
    for (index, type) in shown.enumerated() {
      svg += row(type, top: 26 + index * 34, unit: 220.0 / Double(max(most, 1)))
    }
    svg += "</svg>"
    let cut = sorted.count - shown.count
    let more =
      cut > 0 ? "<p class=\"muted\">\(counted(cut, "more model")) in the cards below.</p>" : ""
    return """
      <section aria-labelledby="map-title"><h2 id="map-title">Who owns, injects and reads what</h2>
      <p class="legend"><span class="key passed"></span> receives the model
      <span class="key environment"></span> reads it from the environment</p>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="map-title">\(svg)</div>\(more)
      </section>
      """
  }

  private func row(_ type: TypeID, top: Int, unit: Double) -> String {
    let owners = (ownership.names(.owns, of: type) + ownership.names(.injects, of: type)).uniqued()
    let receivers = ownership.names(.observes, of: type)
    let readers = ownership.names(.environment, of: type)
    let middle = top + 14
    var svg = ""
    if let first = owners.first {
      let more = owners.count > 1 ? " +\(owners.count - 1)" : ""
      let label = Self.shortened(first, 34 - more.count) + more
      let title = owners.joined(separator: ", ")
      svg += Self.text(label, x: 330, y: middle + 4, class: "view", anchor: "end", title: title)
      svg += "<path class=\"edge\" d=\"M338 \(middle)H384\"/>"
    }
    svg += box(type, x: 386, y: top, width: 300)
    let count = receivers.count + readers.count
    guard count > 0 else { return svg }
    svg += "<path class=\"edge\" d=\"M688 \(middle)H734\"/>"
    let widths = [receivers.count, readers.count].map { Int(Double($0) * unit) }
    svg += "<g><title>\(HTMLText.escaped((receivers + readers).joined(separator: ", ")))</title>"
    svg += Self.bar(x: 740, y: top + 7, width: widths[0], class: "passed")
    svg += Self.bar(x: 740 + widths[0], y: top + 7, width: widths[1], class: "environment")
    let label = "\(count)" + (count == 1 ? " " + Self.shortened((receivers + readers)[0], 30) : "")
    svg += Self.text(label, x: 748 + widths[0] + widths[1], y: middle + 4, class: "view")
    return svg + "</g>"
  }

  /// One model and all the places around it.
  func drawing(of type: TypeID) -> String {
    let places = (
      places([.owns, .injects], of: type), places([.observes, .environment], of: type)
    )
    let (left, right) = (Self.oncePerName(places.0), Self.oncePerName(places.1))
    guard !left.isEmpty || !right.isEmpty else { return "" }
    let name = model.qualifiedName(type)
    let rows = max(1, min(max(left.count, right.count), Self.namesShown + 1))
    let height = rows * 30 + 6
    let center = (
      x: Self.width(left) + (left.isEmpty ? 1 : Self.gap), width: Self.boxWidth(of: name)
    )
    let end = center.x + center.width
    let width = end + (right.isEmpty ? 1 : Self.gap + Self.width(right))
    let label = HTMLText.escaped(Self.spoken(name, places.0 + places.1))
    var svg = "<svg class=\"drawing\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
    svg += "viewBox=\"0 0 \(width) \(height)\" aria-label=\"\(label)\">"
    svg += Self.side(left, x: 0, joints: (Self.width(left), center.x), height: height)
    svg += Self.side(right, x: end + Self.gap, joints: (end + Self.gap, end), height: height)
    svg += box(type, x: center.x, y: height / 2 - 14, width: center.width)
    return
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Drawing\">\(svg)</svg></div>"
  }

  private static let gap = 56

  private func places(_ roles: [Ownership.Role], of type: TypeID) -> [(String, Ownership.Role)] {
    roles.flatMap { role in ownership.names(role, of: type).map { ($0, role) } }
  }

  private static func oncePerName(
    _ places: [(String, Ownership.Role)]
  ) -> [(String, Ownership.Role)] {
    var seen: Set<String> = []
    return places.filter { seen.insert($0.0).inserted }
  }

  /// The width of the name in most fonts, within limits.
  private static func width(of name: String) -> Int { min(name.count, 32) * 8 + 32 }

  /// The same for a model, whose name is bold.
  private static func boxWidth(of name: String) -> Int { min(name.count, 36) * 9 + 24 }

  private static func width(_ names: [(String, Ownership.Role)]) -> Int {
    names.prefix(namesShown + 1).map { width(of: $0.0) }.max() ?? 0
  }

  /// The places on one side of the model, each with a line to it.
  private static func side(
    _ names: [(String, Ownership.Role)], x: Int, joints: (place: Int, model: Int), height: Int
  ) -> String {
    let shown = names.count > namesShown + 1 ? Array(names.prefix(namesShown)) : names
    let rows = shown.count + (shown.count < names.count ? 1 : 0)
    let top = (height - rows * 30) / 2 + 15
    let bend = (joints.place + joints.model) / 2
    var svg = ""
    for (index, item) in shown.enumerated() {
      let y = top + index * 30
      svg += "<path class=\"edge \(item.1.rawValue)\" d=\"M\(joints.place) \(y)"
      svg += "C\(bend) \(y) \(bend) \(height / 2) \(joints.model) \(height / 2)\"/>"
      svg += "<g><title>\(HTMLText.escaped(item.0)) \(item.1.title)</title>"
      svg += "<rect class=\"view \(item.1.rawValue)\" x=\"\(x + 1)\" y=\"\(y - 12)\" "
      svg += "width=\"\(width(names) - 2)\" height=\"24\" rx=\"5\"/>"
      svg += text(shortened(item.0, 32), x: x + 10, y: y + 4, class: "view") + "</g>"
    }
    if shown.count < names.count {
      let more = names.dropFirst(shown.count)
      svg += text(
        "and \(more.count) more", x: x + 10, y: top + shown.count * 30 + 4, class: "column",
        title: more.map(\.0).joined(separator: ", "))
    }
    return svg
  }

  private func box(_ type: TypeID, x: Int, y: Int, width: Int) -> String {
    let outcome = migrating.contains(type) ? "migrated" : "blocked"
    let name = model.qualifiedName(type)
    return "<a href=\"#\(anchors[type] ?? "types")\"><title>\(HTMLText.escaped(name))</title>"
      + "<rect class=\"model \(outcome)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"28\" "
      + "rx=\"6\"/>"
      + Self.text(Self.shortened(name, (width - 24) / 9), x: x + 12, y: y + 18, class: "model")
      + "</a>"
  }

  private static func spoken(_ name: String, _ places: [(String, Ownership.Role)]) -> String {
    let parts = Ownership.Role.allCases.compactMap { role -> String? in
      let names = places.filter { $0.1 == role }.map(\.0)
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")) \(role.title)"
    }
    return "\(name): \(parts.joined(separator: "; "))"
  }

  private static func bar(x: Int, y: Int, width: Int, class name: String) -> String {
    width == 0
      ? "" : "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"14\"/>"
  }

  private static func text(
    _ text: String, x: Int, y: Int, class name: String, anchor: String = "start", title: String = ""
  ) -> String {
    let title = title.isEmpty ? "" : "<title>\(HTMLText.escaped(title))</title>"
    return "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">"
      + "\(title)\(HTMLText.escaped(text))</text>"
  }

  private static func shortened(_ text: String, _ limit: Int) -> String {
    text.count > limit ? "…" + text.suffix(limit - 1) : text
  }
}
