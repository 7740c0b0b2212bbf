/// A file to replace: its expected contents, and its new contents.
struct FileReplacement: Sendable {
  /// Relative to the project's root.
  let path: String
  let before: [UInt8]
  let after: [UInt8]
}

/// A file whose contents are as expected and that can be written.
struct PreparedFile: Sendable {
  let path: String
  /// The file to write: absolute, with symbolic links resolved.
  let target: String
  let status: FileStatus

  /// A file with several hard links keeps them only if it is written in place.
  var isWrittenInPlace: Bool { status.links > 1 }

  /// A temporary file beside it, which is written first and then renamed.
  var temporary: String { parentFolder(of: target) + "/" + Self.temporaryName }

  static let temporaryName = ".migrate-observable.tmp"
}

/// Why a file cannot be written or restored.
enum Refusal: Error, Sendable, Hashable {
  /// Its contents are not the expected ones.
  case changed(path: String)
  /// The path leads outside the project.
  case outside(path: String)
  case readOnly(path: String)
  /// It has been deleted, or the folder it is in.
  case missing(path: String)
  /// The journal is incomplete.
  case damaged(path: String)
  case system(path: String, reason: String)

  var path: String {
    switch self {
    case .changed(let path), .outside(let path), .readOnly(let path), .missing(let path),
      .damaged(let path), .system(let path, _):
      path
    }
  }

  var message: String {
    switch self {
    case .changed: "the file changed after it was read"
    case .outside: "the path leads outside the project"
    case .readOnly: "the file is read-only"
    case .missing: "the file no longer exists"
    case .damaged: "the record of the last run is damaged, so it cannot be undone; delete this file"
    case .system(_, let reason): "the file cannot be written: \(reason)"
    }
  }
}

extension ProjectFolder {
  /// The file that a path of the project refers to, if the tool may write to it.
  func locate(_ path: String) throws(Refusal) -> PreparedFile {
    do {
      let target = try resolvePath(absolute(path))
      guard let relative = relative(target), Self.mayContainSources(relative) else {
        throw Refusal.outside(path: path)
      }
      let status = try FileStatus(ofLink: target)
      guard status.kind == .file else { throw Refusal.outside(path: path) }
      return PreparedFile(path: path, target: target, status: status)
    } catch let error as SystemError {
      if error.code == ENOENT || error.code == ENOTDIR { throw .missing(path: path) }
      throw .system(path: path, reason: error.reason)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw .system(path: path, reason: "\(error)")
    }
  }

  /// Checks that a file has the expected contents and can be replaced.
  func prepare(_ replacement: FileReplacement) throws(Refusal) -> PreparedFile {
    let file = try locate(replacement.path)
    let bytes: [UInt8]
    do {
      bytes = try readFile(file.target).bytes
    } catch {
      throw .system(path: replacement.path, reason: error.reason)
    }
    guard bytes == replacement.before else { throw .changed(path: replacement.path) }
    guard !file.status.isReadOnly, access(file.target, W_OK) == 0 else {
      throw .readOnly(path: replacement.path)
    }
    return file
  }

  /// Whether a relative path stays inside the project and outside the folders of other tools, such as `.git`.
  static func mayContainSources(_ relative: String) -> Bool {
    !relative.split(separator: "/").contains { part in
      part == ".." || isNeverRead(String(part))
    }
  }
}

extension FileSystem {
  /// Replaces the contents of a file. The file is never half written, unless it has several hard links.
  /// - Throws: `ESTALE` if the file does not have the expected contents just before it is replaced.
  func replace(
    _ file: PreparedFile, expecting before: [UInt8], with bytes: [UInt8]
  ) throws(SystemError) {
    func check() throws(SystemError) {
      guard try readFile(file.target).bytes == before else {
        throw SystemError(code: ESTALE, path: file.path)
      }
    }
    if file.isWrittenInPlace {
      try check()
      try overwrite(file.target, with: bytes)
      return
    }
    try createFile(file.temporary, containing: bytes, like: file.status)
    do {
      // Writing takes time, and an editor may have saved the file in the meantime.
      try check()
      try rename(file.temporary, file.target)
    } catch {
      try? remove(file.temporary)
      throw error
    }
    try synchronizeFolder(parentFolder(of: file.target))
  }

  /// Writes in place: needs no additional space on the disk, but leaves a half-written file after a failure.
  func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let file = try openExisting(path)
    defer { close(file) }
    try writeAll(bytes, to: file, path: path)
    try truncate(file, bytes.count, path)
    try synchronize(file, path)
  }
}
