import SourceModel

/// The report for a pull request, in at most 80 lines: what was done, what to do, and what to review.
struct MarkdownBrief {
  static let lineLimit = 80

  private let migration: Migration
  private let review: Review
  private let links: SourceLinks?

  init(_ migration: Migration, links: SourceLinks?) {
    self.migration = migration
    review = Review(migration)
    self.links = links
  }

  var text: String {
    var lines = [
      "# Migration to @Observable", "", migration.summarySentences.joined(separator: " "),
    ]
    if !migration.migrated.isEmpty {
      lines += ["", "Migrated: \(names(migration.migrated.map(\.type), upTo: 20))."]
    }
    lines += migration.exactnessSentence.map { ["", $0] } ?? []
    lines += chapter("To do", toDo, limit: 12)
    lines += chapter("To review", toReview, limit: 22)
    lines += folded("\(counted(review.notes.count, "note"))", notes, limit: 6)
    lines += folded("\(counted(screens.count, "screen")) to open", screens, limit: 6)
    lines += folded(
      "\(counted(review.routine.count, "rule")) with changes to skim", rules, limit: 6)
    lines += chapter("Already on @Observable", findings, limit: 4)
    return lines.joined(separator: "\n") + "\n"
  }

  private func chapter(_ title: String, _ items: [String], limit: Int) -> [String] {
    items.isEmpty ? [] : ["", "## \(title)", ""] + cut(items, limit: limit)
  }

  /// Items that a reader unfolds.
  private func folded(_ title: String, _ items: [String], limit: Int) -> [String] {
    guard !items.isEmpty else { return [] }
    return ["", "<details><summary>\(title)</summary>", ""] + cut(items, limit: limit)
      + ["</details>"]
  }

  private func cut(_ items: [String], limit: Int) -> [String] {
    guard items.count > limit else { return items }
    return items.prefix(limit - 1) + ["- and \(items.count - limit + 1) more"]
  }

  private var toDo: [String] {
    let causes = review.causes.map { cause -> String in
      let types = names(cause.types + cause.followers)
      let place = cause.places.first.map { self.place($0.site) } ?? ""
      return "- **\(cause.kind.rawValue)** \(place): \(MarkdownText.prose(cause.message.sentence)) "
        + "Not migrated: \(types). \(MarkdownText.prose(cause.instead.sentence))"
    }
    let backedOut = migration.backedOutDiagnostics.map {
      "- **\($0.name)** \(place($0.site)): \(MarkdownText.prose($0.message.sentence))"
    }
    return causes + backedOut + review.owners.map(line)
  }

  /// Warnings that say the same are one item, with the places of the first.
  private var toReview: [String] {
    struct Fact: Hashable {
      let name: String
      let fact: String
    }
    var order: [Fact] = []
    var warnings: [Fact: [PlacedDiagnostic]] = [:]
    for warning in review.warnings {
      let fact = Fact(name: warning.name, fact: warning.fact)
      if warnings[fact] == nil { order.append(fact) }
      warnings[fact, default: []].append(warning)
    }
    return order.compactMap { warnings[$0] }.map { places in
      let more = places.dropFirst()
      guard !more.isEmpty else { return line(places[0]) }
      let shown = more.prefix(2).map { place($0.site) }.joined(separator: ", ")
      let rest = more.count > 2 ? " and \(counted(more.count - 2, "more place"))" : ""
      return line(places[0]) + " Also \(shown)\(rest)."
    }
  }

  private func line(_ diagnostic: PlacedDiagnostic) -> String {
    "- **\(diagnostic.name)** \(place(diagnostic.site)): \(MarkdownText.prose(diagnostic.text))"
  }

  private var findings: [String] {
    migration.findings.map {
      "- **\($0.kind.rawValue)** \(place($0.site)): \(MarkdownText.prose($0.summary.sentence))"
    }
  }

  private var notes: [String] {
    let kinds = Dictionary(grouping: review.notes, by: \.name).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    return kinds.map { name, notes in
      "- \(notes.count) × \(name): \(notes.prefix(3).map { place($0.site) }.joined(separator: ", "))"
    }
  }

  private var screens: [String] {
    review.screens.map { screen in
      let path =
        screen.path.isEmpty
        ? "" : " in \(screen.path.map(MarkdownText.plain).joined(separator: " › "))"
      switch screen.subject {
      case .view(let view):
        return "- [ ] \(MarkdownText.code(migration.model.symbols.qualifiedName(view)))\(path)"
      case .model(let name): return "- [ ] what shows \(MarkdownText.code(name))"
      }
    }
  }

  private var rules: [String] {
    review.routine.map { routine in
      let page = Explanation.all.first { $0.kind == .rule && $0.name == routine.rule }
      return "- \(routine.decisions.count) × \(routine.rule): "
        + MarkdownText.prose(page?.summary ?? "")
    }
  }

  private func names(_ types: [TypeID], upTo limit: Int = 5) -> String {
    types.map { MarkdownText.code(migration.model.symbols.qualifiedName($0)) }.listed(
      upTo: limit, "type")
  }

  /// `path:line`, as a link where the report knows where the source is.
  private func place(_ site: Site) -> String {
    let text = site.line > 0 ? "\(site.path):\(site.line)" : site.path
    guard let links else { return MarkdownText.code(text) }
    return "[\(MarkdownText.code(text))](\(links.address(of: site.path, line: site.line)))"
  }
}
