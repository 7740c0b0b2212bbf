import Rewriter
import SourceModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run, from the paths to the exit status.
struct MigrationRun {
  let command: MigrateObservableCommand
  let terminal: Terminal
  private let scope: EditingScope
  private let configuration: Configuration
  let options: Options
  private let baseline: Baseline?
  /// How many files are read and parsed at once.
  private let jobs: Int

  var project: ProjectFolder { scope.project }

  init(_ command: MigrateObservableCommand, terminal: Terminal) throws(Failure) {
    self.command = command
    self.terminal = terminal
    // To count the cores takes several files to read.
    jobs = command.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    scope = try EditingScope(paths: command.paths, project: command.project)
    configuration = try Configuration(of: scope.project)
    options = try Options(command, configuration)
    var baseline: Baseline?
    if let path = command.baseline { baseline = try Baseline(contentsOf: path) }
    self.baseline = baseline
  }

  func perform() throws(Failure) -> ExitStatus {
    let tree = try read()
    if command.audit { return try showFaults(in: tree) }
    var migration = try migrate(tree)
    // The process ends with the run: to take the facts apart piece by piece would only cost time.
    _ = Unmanaged.passRetained(Kept(migration))
    try checkNames(in: migration.model)
    show(tree, migration)
    var options = options
    if command.interactive {
      try checkRepository(tree)
      guard let answers = try ask(migration, tree) else { return .success }
      options.except.formUnion(answers.except)
      options.strategies.merge(answers.strategies.mapValues(Optional.some)) { $1 }
      if !answers.isEmpty { migration = try migrate(tree, options) }
    }

    var reports = try PendingFiles(
      reports: command.report, of: migration, jobs: jobs, isLasting: !command.dryRun)
    var tests = try pendingTests(of: migration)
    var written: [String] = []
    var backedOut: Set<TypeID> = []
    if command.dryRun {
      printPatch(of: migration)
    } else if let folder = command.slice {
      try writeSlices(of: migration, to: folder)
    } else if !command.check, !migration.changes.isEmpty {
      let signals = HeldSignals()
      do {
        try checkRepository(tree)
        if let line = command.verify {
          let verified = try verify(migration, tree, options, with: line)
          (written, backedOut) = (verified.written, verified.backedOut)
          if !backedOut.isEmpty {
            migration = verified.migration
            reports.discard()
            tests.discard()
            reports = try PendingFiles(
              reports: command.report, of: migration, jobs: jobs, isLasting: true)
            tests = try pendingTests(of: migration)
          }
        } else if command.commit {
          written = try commit(migration, options)
        } else {
          written = try apply(migration)
        }
      } catch {
        reports.discard()
        tests.discard()
        if HeldSignals.isStopped { terminal.report(error.lines) }
        signals.release()
        throw error
      }
      signals.release()
    }
    try reports.publish()
    try tests.publish()
    if let folder = command.emitTests, !command.quiet {
      terminal.report(["\(counted(tests.count, "test file")) written to \(folder)"])
    }
    if let path = command.writeBaseline { try Baseline(of: migration).write(to: path) }
    summarize(migration, written: written, backedOut)
    return backedOut.isEmpty ? status(tree, migration) : .findings
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
        problemLines(tree) + paths.map { "\($0): error: holds no Swift file that may be read" })
    }
    return tree
  }

  func migrate(_ tree: SourceTree, _ options: Options? = nil) throws(Failure) -> Migration {
    terminal.showProgress("Migrating \(counted(tree.project.sources.count, "file"))")
    defer { terminal.clearProgress() }
    let migration = Result { () throws(Defect) in
      try Rewriter.migrate(
        tree.project, options: options ?? self.options, jobs: jobs,
        extent: command.noFilter ? .all : .needed)
    }
    // What came of bytes that are others now, a fault too, is not shown.
    try tree.readAgain.check()
    do {
      return try migration.get()
    } catch {
      throw error.failure
    }
  }

  /// A misspelt name would be a selection of nothing, or protect nothing.
  private func checkNames(in model: ProjectModel) throws(Failure) {
    var known: Set<String> = []
    for type in model.types.map(\.id)
    where model.isObservableObject(type) || model.isObservable(type) {
      known.formUnion([model[type].name, model.qualifiedName(type)])
    }
    let asked = options.only.union(options.except).union(options.strategies.keys)
    let unknown = asked.subtracting(known).sorted()
    guard !unknown.isEmpty else { return }
    throw Failure(
      .usage,
      unknown.map { name in
        // `App.Model`, where a module was written before the name.
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let nearest =
          nearestName(to: name, among: known) ?? nearestName(to: last, among: known)
        return "\(place(of: name))error: no observable type is called `\(name)`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? "")
      })
  }

  /// The configuration, as the head of a message, where it alone asks for a type of the name.
  private func place(of name: String) -> String {
    let isGiven =
      (command.only + command.except).contains(name)
      || command.strategy.contains { $0.hasPrefix(name + "=") }
    return isGiven ? "" : "\(configuration.path): "
  }

  // MARK: Changing

  private func checkRepository(_ tree: SourceTree) throws(Failure) {
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

  func apply(_ migration: Migration) throws(Failure) -> [String] {
    terminal.showProgress("Writing \(counted(migration.changes.count, "file"))")
    defer { terminal.clearProgress() }
    do {
      return try Transaction(project, isStopped: { HeldSignals.isStopped }).apply(
        migration.changes.map {
          FileReplacement(path: $0.path, before: $0.before, after: $0.after)
        })
    } catch {
      terminal.clearProgress()
      throw error.failure(in: project)
    }
  }

  /// Git applies a patch to the current folder and below; one that reaches further is about the project's root.
  private func printPatch(of migration: Migration) {
    let changes = migration.changes
    if changes.allSatisfy({ isPath(project.absolute($0.path), inside: project.workingFolder) }) {
      terminal.printPatch(unifiedDiff(of: changes, jobs: jobs, path: project.shown))
    } else {
      terminal.printPatch(unifiedDiff(of: changes, jobs: jobs))
      terminal.report(["note: apply the patch in \(project.shown("")); its paths start there"])
    }
  }

  // MARK: Telling

  private func show(_ tree: SourceTree, _ migration: Migration) {
    guard command.diagnostics != .none else { return }
    terminal.report(problemLines(tree))
    let diagnostics = migration.diagnostics(showsAll: command.verbose)
      .filter { !command.quiet || $0.severity != .note }
    terminal.report(
      diagnostics.map { $0.line(command.diagnostics, path: project.shown($0.path)) })
  }

  private func showFaults(in tree: SourceTree) throws(Failure) -> ExitStatus {
    terminal.showProgress("Auditing \(counted(tree.project.sources.count, "file"))")
    let audit = audit(tree.project, options: options, jobs: jobs)
    terminal.clearProgress()
    try checkNames(in: audit.model)
    try PendingFiles(reports: command.report, of: audit).publish()
    terminal.report(problemLines(tree))
    if command.diagnostics != .none {
      terminal.report(
        audit.remarks.map { remark in
          Diagnostic(.warning, at: remark.site, message: remark.message, name: remark.name)
            .line(command.diagnostics, path: project.shown(remark.site.path))
        })
      terminal.report(
        audit.findings.filter { !command.quiet || !$0.fault.isNote }.map { finding in
          Diagnostic(
            finding.fault.isNote ? .note : .warning, at: finding.site,
            message: finding.summary, name: finding.fault.rawValue
          ).line(command.diagnostics, path: project.shown(finding.site.path))
        })
    }
    if !command.quiet { terminal.report([audit.headline]) }
    if tree.unusableCount + audit.remarks.count == tree.namedCount { return .unusableInput }
    return command.strict && !audit.faults.isEmpty ? .findings : .success
  }

  private func problemLines(_ tree: SourceTree) -> [String] {
    guard command.diagnostics != .none else { return [] }
    return tree.problems.map { problem in
      Diagnostic(.warning, path: problem.path, message: problem.message, name: problem.name)
        .line(command.diagnostics, path: project.shown(problem.path))
    }
  }

  private func summarize(_ migration: Migration, written: [String], _ backedOut: Set<TypeID>) {
    guard !command.quiet else { return }
    if command.verbose { terminal.report(written.map { "wrote \(project.shown($0))" }) }
    // What depends on them is held, and counted there.
    let summary = Summary(
      migration, written: written.count,
      backedOut: backedOut.subtracting(migration.held.map(\.type)).count, mode: mode)
    terminal.report(summary.lines)
  }

  private var mode: Summary.Mode {
    command.dryRun || command.slice != nil ? .dryRun : command.check ? .check : .inPlace
  }

  private func status(_ tree: SourceTree, _ migration: Migration) -> ExitStatus {
    if isUnusable(tree, migration) {
      terminal.report(untoldErrors(tree, migration))
      return .unusableInput
    }
    if command.check, command.writeBaseline == nil {
      // What does not compile is no type that was left for later.
      if migration.remarks.contains(where: \.isMixedState) { return .findings }
      let found = Baseline(of: migration).types
      if let baseline {
        let new = found.subtracting(baseline.types).sorted()
        terminal.report(
          new.map { "error: `\($0)` is not in \(command.baseline ?? "the baseline")" })
        return new.isEmpty ? .success : .findings
      }
      if !found.isEmpty { return .findings }
    }
    if command.strict, !migration.held.isEmpty || !migration.cautions.isEmpty { return .findings }
    return .success
  }
}

/// A migration that is never taken apart.
private final class Kept {
  let migration: Migration
  init(_ migration: Migration) { self.migration = migration }
}

extension Defect {
  var failure: Failure {
    Failure(
      .defect,
      [
        "error: \(message)",
        "error: this is a fault of migrate-observable; nothing was written",
      ])
  }
}
