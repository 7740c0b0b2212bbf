/// Finds the boundaries of whitespace in the bytes of a file.
extension FileFacts {
  /// The first byte offset of the line that contains an offset.
  public func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start == 0 ? min(textStart, offset) : start
  }

  /// The text of the `//` comment on the lines directly above the line of an offset, in lower case.
  func comment(above offset: Int) -> String {
    let start = lineStart(of: offset)
    let lines = text(max(0, start - 400)..<start).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().reversed().prefix { $0.drop(while: \.isWhitespace).hasPrefix("//") }
    return lines.reversed().joined(separator: " ").lowercased()
  }

  /// The offset after the byte-order mark, if there is one.
  public var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The offset after the line break that ends the line of an offset, or the end of the file.
  public func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return end
  }

  /// The first offset at or after `start` that is not whitespace.
  public func skipWhitespace(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index
  }

  /// The first offset at or after `start` that is not a space or tab; line breaks are not skipped.
  public func skipSpaces(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// The offset after the last byte before `end` that is not whitespace.
  public func skipWhitespaceBackwards(from end: Int) -> Int {
    var index = end
    while index > 0, bytes[index - 1].isWhitespace { index -= 1 }
    return index
  }

  /// Whether only whitespace precedes an offset in its line.
  public func isFirstInLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(\.isWhitespace)
  }

  /// Whether code is a statement on lines of its own that does not continue the code before it, so that its value is
  /// unused.
  func isWholeStatement(_ range: ByteRange) -> Bool {
    let before = text(lineStart(of: range.lowerBound)..<range.lowerBound)
      .split(separator: " ").map(String.init)
    guard before.allSatisfy(["try", "try?", "try!", "await", "_", "="].contains) else {
      return false
    }
    let behind = skipSpaces(from: range.upperBound)
    guard behind == bytes.count || bytes[behind].isLineBreak || bytes[behind] == UInt8(ascii: ";")
    else { return false }
    let end = skipWhitespaceBackwards(from: lineStart(of: range.lowerBound))
    return end == 0 || !"=,([:?&|<>+-*".utf8.contains(bytes[end - 1])
  }

  /// A range without leading and trailing whitespace and semicolons.
  public func trimmed(_ range: ByteRange) -> ByteRange {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isSpaceOrSemicolon { start += 1 }
    while start < end, bytes[end - 1].isSpaceOrSemicolon { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  var isSpaceOrSemicolon: Bool { isWhitespace || self == UInt8(ascii: ";") }
}
