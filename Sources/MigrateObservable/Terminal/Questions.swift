import Rewriter
import SourceModel

/// Asks a person about each group of types that move together. Lines are read as the terminal gives them,
/// so there is no mode to restore when the person interrupts.
struct Questions {
  /// The next line of the answer; nil at the end.
  let read: () -> String?
  let write: (String) -> Void
  let usesColor: Bool
  /// How many lines of a diff are shown unasked.
  var excerpt = 40

  /// - Parameter diff: what moving one group changes.
  /// - Returns: The types to leave as they are; nil where the person quits.
  func skipped(
    of migration: Migration, diff: ([TypeID]) throws(Failure) -> String
  ) throws(Failure) -> [TypeID]? {
    var skipped: [TypeID] = []
    for (index, group) in migration.groups.enumerated() {
      let names = group.map(migration.model.qualifiedName).joined(separator: ", ")
      write("\n\(names) (\(index + 1) of \(migration.groups.count)): can move\n")
      for decision in migration.rewritten where !Set(decision.types).isDisjoint(with: group) {
        for note in decision.cautions {
          write("  \(decision.site.path):\(decision.site.line): \(note.message)\n")
        }
      }
      let lines = try diff(group).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(paint)
      show(lines.prefix(excerpt))
      if lines.count > excerpt { write("… \(counted(lines.count - excerpt, "more line"))\n") }
      asking: while true {
        write("[a]pply, [s]kip, s[h]ow, [q]uit? ")
        guard let answer = read() else { return nil }
        switch answer.lowercased() {
        case "a", "apply", "y": break asking
        case "s", "skip", "n":
          skipped += group
          break asking
        case "h", "show": show(lines[...])
        case "q", "quit": return nil
        default: continue
        }
      }
    }
    return skipped
  }

  private func show(_ lines: ArraySlice<String>) {
    for line in lines { write(line + "\n") }
  }

  private func paint(_ line: Substring) -> String {
    let text = escapingControls(String(line), keeping: ["\t"])
    guard usesColor else { return text }
    let isName = line.hasPrefix("---") || line.hasPrefix("+++")
    let code =
      isName ? "1" : ["+": "32", "-": "31", "@": "36"][line.first.map(String.init) ?? ""]
    return code.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
  }
}

extension MigrationRun {
  /// - Returns: The migration without what the person skips; nil where they quit.
  func ask(_ whole: Migration, _ tree: SourceTree) throws(Failure) -> Migration? {
    guard Terminal.isInteractive else {
      throw Failure(.usage, "error: --interactive needs a terminal")
    }
    let questions = Questions(
      read: { readLine() }, write: terminal.ask, usesColor: terminal.usesColor)
    let skipped = try questions.skipped(of: whole) { group throws(Failure) in
      var alone = self.options
      alone.only = Set(group.map(whole.model.qualifiedName))
      return unifiedDiff(of: try migrate(tree, alone).changes, path: project.shown)
    }
    guard let skipped else { return nil }
    if skipped.isEmpty { return whole }
    var options = options
    options.except.formUnion(skipped.map(whole.model.qualifiedName))
    return try migrate(tree, options)
  }
}
