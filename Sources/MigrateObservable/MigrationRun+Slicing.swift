import Rewriter

extension MigrationRun {
  /// Writes one patch per slice and a README that lists them, to a new or empty folder.
  func writeSlices(of migration: Migration, to folder: String) throws(Failure) {
    terminal.showProgress("Slicing \(counted(migration.groups.count, "group"))")
    defer { terminal.clearProgress() }
    let slices: [Slice]
    do {
      slices = try Rewriter.slices(of: migration, options: options)
    } catch {
      throw error.failure
    }
    let width = String(slices.count).count
    let names = slices.enumerated().map { index, slice in
      let number = String(index + 1)
      let type = slice.types.first.map(migration.model.symbols.qualifiedName) ?? ""
      let safe = type.prefix(80).map {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_"
      }
      return String(repeating: "0", count: width - number.count) + number + "-" + String(safe)
        + ".patch"
    }
    let disk = FileSystem.disk
    do throws(SystemError) {
      if let entries = try? namesInFolder(folder) {
        guard entries.isEmpty else { throw SystemError(code: ENOTEMPTY, path: folder) }
      } else {
        try disk.createFolder(folder, 0o755)
      }
      for (slice, name) in zip(slices, names) {
        try disk.createFile(
          folder + "/" + name, containing: Array(unifiedDiff(of: slice.changes).utf8), mode: 0o644)
      }
      let index = sliceIndex(slices, names: names, of: migration)
      try disk.createFile(folder + "/README.md", containing: Array(index.utf8), mode: 0o644)
    } catch {
      let problem =
        error.code == ENOTEMPTY
        ? "the folder is not empty; choose a new one"
        : "the path cannot be written: \(error.reason)"
      throw Failure(.unwritable, "\(error.path): error: \(problem)")
    }
  }
}
