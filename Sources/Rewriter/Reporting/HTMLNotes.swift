import SourceModel

/// What a person should know.
extension HTMLPage {
  /// The owners that keep `@StateObject`.
  var keptOwners: String {
    let items = migration.keptOwners.map { owner -> String in
      let site = owner.choice.site
      let declined = owner.choice.declined.map {
        "<li>Not \(link(.strategy, $0.strategy.rawValue)): \(HTMLText.prose($0.why)).</li>"
      }
      let list = declined.isEmpty ? "" : "<ul class=\"plain muted\">\(declined.joined())</ul>"
      let types = site.models.map(link).joined(separator: " or ")
      let host = HTMLText.code(model.symbols.qualifiedName(site.host))
      return """
        <li\(Self.data("names", [DiagnosticKind.keptStateObject.rawValue]))\
        \(Self.data("types", site.models.map(model.symbols.qualifiedName)))\
        \(Self.data("path", [site.site.path]))><p>\(types) in \(host) \(place(site.site))</p>
        <p>\(HTMLText.prose(owner.message.sentence)) \(HTMLText.prose(owner.remedy.sentence))</p>\(list)</li>
        """
    }
    return section(
      "kept", "Kept as <code>@StateObject</code>", count: counted(items.count, "owner"),
      items.isEmpty
        ? ""
        : """
        <p class="muted">\(HTMLText.prose(migration.keptOwnersSentence))</p>
        <ul class="plain notes kept">\(items.joined(separator: "\n"))</ul>
        """)
  }

  /// The notes by kind: those with something to do, and the others, folded.
  var notes: String {
    let kinds = Dictionary(grouping: review.notes, by: \.name).sorted {
      ($0.value[0].rank, $1.value.count, $0.key) < ($1.value[0].rank, $0.value.count, $1.key)
    }
    let asking = kinds.filter { $0.value[0].kind?.notesAskForAction == true }
    let rest = kinds.filter { $0.value[0].kind?.notesAskForAction != true }
    let others = rest.reduce(0) { $0 + $1.value.count }
    let folded =
      rest.isEmpty
      ? ""
      : """
      <details class="notes"><summary>\(counted(others, "note")) about what is different, with nothing to do \
      unless it matters to you</summary>
      \(rest.map { self.notes($0.key, $0.value) }.joined(separator: "\n"))</details>
      """
    return section(
      "notes", "Notes", count: "\(review.notes.count)",
      review.notes.isEmpty
        ? ""
        : asking.map { self.notes($0.key, $0.value) }.joined(separator: "\n") + folded)
  }

  private func notes(_ name: String, _ notes: [PlacedDiagnostic]) -> String {
    let page = Explanation.all.first { $0.kind == .diagnostic && $0.name == name }
    let isOpen = notes.count <= 5 && notes[0].kind?.notesAskForAction == true
    let items = notes.map { note in
      "<li\(Self.data("names", [name]))\(Self.data("types", [note.type].compactMap(\.self)))"
        + "\(Self.data("path", [note.site.path]))>"
        + "\(HTMLText.prose(note.text)) \(place(note.site))</li>"
    }
    return """
      <details class="notes kind"\(isOpen ? " open" : "")><summary><b>\(notes.count) ×</b> \
      \(HTMLText.prose(page?.summary ?? name))</summary>
      <p>\(link(.diagnostic, name))</p>
      <ul class="plain">\(items.joined(separator: "\n"))</ul></details>
      """
  }
}
