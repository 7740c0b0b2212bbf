import ArgumentParser
import Rewriter

struct MigrateObservableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable",
    abstract: "Migrates ObservableObject code to @Observable.",
    usage: """
      migrate-observable [options] [<path> ...]
      migrate-observable undo [--force]
      migrate-observable explain [<name>]
      """,
    discussion: """
      Reads the whole project that encloses the paths, and edits only what lies under them. A type \
      moves only if everything it touches can move with it; any other is held, and the output says why.
      """,
    version: "0.1.0")

  @Argument(help: "Files or folders to edit; the current folder if none is given.")
  var paths: [String] = []

  @Flag(help: "Write nothing; print the patch on standard output.")
  var dryRun = false

  @Flag(help: "Write nothing; exit with 1 when something would change or is held.")
  var check = false

  @Flag(help: "Migrate nothing; report faults in code that is already on @Observable.")
  var audit = false
  @Option(
    help: ArgumentHelp("With --check: types in this file are no finding.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "With --check: write all types that are findings now to this file.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: "Write a report; its extension (\(ReportKind.extensions)) picks the kind.")
  var report: [String] = []

  @Option(help: "How @State evaluates a default: auto, or the major version of Xcode.")
  var xcode: String?

  @Option(
    help: "What to do where a view owns a heavy model: auto, \(Strategy.names).")
  var heavy: String?

  @Option(help: ArgumentHelp("The same for one model type.", valueName: "type=strategy"))
  var strategy: [String] = []

  @Option(help: "A published property that is read as a publisher: bridge it, or hold the type.")
  var combine: String?

  @Option(help: ArgumentHelp("Migrate only this type.", valueName: "type"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not migrate this type.", valueName: "type"))
  var except: [String] = []

  @Option(help: "Whether a target's deployment floor holds its types: check, ignore.")
  var deploymentTarget: String?

  @Flag(help: "Exit with 1 when a type is held or a change needs reading.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "After applying, run this; back out the types whose files its errors name.",
      valueName: "command"))
  var verify: String?

  @Flag(help: "With --verify: start from a tree that already fails.")
  var force = false

  @Flag(help: "Change files that have uncommitted changes.")
  var allowDirty = false

  @Flag(help: "Change files that have staged changes.")
  var allowStaged = false

  @Flag(name: .customLong("allow-no-vcs"), help: "Change files outside of a Git repository.")
  var allowNoRepository = false

  @Flag(help: "Ask per type: apply, skip, strategy, show, quit.")
  var interactive = false

  @Option(
    help: ArgumentHelp(
      "Write nothing but one patch per group of types that move together, to this new folder.",
      valueName: "folder"))
  var slice: String?

  @Option(
    help: ArgumentHelp(
      "For each heavy owner, write a test of what holds now to this folder; files that are there stay.",
      valueName: "folder"))
  var emitTests: String?

  @Flag(
    help: "Commit the migration, one commit per group of types that move together.")
  var commit = false

  @Option(help: "The style of the lines on standard error: xcode, github, none.")
  var diagnostics: Diagnostic.Style = .xcode

  @Option(help: ArgumentHelp("The project to read, instead of the nearest.", valueName: "folder"))
  var project: String?

  @Option(help: ArgumentHelp("Do not read these paths of the project.", valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "With bootstrap and defer: show a ProgressView until the model is ready.")
  var placeholder = false

  @Option(help: "How many files are read and parsed at once; all cores if not given.")
  var jobs: Int?

  /// Parses every file, whether anything leads to it or not.
  @Flag(help: .hidden)
  var noFilter = false

  @Option(help: "Whether to colour: auto, always, never.")
  var color: Terminal.Color = .auto

  @Flag(name: .shortAndLong, help: "Print warnings and errors only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print every objection, and every file that was written.")
  var verbose = false

  mutating func validate() throws {
    if dryRun, check { throw ValidationError("--dry-run and --check exclude each other") }
    if audit, dryRun || check {
      throw ValidationError("--audit excludes --dry-run and --check")
    }
    if audit, interactive || commit || slice != nil || verify != nil {
      throw ValidationError(
        "--audit changes nothing: no --interactive, --commit, --slice or --verify")
    }
    if audit, report.contains(where: { ReportKind(file: $0) == .patch }) {
      throw ValidationError("--audit changes nothing: there is no patch to report")
    }
    if slice != nil, dryRun || check || verify != nil {
      throw ValidationError("--slice excludes --dry-run, --check and --verify")
    }
    if commit, dryRun || check || slice != nil || verify != nil {
      throw ValidationError("--commit excludes --dry-run, --check, --slice and --verify")
    }
    if commit, allowDirty || allowStaged || allowNoRepository {
      throw ValidationError("--commit needs a clean repository")
    }
    if interactive, dryRun || check || slice != nil {
      throw ValidationError("--interactive goes with a run that writes")
    }
    if dryRun || check, verify != nil {
      throw ValidationError("--verify goes with a run that writes")
    }
    if emitTests != nil, dryRun || check || audit || slice != nil {
      throw ValidationError("--emit-tests goes with a run that writes")
    }
    if force, verify == nil { throw ValidationError("--force goes with --verify") }
    if !check, baseline != nil || writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline go with --check")
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    for file in report where ReportKind(file: file) == nil {
      throw ValidationError(
        "`\(file)` is no report: its extension must be one of \(ReportKind.extensions)")
    }
  }

  func run() throws {
    let terminal = Terminal(color: color, isQuiet: quiet)
    do {
      let status = try MigrationRun(self, terminal: terminal).perform()
      if status != .success { throw ExitCode(status.rawValue) }
    } catch let failure as Failure {
      terminal.clearProgress()
      terminal.report(failure.lines)
      throw ExitCode(failure.status.rawValue)
    }
  }
}

extension Diagnostic.Style: ExpressibleByArgument {}
extension Terminal.Color: ExpressibleByArgument {}

extension Strategy {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
