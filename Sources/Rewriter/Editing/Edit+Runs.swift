import SourceModel

extension Edit {
  /// Closes the gap that removals leave together which each alone would not: lines that stand one behind the other go
  /// with the blank line behind them where one stands before them, and with the one before them at the end of a block.
  /// - Returns: what takes the place of the edits that grow.
  static func closingGaps(of edits: [Edit], in file: FileFacts) -> [Edit: Edit] {
    let removals = edits.filter { $0.removesLines(of: file) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [Edit: Edit] = [:]
    var index = 0
    while index < removals.count {
      var last = index
      while last + 1 < removals.count,
        removals[last + 1].range.lowerBound == removals[last].range.upperBound
      {
        last += 1
      }
      if let (old, new) = grown(removals[index], removals[last], in: file),
        !edits.contains(where: { $0 != old && $0.touches(new.range) && !removals.contains($0) })
      {
        result[old] = new
      }
      index = last + 1
    }
    return result
  }

  private static func grown(_ first: Edit, _ last: Edit, in file: FileFacts) -> (Edit, Edit)? {
    let (start, end) = (first.range.lowerBound, last.range.upperBound)
    guard end < file.bytes.count, start > 0 else { return nil }
    let before = file.skipWhitespaceBackwards(from: start)
    let opens = before > 0 && file.bytes[before - 1] == 0x7B
    let isBlankBefore = first != last && file.isBlankLine(before: start)
    if file.isLastInLine(end), opens && !file.isBlankLine(before: start) || isBlankBefore {
      return (last, .remove(last.range.lowerBound..<file.lineEnd(of: end), in: file))
    }
    if isBlankBefore, file.bytes[file.skipSpaces(from: end)] == 0x7D {
      return (first, .remove(file.lineEnd(of: before)..<first.range.upperBound, in: file))
    }
    return nil
  }

  private func removesLines(of file: FileFacts) -> Bool {
    replacement.isEmpty && !isInsertion && file.lineStart(of: range.lowerBound) == range.lowerBound
      && file.lineStart(of: range.upperBound) == range.upperBound
  }

  private func touches(_ other: ByteRange) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
  }
}
