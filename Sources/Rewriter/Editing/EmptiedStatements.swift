import SourceModel

/// Statements that do nothing but make a call, and go with it.
extension FileFacts {
  /// The statement that has nothing left to do without some calls: one of them, or the loop, the task or the dispatch
  /// around it. nil where it cannot go.
  func statementEmptied(around call: Call, without calls: [ByteRange]) -> ByteRange? {
    // Arguments that run code stay.
    guard !isCommented(call.range), text(call.range).count(where: { "({".contains($0) }) == 1
    else { return nil }
    var range = call.range
    var index = call.scope
    while let outer = container(of: index, without: calls), !isCommented(outer.range) {
      (range, index) = (outer.range, outer.scope)
    }
    return isStatementAlone(range, inScope: index) ? range : nil
  }

  /// What does nothing but run a block that is left without statements.
  private func container(of index: Int, without calls: [ByteRange]) -> (
    range: ByteRange, scope: Int
  )? {
    let block = scopes[index]
    guard block.owner == nil, isEmpty(block.range, without: calls) else { return nil }
    if case .argument(let place, _, _)? = block.closure {
      guard let call = call(at: place), runsClosureAlone(call) else { return nil }
      return (call.range, call.scope)
    }
    guard block.kind == .block, let parent = block.parent, let next = scopes[parent].parent,
      scopes[parent].kind == .block, scopes[parent].range.upperBound == block.range.upperBound,
      isOfPlainHead(scopes[parent].range.lowerBound..<block.range.lowerBound)
    else { return nil }
    return (scopes[parent].range, next)
  }

  /// `for x in list`, `if let x`, `if let x = part`: nothing is called.
  private func isOfPlainHead(_ range: ByteRange) -> Bool {
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

  /// Whether a range is a statement of a function's body, or in lines of its own in a closure, whose other statements
  /// use the closure's parameters as before.
  private func isStatementAlone(_ range: ByteRange, inScope index: Int) -> Bool {
    let isOnLines = isFirstInLine(range.lowerBound) && isLastInLine(range.upperBound)
    if let body = body(ofScope: index) { return isOnLines || isAllCode(range, in: body) }
    return scopes[index].kind == .closure && isOnLines && !text(range).contains("$")
  }

  /// The body that a scope is as a whole.
  private func body(ofScope index: Int) -> ByteRange? {
    let scope = scopes[index]
    if let owner = scope.owner { return owner.body }
    let body = scope.parent.flatMap { scopes[$0].owner?.body }
    return body == scope.range ? body : nil
  }
}
