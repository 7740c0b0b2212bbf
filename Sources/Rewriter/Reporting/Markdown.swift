import SourceModel

/// The report for a pull request: what to do and what to review, in at most 80 lines.
/// - Parameters:
///   - isLong: writes what is done too, and a line for every change.
///   - links: how it links to the source; nil where it does not.
///   - limit: the maximum size in bytes; a line at the top says what was cut.
public func markdownReport(
  _ migration: Migration, isLong: Bool = false, links: SourceLinks? = nil, limit: Int = 60_000
) -> String {
  guard isLong else { return MarkdownBrief(migration, links: links).text }
  let pages = MarkdownPages(migration)
  let head = "# Migration to @Observable\n\n\(pages.headline)\n"
  // Reserve space for the line that says what was cut.
  let room = limit - head.utf8.count - 400
  var front = LimitedText(limit: room)
  front.append(pages.toDo + pages.toReview + pages.done + [pages.findings])
  // The changes are the longest part and the least needed one, so they get the remaining space.
  var back = LimitedText(limit: room - front.text.utf8.count)
  back.append(pages.allChanges)
  let notice = notice(front.cut + back.cut, limit: limit)
  return head + notice + front.text + back.text
}

private func notice(_ cut: [(noun: String, count: Int)], limit: Int) -> String {
  guard !cut.isEmpty else { return "" }
  let parts = cut.map { counted($0.count, $0.noun) }
  return "\n> Cut to stay under \(limit) bytes: \(parts.listed()). "
    + "The `.json` and `.html` reports hold everything.\n"
}

/// The parts of the Markdown report.
struct MarkdownPages {
  let migration: Migration
  let blockedTypes: Set<TypeID>
  let migratingTypes: Set<TypeID>

  init(_ migration: Migration) {
    self.migration = migration
    blockedTypes = Set(migration.blocked.map(\.type))
    migratingTypes = Set(migration.migrated.map(\.type))
  }

  var model: ProjectModel { migration.model }

  var headline: String {
    ([migration.summarySentences.joined(separator: " ")]
      + [migration.xcodeHeadline?.sentence, migration.exactnessSentence].compactMap(\.self))
      .joined(separator: "\n\n")
  }

  /// The migrated types, each with its changes by rule.
  var done: [ReportSection] {
    var rules: [TypeID: [String: Int]] = [:]
    for decision in migration.edited {
      guard let type = migration.listedType(of: decision, migrating: migratingTypes) else {
        continue
      }
      rules[type, default: [:]][decision.rule, default: 0] += 1
    }
    let items = migration.migrated.map { verdict -> String in
      let site = model.symbols.site(of: verdict.type)
      let counts = rules[verdict.type, default: [:]].sorted { $0.key < $1.key }
        .map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }
      let list = counts.isEmpty ? "nothing to change" : counts.joined(separator: ", ")
      return "- \(name(verdict.type)) \(place(site)): \(list)\n"
    }
    return [section("\n## Done\n", "\n", items, "migrated type"), recreated]
  }

  /// A line for every decision, collapsed by file.
  var allChanges: [ReportSection] {
    migration.decisions.grouped(by: \.site.path).map { decisions in
      let path = MarkdownText.html(decisions[0].site.path)
      let title = "<code>\(path)</code>: \(counted(decisions.count, "change"))"
      return ReportSection(
        chapter: "\n## All changes\n",
        opening: "\n<details><summary>\(title)</summary>\n\n", items: decisions.map(line),
        closing: "\n</details>\n", noun: "change")
    }
  }

  func line(of decision: Decision) -> String {
    let type = migration.listedType(of: decision, migrating: migratingTypes)
    var text = "- \(place(decision.site, column: true)) \(decision.rule): "
    text += decision.outcome.rawValue
    if let strategy = decision.strategy, decision.outcome != .blocked {
      text += " as \(strategy.rawValue)"
    }
    if let blocker = decision.blocker { text += " by \(blocker.kind.rawValue)" }
    for note in decision.diagnostics { text += ", \(note.kind.rawValue)" }
    if let type { text += " · \(name(type))" }
    return text + change(of: decision)
  }

  /// The site before and after: inline if it is short, else as a block.
  func change(of decision: Decision) -> String {
    let excerpt = migration.excerpt(of: decision)
    guard let after = excerpt.after else { return " · \(MarkdownText.code(excerpt.before))\n" }
    let isShort = [excerpt.before, after].allSatisfy { text in
      text.utf8.count <= 100 && !text.utf8.contains(0x0A)
    }
    guard isShort else { return "\n" + MarkdownText.diff(excerpt.before, after) }
    if excerpt.before.isEmpty { return " · added: \(MarkdownText.code(after))\n" }
    if after.isEmpty { return " · removed: \(MarkdownText.code(excerpt.before))\n" }
    return " · \(MarkdownText.code(excerpt.before)) → \(MarkdownText.code(after))\n"
  }

  func name(_ type: TypeID) -> String { MarkdownText.code(model.symbols.qualifiedName(type)) }

  func place(_ site: Site, column: Bool = false) -> String {
    MarkdownText.code("\(site.path):\(site.line)" + (column ? ":\(site.column)" : ""))
  }

  func section(
    _ chapter: String, _ opening: String, _ items: [String], _ noun: String
  ) -> ReportSection {
    ReportSection(chapter: chapter, opening: opening, items: items, noun: noun)
  }
}
