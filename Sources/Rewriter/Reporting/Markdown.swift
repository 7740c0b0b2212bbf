import SourceModel

/// The report for a pull request: what needs eyes, what is done, the numbers, and a line for every
/// decision.
/// - Parameter limit: the size in bytes that the text stays under; what was cut is said at its
/// head.
public func markdownReport(_ migration: Migration, limit: Int = 60_000) -> String {
  let pages = MarkdownPages(migration)
  let head = "# Migration to @Observable\n\n\(pages.headline)\n"
  let numbers = pages.numbers
  // Room for the line that says what was cut.
  let room = limit - head.utf8.count - numbers.utf8.count - 400
  var front = LimitedText(limit: room)
  front.append(pages.needsEyes + pages.done + [pages.faults])
  // The sites are the longest part and the least in need of a reader: they have what the others
  // leave.
  var back = LimitedText(limit: room - front.text.utf8.count)
  back.append(pages.sites)
  let notice = notice(front.cut + back.cut, limit: limit)
  return head + notice + front.text + numbers + back.text
}

private func notice(_ cut: [(noun: String, count: Int)], limit: Int) -> String {
  guard !cut.isEmpty else { return "" }
  let parts = cut.map { counted($0.count, $0.noun) }
  return "\n> Cut to stay under \(limit) bytes: \(enumerated(parts)). "
    + "The `.json` and `.html` reports hold everything.\n"
}

/// `a, b and c`
private func enumerated(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}

/// The parts of the Markdown report.
struct MarkdownPages {
  let migration: Migration
  let heldTypes: Set<TypeID>
  let movingTypes: Set<TypeID>

  init(_ migration: Migration) {
    self.migration = migration
    heldTypes = Set(migration.held.map(\.type))
    movingTypes = Set(migration.moved.map(\.type))
  }

  var model: ProjectModel { migration.model }

  var headline: String {
    let counts = Counts(migration)
    guard counts.types > 0 else {
      return "No `ObservableObject` was found, and nothing is changed."
    }
    var parts: [String] = []
    if counts.moved > 0 { parts.append("\(counts.moved) \(counts.moved == 1 ? "moves" : "move")") }
    if counts.held > 0 { parts.append("\(counts.held) \(counts.held == 1 ? "is" : "are") held") }
    if counts.outOfScope > 0 {
      parts.append("\(counts.outOfScope) \(counts.outOfScope == 1 ? "is" : "are") out of scope")
    }
    var text = "Of \(counted(counts.types, "observable type")), \(enumerated(parts))."
    if counts.rewritten > 0 {
      text += " \(counted(counts.rewritten, "site")) "
      text += "\(counts.rewritten == 1 ? "is" : "are") rewritten in "
      text += counted(counts.filesChanged, "file")
      text += counts.cautions > 0 ? ", with \(counted(counts.cautions, "caution"))." : "."
    } else {
      text += " Nothing is rewritten."
    }
    return text
  }

  var numbers: String {
    let counts = Counts(migration)
    let rows: [(String, Int)] = [
      ("Files read", counts.files), ("Files changed", counts.filesChanged),
      ("Observable types", counts.types), ("Types that move", counts.moved),
      ("Types held", counts.held), ("Types out of scope", counts.outOfScope),
      ("Sites", counts.sites), ("Sites rewritten", counts.rewritten), ("Cautions", counts.cautions),
    ]
    var text = "\n## Numbers\n\n| | |\n|---|---:|\n"
    for (name, count) in rows { text += "| \(name) | \(count) |\n" }
    var reasons: [String: Int] = [:]
    for verdict in migration.held {
      let names = Set(verdict.heldBy.map(\.objection.reason.rawValue))
      for name in names { reasons[name, default: 0] += 1 }
    }
    if !reasons.isEmpty {
      text += "\n| Held by | Types |\n|---|---:|\n"
      let sorted = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      for (name, count) in sorted { text += "| \(name) | \(count) |\n" }
    }
    return text
  }

  /// The types that move, each with how often each rule served it.
  var done: [ReportSection] {
    var rules: [TypeID: [String: Int]] = [:]
    for decision in migration.rewritten {
      guard let type = migration.listedType(of: decision, moving: movingTypes) else { continue }
      rules[type, default: [:]][decision.rule, default: 0] += 1
    }
    let items = migration.moved.map { verdict -> String in
      let site = model.site(of: verdict.type)
      let counts = rules[verdict.type, default: [:]].sorted { $0.key < $1.key }
        .map { $0.value == 1 ? $0.key : "\($0.key) × \($0.value)" }
      let list = counts.isEmpty ? "nothing to rewrite" : counts.joined(separator: ", ")
      return "- \(name(verdict.type)) \(place(site)): \(list)\n"
    }
    return [section("\n## Done\n", "\n", items, "moved type"), madeAgain]
  }

  /// A line for every decision, folded by file.
  var sites: [ReportSection] {
    var byFile: [(path: String, decisions: [Decision])] = []
    for decision in migration.decisions {
      if byFile.last?.path == decision.site.path {
        byFile[byFile.count - 1].decisions.append(decision)
      } else {
        byFile.append((decision.site.path, [decision]))
      }
    }
    return byFile.map { path, decisions in
      let title = "<code>\(MarkdownText.html(path))</code>: \(counted(decisions.count, "site"))"
      return ReportSection(
        chapter: "\n## Sites\n",
        opening: "\n<details><summary>\(title)</summary>\n\n", items: decisions.map(line),
        closing: "\n</details>\n", noun: "site")
    }
  }

  private func line(of decision: Decision) -> String {
    let type = migration.listedType(of: decision, moving: movingTypes)
    var text = "- \(place(decision.site, column: true)) \(decision.rule): "
    text += decision.outcome.rawValue
    if let strategy = decision.strategy, decision.outcome != .held {
      text += " as \(strategy.rawValue)"
    }
    if let objection = decision.objection { text += " by \(objection.reason.rawValue)" }
    for note in decision.cautions { text += ", \(note.caution.rawValue)" }
    if let type { text += " · \(name(type))" }
    return text + change(of: decision)
  }

  /// How the site reads before and after: in the line where it is short, as a block where it is
  /// not.
  func change(of decision: Decision) -> String {
    let excerpt = migration.excerpt(of: decision)
    guard let after = excerpt.after else { return " · \(MarkdownText.code(excerpt.before))\n" }
    let isShort = [excerpt.before, after].allSatisfy { text in
      text.utf8.count <= 100 && !text.utf8.contains(0x0A)
    }
    guard isShort else { return "\n" + MarkdownText.diff(excerpt.before, after) }
    if excerpt.before.isEmpty { return " · new: \(MarkdownText.code(after))\n" }
    if after.isEmpty { return " · gone: \(MarkdownText.code(excerpt.before))\n" }
    return " · \(MarkdownText.code(excerpt.before)) → \(MarkdownText.code(after))\n"
  }

  func name(_ type: TypeID) -> String { MarkdownText.code(model.qualifiedName(type)) }

  func place(_ site: Site, column: Bool = false) -> String {
    MarkdownText.code("\(site.path):\(site.line)" + (column ? ":\(site.column)" : ""))
  }

  func section(
    _ chapter: String, _ opening: String, _ items: [String], _ noun: String
  ) -> ReportSection {
    ReportSection(chapter: chapter, opening: opening, items: items, noun: noun)
  }
}
