import Rewriter

extension MigrationRun {
  /// The tests that `--emit-tests` asks for. One that is there may have been completed by hand, and stays.
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
        throw Failure(.unwritable, "\(folder): error: cannot be made: \(error.reason)")
      }
    }
    let new = tests.filter { !names.contains($0.name) }
    let files = try PendingFiles(new.map { ("\(folder)/\($0.name)", $0.text) })
    guard command.diagnostics != .none, !command.quiet else { return files }
    terminal.report(
      untested.map { remark in
        Diagnostic(.note, at: remark.site, message: remark.message, name: remark.name)
          .line(command.diagnostics, path: project.shown(remark.site.path))
      })
    terminal.report(
      tests.filter { names.contains($0.name) }.map {
        "\(folder)/\($0.name): note: is there, and stays"
      })
    return files
  }
}

extension FileSystem {
  /// Makes the folder, and those above it that are missing.
  fileprivate func createFolders(_ path: String) throws(SystemError) {
    let parent = parentFolder(of: path)
    if parent != path, (try? FileStatus(of: parent)) == nil { try createFolders(parent) }
    try createFolder(path, 0o755)
  }
}
