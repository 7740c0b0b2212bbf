import SourceModel

/// A file before and after its edits.
public struct FileChange: Sendable {
  /// Path relative to the project's root.
  public let path: String
  public let before: [UInt8]
  public let after: [UInt8]
  /// In the order of their ranges.
  public let edits: [Edit]

  /// Applies the edits to the bytes.
  /// - Throws: `InternalError.conflict` where two edits overlap.
  public init(path: String, before: [UInt8], edits: [Edit]) throws(InternalError) {
    // A stable sort. Of the insertions at one offset, those that continue the line come before those that begin a new
    // one; otherwise they keep the order of their proposals.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.element.rank, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.element.rank, $1.offset)
    }.map(\.element)
    var after: [UInt8] = []
    after.reserveCapacity(before.count + 256)
    var position = 0
    var previous: Edit?
    for edit in sorted {
      if let previous, edit.range.lowerBound < position {
        throw .conflict(path: path, previous.range, edit.range)
      }
      after += before[position..<edit.range.lowerBound]
      after += edit.replacement.utf8
      position = edit.range.upperBound
      previous = edit
    }
    after += before[position...]
    self.path = path
    self.before = before
    self.after = after
    self.edits = sorted
  }

  /// Whether the result parses.
  var parses: Bool { ParsedFile(SourceFile(path: path, bytes: after)).firstSyntaxError == nil }
}

extension Edit {
  /// 1 for an insertion that begins a new line, else 0.
  fileprivate var rank: Int {
    isInsertion && replacement.utf8.first.map(\.isLineBreak) == true ? 1 : 0
  }
}

/// An internal error of the tool. Nothing is written if there is one.
public enum InternalError: Error, Sendable, Hashable {
  /// Two edits change the same bytes.
  case conflict(path: String, ByteRange, ByteRange)
  /// The changed file would not parse.
  case syntax(path: String)
  /// The edits would change more than their own ranges.
  case unintendedChange(path: String, offset: Int)

  public var message: String {
    switch self {
    case .conflict(let path, let a, let b):
      "two edits to \(path) overlap: bytes \(a.lowerBound)..<\(a.upperBound) and \(b.lowerBound)..<\(b.upperBound)"
    case .unintendedChange(let path, let offset):
      "the edits to \(path) would also change the code at byte \(offset)"
    case .syntax(let path): "the edits to \(path) would introduce a syntax error"
    }
  }
}
