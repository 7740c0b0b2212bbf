import SourceModel

/// A change of a file, without code that the change leaves alone.
///
/// What is proved for it holds for the whole file. If the parser reaches the opening brace of a block after the same
/// code as before, it parses the block as before, up to the same closing brace: the bytes are the same, and nothing
/// else around the block affects how it is parsed.
struct ShortenedChange {
  let change: FileChange
  /// The contents of the blocks that are left out, in order.
  private let gaps: [ByteRange]

  /// - Parameter blocks: the ranges including braces, in the order of their starts; they may be nested.
  /// - Returns: nil where nothing can be left out.
  init?(of whole: FileChange, leavingOut blocks: [ByteRange]) {
    var gaps: [ByteRange] = []
    var edits = whole.edits[...]
    for block in blocks {
      let gap = block.lowerBound + 1..<block.upperBound - 1
      if gap.isEmpty { continue }
      if let last = gaps.last, gap.lowerBound < last.upperBound { continue }
      let neighbor = whole.before[..<block.lowerBound].lastIndex { !$0.isWhitespace } ?? 0
      edits = edits.drop { $0.range.upperBound <= neighbor }
      if let edit = edits.first, edit.range.lowerBound <= gap.upperBound { continue }
      gaps.append(gap)
    }
    guard !gaps.isEmpty else { return nil }
    self.gaps = gaps
    var before: [UInt8] = []
    var position = 0
    for gap in gaps {
      before += whole.before[position..<gap.lowerBound]
      position = gap.upperBound
    }
    before += whole.before[position...]
    var shifted = Shift(gaps)
    let moved = whole.edits.map { edit in
      Edit(path: edit.path, range: shifted.range(edit.range), replacement: edit.replacement)
    }
    guard let change = try? FileChange(path: whole.path, before: before, edits: moved) else {
      return nil
    }
    self.change = change
  }

  /// The pieces of the whole file that are not left out.
  func pieces(of whole: [ByteRange]) -> [ByteRange] {
    var shift = Shift(gaps)
    var rest = gaps[...]
    return whole.compactMap { piece in
      rest = rest.drop { $0.upperBound <= piece.lowerBound }
      if let gap = rest.first, gap.lowerBound <= piece.lowerBound { return nil }
      return shift.range(piece)
    }
  }

  /// Maps ranges to the text without the gaps. Ranges must be passed in the order of their starts.
  private struct Shift {
    private var gaps: ArraySlice<ByteRange>
    private var size = 0

    init(_ gaps: [ByteRange]) { self.gaps = gaps[...] }

    /// - Precondition: the range is beside the gaps or contains them.
    mutating func range(_ range: ByteRange) -> ByteRange {
      let start = place(of: range.lowerBound)
      var end = self
      return start..<end.place(of: range.upperBound)
    }

    private mutating func place(of offset: Int) -> Int {
      while let gap = gaps.first, gap.upperBound <= offset {
        size += gap.count
        gaps = gaps.dropFirst()
      }
      return offset - size
    }
  }
}
