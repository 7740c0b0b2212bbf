/// Places of code that one run does not come by in turn.
extension FileFacts {
  /// Whether a run that comes by one place cannot come by another behind it: a block around the first leaves the code
  /// that holds both, or has its `else` around the second, or the second is repeated without the first, or is a part of
  /// what the first only starts.
  func excludes(_ one: ByteRange, _ other: ByteRange) -> Bool {
    if one.contains(other.lowerBound) { return true }
    let loop = scopes.last { $0.loop != nil && $0.range.contains(other.lowerBound) }
    if let loop, !loop.range.contains(one.lowerBound) { return true }
    guard one.upperBound <= other.lowerBound else {
      return other.upperBound <= one.lowerBound && isAlternative(to: other, around: one)
    }
    return isAlternative(to: one, around: other)
      || blocks(around: one, without: other).contains { leaves($0) }
  }

  private func blocks(around place: ByteRange, without other: ByteRange) -> [ByteRange] {
    scopes.filter { scope in
      scope.kind == .block && startsBlock(scope.range) && scope.range.contains(place.lowerBound)
        && !scope.range.contains(other.lowerBound)
    }.map(\.range)
  }

  /// Whether the range is the code of a branch, rather than a statement with its branches.
  private func startsBlock(_ range: ByteRange) -> Bool {
    let word = bytes[range].prefix(7)
    return word.first == UInt8(ascii: "{") || word.starts(with: "case ".utf8)
      || word.starts(with: "default".utf8)
  }

  /// Whether the place behind stands in the `else` of a block around the place before it.
  private func isAlternative(to before: ByteRange, around behind: ByteRange) -> Bool {
    blocks(around: before, without: behind).contains { block in
      blocks(around: behind, without: before).contains { alternative in
        guard block.upperBound <= alternative.lowerBound else { return false }
        let between = text(block.upperBound..<alternative.lowerBound)
        return between.drop { $0.isWhitespace || $0 == "}" }.hasPrefix("else")
          && !between.contains(";")
      }
    }
  }

  /// Whether the last statement of a block jumps out of it.
  private func leaves(_ block: ByteRange) -> Bool {
    var code = text(block)[...]
    while let last = code.last, last.isWhitespace || last == "}" { code.removeLast() }
    let line = code.split(whereSeparator: { $0.isNewline || $0 == ";" || $0 == "{" }).last ?? ""
    let word = line.drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return ["return", "throw", "break", "continue", "fatalError"].contains(word)
  }
}
