import SourceModel

/// The observable types by module: who owns and reads each, how it is owned, and where it changes.
extension HTMLPage {
  private static let placesShown = 4
  private static let placesInColumn = 15
  /// The roles of the places that the models come from.
  private static let sources: [Ownership.Role] = [.owns, .injects, .creates]

  var types: String {
    let groups = Dictionary(grouping: migration.verdicts) { model.place(of: $0.type) }
      .sorted { $0.key < $1.key }
    let most = migration.verdicts.map { readers(of: $0.type).count }.max() ?? 1
    let isLong = migration.verdicts.count > 40
    let lists = groups.map { name, verdicts in
      """
      <details class="group"\(isLong ? "" : " open")><summary>\(HTMLText.escaped(name)) \
      <small>\(counted(verdicts.count, "type"))</small></summary>
      \(mostReadFirst(verdicts).map { row($0, in: name, most: most) }.joined(separator: "\n"))</details>
      """
    }
    return section(
      "types", "Types and ownership", count: counted(counts.types, "type"),
      """
      \(migration.keptOwners.isEmpty ? xcodeHeadline : "")
      <div class="columns" aria-hidden="true"><span>owned, injected or created by</span><span>type</span>\
      <span>read by <i class="key bar"></i> so many</span></div>
      \(lists.joined(separator: "\n"))\(recreated)
      """)
  }

  private var xcodeHeadline: String {
    migration.xcodeHeadline.map { "<p class=\"muted\">\(HTMLText.prose($0.sentence))</p>" } ?? ""
  }

  private func readers(of type: TypeID) -> [String] {
    (ownership.names(.observes, of: type) + ownership.names(.environment, of: type)).uniqued()
  }

  private func mostReadFirst(_ verdicts: [Verdict]) -> [Verdict] {
    verdicts.map { (verdict: $0, count: readers(of: $0.type).count, name: names.name($0.type)) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map(\.verdict)
  }

  /// - Parameter module: The heading, which no name of the row repeats.
  private func row(_ verdict: Verdict, in module: String, most: Int) -> String {
    let type = verdict.type
    let anchor = anchors[type] ?? ""
    let owners = Self.sources.flatMap { ownership.names($0, of: type) }.uniqued()
    let readers = readers(of: type)
    let owner = owners.first.map {
      "<span>\(HTMLText.words($0.without(module), upTo: 16))</span>"
        + (owners.count > 1 ? " +\(owners.count - 1)" : "")
    }
    let share = Double(readers.count * 100 / max(most, 1)) / 100
    let reads =
      readers.isEmpty
      ? "<span>\(ownership.names(.owns, of: type).isEmpty ? "no view is known" : "only its owner")</span>"
      : readers.count == 1
        ? "<span>\(HTMLText.words(readers[0].without(module), upTo: 12))</span>"
        : "<i style=\"--share:\(max(share, 0.02))\"></i><span>\(readers.count)</span>"
    let content = """
      <p>\(words(verdict)) \(place(model.symbols.site(of: type)))</p>
      \(drawing(of: type, in: module))\(self.owners(of: type))\(changes(of: type))
      """
    return """
      <details class="card type" id="\(anchor)"\(Self.data("types", [model.symbols.qualifiedName(type)]))\
      \(Self.data("names", verdict.blockers.map(\.blocker.kind.rawValue)))\
      \(Self.data("path", [model.symbols.site(of: type).path]))><summary>\
      <span class="owners">\(owner ?? withoutOwner(type))</span>\
      <span class="center"><b class="model \(verdict.outcome.rawValue)">\
      \(HTMLText.words(names.name(type).without(module), upTo: 16))</b>\(flags(of: type))</span>\
      <span class="readers">\(reads)</span></summary>
      \(Self.folded(content))</details>
      """
  }

  /// Why no owner is known.
  private func withoutOwner(_ type: TypeID) -> String {
    if model[type].kind == .protocol { return "a protocol" }
    if !ownership.previews(of: type).isEmpty { return "previews and tests" }
    return model.symbols.subtypes(of: type).isEmpty ? "not known" : "its subclasses"
  }

  /// Links to the blocker and the warnings of a type.
  private func flags(of type: TypeID) -> String {
    let name = model.symbols.qualifiedName(type)
    let points = review.points.filter { $0.warnings.contains { $0.type == name } }
    let count = points.reduce(0) { $0 + $1.warnings.count { $0.type == name } }
    let warnings = points.first.map {
      "<a class=\"flag\" href=\"#\(Self.anchor(of: $0.first))\">\(counted(count, "warning"))</a>"
    }
    let blocker = blockerAnchor(type).map {
      "<a class=\"flag blocked\" href=\"#\($0)\">blocked</a>"
    }
    return [blocker, warnings].compactMap(\.self).joined()
  }

  private func words(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .migrated: "<span class=\"verdict migrated\">migrated</span>"
    case .outOfScope: "<span class=\"verdict outOfScope\">out of scope</span>"
    case .backedOut: "<span class=\"verdict blocked\">backed out</span>"
    case .blocked:
      "<span class=\"verdict blocked\">not migrated</span> "
        + verdict.blockers.map { link(.blocker, $0.blocker.kind.rawValue) }.uniqued()
        .joined(separator: ", ")
        + verdict.blockers.compactMap(\.because.last).uniqued().prefix(3).map {
          " because of \(link($0))"
        }.joined()
    }
  }

