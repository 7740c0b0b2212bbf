import Rewriter

/// The report formats, by file extension.
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

  /// The text of the report, in chunks.
  /// - Parameter jobs: how many threads write it.
  func pieces(of migration: Migration, header: RunHeader, jobs: Int) -> [[UInt8]] {
    switch self {
    case .html: [Array(htmlReport(migration).utf8)]
    case .markdown: [Array(markdownReport(migration).utf8)]
    case .json: jsonReport(migration, header: header, jobs: jobs)
    case .sarif: [Array(sarifReport(migration, version: header.version).utf8)]
    case .patch: [Array(unifiedDiff(of: migration.changes, pathPrefix: "", jobs: jobs).utf8)]
    }
  }

  /// Nil for a patch: an audit changes nothing.
  func text(of audit: Audit, header: RunHeader) -> String? {
    switch self {
    case .html: htmlReport(audit)
    case .markdown: markdownReport(audit)
    case .json: jsonReport(audit, header: header)
    case .sarif: sarifReport(audit, version: header.version)
    case .patch: nil
    }
  }
}

/// Reports and tests, written to temporary files beside their destinations: a file that cannot be written is found
/// before the project is changed.
struct PendingFiles {
  private var files: [(temporary: String, destination: String)] = []

  /// - Parameter isDurable: whether to wait until they are on disk. Not needed if the run changes nothing, because it
  ///   can be repeated.
  init(
    reports paths: [String], of migration: Migration, header: RunHeader, jobs: Int, isDurable: Bool
  ) throws(Failure) {
    try self.init(
      Self.reports(paths) { $0.pieces(of: migration, header: header, jobs: jobs) },
      isDurable: isDurable)
  }

  init(reports paths: [String], of audit: Audit, header: RunHeader) throws(Failure) {
    try self.init(
      Self.reports(paths) { kind in
        kind.text(of: audit, header: header).map { [Array($0.utf8)] }
      },
      isDurable: false)
  }

  private static func reports(
    _ paths: [String], pieces: (ReportKind) -> [[UInt8]]?
  ) -> [(path: String, pieces: [[UInt8]])] {
    paths.compactMap { path in
      ReportKind(file: path).flatMap(pieces).map { (path, $0) }
    }
  }

  init(_ texts: [(path: String, text: String)]) throws(Failure) {
    try self.init(texts.map { ($0.path, [Array($0.text.utf8)]) }, isDurable: true)
  }

  private init(
    _ files: [(path: String, pieces: [[UInt8]])], disk: FileSystem = .disk, isDurable: Bool
  ) throws(Failure) {
    for (path, pieces) in files {
      let destination = targetPath(path)
      let temporary = temporaryPath(beside: destination)
      do throws(SystemError) {
        let status = try? FileStatus(of: destination)
        if let status, status.kind != .file { throw SystemError(code: EEXIST, path: path) }
        try disk.createFile(
          temporary, containing: pieces, like: status, isDurable: isDurable)
        // Without the umask, which cannot be read without setting it, use the usual mode of new files.
        if status == nil { chmod(temporary, 0o644) }
        self.files.append((temporary, destination))
      } catch {
        discard(disk)
        throw Failure(.unwritable, "\(path): error: the file cannot be written: \(error.reason)")
      }
    }
  }

  var count: Int { files.count }

  func publish(disk: FileSystem = .disk) throws(Failure) {
    for file in files {
      do {
        try disk.rename(file.temporary, file.destination)
      } catch {
        throw Failure(
          .unwritable,
          "\(file.destination): error: the file cannot be written: \(error.reason)")
      }
    }
  }

  func discard(_ disk: FileSystem = .disk) {
    for file in files { try? disk.remove(file.temporary) }
  }
}

/// The file that a path refers to, with symbolic links resolved, so that a link is not replaced.
func targetPath(_ path: String) -> String {
  (try? resolvePath(path)) ?? (path.hasPrefix("/") ? path : "./" + path)
}

/// The temporary file that is written first and then renamed. Each file has its own, because runs may share a folder.
func temporaryPath(beside path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return parentFolder(of: path) + "/." + name + ".migrate-observable.tmp"
}
