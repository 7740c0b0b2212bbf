import SourceModel

/// The changes: by rule, and file by file, each diff once.
extension HTMLPage {
  var done: String {
    let reviewed = Set(review.parts.flatMap(\.files).map(\.path))
    let rest = files.indices.filter { !reviewed.contains(files[$0].change.path) }
    let groups = Dictionary(grouping: rest) { model.place(ofFile: files[$0].change.path) }
      .sorted { $0.key < $1.key }
    let isLong = rest.count > 40
    let lists = groups.map { name, numbers in
      """
      <details class="group"\(isLong ? "" : " open")><summary>\(HTMLText.escaped(name)) \
      <small>\(counted(numbers.count, "file"))</small></summary>
      \(numbers.map(row).joined(separator: "\n"))</details>
      """
    }
    let count = review.routine.reduce(0) { $0 + $1.decisions.count }
    let above = files.count - rest.count
    let other = counts.changes - count
    let diffs =
      above == 0
      ? ""
      : "<span class=\"on-screen\"> \(counted(above, "file")) above "
        + "\(above == 1 ? "has its diff" : "have their diffs") there.</span>"
    return section(
      "done", "Changes", count: counted(files.count, "file"),
      files.isEmpty
        ? ""
        : """
        <p class="muted">Each line below is one rule, with a sample and how often it applies\
        \(other > 0 ? " without a warning" : "").\(diffs)</p>
        \(review.routine.map(rule).joined(separator: "\n"))
        <h3 class="files">Other files <small>\(rest.count)</small></h3>
        \(lists.joined(separator: "\n"))
        """)
  }

  private func row(_ number: Int) -> String {
    let file = files[number]
    return """
      <article class="file row" id="f\(number)" tabindex="-1"\(Self.data("path", [file.change.path]))\
      \(file.marks(self))>\(Self.tick([file.change.path, file.diff.plain]))\
      \(file.html(self, title: "<span>\(address(file.change.path))</span>\(stat(number))"))</article>
      """
  }

  /// How often a rule changed something, with one of the changes, and all of them on demand.
  private func rule(_ routine: Review.Routine) -> String {
    let page = Explanation.all.first { $0.kind == .rule && $0.name == routine.rule }
    let sample = routine.decisions.lazy.map(migration.excerpt).first { excerpt in
      excerpt.before.utf8.count < 120 && (excerpt.after?.utf8.count ?? 999) < 160
    }
    var text = ""
    if let sample, let after = sample.after {
      text = "<pre class=\"diff sample\">"
      if !sample.before.isEmpty { text += "<del>\(signed(sample.before, "-"))</del>" }
      if !after.isEmpty { text += "<ins>\(signed(after, "+"))</ins>" }
      text += "</pre>"
    }
    let files = Dictionary(grouping: routine.decisions, by: \.site.path).sorted { $0.key < $1.key }
    let places = files.map { path, decisions in
      let lines = decisions.map { String($0.site.line) }.uniqued()
      let name = HTMLText.escaped(path)
      let file = filesByPath[path].map { "<a href=\"#f\($0)\">\(name)</a>" } ?? name
      return "<li>\(file): \(lines.joined(separator: ", "))</li>"
    }
    return """
      <details class="routine"\(Self.data("rule", [routine.rule]))><summary><b>\(routine.decisions.count) ×</b> \
      \(HTMLText.prose((page?.summary ?? routine.rule) + routine.exceptions)) </summary>
      <p>\(link(.rule, routine.rule))<span class="scripted"> · \
      <a href="#?rule=\(routine.rule)">show in the diffs</a></span></p>\(text)
      <details class="more"><summary>\(counted(routine.decisions.count, "place"))</summary>
      \(Self.folded("<ul class=\"plain places\">\(places.joined(separator: "\n"))</ul>"))</details></details>
      """
  }

  private func signed(_ text: String, _ sign: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HTMLText.escaped(sign + $0) }.joined(separator: "\n")
  }
}

/// A changed file, with what is said about its lines.
struct HTMLFile {
  let change: FileChange
  let diff: HTMLDiff
  private let decisions: [Decision]

  static func files(of migration: Migration) -> [HTMLFile] {
    var decisions: [String: [Decision]] = [:]
    for decision in migration.decisions where decision.outcome != .blocked {
      let paths = (decision.edits.map(\.path) + [decision.site.path]).uniqued()
      for path in paths { decisions[path, default: []].append(decision) }
    }
    return migration.changes.map {
      HTMLFile(change: $0, diff: HTMLDiff($0), decisions: decisions[$0.path] ?? [])
    }
  }

  /// The rule and the types of each changed line, for the filters: `12.3.0` means that rule 3 changed line 12 for
  /// type 0.
  func marks(_ page: HTMLPage) -> String {
    var marks: [String] = []
    for decision in decisions {
      guard let rule = page.ruleNumbers[decision.rule] else { continue }
      let types = decision.types.compactMap { page.typeNumbers[$0] }.map(String.init)
      for edit in decision.edits where edit.path == change.path {
        let lines = diff.lines(of: edit)
        let range =
          lines.count > 1 ? "\(lines.lowerBound)-\(lines.upperBound)" : "\(lines.lowerBound)"
        marks.append(([range, String(rule)] + types).joined(separator: "."))
      }
    }
    return HTMLPage.data("marks", marks)
  }

  /// The whole diff, folded, with the notes at their lines.
  func html(_ page: HTMLPage, title: String? = nil) -> String {
    var notes: [Int: [String]] = [:]
    for decision in decisions where decision.site.path == change.path {
      guard let hunk = diff.index(ofLine: decision.site.line) else { continue }
      for note in decision.diagnostics {
        notes[hunk, default: []].append(page.note(note, at: decision.site.line))
      }
    }
    let number = page.filesByPath[change.path] ?? 0
    let hunks = diff.indices.map { index in
      diff.html(
        index, id: "f\(number)-\(index)", title: page.declaration(of: index, in: self),
        notes: notes[index] ?? [])
    }
    let title =
      title ?? "Diff <small>\(counted(decisions.count { !$0.edits.isEmpty }, "change"))</small>"
    return "<details class=\"change\"><summary>\(title)</summary>\n\(hunks.joined())</details>"
  }
}

extension HTMLPage {
  /// The type in which a hunk changes something first.
  fileprivate func declaration(of hunk: Int, in file: HTMLFile) -> String? {
    guard let number = model.symbols.file(file.change.path) else { return nil }
    let starts = model.files[number].lines.starts
    let types = file.diff.changedLines(of: hunk).lazy.compactMap { line -> TypeID? in
      guard starts.indices.contains(line) else { return nil }
      let start = model.files[number].skipSpaces(from: Int(starts[line]))
      return model.innermostType(around: start..<start, inFile: number)
    }
    return types.first.map(model.symbols.qualifiedName)
  }

  /// A note between the lines of a diff.
  func note(_ note: Diagnostic, at line: Int) -> String {
    "<div class=\"note \(note.severity.rawValue)\" data-name=\"\(note.kind.rawValue)\""
      + " data-line=\"\(line)\">\(link(.diagnostic, note.kind.rawValue)) "
      + HTMLText.prose(note.message.sentence + (note.instead.map { " " + $0.sentence } ?? ""))
      + "</div>"
  }
}
