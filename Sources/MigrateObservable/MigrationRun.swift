import Rewriter
import SourceModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of the tool, from its arguments to its exit status.
struct MigrationRun {
  let command: MigrateObservableCommand
  let terminal: Terminal
  private let scope: EditingScope
  private let configuration: Configuration
  let options: Options
  let baseline: Baseline?
  /// How many files are read and parsed at once.
  let jobs: Int
  /// The command that undoes what the run writes.
  let undoing: String

  var project: ProjectFolder { scope.project }

  var reportStyle: ReportStyle {
    ReportStyle(project: project, sourceURL: command.sourceURL, isLong: command.longReport)
  }

  init(_ command: MigrateObservableCommand, terminal: Terminal) throws(Failure) {
    self.command = command
    self.terminal = terminal
    // Counting the cores reads several files, so it is done only once.
    jobs = command.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    scope = try EditingScope(paths: command.paths, project: command.project.first)
    configuration = try Configuration(of: scope.project)
    options = try Options(command, configuration)
    var baseline: Baseline?
    if let path = command.baseline { baseline = try Baseline(contentsOf: path) }
    self.baseline = baseline
    let head = command.commit ? Git(folder: scope.project.path).head : nil
    undoing = head.map(Git.reset(to:)) ?? "migrate-observable undo"
  }

  func perform() throws(Failure) -> ExitStatus {
    let tree = try read()
    if command.audit { return try showFindings(in: tree) }
    let whole = try migrate(tree)
    // Never released: the process ends with the run, and deallocating the model would only cost time.
    _ = Unmanaged.passRetained(MigrationBox(whole))
    try checkNames(in: whole.model)
    let selection = try select(from: whole)
    var (migration, options) = (selection.migration, selection.options)
    try showBeforehand(tree, migration)
    if command.interactive {
      try checkRepository(tree)
      guard let answers = try ask(migration, tree) else { return .success }
      options.except.formUnion(answers.except)
      options.strategies.merge(answers.strategies.mapValues(Optional.some)) { $1 }
      if !answers.isEmpty { migration = try migrate(tree, options) }
    }

    let slices = try slicesToCommit(migration, options)
    var output = Output(
      reports: try pendingReports(of: migration, rest: selection.rest),
      tests: try pendingTests(of: migration), rest: selection.rest)
    var written: [String] = []
    if command.isPlan || command.dryRun {
      printResult(tree, migration)
    } else if let folder = command.slice {
      try writeSlices(of: migration, to: folder)
    } else if !command.check, !migration.changes.isEmpty {
      written = try write(&migration, tree, options, slices, &output)
    }
    try output.reports.publish()
    try output.tests.publish()
    if command.format == .json { printDocument(of: migration, rest: selection.rest) }
    if let folder = command.emitTests, !command.quiet {
      terminal.report(["\(counted(output.tests.count, "test file")) written to \(folder)"])
    }
    try updateBaseline(migration)
    summarize(migration, written: written)
    return migration.backedOut.isEmpty ? status(tree, migration) : .findings
  }

  private func read() throws(Failure) -> SourceTree {
    terminal.showProgress("Reading \(project.shown(""))")
    let globs = (command.exclude.isEmpty ? configuration.exclude : command.exclude).map(Glob.init)
    let tree = SourceTree.read(
      project, scope: scope.paths, excluding: globs,
      jobs: jobs,
      keptSize: command.audit || command.noFilter ? .max : FilesReadAgain.keptSize)
    guard tree.namedCount > 0 else {
      let paths = command.paths.isEmpty ? [project.shown("")] : command.paths
      throw Failure(
        .missingInput,
        DiagnosticLines.lines(
          of: problems(of: tree), command.diagnostics, showsAll: true, shown: project.shown)
          + paths.map { "\($0): error: no Swift file found" })
    }
    return tree
  }

  func migrate(_ tree: SourceTree, _ options: Options? = nil) throws(Failure) -> Migration {
    terminal.showProgress("Migrating \(counted(tree.project.sources.count, "file"))")
    defer { terminal.clearProgress() }
    let migration = Result { () throws(InternalError) in
      try Rewriter.migrate(
        tree.project, options: options ?? self.options, jobs: jobs,
        // A comment of an earlier run may be in a file that nothing else makes relevant.
        extent: command.noFilter || command.insertTodos ? .all : .needed)
    }
    // Results from files that changed since, errors included, are discarded.
    try tree.readAgain.check()
    do {
      return try updatingTodos(in: migration.get())
    } catch {
      throw error.failure
    }
  }

  /// Migrates a project that has been read.
  func migrate(_ model: ProjectModel, _ options: Options) throws(Failure) -> Migration {
    do {
      return try updatingTodos(in: Rewriter.migrate(model, options: options, jobs: jobs))
    } catch {
      throw error.failure
    }
  }

  private func updatingTodos(in migration: Migration) throws(InternalError) -> Migration {
    guard command.insertTodos else { return try migration.updatingTodos(nil) }
    return try migration.updatingTodos(TodoFormat(command.todoFormat ?? TodoFormat.standard))
  }

