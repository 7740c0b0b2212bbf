/// The exit status of the process; scripts depend on these numbers.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// `--check`: something would change or is blocked. `--strict`: there is a warning. `--verify`: some types were
  /// backed out, or the command did not finish.
  case findings = 1
  case usage = 64
  case unusableInput = 65
  case missingInput = 66
  case defect = 70
  case unwritable = 73
  /// The tree was dirty, or a file changed between reading and writing.
  case changed = 75
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
