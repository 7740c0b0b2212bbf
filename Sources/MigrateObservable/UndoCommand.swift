import ArgumentParser

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable undo",
    abstract: "Restores what the last in-place run changed, where nobody has changed it since.",
    discussion: """
      Without --project, the last run on a project around the current folder or below it is undone.
      """)

  @Option(help: ArgumentHelp("The project whose last run is undone.", valueName: "folder"))
  var project: String?

  @Flag(help: "Also restore files that were changed since.")
  var force = false

  @Option(help: "Whether to colour: auto, always, never.")
  var color: Terminal.Color = .auto

  func run() throws {
    let terminal = Terminal(color: color, isQuiet: false)
    let signals = HeldSignals()
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
    let restoration: Transaction.Restoration?
    do {
      restoration = try Transaction(project, isStopped: { HeldSignals.isStopped })
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
          if case .changed = refusal { "changed since the run" } else { refusal.message }
        return "\(project.shown(refusal.path)): error: \(message)"
      })
    let place = project.path == project.workingFolder ? "" : " in \(project.shown(""))"
    terminal.report(["\(counted(restoration.restored.count, "file")) restored\(place)"])
    if restoration.left.isEmpty { return .success }
    terminal.report([
      "\(counted(restoration.left.count, "file")) left alone; pass --force to restore "
        + (restoration.left.count == 1 ? "it too" : "them too")
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

extension Transaction.Trouble {
  /// The words for it, and the exit status.
  func failure(in project: ProjectFolder) -> Failure {
    func line(_ refusal: Refusal) -> String {
      "\(project.shown(refusal.path)): error: \(refusal.message)"
    }
    switch self {
    case .busy: return Failure(.changed, "error: another run is changing this project")
    case .interrupted:
      return Failure(
        .changed,
        "error: a run on this project was cut off; restore its files with `migrate-observable undo`"
      )
    case .refused(let refusals):
      let isChanged = refusals.contains { refusal in
        switch refusal {
        case .changed, .missing: true
        default: false
        }
      }
      return Failure(
        isChanged ? .changed : .unwritable, refusals.map(line) + ["error: nothing was written"])
    case .failed(let cause, let lost): return putBack([line(cause)], lost: lost.map(line))
    case .stopped(let lost): return putBack(["error: interrupted"], lost: lost.map(line))
    case .journal(let refusal): return Failure(.unwritable, line(refusal))
    }
  }

  private func putBack(_ causes: [String], lost: [String]) -> Failure {
    if lost.isEmpty {
      return Failure(.unwritable, causes + ["error: everything was put back as it was"])
    }
    return Failure(
      .unwritable,
      causes + lost + [
        "error: these files could not be put back; when that can be done, "
          + "`migrate-observable undo` does it"
      ])
  }
}

/// "1 file", "2 files"
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
