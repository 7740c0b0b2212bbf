extension String {
  /// The first line, at most `limit` characters, for a sentence that quotes code: a longer one is cut at a token. ` …`
  /// marks what is left out.
  public func quoted(limit: Int = 72) -> String {
    let line = prefix { !$0.isNewline }.trimmedEnd
    let isWhole = line.endIndex == trimmedEnd.endIndex
    guard line.count > limit else { return isWhole ? String(line) : line + " …" }
    let head = line.prefix(limit - 2)
    // No word is cut in two: the cut is behind the last character that ends a token.
    let next = line[head.endIndex]
    let isBoundary = !(next.isWordPart && head.last?.isWordPart == true)
    let kept =
      isBoundary ? head : head.prefix(upTo: head.lastIndex { !$0.isWordPart } ?? head.endIndex)
    return kept.trimmedEnd + " …"
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmedEnd: Substring {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
