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