  /// The changes of a type: links to their lines.
  private func changes(of type: TypeID) -> String {
    let own = migration.edited.filter { $0.types.contains(type) }
    guard migrating.contains(type), !own.isEmpty else { return "" }
    let rules = Dictionary(grouping: own, by: \.rule).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let path = model.symbols.site(of: type).path
    let items = rules.map { rule, decisions in
      let places = decisions.map(\.site).uniqued()
      let shown = places.prefix(Self.placesShown).map { site in
        place(site, text: site.path == path ? "line \(site.line)" : nil)
      }
      let more = places.count - Self.placesShown
      return "<li>\(HTMLText.escaped(rule)) \(shown.joined(separator: ", "))"
        + (more > 0 ? " and \(more) more" : "") + "</li>"
    }
    let name = HTMLText.escaped(model.symbols.qualifiedName(type))
    return """
      <details class="more"><summary>\(counted(own.count, "change"))</summary>
      <p class="scripted"><a href="#?type=\(name)">Show them in the diffs</a></p>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
      """
  }

  /// The type between the places that own or inject it and those that read it.
  private func drawing(of type: TypeID, in module: String) -> String {
    func places(_ roles: [Ownership.Role]) -> [(role: Ownership.Role, name: String)] {
      var seen: Set<String> = []
      return roles.flatMap { role in
        ownership.names(role, of: type).filter { seen.insert($0).inserted }.map { (role, $0) }
      }
    }
    let models = Set(migration.verdicts.map { names.name($0.type) })
    func list(_ places: [(role: Ownership.Role, name: String)], _ side: String) -> String {
      let items = places.enumerated().map { number, place in
        let isFirst = number == 0 || places[number - 1].role != place.role
        let role = isFirst ? "<small class=\"role\">\(place.role.title)</small>" : ""
        let name = HTMLText.words(place.name.without(module), upTo: 16)
        let kind = side == "to" && models.contains(place.name) ? " <small>a model</small>" : ""
        return "<li class=\"\(place.role.rawValue)\">\(role)\(name)\(kind)</li>"
      }
      let many = items.count > Self.placesInColumn ? " many" : ""
      return "<ul class=\"\(side)\(many)\">\(items.joined())</ul>"
    }
    let (left, right) = (places(Self.sources), places([.observes, .environment]))
    let previews = ownership.previews(of: type)
    let apart =
      previews.isEmpty
      ? ""
      : "<p class=\"muted\">In previews and tests: \(previews.map(HTMLText.escaped).joined(separator: ", "))</p>"
    // The row above says as much of one owner without other readers.
    guard left.count > 1 || !right.isEmpty else { return apart }
    let outcome = migrating.contains(type) ? "migrated" : "blocked"
    let name = HTMLText.words(names.name(type).without(module), upTo: 16)
    let label = HTMLText.escaped(spoken(type))
    return
      "<div class=\"drawing\" role=\"group\" aria-label=\"\(label)\">\(list(left, "from"))"
      + "<span class=\"center\"><b class=\"model \(outcome)\">\(name)</b></span>"
      + "\(list(right, "to"))</div>\(apart)"
  }

  private func spoken(_ type: TypeID) -> String {
    let parts = Ownership.Role.allCases.compactMap { role -> String? in
      let names = ownership.names(role, of: type)
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")) \(role.title)"
    }
    return "\(names.name(type)): \(parts.joined(separator: "; "))"
  }
}

extension String {
  /// The name of a type without its module.
  fileprivate func without(_ module: String) -> String {
    hasPrefix(module + ".") ? String(dropFirst(module.count + 1)) : self
  }
}
