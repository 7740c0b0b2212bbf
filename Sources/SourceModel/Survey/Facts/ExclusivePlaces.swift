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

  /// Whether every execution that reaches the first place also reaches the other.
  func implies(_ one: ByteRange, _ other: ByteRange) -> Bool {
    !excludes(other, one) && !isDecided(other, apartFrom: one)
  }

  /// Whether code that reaches the second place has certainly evaluated the first one.
  func precedes(_ first: ByteRange, _ second: ByteRange) -> Bool {
    second.contains(first.lowerBound)
      || first.lowerBound < second.lowerBound && !isDecided(first, apartFrom: second)
  }

  /// Whether something decides whether code at a place runs, without deciding the same about another place: a branch, a
  /// loop, an operator or a closure contains the place alone, or a block between them leaves what contains the place.
  /// - Parameter passes: Whether the code in a closure runs whenever the code around it does.
  func isDecided(
    _ place: ByteRange, apartFrom other: ByteRange,
    unless passes: (LexicalScope) -> Bool = { _ in false }
  ) -> Bool {
    func isApart(_ range: ByteRange) -> Bool {
      range.contains(place.lowerBound) && !range.contains(other.lowerBound)
    }
    return mayLeave(between: other, and: place)
      || scopes.indices.contains { index in
        [.block, .closure].contains(scopes[index].kind) && isApart(scopes[index].range)
          && !isCondition(index) && !passes(scopes[index])
      }
      || uses.branches.contains { branch in
        // In `x?.start()`, `x` is evaluated in any case.
        let isOperand = branch.range.contains(place.lowerBound)
        return (branch.whenTrue + branch.whenFalse).contains {
          isApart($0) && !(isOperand && $0.lowerBound == branch.range.lowerBound)
        }
      }
  }

  /// Whether code always reaches one of some places: nothing decides about one of them, or each branch of a statement
  /// that always runs contains one.
  /// - Parameter passes: Whether the code in a closure runs whenever the code around it does.
  func alwaysReaches(
    oneOf places: [ByteRange], in code: ByteRange, unless passes: (LexicalScope) -> Bool
  ) -> Bool {
    let inside = places.filter { code.contains($0.lowerBound) }
    if inside.contains(where: { !isDecided($0, apartFrom: code, unless: passes) }) { return true }
    guard inside.count > 1 else { return false }
    let statements = Set(
      scopes.compactMap(\.choice).filter { statement in
        code.contains(statement.lowerBound) && inside.count { statement.contains($0) } > 1
      })
    return statements.contains { statement in
      let branches = scopes.filter { $0.choice == statement }.map(\.range)
      return isExhaustive(statement, branches)
        && !isDecided(statement, apartFrom: code, unless: passes)
        && branches.allSatisfy { alwaysReaches(oneOf: inside, in: $0, unless: passes) }
    }
  }

  /// Whether one of the branches of a statement runs in any case: it is a `switch`, or ends in `else { … }`.
  private func isExhaustive(_ statement: ByteRange, _ branches: [ByteRange]) -> Bool {
    bytes[statement].starts(with: "switch".utf8)
      || branches.max { $0.lowerBound < $1.lowerBound }.map { last in
        lastWord(in: statement.lowerBound..<last.lowerBound) == "else"
      } == true
  }

  /// Whether a block between two places leaves what contains the second one.
  func mayLeave(between first: ByteRange, and second: ByteRange) -> Bool {
    scopes.contains { block in
      block.kind == .block && first.lowerBound <= block.range.lowerBound
        && block.range.upperBound <= second.lowerBound
        && block.exit?.contains(second.lowerBound) == true
    }
  }

  /// Whether a scope is that of a whole `if` statement, including its condition, and not of an `else if`.
  private func isCondition(_ scope: Int) -> Bool {
    func isWhole(_ scope: LexicalScope) -> Bool {
      scope.kind == .block && scope.choice == nil && scope.loop == nil && scope.owner == nil
        && bytes[scope.range].starts(with: "if".utf8)
    }
    return isWhole(scopes[scope]) && scopes[scope].parent.map { !isWhole(scopes[$0]) } == true
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
