/// The system calls that change the disk. Nothing else in the tool does; tests put faults in their place.
struct FileSystem: Sendable {
  /// Creates a file that does not exist yet, for its owner alone, and opens it for writing.
  var create: @Sendable (_ path: String) throws(SystemError) -> Int32
  /// Opens an existing file, and no link, for writing from its start.
  var openExisting: @Sendable (_ path: String) throws(SystemError) -> Int32
  /// Writes some of the bytes, and says how many.
  var write:
    @Sendable (_ file: Int32, _ bytes: ArraySlice<UInt8>, _ path: String) throws(SystemError) -> Int
  var truncate: @Sendable (_ file: Int32, _ length: Int, _ path: String) throws(SystemError) -> Void
  var setMode: @Sendable (_ file: Int32, _ mode: mode_t, _ path: String) throws(SystemError) -> Void
  var setOwner:
    @Sendable (_ file: Int32, _ user: uid_t, _ group: gid_t, _ path: String) throws(SystemError) ->
      Void
  /// Waits until the disk holds what was written; of a folder, its names.
  var synchronize: @Sendable (_ file: Int32, _ path: String) throws(SystemError) -> Void
  var rename: @Sendable (_ source: String, _ destination: String) throws(SystemError) -> Void
  var remove: @Sendable (_ path: String) throws(SystemError) -> Void
  var createFolder: @Sendable (_ path: String, _ mode: mode_t) throws(SystemError) -> Void

  static let disk = FileSystem(
    create: { path throws(SystemError) in
      try checking(path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    },
    openExisting: { path throws(SystemError) in
      try checking(path) { open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC) }
    },
    write: { file, bytes, path throws(SystemError) in
      try checking(path) {
        bytes.withUnsafeBytes { writeSome($0, to: file) }
      }
    },
    truncate: { file, length, path throws(SystemError) in
      try checking(path) { ftruncate(file, off_t(length)) }
    },
    setMode: { file, mode, path throws(SystemError) in
      try checking(path) { fchmod(file, mode) }
    },
    setOwner: { file, user, group, path throws(SystemError) in
      try checking(path) { fchown(file, user, group) }
    },
    synchronize: { file, path throws(SystemError) in
      #if canImport(Darwin)
        // On Apple's systems fsync leaves the bytes in the drive's cache.
        if fcntl(file, F_FULLFSYNC) == 0 { return }
      #endif
      try checking(path) { fsync(file) }
    },
    rename: { source, destination throws(SystemError) in
      try checking(destination) { renameFile(source, destination) }
    },
    remove: { path throws(SystemError) in
      try checking(path) { unlink(path) }
    },
    createFolder: { path, mode throws(SystemError) in
      try checking(path) { mkdir(path, mode) }
    })
}

extension FileSystem {
  func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try write(file, rest, path)) }
  }

  /// Writes a file of the tool's own, or writes it anew, so that it is never there by half; links are followed.
  func replaceFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = targetPath(path)
    let temporary = temporaryPath(beside: target)
    try createFile(temporary, holding: bytes, like: try? FileStatus(of: target), mode: 0o644)
    do {
      try rename(temporary, target)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Creates a file whose bytes are on the disk when this returns; what remains of a failure is removed.
  func createFile(
    _ path: String, holding bytes: [UInt8], like original: FileStatus? = nil, mode: mode_t? = nil
  ) throws(SystemError) {
    try createFile(path, holding: [bytes], like: original, mode: mode)
  }

  /// The same, of bytes that come in pieces.
  ///
  /// - Parameter isLasting: whether they are on the disk when this returns, whatever happens to the system then.
  func createFile(
    _ path: String, holding pieces: [[UInt8]], like original: FileStatus? = nil,
    mode: mode_t? = nil, isLasting: Bool = true
  ) throws(SystemError) {
    let file: Int32
    do {
      file = try create(path)
    } catch {
      // A run that was killed may have left its own.
      guard error.code == EEXIST else { throw error }
      try remove(path)
      file = try create(path)
    }
    do {
      defer { close(file) }
      for piece in pieces { try writeAll(piece, to: file, path: path) }
      if let original {
        // First the owner: changing it clears bits of the mode. Only root may give files away.
        if original.user != geteuid() || original.group != getegid() {
          try? setOwner(file, original.user, original.group, path)
        }
      }
      if let mode = original?.mode ?? mode { try setMode(file, mode, path) }
      if isLasting { try synchronize(file, path) }
    } catch {
      try? remove(path)
      throw error
    }
  }

  func synchronizeFolder(_ path: String) throws(SystemError) {
    let folder = try checking(path) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(folder) }
    try synchronize(folder, path)
  }
}

// The calls whose names members hide.

private func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

private func renameFile(_ source: String, _ destination: String) -> Int32 {
  rename(source, destination)
}
