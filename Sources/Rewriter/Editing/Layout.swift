import SourceModel

/// Questions about white space in a file's bytes.
extension FileFacts {
  /// The file's own line ending: that of its first line.
  var newline: String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[index] == 0x0A { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The white space at the beginning of the line in which an offset stands.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return text(start..<end)
  }

  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start == 0 ? min(textStart, offset) : start
  }

  /// Behind a byte-order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The offset just behind the line break that ends the line of an offset, or the end of the file.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return end
  }

  /// The text of a range whose further lines are moved to the left, as far as its first is when it begins in the line
  /// of `offset`; a string of several lines stays as it is.
  func text(_ range: ByteRange, movedTo offset: Int) -> String {
    let text = text(range)
    let old = indentation(at: range.lowerBound)
    let new = indentation(at: offset)
    guard containsLineBreak(range), !text.contains("\"\"\""), old.count > new.count,
      old.hasPrefix(new)
    else { return text }
    return text.split(separator: newline, omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        index > 0 && line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
      }
      .joined(separator: newline)
  }

  /// The first offset from `start` on that is no white space.
  func skipWhitespace(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index
  }

  func skipSpaces(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  func skipWhitespaceBackwards(from end: Int) -> Int {
    var index = end
    while index > 0, bytes[index - 1].isWhitespace { index -= 1 }
    return index
  }

  func containsLineBreak(_ range: ByteRange) -> Bool { bytes[range].contains { $0.isLineBreak } }

  /// Whether nothing but white space stands before an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(\.isWhitespace)
  }

  /// Whether nothing but white space stands behind an offset in its line.
  func isLastInLine(_ offset: Int) -> Bool {
    let next = skipSpaces(from: offset)
    return next == bytes.count || bytes[next].isLineBreak
  }
}
