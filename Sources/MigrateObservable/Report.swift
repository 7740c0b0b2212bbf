import Rewriter

/// The report formats, by the end of the file's name.
enum ReportKind: String, CaseIterable {
  case html
  case markdown = "md"
  case json
  case sarif
  case patch
  case junit = "xml"
  /// Code Climate's issues, which GitLab's Code Quality reads too.
  case codeQuality = "codeclimate.json"

  init?(file: String) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    // The name in GitLab's documentation.
    if name == "gl-code-quality-report.json" || name == Self.codeQuality.rawValue {
      self = .codeQuality
      return
    }
    let kinds = Self.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
    guard let kind = kinds.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
    self = kind
  }

  static var extensions: String { allCases.map { "." + $0.rawValue }.joined(separator: ", ") }

  /// Whether only a migration has such a report.
  var isOfMigrations: Bool { [.patch, .junit, .codeQuality].contains(self) }

  /// The text of the report, in chunks.
  /// - Parameter jobs: how many threads write it.
  func pieces(
    of migration: Migration, header: RunHeader, _ style: ReportStyle, path: String, jobs: Int
  ) -> [[UInt8]] {
    let text: String
    switch self {
    case .html: text = htmlReport(migration, links: style.links(of: path), header: header)
    case .markdown:
      text = markdownReport(migration, isLong: style.isLong, links: style.links(of: path))
    case .json: return jsonReport(migration, header: header, jobs: jobs)
    case .sarif: text = sarifReport(migration, version: header.version)
    case .patch: text = unifiedDiff(of: migration.changes, pathPrefix: "", jobs: jobs)
    case .junit: text = junitReport(migration)
    case .codeQuality: text = codeQualityReport(migration.diagnostics)
    }
    return [Array(text.utf8)]
  }

  /// Nil where an audit has no such report: it changes nothing.
  func text(of audit: Audit, header: RunHeader) -> String? {
    switch self {
    case .html: htmlReport(audit)
    case .markdown: markdownReport(audit)
    case .json: jsonReport(audit, header: header)
    case .sarif: sarifReport(audit, version: header.version)
    case .codeQuality, .junit, .patch: nil
    }
  }
}

/// How the options ask for reports to be written.
struct ReportStyle: Sendable {
  let project: ProjectFolder
  /// The address of `--source-url`.
  let sourceURL: String?
  let isLong: Bool

  /// The links of a report: to the address that was given, or relative if the report is inside the project.
  func links(of path: String) -> SourceLinks? {
    if let sourceURL { return SourceLinks(address: sourceURL) }
    let absolute = path.hasPrefix("/") ? path : project.workingFolder + "/" + path
    guard let resolved = try? resolvePath(parentFolder(of: absolute)),
      let folder = project.relative(resolved)
    else { return nil }
    let depth = folder.split(separator: "/").count
    return SourceLinks(relativeTo: String(repeating: "../", count: depth))
  }
}

/// Reports and tests, written to temporary files beside their destinations: a file that cannot be written is found
/// before the project is changed.
struct PendingFiles {
  private var files: [(temporary: String, destination: String)] = []

  /// - Parameter isDurable: whether to wait until they are on disk. Not needed if the run changes nothing, because it
  ///   can be repeated.
  init(
    reports paths: [String], of migration: Migration, header: RunHeader, _ style: ReportStyle,
    jobs: Int, isDurable: Bool
  ) throws(Failure) {
    try self.init(
      Self.reports(paths) {
        $0.pieces(of: migration, header: header, style, path: $1, jobs: jobs)
      },
      isDurable: isDurable)
  }

  init(reports paths: [String], of audit: Audit, header: RunHeader) throws(Failure) {
    try self.init(
      Self.reports(paths) { kind, _ in
        kind.text(of: audit, header: header).map { [Array($0.utf8)] }
      },
      isDurable: false)
  }

  private static func reports(
    _ paths: [String], pieces: (ReportKind, String) -> [[UInt8]]?
  ) -> [(path: String, pieces: [[UInt8]])] {
    paths.compactMap { path in
      ReportKind(file: path).flatMap { pieces($0, path) }.map { (path, $0) }
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
