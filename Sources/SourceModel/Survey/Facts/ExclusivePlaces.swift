/// Determines which places in the code one execution reaches.
extension FileFacts {
  /// Whether an execution that reaches the first place does not go on to reach the other. They are in different
  /// branches, a block around the earlier one exits the code that contains both, the other is in a loop that does not
  /// contain the first, or the other is part of code that the first only starts.
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

  /// Whether every execution that reaches the first place also reaches the other: no branch, loop or closure encloses
  /// the other without also enclosing the first.
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

  /// Whether the places are in different branches of one statement.
  private func isAlternative(_ one: ByteRange, to other: ByteRange) -> Bool {
    let choices = blocks(around: one, without: other).compactMap(\.choice)
    return !choices.isEmpty
      && blocks(around: other, without: one).contains { block in
        block.choice.map(choices.contains) == true
      }
  }
}
