import Rewriter

extension MigrationRun {
  /// The slices that become commits; nil without `--commit`. This takes a while and writes nothing, so a signal may end
  /// the process.
  func slicesToCommit(_ migration: Migration, _ options: Options) throws(Failure) -> [Slice]? {
    guard command.commit, !command.isPlan else { return nil }
    terminal.showProgress("Slicing \(counted(migration.groups.count, "group"))")
    defer { terminal.clearProgress() }
    do {
      return try Rewriter.slices(of: migration, options: options)
    } catch {
      throw error.failure
    }
  }

  /// Applies the migration with one commit per slice. The commits are created before any file is
  /// written, and the branch is updated after all files are written.
  /// - Returns: The paths of the files that now have their new contents.
  func commit(_ slices: [Slice], of migration: Migration) throws(Failure) -> [String] {
    defer { terminal.clearProgress() }
    var commits = try SliceCommits(project)
    var last: [String: [UInt8]] = [:]
    let index = "\(temporaryFolder)/migrate-observable-index-\(UInt64.random(in: 0...UInt64.max))"
    defer { unlink(index) }
    for slice in slices {
      if BlockedSignals.isStopped { throw stop }
      terminal.showProgress("Committing \(counted(slice.types.count, "type"))")
      try commits.add(
        slice.changes, message: commitMessage(of: slice, in: migration), index: index)
      for change in slice.changes { last[change.path] = change.after }
    }
    guard migration.changes.allSatisfy({ last[$0.path] == $0.after }) else {
      throw Failure(
        .defect,
        [
          "error: internal error of migrate-observable: the commits do not add up to the migration",
          "error: nothing was written; please report this error",
        ])
    }
    let written = try apply(migration)
    do throws(Failure) {
      try commits.publish()
    } catch {
      try restore()
      throw error
    }
    // Without the record, `undo` would restore the files below the commits.
    try? Transaction(project).folder.record(commits.record, .disk)
    if !command.quiet { terminal.report([counted(commits.count, "commit")]) }
    return written
  }
}
