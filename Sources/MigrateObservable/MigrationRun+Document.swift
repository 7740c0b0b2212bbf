import Rewriter

extension MigrationRun {
  /// What the reports for programs say about an audit.
  var headerOfAudit: RunHeader {
    RunHeader(version: Version.number, mode: .audit, options: options)
  }

  /// - Parameter rest: the groups that the run does not migrate although it could.
  func header(of migration: Migration, rest: [Group]) -> RunHeader {
    RunHeader(
      version: Version.number, mode: mode,
      project: project.path.split(separator: "/").last.map(String.init),
      options: options, next: nextSteps(migration, rest),
      diagnostics: command.check ? checkFindings(of: migration) : nil)
  }

  func pendingReports(of migration: Migration, rest: [Group]) throws(Failure) -> PendingFiles {
    try PendingFiles(
      reports: command.report, of: migration, header: header(of: migration, rest: rest),
      reportStyle, jobs: jobs, isDurable: mode == .apply)
  }

  func printDocument(of migration: Migration, rest: [Group]) {
    let header = header(of: migration, rest: rest)
    terminal.printDocument(jsonReport(migration, header: header, jobs: jobs))
  }

  var mode: RunHeader.Mode {
    if command.isPlan { return .plan }
    return command.check ? .check : command.dryRun || command.slice != nil ? .dryRun : .apply
  }

  /// The commands that make sense after this run.
  private func nextSteps(_ migration: Migration, _ rest: [Group]) -> [NextStep] {
    var steps: [NextStep] = []
    let plan = migration.plan
    if mode == .apply {
      if !migration.changes.isEmpty {
        steps.append(NextStep(undoing, for: "Restore the files."))
      }
    } else if let first = plan.first {
      if plan.count > 1 {
        if command.only.isEmpty {
          let step = invocation(["--next"] + exclusions)
          steps.append(NextStep(step, for: "Migrate \(first.title)."))
        }
        if !command.safe {
          let step = invocation(["--safe"] + selection)
          steps.append(NextStep(step, for: "Migrate the types without warnings."))
        }
      }
      let types = counted(migration.migrated.count, "type")
      let groups = rest.isEmpty ? selection : plan.flatMap { ["--group", $0.id] } + exclusions
      steps.append(NextStep(invocation(groups), for: "Migrate \(types)."))
    }
    if let next = rest.first {
      steps.append(
        NextStep(invocation(["--group", next.id] + exclusions), for: "Migrate \(next.title)."))
    }
    if let floors = migration.floorsToAssume {
      steps.append(
        NextStep(
          invocation(["--dry-run"], with: [.assumeFloor: floors.description]),
          for: "Plan as if the deployment targets were raised."))
    }
    let blockers = Dictionary(
      grouping: migration.blocked.flatMap(\.blockers).map(\.blocker.kind.rawValue), by: \.self)
    if let name = blockers.min(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })?.key {
      steps.append(
        NextStep(
          "migrate-observable explain \(name)", for: "Read about the most frequent blocker."))
    }
    return steps
  }

  /// The options that keep types out of the run.
  private var exclusions: [String] {
    command.except.flatMap { ["--except", $0] } + (command.safe ? ["--safe"] : [])
  }

  /// The options that select what the run migrates.
  var selection: [String] {
    command.only.flatMap { ["--only", $0] } + command.group.flatMap { ["--group", $0] }
      + (command.next ? ["--next"] : []) + exclusions
  }

  /// A command that works on the same files with the same decisions, and more options.
  /// - Parameter values: replaces those of the command.
  func invocation(_ options: [String], with values: [Setting: String] = [:]) -> String {
    var words = ["migrate-observable"] + options
    func add(_ option: String, _ values: [String]) {
      for value in values { words += [option, value] }
    }
    add("--project", command.project)
    add("--exclude", command.exclude)
    for setting in Setting.allCases {
      add(setting.option, [values[setting] ?? setting.value(in: command)].compactMap(\.self))
    }
    add("--strategy", command.strategy)
    if command.placeholder { words.append("--placeholder") }
    words += command.paths.isEmpty ? ["."] : command.paths
    return words.map(shellQuoted).joined(separator: " ")
  }
}

/// A word as a shell reads it.
private func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "-_./=:,+@%".utf8.contains(byte)
  }
  return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
