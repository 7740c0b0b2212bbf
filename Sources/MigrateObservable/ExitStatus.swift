/// The exit status of the process; scripts depend on these numbers.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  case findings = 1
  case usage = 64
  case unusableInput = 65
  case missingInput = 66
  case defect = 70
  case unwritable = 73
  case changed = 75

  /// What it means, as `help exit-codes` and the documentation say it.
  var meaning: String {
    switch self {
    case .success: "Success. Blocked types are reported, and are not an error."
    case .findings:
      "`--check`: a type can be migrated or is blocked, and is not in the baseline. `--strict`: there is a warning or "
        + "a blocked type. `--verify`: types were backed out, or the command did not end in time."
    case .usage:
      "Wrong usage: an unknown option, value, type name, group, configuration key, or name for `explain` or `help`."
    case .unusableInput:
      "None of the files under the paths can be used: they do not parse or are not valid UTF-8."
    case .missingInput: "A path does not exist or contains no Swift file."
    case .defect: "An internal error. Nothing was written."
    case .unwritable:
      "A file or report could not be written, and all files were restored; or standard output could not, which is "
        + "written last: `undo` restores the files. A signal that interrupts a run restores them and ends the process."
    case .changed:
      "There are uncommitted changes, a file changed during the run, another run is active, or an earlier run was "
        + "interrupted. Also: the command of `--verify` fails before the run, `--commit` finds a repository that is not "
        + "clean, or `undo` finds files that have changed since."
    }
  }
}

/// Why a run ended early, as lines to print.
struct Failure: Error, Sendable {
  let status: ExitStatus
  let lines: [String]

  init(_ status: ExitStatus, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }

  init(_ status: ExitStatus, _ line: String) { self.init(status, [line]) }
}
