import SourceModel

extension Edit {
  /// Removes the comments that describe only removed statements and members with them: those on the lines directly
  /// above, if the next line is blank or ends the block, and documentation.
  /// - Returns: the replacements for the edits that grow.
  static func removingComments(of edits: [Edit], in file: FileFacts) -> [Edit: [Edit]] {
    let removals = edits.filter { $0.removesLines(of: file) && $0.removesCode(of: file) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [Edit: [Edit]] = [:]
    var index = 0
    while index < removals.count {
      let first = removals[index]
      var end = first.range.upperBound
      while index + 1 < removals.count, removals[index + 1].range.lowerBound == end {
        index += 1
        end = removals[index].range.upperBound
      }
      index += 1
      let start = file.startOfComment(above: first.range.lowerBound)
      let code = file.skipWhitespaceBackwards(from: end)
      guard start < first.range.lowerBound,
        file.endsParagraph(file.lineEnd(of: code)) || file.isDocumented(first.range),
        !file.isAllOfBlock(start..<end),
        !edits.contains(where: {
          $0.range.lowerBound >= start && $0.range.upperBound <= first.range.lowerBound
        })
      else { continue }
      let isSingle = end == first.range.upperBound
      result[first] = [
        isSingle
          ? .removeDeclaration(file.skipWhitespace(from: start)..<code, in: file)
          : .remove(start..<first.range.upperBound, in: file)
      ]
    }
    return result
  }

  /// Whether the edit removes code of a body or a whole member of a type, rather than an import or a type.
  private func removesCode(of file: FileFacts) -> Bool {
    let place = file.skipWhitespace(from: range.lowerBound)
    guard range.contains(place) else { return false }
    var index: Int? = file.innermostScope(at: place)
    while let current = index {
      let scope = file.scopes[current]
      if scope.owner != nil { return true }
      if case .type(let type) = scope.kind {
        return file.types[type].properties.contains { $0.declaration.lowerBound == place }
      }
      index = scope.parent
    }
    return false
  }
}

extension FileFacts {
  /// Whether there is a comment on the line above.
  func isCommented(_ range: ByteRange) -> Bool {
    ["//", "*", "/*"].contains(where: lineAbove(range).hasPrefix)
  }

  /// Whether it may have a documentation comment, which would then document the next declaration.
  func isDocumented(_ range: ByteRange) -> Bool {
    ["///", "*", "/*"].contains(where: lineAbove(range).hasPrefix)
  }

  private func lineAbove(_ range: ByteRange) -> String {
    let line = lineStart(of: range.lowerBound)
    return line == 0
      ? "" : String(text(lineStart(of: line - 1)..<line).drop(while: \.isWhitespace))
  }

  /// The start of the lines above a line that hold only comments about the code below; the line itself if there are
  /// none. A heading is about more than that.
  func startOfComment(above line: Int) -> Int {
    var start = line
    while start > 0 {
      let previous = lineStart(of: start - 1)
      let text = text(previous..<start).drop(while: \.isWhitespace)
      guard text.hasPrefix("//"), !text.contains("MARK"), !text.contains("swiftlint") else { break }
      start = previous
    }
    return start
  }

  /// Whether the line at an offset is blank or ends a block.
  fileprivate func endsParagraph(_ line: Int) -> Bool {
    let next = skipSpaces(from: line)
    return next >= bytes.count || isLastInLine(line) || bytes[next] == UInt8(ascii: "}")
  }

  /// Whether a block contains nothing else: the comment then says why it is empty.
  fileprivate func isAllOfBlock(_ lines: ByteRange) -> Bool {
    let before = skipWhitespaceBackwards(from: lines.lowerBound)
    let next = skipWhitespace(from: lines.upperBound)
    guard before > 0, next < bytes.count, bytes[next] == UInt8(ascii: "}") else { return false }
    return bytes[before - 1] == UInt8(ascii: "{") || text(max(0, before - 3)..<before) == " in"
  }
}
