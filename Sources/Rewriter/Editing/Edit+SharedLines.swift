import SourceModel

extension Edit {
  /// Removes a statement that shares its line with others, with the semicolon and spaces that separate them.
  static func removeWithinLine(_ range: ByteRange, in file: FileFacts) -> Edit {
    let semicolon = UInt8(ascii: ";")
    let before = file.skipWhitespaceBackwards(from: range.lowerBound)
    let after = file.skipSpaces(from: range.upperBound)
    let next = after < file.bytes.count ? file.bytes[after] : UInt8(ascii: "\n")
    if next == semicolon {
      return remove(range.lowerBound..<file.skipSpaces(from: after + 1), in: file)
    }
    let isLast = next.isLineBreak || next == UInt8(ascii: "}")
    if next == UInt8(ascii: "}"), before > 0, file.bytes[before - 1] == UInt8(ascii: "{") {
      return remove(before..<after, in: file)
    }
    if next == UInt8(ascii: "}"), file.isFirstInLine(range.lowerBound) {
      // Indent the closing brace like the line that opens the block.
      let opening = file.scopes[file.innermostScope(at: range.lowerBound)].range.lowerBound
      return replace(
        file.lineStart(of: range.lowerBound)..<after, with: file.indentation(at: opening), in: file)
    }
    if isLast, !file.isFirstInLine(range.lowerBound), before > 0,
      file.bytes[before - 1] == semicolon
    {
      return remove((before - 1)..<range.upperBound, in: file)
    }
    return remove(range.lowerBound..<(isLast ? range.upperBound : after), in: file)
  }
}
