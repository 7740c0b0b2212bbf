/// A source file as it was read: the only input of the model.
public struct SourceFile: Sendable {
  /// Path relative to the project's root, `/`-separated.
  public let path: String
  /// Whether this run may change the file: it lies under one of the paths that the user named.
  public let isInEditingScope: Bool
  /// How many bytes the file has.
  public let size: Int
  private let content: Content

  private enum Content: Sendable {
    /// The words where they were looked for already.
    case held([UInt8], Words?)
    /// What can be told without the bytes, and how to have them again.
    case dropped(Words, hash: UInt64, again: Again)
  }

  /// Gives the bytes of a file once more that were dropped, from any thread. It is told the file, and the hash of what the
  /// file held.
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

  /// A file that need not be kept in memory: the bytes are dropped where nothing in them is to be acted on.
  /// - Parameters:
  ///   - hash: of the bytes.
  ///   - again: should something lead to the file.
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

  /// The same file with its bytes in memory.
  var held: SourceFile {
    switch content {
    case .held: self
    case .dropped: SourceFile(path: path, bytes: bytes, isInEditingScope: isInEditingScope)
    }
  }

  /// What stands in the file, word by word.
  var words: Words {
    switch content {
    case .held(let bytes, let words): words ?? Words(bytes)
    case .dropped(let words, _, _): words
    }
  }
}
