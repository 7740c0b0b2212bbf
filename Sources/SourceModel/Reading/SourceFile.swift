/// A source file as it was read: the only input of the model.
public struct SourceFile: Sendable {
  /// Path relative to the project's root, `/`-separated.
  public let path: String
  /// Whether this run may change the file: it is under one of the paths that the user named.
  public let isInEditingScope: Bool
  /// The size of the file in bytes.
  public let size: Int
  private let content: Content

  private enum Content: Sendable {
    /// The bytes in memory, and the words if the file was already scanned for them.
    case held([UInt8], Words?)
    /// The words and the hash of the bytes, and the closure that reads the bytes again.
    case dropped(Words, hash: UInt64, again: Again)
  }

  /// Reads the bytes of a file again after they were dropped; called from any thread. The parameters are the file and
  /// the hash of its original bytes.
  public typealias Again = @Sendable (_ file: SourceFile, _ hash: UInt64) -> [UInt8]

  /// The file's bytes, exactly as on disk.
  public var bytes: [UInt8] {
    switch content {
    case .held(let bytes, _): bytes
    case .dropped(_, let hash, let again): again(self, hash)
    }
  }

  public init(path: String, bytes: [UInt8], isInEditingScope: Bool = true) {
    self.init(path: path, isInEditingScope: isInEditingScope, size: bytes.count, .held(bytes, nil))
  }

  /// Creates a file that does not have to stay in memory: the bytes are dropped if nothing in them is relevant to a
  /// migration.
  /// - Parameters:
  ///   - hash: The hash of the bytes.
  ///   - again: Reads the bytes again if the file is needed later.
  public init(
    path: String, bytes: [UInt8], isInEditingScope: Bool,
    hash: UInt64, again: @escaping Again
  ) {
    let words = Words(bytes)
    self.init(
      path: path, isInEditingScope: isInEditingScope, size: bytes.count,
      words.isMarked ? .held(bytes, words) : .dropped(words, hash: hash, again: again))
  }

  private init(path: String, isInEditingScope: Bool, size: Int, _ content: Content) {
    self.path = path
    self.isInEditingScope = isInEditingScope
    self.size = size
    self.content = content
  }

  /// The file with its bytes in memory.
  var held: SourceFile {
    switch content {
    case .held: self
    case .dropped: SourceFile(path: path, bytes: bytes, isInEditingScope: isInEditingScope)
    }
  }

  /// The words that occur in the file.
  var words: Words {
    switch content {
    case .held(let bytes, let words): words ?? Words(bytes)
    case .dropped(let words, _, _): words
    }
  }
}
