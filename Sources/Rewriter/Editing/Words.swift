import SourceModel

extension String {
  /// Whether an identifier occurs in the text as a whole word.
  func containsWord(_ word: String) -> Bool {
    // Damaged code declares types without a name.
    guard !word.isEmpty else { return false }
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      if before?.isIdentifierPart != true, after?.isIdentifierPart != true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// Whether one of some identifiers occurs in the text as a whole word.
  func containsWord(of words: Set<String>) -> Bool {
    !isEmpty && split { !$0.isIdentifierPart }.contains { words.contains(String($0)) }
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
