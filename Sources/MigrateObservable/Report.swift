import Rewriter

/// The kinds of report, by the extension of their file.
enum ReportKind: String, CaseIterable {
  case html
  case markdown = "md"
  case json
  case sarif
  case patch

  init?(file: String) {
    guard file.contains(".") else { return nil }
    self.init(
      rawValue: String(file[file.index(after: file.lastIndex(of: ".") ?? file.startIndex)...]))
  }

  static var extensions: String { allCases.map { "." + $0.rawValue }.joined(separator: ", ") }

  /// The report's text, in pieces.
  /// - Parameter jobs: how many threads write it.
  func pieces(of migration: Migration, jobs: Int) -> [[UInt8]] {
    switch self {
    case .html: [Array(htmlReport(migration).utf8)]
    case .markdown: [Array(markdownReport(migration).utf8)]
    case .json: jsonReport(migration, jobs: jobs)
    case .sarif:
      [Array(sarifReport(migration, version: MigrateObservableCommand.configuration.version).utf8)]
    case .patch: [Array(unifiedDiff(of: migration.changes, pathPrefix: "", jobs: jobs).utf8)]
    }
  }

  /// Nil where an audit has none of the kind: it changes nothing that a patch could hold.
  func text(of audit: Audit) -> String? {
    switch self {
    case .html: htmlReport(audit)
    case .markdown: markdownReport(audit)
    case .json: jsonReport(audit)
    case .sarif: sarifReport(audit, version: MigrateObservableCommand.configuration.version)
    case .patch: nil
    }
  }
}

/// Reports and tests that are written, beside the places that they are to take. What cannot be written is found out
/// before the project is changed.
struct PendingFiles {
  private var files: [(temporary: String, destination: String)] = []

  /// - Parameter isLasting: whether they are to outlive a system that fails; those of a run that changes nothing can be made
  ///   again.
  init(
    reports paths: [String], of migration: Migration, jobs: Int, isLasting: Bool
  ) throws(Failure) {
    try self.init(
      Self.reports(paths) { $0.pieces(of: migration, jobs: jobs) }, isLasting: isLasting)
  }

  init(reports paths: [String], of audit: Audit) throws(Failure) {
    try self.init(
      Self.reports(paths) { kind in kind.text(of: audit).map { [Array($0.utf8)] } },
      isLasting: false)
  }

  private static func reports(
    _ paths: [String], pieces: (ReportKind) -> [[UInt8]]?
  ) -> [(path: String, pieces: [[UInt8]])] {
    paths.compactMap { path in
      ReportKind(file: path).flatMap(pieces).map { (path, $0) }
    }
  }

  init(_ texts: [(path: String, text: String)]) throws(Failure) {
    try self.init(texts.map { ($0.path, [Array($0.text.utf8)]) }, isLasting: true)
  }

  private init(
    _ files: [(path: String, pieces: [[UInt8]])], disk: FileSystem = .disk, isLasting: Bool
  ) throws(Failure) {
    for (path, pieces) in files {
      let destination = targetPath(path)
      let temporary = temporaryPath(beside: destination)
      do throws(SystemError) {
        let status = try? FileStatus(of: destination)
        if let status, status.kind != .file { throw SystemError(code: EEXIST, path: path) }
        try disk.createFile(
          temporary, holding: pieces, like: status, isLasting: isLasting)
        // The umask is known only by asking for it; a new report is as readable as any new file.
        if status == nil { chmod(temporary, 0o644) }
        self.files.append((temporary, destination))
      } catch {
        discard(disk)
        throw Failure(.unwritable, "\(path): error: cannot be written: \(error.reason)")
      }
    }
  }

  var count: Int { files.count }

  func publish(disk: FileSystem = .disk) throws(Failure) {
    for file in files {
      do {
        try disk.rename(file.temporary, file.destination)
      } catch {
        throw Failure(.unwritable, "\(file.destination): error: cannot be written: \(error.reason)")
      }
    }
  }

  func discard(_ disk: FileSystem = .disk) {
    for file in files { try? disk.remove(file.temporary) }
  }
}

/// The file that a path leads to, which is written in place of a link to it.
func targetPath(_ path: String) -> String {
  (try? resolvePath(path)) ?? (path.hasPrefix("/") ? path : "./" + path)
}

/// Where the bytes of a file are written before they take its place: of its own for each file, for runs may share a folder.
func temporaryPath(beside path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return parentFolder(of: path) + "/." + name + ".migrate-observable.tmp"
}
