import SourceModel

/// Statements that only make a call, and are removed with it.
extension FileFacts {
  /// The statement that does nothing without some calls: one of them, or the loop, task or dispatch around it; nil
  /// where it cannot be removed.
  func statementEmptied(
    around call: Call, without calls: [ByteRange], runsClosureAlone: (Call) -> Bool
  ) -> ByteRange? {
    // Arguments that run code stay.
    guard !isCommented(call.range), text(call.range).count(where: { "({".contains($0) }) == 1
    else { return nil }
    var range = call.range
    var index = call.scope
    while let outer = container(of: index, without: calls, runsClosureAlone),
      !isCommented(outer.range)
    {
      (range, index) = (outer.range, outer.scope)
    }
    return isStatementAlone(range, inScope: index) ? range : nil
  }

  /// A statement that only runs a block which is left empty.
  private func container(
    of index: Int, without calls: [ByteRange], _ runsClosureAlone: (Call) -> Bool
  ) -> (range: ByteRange, scope: Int)? {
    let block = scopes[index]
    guard block.owner == nil, isEmpty(block.range, without: calls) else { return nil }
    if case .argument(let place, _, _)? = block.closure {
      guard let call = call(at: place), runsClosureAlone(call) else { return nil }
      return (call.range, call.scope)
    }
    guard block.kind == .block, let parent = block.parent, let next = scopes[parent].parent,
      scopes[parent].kind == .block, scopes[parent].range.upperBound == block.range.upperBound,
      headCallsNothing(scopes[parent].range.lowerBound..<block.range.lowerBound)
    else { return nil }
    return (scopes[parent].range, next)
  }

  /// Whether a head such as `for x in list`, `if let x` or `if let x = part` calls nothing.
  private func headCallsNothing(_ range: ByteRange) -> Bool {
    let words = text(range).split(whereSeparator: \.isWhitespace)
    let isPath = words.last?.allSatisfy { $0.isLetter || $0.isNumber || "_.?".contains($0) } == true
    switch words.first {
    case "for": return words.count == 4 && words[2] == "in" && isPath
    case "if":
      return words.count > 2 && words[1] == "let" && isPath
        && (words.count == 3 || words.count == 5 && words[3] == "=")
    default: return false
    }
  }

  /// Whether a range is a statement of a function's body, or is on its own lines in a closure and does not use the
  /// closure's `$` parameters.
  private func isStatementAlone(_ range: ByteRange, inScope index: Int) -> Bool {
    let isOnLines = isFirstInLine(range.lowerBound) && isLastInLine(range.upperBound)
    if let body = body(ofScope: index) { return isOnLines || isAllCode(range, in: body) }
    return scopes[index].kind == .closure && isOnLines && !text(range).contains("$")
  }

  /// The body of the function or accessor, if it is the whole scope.
  private func body(ofScope index: Int) -> ByteRange? {
    let scope = scopes[index]
    if let owner = scope.owner { return owner.body }
    let body = scope.parent.flatMap { scopes[$0].owner?.body }
    return body == scope.range ? body : nil
  }
}
