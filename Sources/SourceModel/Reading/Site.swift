/// A location in a file as read. Sites define the order of everything that the tool decides or prints.
public struct Site: Sendable, Hashable, Comparable {
  /// Path relative to the project's root.
  public let path: String
  /// UTF-8 byte offsets into the file, half-open.
  @Packed public private(set) var range: ByteRange
  /// 1-based.
  public let line: Int
  /// 1-based, counted in UTF-8 bytes like the columns of the compiler.
  public let column: Int

  public init(path: String, range: ByteRange, line: Int, column: Int) {
    self.path = path
    self.range = range
    self.line = line
    self.column = column
  }

  /// A whole file: the line and the column are 0.
  public init(wholeFile path: String) { self.init(path: path, range: 0..<0, line: 0, column: 0) }

  public static func < (a: Site, b: Site) -> Bool {
    if a.path != b.path { return a.path < b.path }
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    return a.range.upperBound < b.range.upperBound
  }
}

/// The byte offsets at which the lines of a file start.
public struct LineTable: Sendable {
  /// Byte offset of the first byte of each line, ascending; the first is 0.
  public let starts: [UInt32]

  /// Lines end at LF, CR LF or a lone CR, as in the Swift lexer.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.forEachOccurrence(of: 0x0A, or: 0x0D) { place in
      // In CR LF, the LF ends the line.
      let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
      if !isPair { starts.append(UInt32(place + 1)) }
      return true
    }
    starts.trim()
    self.starts = starts
  }

  /// The 1-based line and column of a byte offset.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    // The first line starts at 0.
    let line = max(1, starts.partitioningIndex { Int($0) > offset })
    return (line, offset - Int(starts[line - 1]) + 1)
  }
}
