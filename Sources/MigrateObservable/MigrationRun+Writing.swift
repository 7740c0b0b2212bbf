import Rewriter
import SourceModel

extension MigrationRun {
  /// The reports and tests of a run, which are published when its files are written.
  struct Output {
    var reports: PendingFiles
    var tests: PendingFiles
    /// The groups that the run does not migrate although it could.
    let rest: [Group]

    func discard() {
      reports.discard()
      tests.discard()
    }
  }

  /// Writes the changed files, with `--verify` or `--commit` if asked for.
  /// - Returns: The paths of the written files.
  func write(
    _ migration: inout Migration, _ tree: SourceTree, _ options: Options, _ slices: [Slice]?,
    _ output: inout Output
  ) throws(Failure) -> [String] {
    let signals = BlockedSignals()
    do {
      let written =
        if let slices {
          try commit(slices, of: migration)
        } else if let line = command.verify {
          try verify(&migration, tree, options, &output, with: line)
        } else {
          try apply(migration)
        }
      signals.release()
      return written
    } catch {
      output.discard()
      if BlockedSignals.isStopped { terminal.report(error.lines) }
      signals.release()
      throw error
    }
  }

  private func verify(
    _ migration: inout Migration, _ tree: SourceTree, _ options: Options, _ output: inout Output,
    with line: String
  ) throws(Failure) -> [String] {
    let verified = try verify(migration, tree, options, with: line)
    if !verified.migration.backedOut.isEmpty {
      migration = verified.migration
      output.discard()
      output.reports = try pendingReports(of: migration, rest: output.rest)
      output.tests = try pendingTests(of: migration)
    }
    return verified.written
  }

  func apply(_ migration: Migration) throws(Failure) -> [String] {
    terminal.showProgress("Writing \(counted(migration.changes.count, "file"))")
    defer { terminal.clearProgress() }
    do {
      return try transaction(isStopped: { BlockedSignals.isStopped }).apply(
        migration.changes.map {
          FileReplacement(path: $0.path, before: $0.before, after: $0.after)
        })
    } catch {
      terminal.clearProgress()
      throw error.failure(in: project)
    }
  }

  /// A transaction of this run. With `--verify`, the run itself locks the project, also while the command runs.
  func transaction(isStopped: @escaping @Sendable () -> Bool = { false }) -> Transaction {
    Transaction(project, isLocked: command.verify != nil, isStopped: isStopped)
  }

  /// What a reader can do next.
  func hints(written: [String]) -> [String] {
    let reports = command.report.map { "report written to \($0)" }
    guard !written.isEmpty else { return reports }
    return reports + ["undo with `\(undoing)`"]
      + (command.verify == nil ? ["next: build the project and run its tests"] : [])
  }
}
