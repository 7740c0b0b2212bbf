import SourceModel

/// The observable types, each as a card: what needs eyes, what needs work, what is done.
extension HTMLPage {
  var types: String {
    let withCautions = migration.moved.filter { cautions(of: $0.type).isEmpty == false }
    let without = migration.moved.filter { cautions(of: $0.type).isEmpty }
    let outside = migration.verdicts.filter { $0.outcome == .outOfScope }
    let groups = [
      (
        "eyes", "Needs eyes", "They move, and behave differently at the lines that are marked.",
        withCautions
      ),
      (
        "work", "Needs work", "They stay as they are until what holds them is changed.",
        migration.held
      ),
      ("done", "Done", "They move, and nothing is known to behave differently.", without),
      ("outside", "Out of scope", "They were not asked for.", outside),
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

  private func cautions(of type: TypeID) -> [Decision] {
    (decisions[type] ?? []).filter { $0.outcome == .rewritten && !$0.cautions.isEmpty }
  }

  private func card(_ verdict: Verdict) -> String {
    let type = verdict.type
    let anchor = anchors[type] ?? ""
    let site = model.site(of: type)
    let own = decisions[type] ?? []
    let rewritten = verdict.outcome == .moves ? own.filter { $0.outcome == .rewritten } : []
    let changes = changes(rewritten)
    let held = verdict.heldBy.map(\.objection)
    let key = ([verdict.outcome.rawValue] + held.map(\.message) + changes.texts)
      .joined(separator: "\u{0}")
    let title: String
    switch verdict.outcome {
    case .moves: title = "moves"
    case .held: title = "held"
    case .outOfScope: title = "out of scope"
    }
    var text = "<article class=\"card\" id=\"\(anchor)\" tabindex=\"-1\""
    text += data("verdict", [verdict.outcome.rawValue])
    text += data("rule", rewritten.map(\.rule))
    text += data("reason", held.map(\.reason.rawValue))
    text += data("caution", rewritten.flatMap(\.cautions).map(\.caution.rawValue))
    text += data("strategy", rewritten.compactMap(\.strategy?.rawValue))
    text += data("path", [site.path] + own.map(\.site.path) + held.map(\.site.path))
    text +=
      " data-key=\"\(sha256(Array(key.utf8)).prefix(16))\" aria-labelledby=\"\(anchor)-name\">"
    text += "<header><h3 id=\"\(anchor)-name\"><a href=\"#\(anchor)\">"
    text += "\(HTMLText.escaped(model.qualifiedName(type)))</a></h3>"
    text += "<span class=\"verdict \(verdict.outcome.rawValue)\">\(title)</span>\(place(site))"
    text += "<label class=\"tick\"><input type=\"checkbox\"> Reviewed</label></header>\n"
    text += summary(rewritten)
    text += reasons(verdict)
    text += drawing(of: type)
    text += owners(of: type)
    text += remaining(rewritten)
    text += changes.html
    text += heldSites(own.filter { $0.outcome == .held })
    return text + "</article>"
  }

  private func data(_ name: String, _ values: [String]) -> String {
    let unique = values.uniqued()
    guard !unique.isEmpty else { return "" }
    return " data-\(name)=\"\(unique.map(HTMLText.escaped).joined(separator: " "))\""
  }

  /// How often each rule and strategy served the type.
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

  /// Cautions at lines that no diff shows.
  private func remaining(_ decisions: [Decision]) -> String {
    let items = decisions.flatMap { decision in
      let isShown = diffs[decision.site.path]?.index(ofLine: decision.site.line) != nil
      return isShown ? [] : decision.cautions.map { (decision, $0) }
    }.map { decision, note in
      "<div class=\"note\">\(self.note(note)) \(HTMLText.swift(migration.line(at: decision.site)))"
        + " \(place(decision.site))</div>"
    }
    return items.joined(separator: "\n")
  }

  private func note(_ note: CautionNote) -> String {
    link(.caution, note.caution.rawValue) + " "
      + HTMLText.sentence(note.caution.sentence, evidence: note.evidence)
      + (note.detail.map { " (\(HTMLText.prose($0)))" } ?? "") + "."
  }

  private func heldSites(_ decisions: [Decision]) -> String {
    guard !decisions.isEmpty else { return "" }
    let items = decisions.map {
      "<li>\(link(.rule, $0.rule)) \(HTMLText.swift(migration.line(at: $0.site))) \(place($0.site))</li>"
    }
    return """
      <details class="sites" open><summary>\(counted(decisions.count, "site")) \
      \(decisions.count == 1 ? "stays" : "stay") as written</summary>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
      """
  }

  // MARK: Diffs

  /// The hunks that concern a type, file by file, with the cautions at their lines.
  private func changes(_ decisions: [Decision]) -> (html: String, texts: [String]) {
    var paths: [String] = []
    var edits: [String: [Edit]] = [:]
    for edit in decisions.flatMap(\.edits) {
      if edits[edit.path] == nil { paths.append(edit.path) }
      edits[edit.path, default: []].append(edit)
    }
    var notes: [String: [(line: Int, html: String)]] = [:]
    for decision in decisions {
      for note in decision.cautions {
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
