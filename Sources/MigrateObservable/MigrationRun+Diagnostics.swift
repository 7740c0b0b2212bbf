import Rewriter
import SourceModel

extension MigrationRun {
  /// Prints the diagnostics with their places in the files as they will be written, or as read if nothing can be.
  func showBeforehand(_ tree: SourceTree, _ migration: Migration) throws(Failure) {
    // The patch comes first; with --interactive each group has its own diagnostics.
    if command.dryRun || command.interactive || command.isPlan { return }
    guard command.slice == nil, !command.check, !migration.changes.isEmpty else {
      return show(tree, migration)
    }
    do {
      try checkRepository(tree)
    } catch {
      show(tree, migration)
      throw error
    }
    // With --verify they follow when it is known what stays.
    report(problems(of: tree) + (command.verify == nil ? migration.diagnosticsAsWritten : []))
  }

  func show(_ tree: SourceTree, _ migration: Migration) {
    let found = command.check ? checkFindings(of: migration) : migration.diagnostics
    report(problems(of: tree) + found)
    if command.check { showForMachines(problems(of: tree) + found) }
  }
}
