import SourceModel

/// The observable types, each as a card: what to do, what to review, what is done.
extension HTMLPage {
  var types: String {
    let deciding = Set(migration.ownersToDecide.flatMap(\.types))
    let settled = migration.migrated.filter { !deciding.contains($0.type) }
    let reviewed = settled.filter { !diagnostics(of: $0.type).isEmpty }
    let without = settled.filter { diagnostics(of: $0.type).isEmpty }
    let toDo = migration.verdicts.filter { verdict in
      [.blocked, .backedOut].contains(verdict.outcome)
        || verdict.outcome == .migrated && deciding.contains(verdict.type)
    }
    let outside = migration.verdicts.filter { $0.outcome == .outOfScope }
    let groups = [
      (
        "work", "To do",
        "These types are not migrated, or one of their owners is left for you to decide.",
        toDo
      ),
      (
        "review", "To review", "These types are migrated, with warnings or notes at some lines.",
        reviewed
      ),
      ("done", "Done", "These types are migrated, and no change of behaviour was found.", without),
      (
        "outside", "Out of scope", "These types are outside the paths or options of this run.",
        outside
      ),
    ]
    let sections = groups.filter { !$0.3.isEmpty }.map { id, title, lead, verdicts in
      """
      <section class="group" aria-labelledby="\(id)"><h2 id="\(id)">\(title) \
      <small>\(verdicts.count)</small></h2><p class="muted">\(lead)</p>
      \(verdicts.map(card).joined(separator: "\n"))
      </section>
      """
    }
    return "<div id=\"types\">\(sections.joined(separator: "\n"))</div>"
  }

  private func diagnostics(of type: TypeID) -> [Decision] {
    (decisions[type] ?? []).filter { $0.outcome == .rewritten && !$0.diagnostics.isEmpty }
  }

  private func card(_ verdict: Verdict) -> String {
    let type = verdict.type
    let anchor = anchors[type] ?? ""
    let site = model.site(of: type)
    let own = decisions[type] ?? []
    let rewritten = verdict.outcome == .migrated ? own.filter { $0.outcome == .rewritten } : []
    let changes = changes(rewritten)
    let blockers = verdict.blockers.map(\.blocker)
    let key = ([verdict.outcome.rawValue] + blockers.map(\.message) + changes.texts)
      .joined(separator: "\u{0}")
    let title: String
    switch verdict.outcome {
    case .migrated: title = "migrated"
    case .blocked: title = "not migrated"
    case .outOfScope: title = "out of scope"
    case .backedOut: title = "backed out"
    }
    var text = "<article class=\"card\" id=\"\(anchor)\" tabindex=\"-1\""
    text += data("verdict", [verdict.outcome.rawValue])
    text += data("rule", rewritten.map(\.rule))
    text += data("blocker", blockers.map(\.kind.rawValue))
    text += data("diagnostic", rewritten.flatMap(\.diagnostics).map(\.kind.rawValue))
    text += data("strategy", rewritten.compactMap(\.strategy?.rawValue))
    text += data("path", [site.path] + own.map(\.site.path) + blockers.map(\.site.path))
    text +=
      " data-key=\"\(sha256(Array(key.utf8)).prefix(16))\" aria-labelledby=\"\(anchor)-name\">"
    text += "<header><h3 id=\"\(anchor)-name\"><a href=\"#\(anchor)\">"
    text += "\(HTMLText.escaped(model.qualifiedName(type)))</a></h3>"
    text += "<span class=\"verdict \(verdict.outcome.rawValue)\">\(title)</span>\(place(site))"
    text += "<label class=\"tick\"><input type=\"checkbox\"> Reviewed</label></header>\n"
    text += summary(rewritten)
    text += self.blockers(verdict)
    if let diagnostic = migration.diagnostic(ofBackedOut: verdict) {
      text += "<div class=\"blocker\"><p>\(link(.diagnostic, diagnostic.name)) "
      text += "\(HTMLText.prose(diagnostic.message.sentence))</p></div>"
    }
    text += drawing(of: type)
    text += owners(of: type)
    text += remaining(rewritten)
    text += changes.html
    text += blockedSites(own.filter { $0.outcome == .blocked })
    return text + "</article>"
  }