  /// Rejects names that no observable type has; a misspelled name would have no effect.
  private func checkNames(in model: ProjectModel) throws(Failure) {
    var known: Set<String> = []
    for type in model.symbols.types.map(\.id)
    where model.symbols.isObservableObject(type) || model.symbols.isObservable(type) {
      known.formUnion([model[type].name, model.symbols.qualifiedName(type)])
    }
    let asked = options.only.union(options.except).union(options.strategies.keys)
    let unknown = asked.subtracting(known).sorted()
    guard !unknown.isEmpty else { return }
    throw Failure(
      .usage,
      unknown.map { name in
        // Also try the last component: in `App.Model`, `App` may be the module.
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let nearest =
          nearestName(to: name, among: known) ?? nearestName(to: last, among: known)
        return "\(place(of: name))error: no observable type is named `\(name)`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? "")
      })
  }

  /// The start of an error message about a type name that only the configuration file mentions.
  private func place(of name: String) -> String {
    let isGiven =
      (command.only + command.except).contains(name)
      || command.strategy.contains { $0.hasPrefix(name + "=") }
    return isGiven ? "" : "\(configuration.path): "
  }

  // MARK: Changing

  func checkRepository(_ tree: SourceTree) throws(Failure) {
    do {
      try Transaction(project).checkNoRunIsOpen()
    } catch {
      throw error.failure(in: project)
    }
    let repository = RepositoryGuard(
      allowsDirty: command.allowDirty, allowsStaged: command.allowStaged,
      allowsNoRepository: command.allowNoRepository)
    try repository.check(
      tree.project.sources.filter(\.isInEditingScope).map(\.path), in: project)
  }

  /// Prints what a run that writes nothing is for: the plan, or the patch with its diagnostics below.
  private func printResult(_ tree: SourceTree, _ migration: Migration) {
    if command.isPlan {
      report(problems(of: tree))
      if command.format == .text {
        terminal.printResult(Plan(migration) { invocation($0 + selection) }.text)
      }
    } else {
      if command.format == .text { printPatch(of: migration) }
      show(tree, migration)
    }
  }

  /// Paths are relative to the current folder, as `git apply` expects; if a file is outside of it, to the project.
  private func printPatch(of migration: Migration) {
    let changes = migration.changes
    if changes.allSatisfy({ isPath(project.absolute($0.path), inside: project.workingFolder) }) {
      terminal.printPatch(
        unifiedDiff(of: changes, jobs: jobs, path: project.shown), usesPager: !command.noPager)
    } else {
      terminal.printPatch(unifiedDiff(of: changes, jobs: jobs), usesPager: !command.noPager)
      let root = project.shown("")
      terminal.report(["note: paths in the patch are relative to \(root); apply it there"])
    }
  }

  // MARK: Reporting

  /// Prints diagnostics, as many as fit on a screen unless `--verbose` asks for all.
  func report(_ diagnostics: [PlacedDiagnostic]) {
    terminal.report(
      DiagnosticLines.lines(
        of: diagnostics.filter { !command.quiet || $0.severity != .note }, command.diagnostics,
        showsAll: command.verbose, shown: project.shown))
  }

  private func showFindings(in tree: SourceTree) throws(Failure) -> ExitStatus {
    terminal.showProgress("Auditing \(counted(tree.project.sources.count, "file"))")
    let audit = audit(tree.project, options: options, jobs: jobs)
    terminal.clearProgress()
    try checkNames(in: audit.model)
    try PendingFiles(reports: command.report, of: audit, header: headerOfAudit).publish()
    if command.format == .json {
      terminal.printDocument([Array(jsonReport(audit, header: headerOfAudit).utf8)])
    }
    let found = audit.fileDiagnostics + audit.findings.map { PlacedDiagnostic($0) }
    report(problems(of: tree) + found)
    showForMachines(problems(of: tree) + found)
    if !command.quiet { terminal.report([audit.headline]) }
    let unparsed = audit.fileDiagnostics.count { $0.name == DiagnosticKind.unparsedFile.rawValue }
    if tree.unusableCount + unparsed == tree.namedCount {
      return .unusableInput
    }
    return command.strict && !audit.warnings.isEmpty ? .findings : .success
  }

  func problems(of tree: SourceTree) -> [PlacedDiagnostic] {
    tree.problems.map { problem in
      PlacedDiagnostic(problem.kind, problem.message, at: Site(wholeFile: problem.path))
    }
  }

  private func summarize(_ migration: Migration, written: [String]) {
    guard !command.quiet else { return }
    if command.verbose { terminal.report(written.map { "wrote \(project.shown($0))" }) }
    if !command.isPlan || command.format == .json {
      terminal.report(
        Summary(
          migration, written: written.count, mode: mode, isSelection: !selection.isEmpty
        ).lines)
    }
    terminal.report(hints(written: written))
  }

  private func status(_ tree: SourceTree, _ migration: Migration) -> ExitStatus {
    if isUnusable(tree, migration) {
      report(unreportedErrors(tree, migration))
      return .unusableInput
    }
    if command.check, command.writeBaseline == nil, !passesCheck(migration) { return .findings }
    if command.strict, migration.diagnostics.contains(where: { $0.severity <= .warning }) {
      return .findings
    }
    return .success
  }
}

/// Keeps a migration in memory until the process ends.
private final class MigrationBox {
  let migration: Migration
  init(_ migration: Migration) { self.migration = migration }
}

extension InternalError {
  var failure: Failure {
    Failure(
      .defect,
      [
        "error: internal error of migrate-observable: \(message)",
        "error: nothing was written; please report this error",
      ])
  }
}
