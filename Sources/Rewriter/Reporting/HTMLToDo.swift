import SourceModel

/// What a person has to do.
extension HTMLPage {
  /// Blockers by cause, types that were backed out, and owners to decide.
  var toDo: String {
    let items = review.causes.enumerated().map(item) + backedOut + review.owners.map(item(ofOwner:))
    return section("todo", "To do", count: "\(items.count)", items.joined(separator: "\n"))
  }

  /// The anchor of the item about a type that is not migrated.
  func blockerAnchor(_ type: TypeID) -> String? {
    review.causes.firstIndex { $0.types.contains(type) || $0.followers.contains(type) }
      .map { "blocker-\($0)" }
  }

  private func item(_ number: Int, _ cause: Review.Cause) -> String {
    let types = cause.types
    let title =
      "\(listed(types)) \(types.count == 1 ? "is" : "are") not migrated"
      + (cause.followers.isEmpty ? "" : ", and with \(types.count == 1 ? "it" : "them") ")
      + listed(cause.followers)
    let places = Dictionary(grouping: cause.places, by: \.site).keys.sorted()
    let first = places.first.map { code(at: $0, fullPlace($0)) } ?? ""
    let rest = places.dropFirst().map {
      "<li>\(HTMLText.swift(model.line(at: $0))) \(fullPlace($0))</li>"
    }
    let more = Self.more(rest.count, "place", "<ul class=\"plain\">\(rest.joined())</ul>")
    let hidden = others(types) + others(cause.followers)
    let named = (types + cause.followers).map(model.symbols.qualifiedName)
    return Self.item(
      id: "blocker-\(number)",
      data: Self.data("names", [cause.kind.rawValue]) + Self.data("types", named)
        + Self.data("path", places.map(\.path)), key: [cause.kind.rawValue, cause.message] + named,
      """
      <p>\(prose(cause.message.sentence)) \(title). \(link(.blocker, cause.kind.rawValue))</p>
      \(first)\(more)\(hidden)
      <p class="instead">\(HTMLText.prose(cause.instead.sentence))</p>
      \(reads(of: types))\(waiting(for: cause))
      """)
  }

  /// Where views read the objects, folded: what to look at for what a counter or another property has to stand for.
  private func reads(of types: [TypeID]) -> String {
    let reads = types.flatMap { type in
      ownership.views(of: type).flatMap { view, property in
        model.tracking.readsWhileEvaluated(in: view, throughMember: property).map {
          (view: view, site: model.files[$0.file].site($0.use.range))
        }
      }
    }
    let views = reads.map { HTMLText.code(names.name($0.view)) }.uniqued()
    let lines = reads.map {
      "<li>\(HTMLText.swift(model.line(at: $0.site))) \(place($0.site))</li>"
    }.uniqued()
    return views.isEmpty
      ? ""
      : "<details class=\"more\"><summary>Read by \(views.listed(upTo: 3, "view"))</summary>"
        + "<ul class=\"plain\">\(lines.joined(separator: "\n"))</ul></details>"
  }

  /// The changes that become possible with the types, folded.
  private func waiting(for cause: Review.Cause) -> String {
    guard let title = cause.waitingSentence(in: migration) else { return "" }
    let lines = cause.waiting(in: migration).map {
      "<li>\(HTMLText.escaped($0.rule)) \(HTMLText.swift(model.line(at: $0.site))) \(place($0.site))</li>"
    }.uniqued()
    return "<details class=\"more\"><summary>\(title)</summary>"
      + Self.folded("<ul class=\"plain\">\(lines.joined(separator: "\n"))</ul>") + "</details>"
  }

  private func listed(_ types: [TypeID]) -> String {
    types.map(link).listed(upTo: Self.typesShown)
  }

  /// The types that `listed` leaves out, folded.
  private func others(_ types: [TypeID]) -> String {
    let rest = types.dropFirst(Self.typesShown).map(link)
    return Self.more(rest.count, "type", "<p>\(rest.joined(separator: ", "))</p>")
  }

  private func fullPlace(_ site: Site) -> String {
    place(site, text: HTMLText.path("\(site.path):\(site.line)"))
  }

  private static let typesShown = 6

  private var backedOut: [String] {
    let output = migration.commandOutput
    let log =
      output.isEmpty
      ? ""
      : "<pre class=\"log\">\(HTMLText.escaped(output.joined(separator: "\n")))</pre>"
    let all = migration.backedOut.compactMap { verdict in
      migration.diagnostic(ofBackedOut: verdict).map { (verdict: verdict, diagnostic: $0) }
    }
    return all.grouped(by: \.diagnostic.fact).map { group in
      let (first, types) = (group[0].diagnostic, group.map(\.verdict.type))
      let verb = types.count == 1 ? "was" : "were"
      return Self.item(
        data: Self.data("names", [first.name])
          + Self.data("types", types.map(model.symbols.qualifiedName)),
        key: [first.message],
        """
        <p>\(listed(types)) \(verb) backed out\(HTMLText.prose(first.fact.sentence)) \
        \(link(.diagnostic, first.name)) \(place(first.site))</p>\(others(types))
        """ + (group[0].verdict.backOut == .unknown ? log : ""))
    }
  }

  private func item(ofOwner diagnostic: PlacedDiagnostic) -> String {
    Self.item(
      data: Self.data("names", [diagnostic.name]) + Self.data("types", [diagnostic.type ?? ""])
        + Self.data("path", [diagnostic.site.path]),
      key: [diagnostic.site.path, diagnostic.message],
      """
      <p>\(prose(diagnostic.text)) \(link(.diagnostic, diagnostic.name))</p>
      <p class="at-line">\(HTMLText.swift(model.line(at: diagnostic.site))) \(fullPlace(diagnostic.site))</p>
      """)
  }

  /// - Parameter count: How many diagnostics it is about.
  static func item(
    id: String? = nil, count: Int = 1, data: String, key: [String], _ body: String
  ) -> String {
    let anchor = id.map { " id=\"\($0)\"" } ?? ""
    let data = data + (count == 1 ? "" : " data-count=\"\(count)\"")
    return
      "<article class=\"item\"\(anchor) tabindex=\"-1\"\(data)>\(tick(key))<div>\(body)</div></article>"
  }
}