  private func data(_ name: String, _ values: [String]) -> String {
    let unique = values.uniqued()
    guard !unique.isEmpty else { return "" }
    return " data-\(name)=\"\(unique.map(HTMLText.escaped).joined(separator: " "))\""
  }

  /// How many changes of the type each rule made, and its strategies.
  private func summary(_ decisions: [Decision]) -> String {
    guard !decisions.isEmpty else { return "" }
    let rules = Dictionary(decisions.map { ($0.rule, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let items = rules.map { name, count in
      "<li>\(link(.rule, name))\(count > 1 ? " ×\u{00A0}\(count)" : "")</li>"
    }
    let strategies = decisions.compactMap(\.strategy).uniqued().map {
      "<li class=\"strategy\">owned as \(link(.strategy, $0.rawValue))</li>"
    }
    return "<ul class=\"chips\">\((strategies + items).joined())</ul>\n"
  }

  /// The diagnostics at lines that no diff shows.
  private func remaining(_ decisions: [Decision]) -> String {
    let items = decisions.flatMap { decision in
      let isShown = diffs[decision.site.path]?.index(ofLine: decision.site.line) != nil
      return isShown ? [] : decision.diagnostics.map { (decision, $0) }
    }.map { decision, note in
      "<div class=\"note \(note.kind.severity.rawValue)\">\(self.note(note)) \(HTMLText.swift(migration.line(at: decision.site)))"
        + " \(place(decision.site))</div>"
    }
    return items.joined(separator: "\n")
  }

  private func note(_ note: Diagnostic) -> String {
    link(.diagnostic, note.kind.rawValue) + " "
      + HTMLText.prose(note.message.sentence + (note.instead.map { " " + $0.sentence } ?? ""))
  }

  private func blockedSites(_ decisions: [Decision]) -> String {
    guard !decisions.isEmpty else { return "" }
    let items = decisions.map {
      "<li>\(link(.rule, $0.rule)) \(HTMLText.swift(migration.line(at: $0.site))) \(place($0.site))</li>"
    }
    return """
      <details class="sites" open><summary>\(counted(decisions.count, "place")) \
      \(decisions.count == 1 ? "stays" : "stay") as written</summary>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
      """
  }

  // MARK: Diffs

  /// The hunks that concern a type, file by file, with the diagnostics at their lines.
  private func changes(_ decisions: [Decision]) -> (html: String, texts: [String]) {
    var paths: [String] = []
    var edits: [String: [Edit]] = [:]
    for edit in decisions.flatMap(\.edits) {
      if edits[edit.path] == nil { paths.append(edit.path) }
      edits[edit.path, default: []].append(edit)
    }
    var notes: [String: [(line: Int, html: String)]] = [:]
    for decision in decisions {
      for note in decision.diagnostics {
        notes[decision.site.path, default: []].append((decision.site.line, self.note(note)))
      }
    }
    for path in notes.keys.sorted() where edits[path] == nil { paths.append(path) }
    var texts: [String] = []
    let files = paths.sorted().compactMap { path -> String? in
      guard let diff = diffs[path] else { return nil }
      var indices = Set(diff.indices(of: edits[path] ?? []))
      var byHunk: [Int: [(line: Int, html: String)]] = [:]
      for note in notes[path] ?? [] {
        guard let index = diff.index(ofLine: note.line) else { continue }
        indices.insert(index)
        byHunk[index, default: []].append(note)
      }
      guard !indices.isEmpty else { return nil }
      let sorted = indices.sorted()
      texts += sorted.map { diff.plain($0) }
      let hunks = sorted.map { diff.html($0, notes: byHunk[$0] ?? []) }.joined()
      return
        "<details class=\"file\" open><summary>\(HTMLText.path(path))</summary>\n\(hunks)</details>"
    }
    return (files.joined(separator: "\n"), texts)
  }
}
