import SourceModel

extension Edit {
  /// Removes one entry of an inheritance clause, or the whole clause if it is the only entry.
  static func removeInherited(_ index: Int, of type: DeclaredType, in file: FileFacts) -> Edit {
    let entries = type.inheritance
    guard entries.count > 1 else {
      let start = type.inheritanceClause?.lowerBound ?? entries[index].range.lowerBound
      let end = entries[index].range.upperBound
      let gap = file.skipWhitespaceBackwards(from: start)
      let between = file.skipWhitespace(from: start + 1)..<entries[index].range.lowerBound
      if !between.isEmpty, file.bytes[start] == UInt8(ascii: ":") {
        // A comment after the colon stays.
        let comment = file.text(between).trimmingTrailingWhitespace
        guard comment.contains("//") else {
          return replace(gap..<end, with: " " + comment, in: file)
        }
        let next = file.newline + file.indentation(at: type.introducer.lowerBound)
        return replace(gap..<file.skipSpaces(from: end), with: " " + comment + next, in: file)
      }
      // The code that follows must not become part of the comment above the clause.
      if file.text(file.lineStart(of: gap)..<gap).contains("//") {
        return remove(start..<file.skipSpaces(from: end), in: file)
      }
      return remove(gap..<end, in: file)
    }
    if index == 0 {
      let gap = entries[0].range.upperBound..<entries[1].range.lowerBound
      if file.holdsOnlySeparator(gap) {
        return remove(entries[0].range.lowerBound..<entries[1].range.lowerBound, in: file)
      }
      return replace(
        entries[0].range.lowerBound..<entries[1].range.lowerBound,
        with: String(file.withoutCommas(gap).drop(while: \.isWhitespace)), in: file)
    }
    let gap = entries[index - 1].range.upperBound..<entries[index].range.lowerBound
    if file.holdsOnlySeparator(gap) {
      return remove(gap.lowerBound..<entries[index].range.upperBound, in: file)
    }
    // A comment between the entries stays, after the previous entry.
    let kept = file.withoutCommas(gap).trimmingTrailingWhitespace
    let end = entries[index].range.upperBound
    guard file.text(file.lineStart(of: gap.upperBound)..<gap.upperBound).isBlank,
      !file.isLastInLine(end)
    else { return replace(gap.lowerBound..<end, with: kept, in: file) }
    // The comment ends with its line, so the code that follows must not move into it.
    let next = file.newline + file.indentation(at: type.introducer.lowerBound)
    return replace(gap.lowerBound..<file.skipSpaces(from: end), with: kept + next, in: file)
  }
}

extension Edit {
  /// Removes one part of a composition `A & B & C`, with an `&`.
  static func removePart(_ part: ByteRange, in file: FileFacts) -> Edit {
    let ampersand = UInt8(ascii: "&")
    let next = file.skipWhitespace(from: part.upperBound)
    if next < file.bytes.count, file.bytes[next] == ampersand {
      return remove(part.lowerBound..<file.skipWhitespace(from: next + 1), in: file)
    }
    let before = file.skipWhitespaceBackwards(from: part.lowerBound)
    guard before > 0, file.bytes[before - 1] == ampersand else { return remove(part, in: file) }
    return remove(file.skipWhitespaceBackwards(from: before - 1)..<part.upperBound, in: file)
  }
}

extension FileFacts {
  fileprivate func holdsOnlySeparator(_ range: ByteRange) -> Bool {
    bytes[range].allSatisfy { $0.isWhitespace || $0 == 0x2C }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var trimmingTrailingWhitespace: String {
    var result = self
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}
