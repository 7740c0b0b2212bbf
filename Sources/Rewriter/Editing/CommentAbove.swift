import SourceModel

extension FileFacts {
  /// A statement that goes, with the comment in the lines above it where nothing is left that the comment could be about:
  /// what follows is an empty line, or the end of the block.
  /// - Parameter others: statements that go with it.
  func withComment(_ statement: ByteRange, besides others: [ByteRange] = []) -> ByteRange {
    guard isFirstInLine(statement.lowerBound) else { return statement }
    var end = statement.upperBound
    while let next = others.first(where: { skipWhitespace(from: end) == $0.lowerBound }),
      bytes[end..<next.lowerBound].count(where: { $0 == 0x0A }) == 1
    {
      end = next.upperBound
    }
    guard isLastInLine(end) else { return statement }
    let behind = lineEnd(of: end)
    guard behind == bytes.count || isLastInLine(behind) || bytes[skipSpaces(from: behind)] == 0x7D
    else { return statement }
    var start = lineStart(of: statement.lowerBound)
    let code = start
    while let line = line(before: start) {
      let text = text(line).drop(while: \.isWhitespace)
      guard text.hasPrefix("//") else { break }
      if Self.kept.contains(where: text.contains) { return statement }
      start = line.lowerBound
    }
    return start < code ? skipSpaces(from: start)..<statement.upperBound : statement
  }

  /// Comments that are about more than the line below them.
  private static let kept = ["MARK", "TODO", "FIXME", "swiftlint:", "migrate-observable:"]

  private func line(before start: Int) -> ByteRange? {
    guard start > 0 else { return nil }
    let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
    return lineStart(of: start - (isPair ? 2 : 1))..<start
  }
}
