import ArgumentParser
import Rewriter

extension MigrateObservableCommand {
  /// Whether the command runs in several projects.
  var isBatch: Bool { batch != nil || project.count > 1 }

  /// Whether the run only prints what it would do: no path is given.
  var isPlan: Bool { paths.isEmpty && !dryRun && !check && !audit && slice == nil }

  mutating func validate() throws {
    for (isGiven, message) in conflicts + missing + withoutPath + outputConflicts where isGiven {
      throw ValidationError(message)
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    if let verifyTimeout, verifyTimeout < 1 {
      throw ValidationError("--verify-timeout must be at least 1")
    }
    if let verify, verify.allSatisfy(\.isWhitespace) {
      throw ValidationError("--verify needs a command, such as 'swift build'")
    }
    var files: Set<String> = []
    for file in report where !files.insert(Self.place(ofReport: file)).inserted {
      throw ValidationError("--report names `\(file)` twice")
    }
    if let todoFormat, TodoFormat(todoFormat) == nil {
      throw ValidationError(
        "--todo-format takes a comment of one line such as `\(TodoFormat.standard)`")
    }
    for file in report where ReportKind(file: file) == nil {
      throw ValidationError(
        file == "-"
          ? "--report cannot write `-`; use --format json to print JSON on standard output"
          : "--report cannot write `\(file)`; use one of the extensions \(ReportKind.extensions)")
    }
  }

  /// The path of a file that need not exist yet, with its folder resolved.
  private static func place(ofReport file: String) -> String {
    let folder = file.contains("/") ? parentFolder(of: file) : "."
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return ((try? resolvePath(folder)) ?? folder) + "/" + name
  }

  /// Whether options are given that exclude each other, with what to say about it.
  private var conflicts: [(Bool, String)] {
    [
      (dryRun && check, "--dry-run and --check cannot be used together"),
      (audit && (dryRun || check), "--audit cannot be used with --dry-run or --check"),
      (
        audit && (interactive || commit || slice != nil || verify != nil),
        "--audit cannot be used with --interactive, --commit, --slice or --verify"
      ),
      (
        deploymentTarget == "ignore" && assumeFloor != nil,
        "--deployment-target ignore cannot be used with --assume-floor"
      ),
      (next && !group.isEmpty, "--group and --next cannot be used together"),
      (
        !only.isEmpty && (next || !group.isEmpty), "--only cannot be used with --group or --next"
      ),
      (
        (audit || check) && (next || safe || !group.isEmpty),
        "--group, --next and --safe cannot be used with --check or --audit"
      ),
      (
        slice != nil && (dryRun || check || verify != nil),
        "--slice cannot be used with --dry-run, --check or --verify"
      ),
      (
        commit && (dryRun || check || slice != nil || verify != nil),
        "--commit cannot be used with --dry-run, --check, --slice or --verify"
      ),
      (
        commit && (allowDirty || allowStaged || allowNoRepository),
        "--commit needs a clean repository; remove --allow-dirty, --allow-staged, --allow-no-vcs"
      ),
      (
        interactive && (dryRun || check || slice != nil),
        "--interactive cannot be used with --dry-run, --check or --slice"
      ),
      (
        (dryRun || check) && verify != nil, "--verify cannot be used with --dry-run or --check"
      ),
      (
        emitTests != nil && (dryRun || check || audit || slice != nil),
        "--emit-tests cannot be used with --dry-run, --check, --audit or --slice"
      ),
      (
        insertTodos && (check || audit || slice != nil || commit),
        "--insert-todos cannot be used with --check, --audit, --slice or --commit"
      ),
      (quiet && verbose, "--quiet and --verbose cannot be used together"),
    ]
  }

  /// Whether an option is missing that others require.
  private var missing: [(Bool, String)] {
    [
      (force && verify == nil, "--force requires --verify"),
      (verifyTimeout != nil && verify == nil, "--verify-timeout requires --verify"),
      (
        !check && (baseline != nil || writeBaseline != nil),
        "--baseline and --write-baseline require --check"
      ),
      (todoFormat != nil && !insertTodos, "--todo-format requires --insert-todos"),
      (pruneBaseline && baseline == nil, "--prune-baseline requires --baseline"),
      (statistics && !check, "--statistics requires --check"),
      (
        diagnostics == .gitlab && !check && !audit,
        "--diagnostics gitlab requires --check or --audit"
      ),
    ]
  }

  /// Without a path nothing is written, so options that decide how to write have no effect.
  private var withoutPath: [(Bool, String)] {
    let given = [
      ("--interactive", interactive), ("--commit", commit),
      ("--verify", verify != nil), ("--emit-tests", emitTests != nil),
      ("--insert-todos", insertTodos), ("--allow-dirty", allowDirty),
      ("--allow-staged", allowStaged), ("--allow-no-vcs", allowNoRepository),
    ]
    return given.map { (isPlan && $0.1, "\($0.0) requires a path, such as `.`") }
  }

  private var outputConflicts: [(Bool, String)] {
    let printed = [format == .json, diagnostics == .gitlab, statistics].count { $0 }
    return [
      (
        printed > 1,
        "--format json, --diagnostics gitlab and --statistics all print on standard output; pass one"
      ),
      (
        isBatch && (interactive || printed > 0),
        "--batch and several --project print one JSON line for each project, and take no --interactive and no other "
          + "output"
      ),
      (format == .json && interactive, "--format json cannot be used with --interactive"),
      (
        audit && report.contains { ReportKind(file: $0)?.isOfMigrations == true },
        "--audit changes nothing, so it writes no .patch, .xml or .codeclimate.json report"
      ),
    ]
  }
}
