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
