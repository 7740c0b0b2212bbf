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
  /// - Returns: nil if the user quits without applying anything.
  func answers(
    to migration: Migration,
    migrateAlone: ([TypeID], [String: Strategy]) throws(Failure) -> (Migration, diff: String)
  ) throws(Failure) -> Answers? {
    let groups = migration.groups
    if !groups.isEmpty { write("No file is changed until all questions are answered.\n") }
    // Whether each group that was answered is migrated.
    var applied: [Bool] = []
    var strategies: [String: Strategy] = [:]
    var shown: Set<String> = []
    func answers() -> Answers {
      let skipped = groups.indices.filter { $0 >= applied.count || !applied[$0] }
      let except = skipped.flatMap { groups[$0].map(migration.model.symbols.qualifiedName) }
      return Answers(except: except, strategies: strategies.filter { !except.contains($0.key) })
    }
    while applied.count < groups.count {
      let group = groups[applied.count]
      let names = group.map(migration.model.symbols.qualifiedName)
      ask(about: names, applied.count + 1, of: groups.count)
      let heavy = migration.heavyModels(among: group)
      var lines = try show(try migrateAlone(group, strategies), group, besides: &shown)
      asking: while true {
        switch next(heavy: !heavy.isEmpty, isFirst: applied.isEmpty) {
        case .apply: applied.append(true)
        case .skip: applied.append(false)
        case .all: applied += Array(repeating: true, count: groups.count - applied.count)
        case .back:
          guard !applied.isEmpty else { continue }
          applied.removeLast()
        case .strategy:
          let chosen = askStrategies(for: heavy)
          guard !heavy.isEmpty, !chosen.isEmpty else { continue }
          strategies.merge(chosen) { $1 }
          lines = try show(try migrateAlone(group, strategies), group, besides: &shown)
          continue
        case .show:
          for line in lines { write(line + "\n") }
          continue
        case .help:
          write(Self.help)
          continue
        case .quit: return confirmsApplying(applied.count(where: \.self)) ? answers() : nil
        }
        break asking
      }
    }
    return answers()
  }

  private enum Answer { case apply, skip, all, back, strategy, show, help, quit }

  private func ask(about names: [String], _ number: Int, of count: Int) {
    let together = names.count > 1 ? ", which must migrate together" : ""
    writeEscaped(
      "\nMigrate \(names.joined(separator: ", "))\(together)? (\(number) of \(count))\n")
  }

  /// The next answer that is one; the end of the input is an answer too.
  private func next(heavy: Bool, isFirst: Bool) -> Answer {
    while true {
      let strategy = heavy ? "choose a s[t]rategy, " : ""
      let back = isFirst ? "" : "[b]ack, "
      write("[a]pply, [s]kip, a[l]l, \(back)\(strategy)s[h]ow the whole diff, [?] help, [q]uit? ")
      guard let text = read() else { return .quit }
      switch text.lowercased() {
      case "a", "apply", "y": return .apply
      case "s", "skip", "n": return .skip
      case "l", "all": return .all
      case "b", "back": return .back
      case "t", "strategy": return .strategy
      case "h", "show": return .show
      case "?", "help": return .help
      case "q", "quit": return .quit
      default: continue
      }
    }
  }

  private static let help = """
    a  migrate these types
    s  leave them as they are
    l  migrate these and all that follow
    b  go back to the previous question
    t  choose how views own a heavy model
    h  show the whole diff
    q  stop asking; you can still apply what you answered

    """

  /// Asks whether to apply the answers that were given before quitting.
  private func confirmsApplying(_ count: Int) -> Bool {
    guard count > 0 else { return false }
    let what = count == 1 ? "the group" : "the \(count) groups"
    write("Migrate \(what) you have chosen so far? [y]es, [n]o ")
    return ["y", "yes"].contains(read()?.lowercased() ?? "")
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
  /// - Parameter shown: the diagnostics that were shown before.
  /// - Returns: All lines of the diff.
  private func show(
    _ result: (migration: Migration, diff: String), _ group: [TypeID],
    besides shown: inout Set<String>
  ) throws(Failure) -> [String] {
    let (migration, diff) = result
    for choice in migration.owners
    where choice.site.weight == .heavy && !Set(choice.site.models).isDisjoint(with: group) {
      let place = "\(choice.site.site.path):\(choice.site.site.line)"
      let host = migration.model.symbols.qualifiedName(choice.site.host)
      writeEscaped(
        "  \(place): \(host) owns a heavy model (strategy: \(choice.strategy.rawValue))\n")
      for declined in choice.declined {
        writeEscaped("    \(declined.strategy.rawValue) is not possible here: \(declined.why)\n")
      }
    }
    for decision in migration.rewritten where !Set(decision.types).isDisjoint(with: group) {
      for note in decision.diagnostics {
        let line = "  \(decision.site.path):\(decision.site.line): \(note.message)\n"
        if shown.insert(line).inserted { writeEscaped(line) }
      }
    }
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      Terminal.paintPatchLine($0, usesColor: usesColor)
    }
    for line in lines.prefix(excerpt) { write(line + "\n") }
    if lines.count > excerpt { write("… \(counted(lines.count - excerpt, "more line"))\n") }
    return lines
  }

  /// Escapes control characters, because names and code of the project may contain any.
  private func writeEscaped(_ text: String) { write(escapingControls(text, keeping: ["\n"])) }
}

extension Migration {
  /// The names of the models of a group that have a heavy initializer and an owner.
  fileprivate func heavyModels(among group: [TypeID]) -> [String] {
    let owned = Set(owners.filter { $0.site.weight == .heavy }.flatMap(\.site.models))
    return group.filter(owned.contains).map(model.symbols.qualifiedName)
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
      alone.only = Set(group.map(whole.model.symbols.qualifiedName))
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
