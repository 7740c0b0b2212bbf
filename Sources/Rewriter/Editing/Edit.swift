import SourceModel

/// A byte range of a file as it was read, and the text that replaces it.
public struct Edit: Sendable, Hashable {
  /// Path relative to the project's root.
  public let path: String
  /// UTF-8 byte offsets into the file as it was read.
  @Packed public private(set) var range: ByteRange
  public let replacement: String

  public init(path: String, range: ByteRange, replacement: String) {
    self.path = path
    self.range = range
    self.replacement = replacement
  }

  public var isInsertion: Bool { range.isEmpty }

  /// Whether both edits change the same bytes.
  func overlaps(_ other: Edit) -> Bool {
    guard path == other.path else { return false }
    if range.isEmpty || other.range.isEmpty {
      let (point, whole) = range.isEmpty ? (range, other.range) : (other.range, range)
      return whole.lowerBound < point.lowerBound && point.lowerBound < whole.upperBound
    }
    return range.overlaps(other.range)
  }

  /// Whether it replaces code with only white space and comments.
  var isRemoval: Bool { !range.isEmpty && replacement.holdsNoCode }
}

extension String {
  /// Whether the text is only white space and comments.
  fileprivate var holdsNoCode: Bool {
    var rest = self[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return true }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return false
      }
    }
  }
}

extension Edit {
  static func replace(_ range: ByteRange, with text: String, in file: FileFacts) -> Edit {
    Edit(path: file.path, range: range, replacement: text)
  }
  static func insert(_ text: String, at offset: Int, in file: FileFacts) -> Edit {
    Edit(path: file.path, range: offset..<offset, replacement: text)
  }
  static func remove(_ range: ByteRange, in file: FileFacts) -> Edit {
    Edit(path: file.path, range: range, replacement: "")
  }
}
