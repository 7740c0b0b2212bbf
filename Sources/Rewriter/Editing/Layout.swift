import SourceModel

/// Helpers for the white space in a file.
extension FileFacts {
  /// The line ending of the file: that of its first line.
  var newline: String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[index] == 0x0A { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The white space at the beginning of the line of an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return text(start..<end)
  }

  /// The text of a range, with its continuation lines moved left to where they would be if it began on the line of
  /// `offset`. A multi-line string stays as it is.
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

  func containsLineBreak(_ range: ByteRange) -> Bool { bytes[range].contains { $0.isLineBreak } }

  /// Whether only white space follows an offset on its line.
  func isLastInLine(_ offset: Int) -> Bool {
    let next = skipSpaces(from: offset)
    return next == bytes.count || bytes[next].isLineBreak
  }

  /// The end of the code on the line that begins at an offset, without a comment after `code` and the white space
  /// before it.
  func endOfCode(from start: Int, behind code: Int) -> Int {
    var end = start
    var isQuoted = false
    while end < bytes.count, !bytes[end].isLineBreak {
      if end >= code {
        if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
        if !isQuoted, beginsComment(at: end) { break }
      }
      end += 1
    }
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    return end
  }

  private func beginsComment(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/") && offset + 1 < bytes.count
      && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[offset + 1])
      && (offset == 0 || bytes[offset - 1].isWhitespace)
  }

  /// The first byte of code after the opening brace of a body; nil in an empty one.
  func firstCode(in body: ByteRange) -> Int? {
    let first = skipWhitespace(from: body.lowerBound + 1)
    return first < body.upperBound - 1 ? first : nil
  }

  /// Where the code of a body begins behind the `guard`s that it starts with: where they leave it, nothing changes.
  func behindGuards(from start: Int, in body: ByteRange) -> Int {
    guard text(start..<body.upperBound).hasPrefix("guard "),
      let exit = scopes.first(where: { $0.exit != nil && $0.range.lowerBound > start }),
      exit.range.upperBound < body.upperBound
    else { return start }
    return behindGuards(from: skipWhitespace(from: exit.range.upperBound), in: body)
  }

  /// Whether a body contains only the code in `range`.
  func isAllCode(_ range: ByteRange, in body: ByteRange) -> Bool {
    firstCode(in: body) == range.lowerBound
      && skipWhitespaceBackwards(from: body.upperBound - 1) == range.upperBound
  }
}

extension FileFacts {
  /// The indentation of a type's members: that of the first one, or one step deeper than the type.
  func memberIndentation(of type: DeclaredType) -> String {
    let end = type.memberBlock.upperBound - 1
    var first = skipWhitespace(from: type.memberBlock.lowerBound + 1)
    // Code that is commented out starts at the margin.
    while first + 1 < end, bytes[first] == 0x2F, bytes[first + 1] == 0x2F,
      lineStart(of: first) == first
    {
      first = skipWhitespace(from: lineEnd(of: first))
    }
    if first < end, isFirstInLine(first) {
      return indentation(at: first)
    }
    return indentation(at: type.introducer.lowerBound) + indentationStep
  }

  /// The indentation for new members. The members of a one-line type move one step to the right when it is opened.
  func indentationOfNewMembers(of type: DeclaredType) -> String {
    containsLineBreak(type.memberBlock)
      ? memberIndentation(of: type) : indentation(at: type.introducer.lowerBound)
  }

  /// One step of indentation: that of the first indented line (a tab, or two to eight spaces), else two spaces.
  var indentationStep: String {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x09 { return "\t" }
      if byte == 0x20 {
        let end = skipSpaces(from: index)
        let width = end - index
        if width >= 2, width <= 8, end < bytes.count, !bytes[end].isLineBreak, bytes[end] != 0x2A {
          return String(repeating: " ", count: width)
        }
      }
      index = lineEnd(of: index)
    }
    return "  "
  }

  /// The end of a comment after a declaration on its last line, or the end of the declaration.
  func endOfTrailingComment(from end: Int) -> Int {
    let next = skipSpaces(from: end)
    guard next + 1 < bytes.count, bytes[next] == 0x2F, bytes[next + 1] == 0x2F else { return end }
    var last = next
    while last < bytes.count, !bytes[last].isLineBreak { last += 1 }
    return last
  }
}
