import ArgumentParser
import Foundation

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable undo",
    abstract: "Restores what the last in-place run changed, where nobody has changed it since.")

  @Option(help: ArgumentHelp("The project, instead of the nearest.", valueName: "folder"))
  var project: String?

  @Flag(help: "Also restore files that were changed since.")
  var force = false

  @Option(help: "Whether to colour: auto, always, never.")
  var color: Terminal.Color = .auto

  func run() throws {
    let terminal = Terminal(color: color, isQuiet: false)
    do {
      let status = try undo(terminal)
      if status != .success { throw ExitCode(status.rawValue) }
    } catch let failure as Failure {
      terminal.report(failure.lines)
      throw ExitCode(failure.status.rawValue)
    }
  }

  private func undo(_ terminal: Terminal) throws(Failure) -> ExitStatus {
    let project = try EditingScope(paths: [], project: project).project
    let restoration: Transaction.Restoration?
    do {
      restoration = try Transaction(project).undo(isForced: force)
    } catch {
      throw error.failure(in: project)
    }
    guard let restoration else {
      terminal.report(["note: there is no run to undo"])
      return .success
    }
    terminal.report(
      restoration.left.map { "\(project.shown($0.path)): error: \($0.message)" })
    terminal.report(["\(counted(restoration.restored.count, "file")) restored"])
    if restoration.left.isEmpty { return .success }
    terminal.report([
      "\(counted(restoration.left.count, "file")) left alone; pass --force to restore them too"
    ])
    let isWritable = restoration.left.allSatisfy { if case .changed = $0 { true } else { false } }
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
      let isChanged = refusals.contains { if case .changed = $0 { true } else { false } }
      return Failure(
        isChanged ? .changed : .unwritable, refusals.map(line) + ["error: nothing was written"])
    case .failed(let cause, let lost) where lost.isEmpty:
      return Failure(.unwritable, [line(cause), "error: everything was put back as it was"])
    case .failed(let cause, let lost):
      return Failure(
        .unwritable,
        [line(cause)] + lost.map(line) + [
          "error: these files could not be put back; when that can be done, "
            + "`migrate-observable undo` does it"
        ])
    }
  }
}

/// "1 file", "2 files"
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
