/// The status of a file, as `stat` returns it.
struct FileStatus: Sendable, Hashable {
  let device: UInt64
  let number: UInt64
  let kind: Kind
  /// Permission bits.
  let mode: mode_t
  let user: uid_t
  let group: gid_t
  let links: Int
  let size: Int
  /// When its bytes were last changed, in nanoseconds since 1970.
  let modified: Int

  enum Kind: Sendable, Hashable { case file, folder, link, other }

  /// Whether no one has write permission, which means that the file is not to be changed.
  var isReadOnly: Bool { mode & 0o222 == 0 }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    mode = status.st_mode & 0o7777
    user = status.st_uid
    group = status.st_gid
    links = Int(status.st_nlink)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// The status of the file that a path refers to, following symbolic links.
  init(of path: String) throws(SystemError) {
    var status = stat()
    try checking(path) { stat(path, &status) }
    self.init(status)
  }

  /// The status of the path itself, without following a symbolic link.
  init(ofLink path: String) throws(SystemError) {
    var status = stat()
    try checking(path) { lstat(path, &status) }
    self.init(status)
  }

  init(ofOpen file: Int32, path: String) throws(SystemError) {
    var status = stat()
    try checking(path) { fstat(file, &status) }
    self.init(status)
  }
}

/// The absolute path, with symbolic links, `.` and `..` resolved.
func resolvePath(_ path: String) throws(SystemError) -> String {
  guard let resolved = realpath(path, nil) else { throw SystemError(code: errno, path: path) }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The contents of a regular file, and its status.
func readFile(_ path: String) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
  // Without blocking, in case the path is a pipe.
  let file = try checking(path) { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
  defer { close(file) }
  return try readAll(file, path: path)
}

/// The rest of the contents of an open file, and its status.
func readAll(_ file: Int32, path: String) throws(SystemError) -> (
  bytes: [UInt8], status: FileStatus
) {
  let status = try FileStatus(ofOpen: file, path: path)
  guard status.kind == .file else { throw SystemError(code: EINVAL, path: path) }
  var bytes: [UInt8] = []
  var capacity = status.size + 1
  while true {
    let chunk = try readChunk(file, capacity, path)
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    // At the expected size, a read that returned less than requested has reached the end.
    if chunk.isEmpty || bytes.count == status.size && chunk.count < capacity {
      return (bytes, status)
    }
    capacity = max(status.size + 1 - bytes.count, 4096)
  }
}

private func readChunk(
  _ file: Int32, _ capacity: Int, _ path: String
) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    do throws(SystemError) {
      count = try checking(path) { read(file, buffer.baseAddress, capacity) }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return chunk
}
