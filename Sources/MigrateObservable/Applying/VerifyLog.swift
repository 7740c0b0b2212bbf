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
