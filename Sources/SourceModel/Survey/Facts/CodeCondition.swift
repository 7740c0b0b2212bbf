/// A condition under which code runs.
struct CodeCondition {
  let text: String
  /// Whether the code runs if the condition is true.
  let whenTrue: Bool
}

extension FileFacts {
  /// The conditions between the start of a body and a place in it: those of the branches around it, and those of
  /// branches before it that leave the body.
  func conditions(of place: ByteRange, in body: ByteRange) -> [CodeCondition] {
    scopes.filter { $0.kind == .block && body.contains($0.range) && $0.range != body }
      .compactMap { block in
        if block.range.contains(place) {
          return block.choice.map { choice in
            condition(before: block.range, from: choice.lowerBound, whenTrue: true)
          }
        }
        guard block.range.upperBound <= place.lowerBound, block.exit?.contains(place) == true else {
          return nil
        }
        let start = block.choice?.lowerBound ?? lineStart(of: block.range.lowerBound)
        let isGuard = text(start..<block.range.lowerBound).containsWord("guard")
        return condition(before: block.range, from: start, whenTrue: isGuard)
      }
  }

  /// Reads `if x != y {` or `guard x != y else {`.
  private func condition(before block: ByteRange, from start: Int, whenTrue: Bool)
    -> CodeCondition
  {
    var words = text(start..<block.lowerBound).split(whereSeparator: \.isWhitespace)
    if words.last == "else" { words.removeLast() }
    if let head = words.lastIndex(where: { $0 == "if" || $0 == "guard" }) {
      words.removeFirst(head + 1)
    }
    return CodeCondition(text: words.joined(separator: " "), whenTrue: whenTrue)
  }
}

extension FileFacts {
  /// The pattern of the `case` of a `switch` around a place in the same body, as far as it is a name: `.sync`.
  public func switchCase(around place: ByteRange) -> String? {
    for (_, scope) in scopesInBody(around: innermostScope(at: place.lowerBound))
    where scope.owner == nil && scope.isCode {
      let words = text(scope.range.lowerBound..<place.lowerBound).prefix { $0 != ":" }
        .split(separator: " ").filter { $0 != "let" }
      if words.first == "case", words.count > 1, words[1].hasPrefix(".") {
        return String(words[1].prefix { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber })
      }
    }
    return nil
  }
}
