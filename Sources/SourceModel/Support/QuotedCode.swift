extension String {
  /// The first line, with the calls that continue it (`.map(…)`), for a sentence that quotes code: at most `limit`
  /// characters, cut at a token. ` …` marks what is left out.
  public func quoted(limit: Int = 72) -> String {
    var lines = trimmedEnd.split(whereSeparator: \.isNewline).map(String.init)
    // A line of braces alone does not tell what the code is.
    if lines.count > 1, !lines[0].contains(where: \.isWordPart) {
      lines.replaceSubrange(0...1, with: ["\(lines[0].trimmedEnd) \(lines[1].trimmedStart)"])
    }
    let continued = lines.dropFirst().prefix { $0.trimmedStart.hasPrefix(".") }
    let line = continued.reduce(String((lines.first ?? "").trimmedEnd)) {
      $0 + $1.trimmedStart.trimmedEnd
    }
    let isWhole = continued.count == max(lines.count, 1) - 1
    guard line.count > limit else { return isWhole ? line : line + " …" }
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
  fileprivate var trimmedStart: Substring { drop(while: \.isWhitespace) }

  fileprivate var trimmedEnd: Substring {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
