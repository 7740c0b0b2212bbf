import Rewriter

extension MigrationRun {
  /// The test files for `--emit-tests`. Existing files are kept, because someone may have edited them.
  func pendingTests(of migration: Migration) throws(Failure) -> PendingFiles {
    guard let folder = command.emitTests else { return try PendingFiles([]) }
    let (tests, untested) = migration.ownerTests
    let disk = FileSystem.disk
    var names: Set<String> = []
    if let entries = try? namesInFolder(folder) {
      names = Set(entries)
    } else if !tests.isEmpty {
      do {
        try disk.createFolders(folder)
      } catch {
        throw Failure(
          .unwritable, "\(folder): error: the folder cannot be created: \(error.reason)")
      }
    }
    let new = tests.filter { !names.contains($0.name) }
    let files = try PendingFiles(new.map { ("\(folder)/\($0.name)", $0.text) })
    guard command.diagnostics != .none, !command.quiet else { return files }
    report(untested)
    terminal.report(
      tests.filter { names.contains($0.name) }.map {
        "\(folder)/\($0.name): note: the file exists and is not replaced"
      })
    return files
  }
}

extension FileSystem {
  /// Creates the folder and its missing parents.
  fileprivate func createFolders(_ path: String) throws(SystemError) {
    let parent = parentFolder(of: path)
    if parent != path, (try? FileStatus(of: parent)) == nil { try createFolders(parent) }
    try createFolder(path, 0o755)
  }
}
