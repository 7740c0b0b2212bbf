/// A source file as it was read: the only input of the model.
public struct SourceFile: Sendable, Hashable {
  /// Path relative to the project's root, `/`-separated.
  public let path: String
  /// The file's bytes, exactly as on disk.
  public let bytes: [UInt8]
  /// Whether this run may change the file: it lies under one of the paths that the user named.
  public let isInEditingScope: Bool

  public init(path: String, bytes: [UInt8], isInEditingScope: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isInEditingScope = isInEditingScope
  }
}
