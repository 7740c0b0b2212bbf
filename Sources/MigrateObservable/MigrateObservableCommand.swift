import ArgumentParser
import Rewriter

struct MigrateObservableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable",
    abstract: "Migrate SwiftUI code from ObservableObject to @Observable.",
    usage: """
      migrate-observable [options] [<path> ...]
      migrate-observable undo [--list] [--project <folder>] [--force]
      migrate-observable explain [<name>]
      migrate-observable help [<topic>]
      """,
    discussion: """
      Reads the whole project around the paths, but edits only files under the paths. A type is \
      migrated together with all code that uses it, or not at all; the output says what blocks it.

      `migrate-observable help` explains the exit codes, the configuration file, environment variables and the JSON \
      document.
      """,
    version: Version.line)

  @Argument(
    help: "Files or folders to edit; if none is given, the plan is printed and nothing is written.",
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Write nothing; print the patch on standard output.")
  var dryRun = false

  @Flag(help: "Write nothing; exit with 1 if anything would change or is blocked.")
  var check = false

  @Flag(help: "Migrate nothing; report ownership and initializer problems in @Observable code.")
  var audit = false

  @Option(
    help: ArgumentHelp(
      "What to print on standard output: text, or json for one JSON document and nothing else.",
      valueName: "format"))
  var format: OutputFormat = .text

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

  @Flag(help: "With --baseline: remove types that are no longer an ObservableObject from the file.")
  var pruneBaseline = false

  @Flag(help: "With --check: print the number of diagnostics of each kind on standard output.")
  var statistics = false

  @Flag(help: "Keep a comment above each type that is not migrated, with what blocks it.")
  var insertTodos = false

  @Option(
    help: ArgumentHelp(
      "With --insert-todos: the comment, with {message} in it.", valueName: "comment"))
  var todoFormat: String?

  @Option(
    help: ArgumentHelp(
      "Write a report (repeatable); its extension picks the format: \(ReportKind.extensions).",
      valueName: "file"),
    completion: .file())
  var report: [String] = []

  @Option(
    name: .customLong("source-url"),
    help: ArgumentHelp(
      "Address of the project for links in reports: https://…/blob/main, or with {path} and {line}.",
      valueName: "address"))
  var sourceURL: String?

  @Flag(help: "Write every change to .md reports, which have at most 80 lines otherwise.")
  var longReport = false

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

  @Option(
    help: ArgumentHelp(
      "Unpublished properties: exact (mark them), minimal (except where no view can notice).",
      valueName: "how"))
  var unpublished: String?

  @Option(help: ArgumentHelp("Migrate only this type (repeatable).", valueName: "type"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not migrate this type (repeatable).", valueName: "type"))
  var except: [String] = []

  @Option(
    help: ArgumentHelp(
      "Migrate only this group of types, by its id in the JSON document (repeatable).",
      valueName: "id"))
  var group: [String] = []

  @Flag(help: "Migrate only the first group of types that is not migrated yet.")
  var next = false

  @Flag(help: "Migrate only types whose changes have no warning.")
  var safe = false

  @Option(
    help: ArgumentHelp(
      "Whether to block types in targets that support systems without Observation: check, ignore.",
      valueName: "how"),
    completion: .list(["check", "ignore"]))
  var deploymentTarget: String?

  @Option(
    help: ArgumentHelp(
      "Treat targets as raised to these versions, such as ios17 or ios17,macos14.",
      valueName: "versions"),
    completion: .list(["ios17", "macos14", "tvos17", "watchos10"]))
  var assumeFloor: String?

  @Flag(help: "Exit with 1 if a type is blocked or there is a warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Run this command after applying; back out the types whose files its errors name.",
      valueName: "command"))
  var verify: String?

  @Option(
    help: ArgumentHelp(
      "With --verify: how long each run of the command may take; 3600 if not given.",
      valueName: "seconds"))
  var verifyTimeout: Int?

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
      "Project folder to read, instead of the nearest enclosing one; several for one JSON line each.",
      valueName: "folder"),
    completion: .directory)
  var project: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run in each project folder that this file lists, one a line; print one JSON line for each.",
      valueName: "file"),
    completion: .file())
  var batch: String?

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

  @Flag(help: "Print the patch without the pager, which PAGER names.")
  var noPager = false

  @Flag(name: .shortAndLong, help: "Print warnings and errors only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print every diagnostic and the path of every written file.")
  var verbose = false

  func run() throws {
    let terminal = Terminal(color: color, isQuiet: quiet)
    do {
      if isBatch {
        let status = try BatchRun(self, terminal: terminal).perform()
        if status != 0 { throw ExitCode(status) }
        return
      }
      let status = try MigrationRun(self, terminal: terminal).perform()
      if status != .success { throw ExitCode(status.rawValue) }
    } catch let failure as Failure {
      terminal.clearProgress()
      terminal.report(failure.lines)
      throw ExitCode(failure.status.rawValue)
    }
  }
}

/// What is printed on standard output.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// The patch of `--dry-run`, otherwise nothing.
  case text
  case json
}

extension DiagnosticStyle: ExpressibleByArgument {}
extension Terminal.Color: ExpressibleByArgument {}

extension Strategy {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
