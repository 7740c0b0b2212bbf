import Rewriter
import SourceModel

/// The user's answers, in addition to the options of the run: types not to migrate, and strategies.
struct Answers: Sendable, Hashable {
  var except: [String] = []
  var strategies: [String: Strategy] = [:]

  var isEmpty: Bool { except.isEmpty && strategies.isEmpty }
}

/// Asks the user about each group of types that must migrate together. Reads whole lines, so the terminal stays in
/// its normal mode and nothing has to be restored when the user interrupts.
struct Questions {
  /// Reads the next line of input; returns nil at the end.
  let read: () -> String?
  let write: (String) -> Void
  let usesColor: Bool
  /// How many lines of a diff are shown before the user asks for all.
  var excerpt = 40

  /// - Parameter migrateAlone: migrates only one group, with the given strategies.
  /// - Returns: nil if the user quits.
  func answers(
    to migration: Migration,
    migrateAlone: ([TypeID], [String: Strategy]) throws(Failure) -> (Migration, diff: String)
  ) throws(Failure) -> Answers? {
    var answers = Answers()
    if !migration.groups.isEmpty {
      write("No file is changed until all questions are answered; [q]uit changes nothing.\n")
    }
    for (index, group) in migration.groups.enumerated() {
      let names = group.map(migration.model.qualifiedName)
      let together = names.count > 1 ? ", which must migrate together" : ""
      writeEscaped(
        "\nMigrate \(names.joined(separator: ", "))\(together)? "
          + "(\(index + 1) of \(migration.groups.count))\n")
      let heavy = migration.heavyModels(among: group)
      var lines = try show(try migrateAlone(group, [:]), group)
      asking: while true {
        let strategy = heavy.isEmpty ? "" : "choose a s[t]rategy, "
        write("[a]pply, [s]kip, \(strategy)s[h]ow the whole diff, [q]uit? ")
        guard let answer = read() else { return nil }
        switch answer.lowercased() {
        case "a", "apply", "y": break asking
        case "s", "skip", "n":
          answers.except += names
          for name in names { answers.strategies[name] = nil }
          break asking
        case "t", "strategy":
          let chosen = askStrategies(for: heavy)
          guard !chosen.isEmpty else { continue }
          answers.strategies.merge(chosen) { $1 }
          lines = try show(try migrateAlone(group, answers.strategies), group)
        case "h", "show": for line in lines { write(line + "\n") }
        case "q", "quit": return nil
        default: continue
        }
      }
    }
    return answers
  }

  /// Asks whether to save the answers for later runs.
  func confirmsSaving(_ answers: Answers, in file: String) -> Bool {
    guard !answers.isEmpty else { return false }
    write("Save these answers in \(file) for later runs? [y]es, [n]o ")
    return ["y", "yes"].contains(read()?.lowercased() ?? "")
  }

  /// Asks for a strategy for each model; leaves out models for which the answer is empty or unknown.
  private func askStrategies(for models: [String]) -> [String: Strategy] {
    var chosen: [String: Strategy] = [:]
    for model in models {
      writeEscaped(
        "How should views own \(model): \(Strategy.names)? (Return keeps the current choice) ")
      guard let answer = read(), !answer.isEmpty else { continue }
      if let strategy = Strategy(rawValue: answer) {
        chosen[model] = strategy
      } else {
        let nearest = nearestName(to: answer, among: Strategy.allCases.map(\.rawValue))
        writeEscaped(
          "There is no strategy `\(answer)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
            + "\n")
      }
    }
    return chosen
  }

  /// Shows how a group would be migrated, and the beginning of the diff.
  /// - Returns: All lines of the diff.
  private func show(
    _ shown: (migration: Migration, diff: String), _ group: [TypeID]
  ) throws(Failure) -> [String] {
    let (migration, diff) = shown
    for choice in migration.owners
    where choice.site.weight == .heavy && !Set(choice.site.models).isDisjoint(with: group) {
      let place = "\(choice.site.site.path):\(choice.site.site.line)"
      let host = migration.model.qualifiedName(choice.site.host)
      writeEscaped(
        "  \(place): \(host) owns a heavy model (strategy: \(choice.strategy.rawValue))\n")
      for declined in choice.declined {
        writeEscaped("    \(declined.strategy.rawValue) is not possible here: \(declined.why)\n")
      }
    }
    for decision in migration.rewritten where !Set(decision.types).isDisjoint(with: group) {
      for note in decision.diagnostics {
        writeEscaped("  \(decision.site.path):\(decision.site.line): \(note.message)\n")
      }
    }
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(paint)
    for line in lines.prefix(excerpt) { write(line + "\n") }
    if lines.count > excerpt { write("… \(counted(lines.count - excerpt, "more line"))\n") }
    return lines
  }

  /// Escapes control characters, because names and code of the project may contain any.
  private func writeEscaped(_ text: String) { write(escapingControls(text, keeping: ["\n"])) }

  private func paint(_ line: Substring) -> String {
    let text = escapingControls(String(line), keeping: ["\t"])
    guard usesColor else { return text }
    let isName = line.hasPrefix("---") || line.hasPrefix("+++")
    let code =
      isName ? "1" : ["+": "32", "-": "31", "@": "36"][line.first.map(String.init) ?? ""]
    return code.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
  }
}

extension Migration {
  /// The names of the models of a group that have a heavy initializer and an owner.
  fileprivate func heavyModels(among group: [TypeID]) -> [String] {
    let owned = Set(owners.filter { $0.site.weight == .heavy }.flatMap(\.site.models))
    return group.filter(owned.contains).map(model.qualifiedName)
  }
}

extension MigrationRun {
  /// - Returns: nil if the user quits.
  func ask(_ whole: Migration, _ tree: SourceTree) throws(Failure) -> Answers? {
    guard Terminal.isInteractive else {
      throw Failure(.usage, "error: --interactive needs a terminal")
    }
    BlockedSignals.unblockAll()
    let questions = Questions(
      read: { readLine() }, write: terminal.ask, usesColor: terminal.usesColor)
    let answers = try questions.answers(to: whole) { group, strategies throws(Failure) in
      var alone = self.options
      alone.only = Set(group.map(whole.model.qualifiedName))
      alone.strategies.merge(strategies) { $1 }
      let migration = try migrate(tree, alone)
      return (migration, unifiedDiff(of: migration.changes, path: project.shown))
    }
    guard let answers else { return nil }
    if questions.confirmsSaving(answers, in: Configuration.fileName) {
      try Configuration.add(answers, in: project)
    }
    return answers
  }
}
