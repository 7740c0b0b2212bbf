/// A temporary file without a name: only this process can access it, and it is deleted when the process ends.
struct UnnamedFile: ~Copyable {
  let descriptor: Int32

  /// - Parameter bytes: the initial contents; reading starts at the first byte.
  init(containing bytes: [UInt8] = []) throws(SystemError) {
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

  /// The contents of the file.
  func bytes() throws(SystemError) -> [UInt8] {
    try Self.rewind(descriptor)
    return try readAll(descriptor, path: temporaryFolder).bytes
  }

  private static func rewind(_ descriptor: Int32) throws(SystemError) {
    try checking(temporaryFolder) { lseek(descriptor, 0, SEEK_SET) }
  }
}
