import ArgumentParser
import Rewriter

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable undo",
    abstract: "Restore the files that the last run changed, unless they have changed since.",
    discussion: """
      Without --project, undoes the most recent run in a project around or below the current folder.
      """)

  @Option(help: ArgumentHelp("Project whose last run to undo.", valueName: "folder"))
  var project: String?

  @Flag(help: "Print the runs that can be undone, the last one first.")
  var list = false

  @Flag(help: "Also restore files that have changed since the run.")
  var force = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color: Terminal.Color = .auto

  @Flag(help: .hidden)
  var noPager = false

  func run() throws {
    let terminal = Terminal(color: color, isQuiet: false)
    let signals = BlockedSignals()
    defer { signals.release() }
    do {
      let status = try undo(terminal)
      if status != .success { throw ExitCode(status.rawValue) }
    } catch let failure as Failure {
      terminal.report(failure.lines)
      throw ExitCode(failure.status.rawValue)
    }
  }

  private func undo(_ terminal: Terminal) throws(Failure) -> ExitStatus {
    var project = try EditingScope(paths: [], project: project).project
    if self.project == nil {
      project = ProjectFolder(ofLastRunFrom: project.workingFolder) ?? project
    }
    if list { return showRuns(of: project, terminal) }
    if !force, let command = project.commandThatUndoesCommits {
      throw Failure(
        .changed,
        [
          "error: the last run committed its changes; undo them with `\(command)`",
          "error: nothing was restored; --force restores the files and leaves the commits",
        ])
    }
    let restoration: Transaction.Restoration?
    do {
      restoration = try Transaction(project, isStopped: { BlockedSignals.isStopped })
        .undo(isForced: force)
    } catch {
      throw error.failure(in: project)
    }
    guard let restoration else {
      terminal.report(["note: there is no run to undo in \(project.shown(""))"])
      return .success
    }
    terminal.report(
      restoration.left.map { refusal in
        let message =
          if case .changed = refusal { "the file changed after the run" } else { refusal.message }
        return "\(project.shown(refusal.path)): error: \(message)"
      })
    let place = project.path == project.workingFolder ? "" : " in \(project.shown(""))"
    terminal.report(["\(counted(restoration.restored.count, "file")) restored\(place)"])
    if restoration.left.isEmpty { return .success }
    terminal.report([
      "\(counted(restoration.left.count, "file")) not restored; pass --force to restore "
        + (restoration.left.count == 1 ? "it" : "them")
    ])
    let isWritable = restoration.left.allSatisfy { refusal in
      switch refusal {
      case .changed, .missing: true
      default: false
      }
    }
    return isWritable ? .changed : .unwritable
  }
}

extension UndoCommand {
  /// One line for each run: how many files it changed, and the first ones.
  private func showRuns(of project: ProjectFolder, _ terminal: Terminal) -> ExitStatus {
    let journals = Array(JournalFolder(of: project).journals)
    if journals.isEmpty {
      terminal.report(["note: there is no run to undo in \(project.shown(""))"])
    }
    for (number, journal) in journals.enumerated() {
      let paths = journal.entries.map { project.shown($0.path) }
      let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
      let commits = journal.commits.map { ", in \(counted($0.count, "commit"))" } ?? ""
      terminal.printResult(
        "\(number + 1)  \(counted(paths.count, "file"))\(commits): "
          + paths.prefix(3).joined(separator: ", ") + more)
    }
    return .success
  }
}

extension ProjectFolder {
  /// The Git command that undoes the commits of the last run; nil if it made none, or if the branch no longer has them.
  fileprivate var commandThatUndoesCommits: String? {
    guard let commits = JournalFolder(of: self).journals.first(where: { _ in true })?.commits
    else { return nil }
    let git = Git(folder: path)
    guard (try? git.run(["merge-base", "--is-ancestor", commits.tip, "HEAD"])) != nil else {
      return nil
    }
    return git.head == commits.tip
      ? Git.reset(to: commits.base)
      : "git revert --no-edit \(commits.base.prefix(12))..\(commits.tip.prefix(12))"
  }
}

extension TransactionError {
  /// The error message and the exit status.
  func failure(in project: ProjectFolder) -> Failure {
    func line(_ refusal: Refusal) -> String {
      "\(project.shown(refusal.path)): error: \(refusal.message)"
    }
    switch self {
    case .busy:
      return Failure(.changed, "error: another run is changing this project; wait until it ends")
    case .interrupted:
      return Failure(
        .changed,
        "error: the last run was interrupted; restore its files with `migrate-observable undo`"
      )
    case .refused(let refusals):
      let isChanged = refusals.contains { refusal in
        switch refusal {
        case .changed, .missing: true
        default: false
        }
      }
      return Failure(
        isChanged ? .changed : .unwritable,
        refusals.map(line) + ["error: nothing was written" + (isChanged ? "; run again" : "")])
    case .failed(let cause, let lost): return rollBack([line(cause)], lost: lost.map(line))
    case .stopped(let lost): return rollBack(["error: interrupted"], lost: lost.map(line))
    case .journal(let refusal): return Failure(.unwritable, line(refusal))
    }
  }

  private func rollBack(_ causes: [String], lost: [String]) -> Failure {
    if lost.isEmpty {
      return Failure(.unwritable, causes + ["error: all files were restored"])
    }
    return Failure(
      .unwritable,
      causes + lost + [
        "error: these files could not be restored; "
          + "fix the cause, then run `migrate-observable undo`"
      ])
  }
}
