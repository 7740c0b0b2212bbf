import Rewriter
import SourceModel

extension MigrationRun {
  /// Applies the migration and runs the command; while it fails, backs out the types behind its errors.
  func verify(
    _ whole: Migration, _ tree: SourceTree, _ options: Options, with line: String
  ) throws(Failure) -> (migration: Migration, written: [String]) {
    let lock: Int32
    do {
      lock = try Transaction(project).acquire()
    } catch {
      throw error.failure(in: project)
    }
    defer { close(lock) }
    let log = try VerifyLog(project)
    defer { log.close() }
    if !self.command.quiet {
      terminal.report(["note: the output of the command goes to \(log.shownPath)"])
    }
    let command = verifyCommand(line, log)
    let errorsBefore = ErrorsBefore(try runBeforeMigration(command), project)

    var options = options
    var migration = whole
    var causes: [TypeID: CompilerError] = [:]
    var output: [String] = []
    while !migration.changes.isEmpty {
      let written = try apply(migration)
      let outcome = try run(command, after: migration)
      if errorsBefore.accept(outcome) {
        return (report(migration.backingOut(from: whole, causes: causes, output: output)), written)
      }

      var blamed = types(behind: errorsBefore.new(in: outcome), in: migration, &causes)
      try restore()
      if blamed.isEmpty {
        output = lastLines(of: outcome.output)
        let plan = migration.plan
        let passing = try passingGroups(plan[...], besides: []) { groups throws(Failure) in
          errorsBefore.accept(try trial(of: groups, in: migration, options, command))
        }
        let ids = Set(passing.map(\.id))
        blamed = Set(plan.filter { !ids.contains($0.id) }.flatMap(\.types))
      }
      options.except.formUnion(blamed.map(migration.model.symbols.qualifiedName))
      migration = try migrate(tree, options)
    }
    return (report(migration.backingOut(from: whole, causes: causes, output: output)), [])
  }

  /// Runs the command on the unchanged files, which it has to accept unless `--force` is given.
  private func runBeforeMigration(
    _ command: VerifyCommand
  ) throws(Failure) -> VerifyCommand.Outcome {
    let outcome = try run(command, "before the migration")
    if case .timedOut = outcome.ending { throw timeOut }
    if case .stopped = outcome.ending { throw stop }
    guard outcome.passes || self.command.force else {
      throw Failure(
        .changed,
        lastLines(of: outcome.output).map { "  " + $0 } + [
          "error: `\(command.line)` fails before the migration; fix that, or pass --force to continue",
          "error: nothing was written",
        ])
    }
    return outcome
  }

  /// Runs the command on the migrated files, which are restored if it does not finish.
  func run(
    _ command: VerifyCommand, after migration: Migration
  ) throws(Failure) -> VerifyCommand.Outcome {
    let outcome: VerifyCommand.Outcome
    do {
      outcome = try run(
        command, "with \(counted(migration.migrated.count, "migrated type"))")
    } catch {
      try restore()
      throw error
    }
    switch outcome.ending {
    case .timedOut, .stopped:
      try restore()
      throw outcome.ending == .stopped ? stop : timeOut
    case .exited: return outcome
    }
  }

  /// The types behind compiler errors; notes the first error of each.
  private func types(
    behind errors: [CompilerError], in migration: Migration, _ causes: inout [TypeID: CompilerError]
  ) -> Set<TypeID> {
    var blamed: Set<TypeID> = []
    for error in errors {
      for type in migration.types(behind: error) where blamed.insert(type).inserted {
        causes[type] = error
      }
    }
    return blamed
  }

  /// - Parameter what: what it runs on, as progress.
  private func run(
    _ command: VerifyCommand, _ what: String
  ) throws(Failure) -> VerifyCommand.Outcome {
    terminal.showProgress("Running the command \(what)")
    let outcome: VerifyCommand.Outcome
    do {
      outcome = try command.run()
    } catch {
      throw Failure(.unwritable, "error: the --verify command cannot be run: \(error.reason)")
    }
    terminal.clearProgress()
    if !self.command.quiet, case .exited = outcome.ending {
      terminal.report(["the command \(outcome.passes ? "passes" : "fails") \(what)"])
    }
    return outcome
  }

  private var timeOut: Failure {
    Failure(
      .findings,
      ["error: the --verify command did not finish in time", "error: all files are unchanged"])
  }

  var stop: Failure {
    Failure(.unwritable, ["error: interrupted", "error: all files are unchanged"])
  }

  /// Restores the files that were changed. Signals do not interrupt this.
  func restore() throws(Failure) {
    let restoration: Transaction.Restoration?
    do {
      restoration = try transaction().undo(isForced: false)
    } catch {
      throw error.failure(in: project)
    }
    guard let left = restoration?.left, !left.isEmpty else { return }
    throw Failure(
      .changed,
      left.map { "\(project.shown($0.path)): error: \($0.message)" } + [
        "error: these files were not restored; "
          + "`migrate-observable undo --force` restores them and discards later changes"
      ])
  }

  /// Reports what was migrated, and which types were backed out and why.
  private func report(_ migration: Migration) -> Migration {
    report(migration.diagnosticsAsWritten)
    terminal.report(migration.commandOutput.map { "  " + $0 })
    return migration
  }

  private func lastLines(of output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).suffix(10).map(String.init)
  }
}
