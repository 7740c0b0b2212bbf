import SourceModel

/// What a person should know.
extension HTMLPage {
  /// The owners that keep `@StateObject`.
  var keptOwners: String {
    let items = migration.keptOwners.map { owner -> String in
      let site = owner.choice.site
      let list =
        declined(owner.choice.declined)
        + evidence(site.weight == .heavy ? site.heaviest?.cost.evidence.prefix(1) ?? [] : [])
      let types = site.models.map(link).joined(separator: " or ")
      let host = HTMLText.code(model.symbols.qualifiedName(site.host))
      return """
        <li\(Self.data("names", [DiagnosticKind.keptStateObject.rawValue]))\
        \(Self.data("types", site.models.map(model.symbols.qualifiedName)))\
        \(Self.data("path", [site.site.path]))><details><summary>\(types) in \(host) \(place(site.site))</summary>
        <p>\(HTMLText.prose(owner.message.sentence)) \(HTMLText.prose(owner.remedy.sentence))</p>\(list)</details></li>
        """
    }
    return section(
      "kept", "Owned with <code>@StateObject</code>", count: counted(items.count, "owner"),
      items.isEmpty
        ? ""
        : """
        <p class="muted">\(HTMLText.prose(migration.keptOwnersSentence))</p>
        <ul class="plain kept">\(items.joined(separator: "\n"))</ul>
        """)
  }

  /// The notes about code that may crash.
  var crashes: String {
    toCheck(
      "crashes", "Crashes to check", review.crashesToCheck,
      """
      Each names code that may crash, in the app or in a preview; “as before” means that it did so before the \
      migration, too.
      """)
  }

  /// The other notes that ask for something.
  var toCheck: String {
    toCheck(
      "check", "Notes to check", review.notesToCheck,
      """
      Whether these matter depends on how the app runs. Where it can happen what a note says, do what it asks for.
      """)
  }

  private func toCheck(
    _ id: String, _ title: String, _ notes: [PlacedDiagnostic], _ text: String
  ) -> String {
    section(
      id, title, count: "\(notes.count)",
      notes.isEmpty ? "" : "<p class=\"muted\">\(text)</p>\n\(byKind(notes, toCheck: true))")
  }

  /// The other notes, folded.
  var notes: String {
    section(
      "notes", "Other notes", count: "\(review.otherNotes.count)",
      review.otherNotes.isEmpty
        ? ""
        : """
        <details class="notes"><summary>What is different, with nothing to do</summary>
        \(byKind(review.otherNotes, toCheck: false))</details>
        """)
  }

  private func byKind(_ notes: [PlacedDiagnostic], toCheck: Bool) -> String {
    Review.kinds(of: notes).map { self.notes($0, $1, toCheck: toCheck) }.joined(separator: "\n")
  }

  /// - Parameter toCheck: Whether each note can be ticked.
  private func notes(_ name: String, _ notes: [PlacedDiagnostic], toCheck: Bool) -> String {
    let page = Explanation.all.first { $0.kind == .diagnostic && $0.name == name }
    let items = notes.map { note -> String in
      let data =
        Self.data("names", [name]) + Self.data("types", [note.type].compactMap(\.self))
        + Self.data("path", [note.site.path])
      let body =
        prose(note.text) + code(at: note.site, place(note.site)) + evidence(for: note)
      return toCheck
        ? Self.item(
          id: Self.anchor(of: note), data: data, key: [note.site.path, note.message], body)
        : "<li id=\"\(Self.anchor(of: note))\"\(data)>\(body)</li>"
    }
    let shown = toCheck ? 5 : items.count
    let list = items.prefix(shown).joined(separator: "\n")
    let rest = items.dropFirst(shown)
    let more = Self.more(rest.count, "note", rest.joined(separator: "\n"))
    return """
      <details class="notes kind"\(toCheck ? " open" : "")><summary><b>\(notes.count) ×</b> \
      \(HTMLText.prose(page?.summary ?? name)) \(link(.diagnostic, name))</summary>
      \(toCheck ? list + more : "<ul class=\"plain\">\(list)</ul>")</details>
      """
  }
}
