/// A file that only this process can reach, and that is gone with it.
struct UnnamedFile: ~Copyable {
  let descriptor: Int32

  /// - Parameter bytes: what it holds at first; the next byte read is the first of them.
  init(holding bytes: [UInt8] = []) throws(SystemError) {
    var template = Array((temporaryFolder + "/migrate-observable.XXXXXX").utf8CString)
    let descriptor = try checking(temporaryFolder) { mkstemp(&template) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do throws(SystemError) {
      try FileSystem.disk.writeAll(bytes, to: descriptor, path: temporaryFolder)
      try Self.rewind(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// All that it holds.
  func bytes() throws(SystemError) -> [UInt8] {
    try Self.rewind(descriptor)
    return try readAll(descriptor, path: temporaryFolder).bytes
  }

  private static func rewind(_ descriptor: Int32) throws(SystemError) {
    try checking(temporaryFolder) { lseek(descriptor, 0, SEEK_SET) }
  }
}
