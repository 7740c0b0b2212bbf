import Rewriter
import SourceModel

/// What a person answered: beyond the options of the run, the types that stay, and the strategies.
struct Answers: Sendable, Hashable {
  var except: [String] = []
  var strategies: [String: Strategy] = [:]

  var isEmpty: Bool { except.isEmpty && strategies.isEmpty }
}

/// Asks a person about each group of types that move together. Lines are read as the terminal gives
/// them, so there is no mode to restore when the person interrupts.
struct Questions {
  /// The next line of the answer; nil at the end.
  let read: () -> String?
  let write: (String) -> Void
  let usesColor: Bool
  /// How many lines of a diff are shown unasked.
  var excerpt = 40

  /// - Parameter alone: the migration of one group and nothing else, with the given strategies.
  /// - Returns: nil where the person quits.
  func answers(
    to migration: Migration,
    alone: ([TypeID], [String: Strategy]) throws(Failure) -> (Migration, diff: String)
  ) throws(Failure) -> Answers? {
    var answers = Answers()
    for (index, group) in migration.groups.enumerated() {
      let names = group.map(migration.model.qualifiedName)
      tell("\n\(names.joined(separator: ", ")) (\(index + 1) of \(migration.groups.count))\n")
      let heavy = migration.heavyModels(among: group)
      var lines = try show(try alone(group, [:]), group)
      asking: while true {
        write("[a]pply, [s]kip, \(heavy.isEmpty ? "" : "s[t]rategy, ")s[h]ow, [q]uit? ")
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
          lines = try show(try alone(group, answers.strategies), group)
        case "h", "show": for line in lines { write(line + "\n") }
        case "q", "quit": return nil
        default: continue
        }
      }
    }
    return answers
  }

  /// Whether the answers are to be kept for later runs.
  func asksToKeep(_ answers: Answers, in file: String) -> Bool {
    guard !answers.isEmpty else { return false }
    write("Write these answers to \(file)? [y]es, [n]o ")
    return ["y", "yes"].contains(read()?.lowercased() ?? "")
  }

  /// A strategy for each model; none where the answer is empty or no strategy.
  private func askStrategies(for models: [String]) -> [String: Strategy] {
    var chosen: [String: Strategy] = [:]
    for model in models {
      tell("\(model): \(Strategy.names)? ")
      guard let answer = read(), !answer.isEmpty else { continue }
      if let strategy = Strategy(rawValue: answer) {
        chosen[model] = strategy
      } else {
        let nearest = nearestName(to: answer, among: Strategy.allCases.map(\.rawValue))
        tell(
          "`\(answer)` is no strategy" + (nearest.map { "; did you mean `\($0)`?" } ?? "") + "\n")
      }
    }
    return chosen
  }

  /// Shows how a group would move, and the beginning of the diff.
  /// - Returns: All lines of the diff.
  private func show(
    _ shown: (migration: Migration, diff: String), _ group: [TypeID]
  ) throws(Failure) -> [String] {
    let (migration, diff) = shown
    for choice in migration.owners
    where choice.site.weight == .heavy && !Set(choice.site.models).isDisjoint(with: group) {
      let place = "\(choice.site.site.path):\(choice.site.site.line)"
      let host = migration.model.qualifiedName(choice.site.host)
      tell("  \(place): \(host) owns a heavy model: \(choice.strategy.rawValue)\n")
      for declined in choice.declined {
        tell("    not \(declined.strategy.rawValue): \(declined.why)\n")
      }
    }
    for decision in migration.rewritten where !Set(decision.types).isDisjoint(with: group) {
      for note in decision.cautions {
        tell("  \(decision.site.path):\(decision.site.line): \(note.message)\n")
      }
    }
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(paint)
    for line in lines.prefix(excerpt) { write(line + "\n") }
    if lines.count > excerpt { write("… \(counted(lines.count - excerpt, "more line"))\n") }
    return lines
  }

  /// Names and code come from the project, and may hold anything.
  private func tell(_ text: String) { write(escapingControls(text, keeping: ["\n"])) }

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
  /// The names of those models of a group that are costly to make, and that something owns.
  fileprivate func heavyModels(among group: [TypeID]) -> [String] {
    let owned = Set(owners.filter { $0.site.weight == .heavy }.flatMap(\.site.models))
    return group.filter(owned.contains).map(model.qualifiedName)
  }
}

extension MigrationRun {
  /// - Returns: nil where the person quits.
  func ask(_ whole: Migration, _ tree: SourceTree) throws(Failure) -> Answers? {
    guard Terminal.isInteractive else {
      throw Failure(.usage, "error: --interactive needs a terminal")
    }
    HeldSignals.unblockAll()
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
    if questions.asksToKeep(answers, in: Configuration.fileName) {
      try Configuration.add(answers, in: project)
    }
    return answers
  }
}
