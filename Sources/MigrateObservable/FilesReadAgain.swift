import SourceModel

/// Reads files again whose contents were not kept in memory, and records those that have changed in the meantime.
final class FilesReadAgain: @unchecked Sendable {
  private let folder: ProjectFolder
  private let keptSize: Int
  private let lock = Lock()
  private var changed: Set<String> = []
  private var totalSize = 0

  /// How many bytes of sources stay in memory before files are read again instead.
  static let keptSize = 2 << 20

  init(_ folder: ProjectFolder, keptSize: Int) {
    self.folder = folder
    self.keptSize = keptSize
  }

  /// A source file; its contents stay in memory while the limit is not reached, or if the migration needs them.
  func source(_ path: String, containing bytes: [UInt8], isInEditingScope: Bool) -> SourceFile {
    let isKept = lock.hold {
      totalSize += bytes.count
      return totalSize <= keptSize
    }
    if isKept { return SourceFile(path: path, bytes: bytes, isInEditingScope: isInEditingScope) }
    // The closure captures nothing of the file: each capture would take memory.
    return SourceFile(
      path: path, bytes: bytes, isInEditingScope: isInEditingScope, hash: bytes.contentHash
    ) { [self] in read($0, hash: $1) }
  }

  /// Returns no bytes for a file that has changed; results from it are never shown, because `check` ends the run.
  private func read(_ file: SourceFile, hash: UInt64) -> [UInt8] {
    guard let bytes = try? readFile(folder.absolute(file.path)).bytes, bytes.count == file.size,
      bytes.contentHash == hash
    else {
      lock.hold { _ = changed.insert(file.path) }
      return []
    }
    return bytes
  }

  /// - Throws: if a file changed between the first and a later reading.
  func check() throws(Failure) {
    let changed = lock.hold { self.changed }.sorted()
    guard !changed.isEmpty else { return }
    throw Failure(
      .changed, changed.map { "\($0): error: \(Refusal.changed(path: $0).message)" })
  }
}

extension [UInt8] {
  /// A fast hash that detects accidental changes; it is not safe against deliberate ones.
  var contentHash: UInt64 {
    withUnsafeBytes { buffer in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func mix(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
      var index = 0
      while index + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      while index < buffer.count {
        mix(UInt64(buffer[index]))
        index += 1
      }
      return hash
    }
  }
}
