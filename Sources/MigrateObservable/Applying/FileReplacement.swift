/// One file to be replaced: what it must hold now, and what it shall hold.
struct FileReplacement: Sendable {
  /// Relative to the project's root.
  let path: String
  let before: [UInt8]
  let after: [UInt8]
}

/// A file that was found as expected, and can be written.
struct PreparedFile: Sendable {
  let path: String
  /// Absolute, without links: where the bytes are.
  let target: String
  let status: FileStatus

  /// A file with several names keeps them only if it is written in place.
  var isWrittenInPlace: Bool { status.links > 1 }

  /// A name beside the file, for the bytes that will take its place.
  var temporary: String { parentFolder(of: target) + "/" + Self.temporaryName }

  static let temporaryName = ".migrate-observable.tmp"
}

/// Why a file may not be written.
enum Refusal: Error, Sendable, Hashable {
  /// It does not hold what was read.
  case changed(path: String)
  /// It leads out of the project.
  case outside(path: String)
  case readOnly(path: String)
  /// It has been deleted, or the folder it lies in.
  case missing(path: String)
  /// A journal that is not whole.
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
    case .changed: "changed since it was read"
    case .outside: "leads out of the project"
    case .readOnly: "is read-only"
    case .missing: "does not exist any more"
    case .damaged: "is damaged, so that nothing can be restored from it; delete it to go on"
    case .system(_, let reason): "cannot be written: \(reason)"
    }
  }
}

extension ProjectFolder {
  /// Where a path of the project leads to, if the tool may write there.
  func locate(_ path: String) throws(Refusal) -> PreparedFile {
    do {
      let target = try resolvePath(absolute(path))
      guard let relative = relative(target), Self.mayHoldSources(relative) else {
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

  /// Finds a file as it must be, so that it can be replaced.
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

  /// Whether a relative path stays out of the folders of other tools, Git's above all.
  static func mayHoldSources(_ relative: String) -> Bool {
    !relative.split(separator: "/").contains { part in
      part == ".." || isNeverRead(String(part))
    }
  }
}

extension FileSystem {
  /// Gives a file other bytes. At no time is it half written, unless it has several names.
  /// - Throws: `ESTALE` where the file does not hold what is expected just before it is replaced.
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
    try createFile(file.temporary, holding: bytes, like: file.status)
    do {
      // Writing took its time, and an editor may have saved meanwhile.
      try check()
      try rename(file.temporary, file.target)
    } catch {
      try? remove(file.temporary)
      throw error
    }
    try synchronizeFolder(parentFolder(of: file.target))
  }

  /// Takes no room that the file does not have yet, but a half-written file remains of a fault.
  func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let file = try openExisting(path)
    defer { close(file) }
    try writeAll(bytes, to: file, path: path)
    try truncate(file, bytes.count, path)
    try synchronize(file, path)
  }
}
