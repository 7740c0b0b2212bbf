import SourceModel

/// Reads files once more whose bytes were not kept, and notes those that do not hold any more what they held.
final class FilesReadAgain: @unchecked Sendable {
  private let folder: ProjectFolder
  private let keptSize: Int
  private let lock = Lock()
  private var changed: Set<String> = []
  private var heldSize = 0

  /// How many bytes of sources stay in memory whatever is in them.
  static let keptSize = 2 << 20

  init(_ folder: ProjectFolder, keptSize: Int) {
    self.folder = folder
    self.keptSize = keptSize
  }

  /// A file whose bytes are kept where there is room or something is to be acted on.
  func source(_ path: String, holding bytes: [UInt8], isInEditingScope: Bool) -> SourceFile {
    let isKept = lock.hold {
      heldSize += bytes.count
      return heldSize <= keptSize
    }
    if isKept { return SourceFile(path: path, bytes: bytes, isInEditingScope: isInEditingScope) }
    // It holds nothing of the file, or each would take memory of its own.
    return SourceFile(
      path: path, bytes: bytes, isInEditingScope: isInEditingScope, hash: bytes.contentHash
    ) { [self] in read($0, hash: $1) }
  }

  /// What came out of other bytes is never shown: `check` ends the run.
  private func read(_ file: SourceFile, hash: UInt64) -> [UInt8] {
    guard let bytes = try? readFile(folder.absolute(file.path)).bytes, bytes.count == file.size,
      bytes.contentHash == hash
    else {
      lock.hold { _ = changed.insert(file.path) }
      return []
    }
    return bytes
  }

  /// - Throws: the failure of a run whose files were changed while it read them.
  func check() throws(Failure) {
    let changed = lock.hold { self.changed }.sorted()
    guard !changed.isEmpty else { return }
    throw Failure(
      .changed, changed.map { "\($0): error: \(Refusal.changed(path: $0).message)" })
  }
}

extension [UInt8] {
  /// Tells contents apart that an accident may bring about.
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
