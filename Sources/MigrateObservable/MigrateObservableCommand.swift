import ArgumentParser
import Rewriter

struct MigrateObservableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable",
    abstract: "Migrate SwiftUI code from ObservableObject to @Observable.",
    usage: """
      migrate-observable [options] [<path> ...]
      migrate-observable undo [--project <folder>] [--force]
      migrate-observable explain [<name>]
      """,
    discussion: """
      Reads the whole project around the paths, but edits only files under the paths. A type is \
      migrated together with all code that uses it, or not at all; the output says what blocks it.
      """,
    version: Version.line)

  @Argument(
    help: "Files or folders to edit; the current folder if none is given.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Write nothing; print the patch on standard output.")
  var dryRun = false

  @Flag(help: "Write nothing; exit with 1 if anything would change or is blocked.")
  var check = false

  @Flag(help: "Migrate nothing; report ownership and initializer problems in @Observable code.")
  var audit = false

  @Option(
    help: ArgumentHelp(
      "With --check: do not fail because of the types that this file lists.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "With --check: save the types that would be migrated or are blocked as a baseline.",
      valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Write a report (repeatable); its extension picks the format: \(ReportKind.extensions).",
      valueName: "file"),
    completion: .file())
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "Xcode version, which decides how often @State evaluates a default: auto, 26, 27.",
      valueName: "version"),
    completion: .list(["auto", "26", "27"]))
  var xcode: String?

  @Option(
    help: ArgumentHelp(
      "Ownership strategy for heavy models: auto, \(Strategy.names).", valueName: "strategy"),
    completion: .list(["auto"] + Strategy.allCases.map(\.rawValue)))
  var heavy: String?

  @Option(
    help: ArgumentHelp(
      "Ownership strategy for one model type (repeatable).", valueName: "type=strategy"))
  var strategy: [String] = []

  @Option(
    help: ArgumentHelp(
      "What to do if a property is read as a publisher: bridge (add a subject), block (the type).",
      valueName: "how"),
    completion: .list(["bridge", "block"]))
  var combine: String?

  @Option(help: ArgumentHelp("Migrate only this type (repeatable).", valueName: "type"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not migrate this type (repeatable).", valueName: "type"))
  var except: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whether to block types in targets that support systems without Observation: check, ignore.",
      valueName: "how"),
    completion: .list(["check", "ignore"]))
  var deploymentTarget: String?

  @Flag(help: "Exit with 1 if a type is blocked or there is a warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Run this command after applying; back out the types whose files its errors name.",
      valueName: "command"))
  var verify: String?

  @Flag(help: "With --verify: continue even if the command fails before the migration.")
  var force = false

  @Flag(help: "Allow uncommitted changes in the files to edit.")
  var allowDirty = false

  @Flag(help: "Allow staged changes in the files to edit.")
  var allowStaged = false

  @Flag(name: .customLong("allow-no-vcs"), help: "Allow files that are not in a Git repository.")
  var allowNoRepository = false

  @Flag(help: "Ask before each group of types is migrated: apply, skip, strategy, show, quit.")
  var interactive = false

  @Option(
    help: ArgumentHelp(
      "Write only patches, one per group of types that must migrate together, to this new folder.",
      valueName: "folder"),
    completion: .directory)
  var slice: String?

  @Option(
    help: ArgumentHelp(
      "Write a test for each view that owns a heavy model to this folder; keep existing files.",
      valueName: "folder"),
    completion: .directory)
  var emitTests: String?

  @Flag(
    help: "Commit the migration, one commit per group of types that must migrate together.")
  var commit = false

  @Option(help: "Style of the diagnostics on standard error.")
  var diagnostics: DiagnosticStyle = .xcode

  @Option(
    help: ArgumentHelp(
      "Project folder to read, instead of the nearest enclosing one.", valueName: "folder"),
    completion: .directory)
  var project: String?

  @Option(
    help: ArgumentHelp(
      "Do not read paths of the project that match this pattern (repeatable).", valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "With bootstrap and defer: show a ProgressView until the model is ready.")
  var placeholder = false

  @Option(
    help: ArgumentHelp(
      "Number of files to read and parse at once; one per core if not given.", valueName: "count"))
  var jobs: Int?

  /// Parses every file, even those that the migration cannot involve.
  @Flag(help: .hidden)
  var noFilter = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color: Terminal.Color = .auto

  @Flag(name: .shortAndLong, help: "Print warnings and errors only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print every diagnostic and the path of every written file.")
  var verbose = false

  mutating func validate() throws {
    if dryRun, check { throw ValidationError("--dry-run and --check cannot be used together") }
    if audit, dryRun || check {
      throw ValidationError("--audit cannot be used with --dry-run or --check")
    }
    if audit, interactive || commit || slice != nil || verify != nil {
      throw ValidationError(
        "--audit cannot be used with --interactive, --commit, --slice or --verify")
    }
    if audit, report.contains(where: { ReportKind(file: $0) == .patch }) {
      throw ValidationError("--audit changes nothing, so it cannot write a .patch report")
    }
    if slice != nil, dryRun || check || verify != nil {
      throw ValidationError("--slice cannot be used with --dry-run, --check or --verify")
    }
    if commit, dryRun || check || slice != nil || verify != nil {
      throw ValidationError(
        "--commit cannot be used with --dry-run, --check, --slice or --verify")
    }
    if commit, allowDirty || allowStaged || allowNoRepository {
      throw ValidationError(
        "--commit needs a clean repository; remove --allow-dirty, --allow-staged, --allow-no-vcs")
    }
    if interactive, dryRun || check || slice != nil {
      throw ValidationError("--interactive cannot be used with --dry-run, --check or --slice")
    }
    if dryRun || check, verify != nil {
      throw ValidationError("--verify cannot be used with --dry-run or --check")
    }
    if emitTests != nil, dryRun || check || audit || slice != nil {
      throw ValidationError(
        "--emit-tests cannot be used with --dry-run, --check, --audit or --slice")
    }
    if force, verify == nil { throw ValidationError("--force requires --verify") }
    if !check, baseline != nil || writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline require --check")
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    for file in report where ReportKind(file: file) == nil {
      throw ValidationError(
        "--report cannot write `\(file)`; use one of the extensions \(ReportKind.extensions)")
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

extension DiagnosticStyle: ExpressibleByArgument {}
extension Terminal.Color: ExpressibleByArgument {}

extension Strategy {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
