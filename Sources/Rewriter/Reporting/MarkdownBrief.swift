import SourceModel

/// The report for a pull request, in at most 80 lines: what was done, what to do, what to review and what to test.
struct MarkdownBrief {
  static let lineLimit = 80
  /// Less than the 65,536 characters that GitHub takes.
  static let byteLimit = 60_000

  private let migration: Migration
  private let review: Review
  private let links: SourceLinks?

  init(_ migration: Migration, links: SourceLinks?) {
    self.migration = migration
    review = Review(migration)
    self.links = links
  }

  var text: String {
    let chapters = chapters.filter { !$0.items.isEmpty }
    var room = Self.lineLimit
    while true {
      let text = text(chapters, lines: room)
      guard text.utf8.count > Self.byteLimit, room > 10 else { return text }
      room -= 10
    }
  }

  private func text(_ chapters: [Chapter], lines room: Int) -> String {
    var lines = [
      "# Migration to @Observable", "", migration.summarySentences.joined(separator: " "),
    ]
    if let xcode = migration.xcodeHeadline { lines += ["", xcode.sentence] }
    // The last line ends in a line break.
    let frames = chapters.reduce(0) { $0 + $1.frame }
    let shares = Chapter.shares(of: chapters, in: room - lines.count - frames - 1)
    for (chapter, share) in zip(chapters, shares) { lines += chapter.lines(share) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var chapters: [Chapter] {
    let (asking, others) = (review.notesToCheck, review.otherNotes)
    let migrated = migration.migrated.map(\.type)
    return [
      Chapter(title: "To do", items: toDo, least: 12),
      Chapter(title: "To review", items: toReview, least: 12),
      Chapter(
        title: "Crashes to check", items: kinds(of: review.crashesToCheck, each: 3), least: 3),
      Chapter(title: "Screens to test", items: screens, least: 8),
      Chapter(title: "Already on @Observable", items: findings, least: 2),
      Chapter(
        title: "\(counted(asking.count, "note")) to check",
        items: kinds(of: asking, each: 3), least: 3, isFolded: true),
      Chapter(
        title: "\(counted(others.count, "other note")), with nothing to do",
        items: kinds(of: others, each: 1),
        least: 2, isFolded: true),
      Chapter(
        title: "\(counted(migration.keptOwners.count, "owner")) kept as <code>@StateObject</code>",
        items: kept, least: 2, isFolded: true),
      Chapter(
        title: "\(counted(review.routine.reduce(0) { $0 + $1.decisions.count }, "routine change"))",
        items: rules, least: 2, isFolded: true),
      Chapter(
        title: "\(counted(migrated.count, "migrated type"))",
        items: migrated.isEmpty ? [] : [names(migrated, upTo: 100) + "."], least: 1, isFolded: true),
    ]
  }

  private var toDo: [String] {
    let causes = review.causes.map { cause -> String in
      let types = names(cause.types + cause.followers)
      let place = cause.places.first.map { self.place($0.site) } ?? ""
      let waiting = cause.waitingSentence(in: migration).map { " \($0)." } ?? ""
      return
        "- [ ] \(place): \(MarkdownText.prose(cause.message.sentence)) Not migrated: \(types). "
        + "\(MarkdownText.prose(cause.instead.sentence))\(waiting) (\(cause.kind.rawValue))"
    }
    let backedOut = migration.backedOutDiagnostics.map {
      "- [ ] \(place($0.site)): \(MarkdownText.prose($0.message.sentence)) (\($0.name))"
    }
    return causes + backedOut + review.owners.map { "- [ ] " + line($0) }
  }

  /// Warnings that say the same are one item, with the places of the first.
  private var toReview: [String] {
    review.parts.flatMap { part in
      part.files.flatMap(\.points).map { point in
        let more = point.warnings.dropFirst().map { place($0.site) }
        let also = more.isEmpty ? "" : " Also at \(more.listed(upTo: 3, "place"))."
        return "- [ ] **\(part.consequence.title)** \(line(point.first))\(also)"
      }
    }
  }

  private func line(_ diagnostic: PlacedDiagnostic) -> String {
    "\(place(diagnostic.site)): \(MarkdownText.prose(diagnostic.text)) (\(diagnostic.name))"
  }

  private var findings: [String] {
    migration.findings.map {
      "- \(place($0.site)): \(MarkdownText.prose($0.summary.sentence)) (\($0.kind.rawValue))"
    }
  }

  /// Notes of one kind as one item if there are more than `limit`.
  private func kinds(of notes: [PlacedDiagnostic], each limit: Int) -> [String] {
    Review.kinds(of: notes).flatMap { name, notes -> [String] in
      guard notes.count > limit else { return notes.map { "- " + line($0) } }
      let page = Explanation.all.first { $0.kind == .diagnostic && $0.name == name }
      let places = notes.map { place($0.site) }.uniqued().listed(upTo: 3)
      return [
        "- \(notes.count) × \(MarkdownText.prose(page?.summary ?? "")) (\(name), at \(places))"
      ]
    }
  }

  private var kept: [String] {
    migration.keptOwners.map { owner in
      "- \(place(owner.choice.site.site)): \(MarkdownText.prose(owner.message.sentence)) "
        + MarkdownText.prose(owner.remedy.sentence)
    }
  }

  private var screens: [String] {
    let screens = review.screens
    let isTitled = Review.areOfSeveralApps(screens)
    return screens.map { screen in
      let app =
        isTitled && !screen.app.isEmpty ? "**\(MarkdownText.plain(screen.app))** " : ""
      let path =
        screen.path.isEmpty
        ? screen.isUnused ? " (no code of the app is known to create it)" : ""
        : " in \(screen.path.map(MarkdownText.plain).joined(separator: " › "))"
      let watch = screen.items.map(\.label).uniqued().map(MarkdownText.code).listed(upTo: 4)
      let end = watch.isEmpty ? "" : ": \(watch)"
      let title = screen.title.map { "“\(MarkdownText.plain($0))” " } ?? ""
      let name = MarkdownText.code(migration.model.symbols.qualifiedName(screen.view))
      return "- [ ] \(app)\(title)\(name)\(path)\(end)"
    }
  }

  private var rules: [String] {
    review.routine.map { routine in
      let page = Explanation.all.first { $0.kind == .rule && $0.name == routine.rule }
      return "- \(routine.decisions.count) × "
        + MarkdownText.prose((page?.summary ?? routine.rule) + routine.exceptions)
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

/// A list with a heading, or one that a reader unfolds.
private struct Chapter {
  let title: String
  let items: [String]
  /// How many items are shown before other chapters get more.
  let least: Int
  var isFolded = false

  /// The lines besides the items.
  var frame: Int { isFolded ? 4 : 3 }

  func lines(_ share: Int) -> [String] {
    let shown =
      items.count <= share
      ? items : items.prefix(share - 1) + ["- and \(items.count - share + 1) more"]
    return isFolded
      ? ["", "<details><summary>\(title)</summary>", ""] + shown + ["</details>"]
      : ["", "## \(title)", ""] + shown
  }

  /// How many lines each chapter gets: some for each, the rest to the first ones.
  static func shares(of chapters: [Chapter], in room: Int) -> [Int] {
    var shares = chapters.map { min($0.items.count, $0.least) }
    var left = room - shares.reduce(0, +)
    // Where even that is too much, the last chapters give first.
    for index in shares.indices.reversed() where left < 0 {
      let given = min(shares[index] - 1, -left)
      shares[index] -= given
      left += given
    }
    for index in shares.indices where left > 0 {
      let more = min(chapters[index].items.count - shares[index], left)
      shares[index] += more
      left -= more
    }
    return shares
  }
}
