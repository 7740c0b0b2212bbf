import Foundation

@testable import MigrateObservable

/// A disk that counts the calls which change it, and on which a fault can be put at each.
final class FaultyDisk: @unchecked Sendable {
  enum FindingKind {
    /// As of a process that is killed: this call is done by half, and no further one at all.
    case kill
    /// This call alone fails.
    case failure(Int32)
    /// From this call on no file takes further bytes.
    case full
    /// Something happens to the disk before the call.
    case event(() -> Void)
  }

  private let fault: (call: Int, kind: FindingKind)?
  private(set) var calls = 0
  private(set) var isReached = false
  /// What took a name, by the number of the call.
  private(set) var renames: [Int: String] = [:]

  init(_ kind: FindingKind, at call: Int) { fault = (call, kind) }
  /// Without a fault.
  init() { fault = nil }

  /// Whether a call is to be carried out; throws where it fails.
  private func step(_ path: String, takesRoom: Bool = false) throws(SystemError) -> Bool {
    let call = calls
    calls += 1
    guard let fault, call >= fault.call else { return true }
    isReached = true
    switch fault.kind {
    case .kill:
      if call == fault.call { return false }
      throw SystemError(code: EIO, path: path)
    case .failure(let code):
      if call == fault.call { throw SystemError(code: code, path: path) }
    case .full:
      if takesRoom { throw SystemError(code: ENOSPC, path: path) }
    case .event(let action):
      if call == fault.call { action() }
    }
    return true
  }

  /// Nothing waits for the drive: a thousand runs would take minutes.
  var fileSystem: FileSystem {
    let disk = FileSystem.disk
    var faulty = disk
    let cut = { @Sendable (path: String) in SystemError(code: EIO, path: path) }
    faulty.create = { path throws(SystemError) in
      guard try self.step(path, takesRoom: true) else { throw cut(path) }
      return try disk.create(path)
    }
    faulty.openExisting = { path throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
      return try disk.openExisting(path)
    }
    faulty.write = { file, bytes, path throws(SystemError) in
      // Writing in place takes no further room.
      let takesRoom = path.hasSuffix(".tmp") || path.hasSuffix("/new")
      guard try self.step(path, takesRoom: takesRoom) else {
        _ = try disk.write(file, bytes.prefix(bytes.count / 2), path)
        throw cut(path)
      }
      return try disk.write(file, bytes, path)
    }
    faulty.truncate = { file, length, path throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
      try disk.truncate(file, length, path)
    }
    faulty.setMode = { file, mode, path throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
      try disk.setMode(file, mode, path)
    }
    faulty.setOwner = { file, user, group, path throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
      try disk.setOwner(file, user, group, path)
    }
    faulty.synchronize = { _, path throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
    }
    faulty.rename = { source, destination throws(SystemError) in
      self.renames[self.calls] = destination
      guard try self.step(destination) else { throw cut(destination) }
      try disk.rename(source, destination)
    }
    faulty.remove = { path throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
      try disk.remove(path)
    }
    faulty.createFolder = { path, mode throws(SystemError) in
      guard try self.step(path) else { throw cut(path) }
      try disk.createFolder(path, mode)
    }
    return faulty
  }
}
