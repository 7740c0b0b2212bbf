/// Places of code that one run does not come by in turn.
extension FileFacts {
  /// Whether a run that comes by one place does not come by the other as well: they stand in different branches, or a
  /// block around the first leaves the code that holds both, or the second is repeated without the first, or is a part
  /// of what the first only starts.
  func excludes(_ one: ByteRange, _ other: ByteRange) -> Bool {
    if one.contains(other.lowerBound) { return true }
    let loop = scopes.last { $0.loop != nil && $0.range.contains(other.lowerBound) }
    if let loop, !loop.range.contains(one.lowerBound) { return true }
    if isAlternative(one, to: other) { return true }
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    return blocks(around: first, without: second).contains { block in
      block.exit?.contains(second.lowerBound) == true
    }
  }

  /// Whether a run that comes by one place has come by another, or comes by it next: no branch, loop or closure is around
  /// the other that is not around the first as well.
  func implies(_ one: ByteRange, _ other: ByteRange) -> Bool {
    !excludes(other, one)
      && !scopes.contains { scope in
        (scope.kind == .block || scope.kind == .closure) && scope.range.contains(other.lowerBound)
          && !scope.range.contains(one.lowerBound)
      }
  }

  private func blocks(around place: ByteRange, without other: ByteRange) -> [LexicalScope] {
    scopes.filter { scope in
      scope.kind == .block && scope.range.contains(place.lowerBound)
        && !scope.range.contains(other.lowerBound)
    }
  }

  /// Whether the places stand in different branches of one statement.
  private func isAlternative(_ one: ByteRange, to other: ByteRange) -> Bool {
    let choices = blocks(around: one, without: other).compactMap(\.choice)
    return !choices.isEmpty
      && blocks(around: other, without: one).contains { block in
        block.choice.map(choices.contains) == true
      }
  }
}
