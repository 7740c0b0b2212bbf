import Rewriter

/// The search for the groups that a command fails with, where its errors name no file of them.
extension MigrationRun {
  /// The groups with which the command passes, found by adding half of the others at a time.
  /// - Parameters:
  ///   - groups: groups with which, besides those that pass, the command fails.
  ///   - passes: whether the command passes with some groups.
  func passingGroups(
    _ groups: ArraySlice<Group>, besides passing: [Group],
    passes: ([Group]) throws(Failure) -> Bool
  ) throws(Failure) -> [Group] {
    guard groups.count > 1 else { return passing }
    let (first, second) = (
      groups.prefix(groups.count / 2), groups.dropFirst(groups.count / 2)
    )
    if try passes(passing + first) {
      return try passingGroups(second, besides: passing + first, passes: passes)
    }
    let some = try passingGroups(first, besides: passing, passes: passes)
    if try passes(some + second) { return some + second }
    return try passingGroups(second, besides: some, passes: passes)
  }

  /// Runs the command with some groups of a migration, and restores the files.
  func trial(
    of groups: [Group], in migration: Migration, _ options: Options, _ command: VerifyCommand
  ) throws(Failure) -> VerifyCommand.Outcome {
    var options = options
    options.only = Set(groups.flatMap(\.names))
    let part = try migrate(migration.model, options)
    _ = try apply(part)
    let outcome = try run(command, after: part)
    try restore()
    return outcome
  }

  func verifyCommand(_ line: String, _ log: VerifyLog) -> VerifyCommand {
    var command = VerifyCommand(line: line, isStopped: { BlockedSignals.isStopped })
    if let seconds = self.command.verifyTimeout { command.limit = .seconds(seconds) }
    let terminal = terminal
    command.onOutput = { bytes in
      log.write(bytes)
      let last = bytes.split(separator: UInt8(ascii: "\n")).last.map {
        String(decoding: $0.prefix(100), as: UTF8.self)
      }
      if let last { terminal.showProgress(last) }
    }
    return command
  }
}

/// How a command ends without the migration; a migration need not fix what was broken.
struct ErrorsBefore {
  private let first: VerifyCommand.Outcome
  private let known: Set<String>
  private let project: ProjectFolder

  init(_ first: VerifyCommand.Outcome, _ project: ProjectFolder) {
    self.first = first
    self.project = project
    known = Set(CompilerError.all(in: first.output, project: project).map(Self.key))
  }

  func new(in outcome: VerifyCommand.Outcome) -> [CompilerError] {
    CompilerError.all(in: outcome.output, project: project).filter { !known.contains(Self.key($0)) }
  }

  func accept(_ outcome: VerifyCommand.Outcome) -> Bool {
    outcome.passes || !first.passes && new(in: outcome).isEmpty
  }

  /// Without the line, which a migration changes.
  private static func key(_ error: CompilerError) -> String { error.path + ":" + error.message }
}

/// The file with the output of the `--verify` command, beside the journal of the project.
struct VerifyLog: Sendable {
  let shownPath: String
  private let file: Int32

  init(_ project: ProjectFolder, disk: FileSystem = .disk) throws(Failure) {
    let folder = JournalFolder(of: project)
    let path = folder.path + "/verify.log"
    shownPath = project.relative(path).map(project.shown) ?? path
    do throws(SystemError) {
      try folder.create(disk)
      if (try? FileStatus(ofLink: path)) != nil { try disk.remove(path) }
      file = try disk.create(path)
    } catch {
      throw Failure(.unwritable, "\(path): error: the file cannot be written: \(error.reason)")
    }
  }

  /// The command matters more than its log, so a full disk is ignored.
  func write(_ bytes: [UInt8]) {
    try? FileSystem.disk.writeAll(bytes, to: file, path: shownPath)
  }

  func close() { closeFile(file) }
}

private func closeFile(_ file: Int32) { _ = close(file) }
