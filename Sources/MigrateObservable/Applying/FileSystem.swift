/// All system calls of the tool that change the disk; tests replace them to simulate failures.
struct FileSystem: Sendable {
  /// Creates a file that does not exist yet, accessible only to its owner, and opens it for writing.
  var create: @Sendable (_ path: String) throws(SystemError) -> Int32
  /// Opens an existing file, but no symbolic link, for writing from its start.
  var openExisting: @Sendable (_ path: String) throws(SystemError) -> Int32
  /// Writes some of the bytes and returns how many.
  var write:
    @Sendable (_ file: Int32, _ bytes: ArraySlice<UInt8>, _ path: String) throws(SystemError) -> Int
  var truncate: @Sendable (_ file: Int32, _ length: Int, _ path: String) throws(SystemError) -> Void
  var setMode: @Sendable (_ file: Int32, _ mode: mode_t, _ path: String) throws(SystemError) -> Void
  var setOwner:
    @Sendable (_ file: Int32, _ user: uid_t, _ group: gid_t, _ path: String) throws(SystemError) ->
      Void
  /// Waits until the written data, or the entries of a folder, are on disk.
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
        // On Apple platforms, fsync may leave the data in the drive's cache.
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

  /// Creates or replaces a file of the tool so that it is never half written; follows symbolic links.
  func replaceFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = targetPath(path)
    let temporary = temporaryPath(beside: target)
    try createFile(temporary, containing: bytes, like: try? FileStatus(of: target), mode: 0o644)
    do {
      try rename(temporary, target)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Creates a file whose contents are on disk when this returns; removes it after a failure.
  func createFile(
    _ path: String, containing bytes: [UInt8], like original: FileStatus? = nil, mode: mode_t? = nil
  ) throws(SystemError) {
    try createFile(path, containing: [bytes], like: original, mode: mode)
  }

  /// Creates a file from chunks of bytes; removes it after a failure.
  ///
  /// - Parameter isDurable: whether to wait until the contents are on disk, so that they survive a system crash.
  func createFile(
    _ path: String, containing pieces: [[UInt8]], like original: FileStatus? = nil,
    mode: mode_t? = nil, isDurable: Bool = true
  ) throws(SystemError) {
    let file: Int32
    do {
      file = try create(path)
    } catch {
      // A run that was killed may have left this file.
      guard error.code == EEXIST else { throw error }
      try remove(path)
      file = try create(path)
    }
    do {
      defer { close(file) }
      for piece in pieces { try writeAll(piece, to: file, path: path) }
      if let original {
        // The owner comes first, because changing it clears bits of the mode. Only root may change it.
        if original.user != geteuid() || original.group != getegid() {
          try? setOwner(file, original.user, original.group, path)
        }
      }
      if let mode = original?.mode ?? mode { try setMode(file, mode, path) }
      if isDurable { try synchronize(file, path) }
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

// System calls whose names are hidden by members of `FileSystem`.

private func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

private func renameFile(_ source: String, _ destination: String) -> Int32 {
  rename(source, destination)
}
