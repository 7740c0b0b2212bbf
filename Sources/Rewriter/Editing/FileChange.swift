import SourceModel

/// A file before and after.
public struct FileChange: Sendable {
  /// Path relative to the project's root.
  public let path: String
  public let before: [UInt8]
  public let after: [UInt8]
  /// In the order of their ranges.
  public let edits: [Edit]

  /// Splices the edits into the bytes.
  /// - Throws: `Defect.conflict` where two edits overlap, `Defect.syntax` where the result has a syntax error that the
  ///   file did not have.
  public init(path: String, before: [UInt8], edits: [Edit]) throws(Defect) {
    // A stable sort: of insertions at one offset, what continues the line comes before what begins another; else they
    // keep the order of their proposals.
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
  /// 1 for an insertion that begins a line of its own, else 0.
  fileprivate var rank: Int {
    isInsertion && replacement.utf8.first.map(\.isLineBreak) == true ? 1 : 0
  }
}

/// The tool's own mistake. Nothing is written when one is found.
public enum Defect: Error, Sendable, Hashable {
  /// Two decisions want the same bytes.
  case conflict(path: String, ByteRange, ByteRange)
  /// The edits would leave a file that does not parse.
  case syntax(path: String)
  /// The edits would change more than they say.
  case collateral(path: String, offset: Int)

  public var message: String {
    switch self {
    case .conflict(let path, let a, let b):
      "two edits of \(path) overlap: bytes \(a.lowerBound)..<\(a.upperBound) and \(b.lowerBound)..<\(b.upperBound)"
    case .collateral(let path, let offset):
      "the edits of \(path) would also change what stands at byte \(offset)"
    case .syntax(let path): "the edits of \(path) would leave it with a syntax error"
    }
  }
}
