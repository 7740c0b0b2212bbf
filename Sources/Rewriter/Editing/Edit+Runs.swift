import SourceModel

extension Edit {
  /// Closes gaps that removals leave only together. Consecutive removed lines also remove the blank line after them
  /// if there is one before them, or the one before them at the end of a block. A blank line that two removals
  /// include is removed once.
  /// - Returns: the replacements for the edits that grow.
  static func closingGaps(of edits: [Edit], in file: FileFacts) -> [Edit: [Edit]] {
    let removals = edits.filter { $0.removesLines(of: file) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [Edit: Edit] = [:]
    var index = 0
    while index < removals.count {
      var last = index
      repeat {
        while last + 1 < removals.count,
          let rest = removals[last + 1].behind(result[removals[last]] ?? removals[last], in: file)
        {
          last += 1
          if rest != removals[last] { result[removals[last]] = rest }
        }
        let end = result[removals[last]] ?? removals[last]
        if let (old, new) = enlargedRemoval(removals[index], end, in: file),
          !edits.contains(where: { $0 != old && $0.touches(new.range) && !removals.contains($0) })
        {
          result[old == end ? removals[last] : old] = new
        }
        // A run that takes the blank line after it may reach the next one.
      } while last + 1 < removals.count
        && result[removals[last]]?.range.upperBound == removals[last + 1].range.lowerBound
      index = last + 1
    }
    return result.mapValues { [$0] }
  }

  private static func enlargedRemoval(_ first: Edit, _ last: Edit, in file: FileFacts) -> (
    Edit, Edit
  )? {
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

  /// What remains to be removed after another removal that ends where this one begins, or within its leading blank
  /// lines; nil where they are apart.
  private func behind(_ other: Edit, in file: FileFacts) -> Edit? {
    let end = other.range.upperBound
    guard range.lowerBound <= end, end < range.upperBound,
      file.skipWhitespace(from: range.lowerBound) >= end
    else { return nil }
    return range.lowerBound == end ? self : .remove(end..<range.upperBound, in: file)
  }

  /// Whether the edit removes whole lines.
  func removesLines(of file: FileFacts) -> Bool {
    replacement.isEmpty && !isInsertion && file.lineStart(of: range.lowerBound) == range.lowerBound
      && file.lineStart(of: range.upperBound) == range.upperBound
  }

  private func touches(_ other: ByteRange) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
  }
}
