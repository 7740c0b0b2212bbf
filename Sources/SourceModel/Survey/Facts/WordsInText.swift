extension String {
  /// Whether the text contains an identifier as a whole word.
  public func containsWord(_ word: String) -> Bool {
    // In code that does not parse, a type may have no name.
    guard !word.isEmpty else { return false }
    if let answer = containsASCIIWord(Array(word.utf8)) { return answer }
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      if before?.isIdentifierPart != true, after?.isIdentifierPart != true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// nil where the word or its surroundings are not ASCII.
  private func containsASCIIWord(_ word: [UInt8]) -> Bool? {
    guard let first = word.first, word.allSatisfy({ $0 < 0x80 }) else { return nil }
    let found = utf8.withContiguousStorageIfAvailable { text -> Bool? in
      guard text.count >= word.count else { return false }
      for start in 0...text.count - word.count
      where text[start] == first && text[start..<start + word.count].elementsEqual(word) {
        let before = start > 0 ? text[start - 1] : 0x20
        let end = start + word.count
        let after = end < text.count ? text[end] : 0x20
        guard before < 0x80, after < 0x80 else { return nil }
        if !before.isIdentifierPart, !after.isIdentifierPart { return true }
      }
      return false
    }
    return found ?? nil
  }

  /// Whether the text contains one of the identifiers as a whole word.
  public func containsWord(of words: Set<String>) -> Bool {
    !isEmpty && split { !$0.isIdentifierPart }.contains { words.contains(String($0)) }
  }
}

extension UInt8 {
  fileprivate var isIdentifierPart: Bool { isWordByte || self == UInt8(ascii: "$") }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}

extension FileFacts {
  /// Whether a word is an argument label.
  public func isArgumentLabel(_ word: ByteRange) -> Bool {
    let before = skipWhitespaceBackwards(from: word.lowerBound)
    return word.upperBound < bytes.count && bytes[word.upperBound] == UInt8(ascii: ":")
      && before > 0 && [UInt8(ascii: "("), UInt8(ascii: ",")].contains(bytes[before - 1])
  }

  /// Whether a word is an argument label, or the name of another value's member.
  public func isLabelOrMember(_ word: ByteRange) -> Bool {
    word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: ".") || isArgumentLabel(word)
  }

  /// A name with the members that follow it: `Model.Key` in `Model.Key.self`.
  func path(startingWith name: ByteRange) -> Expression {
    var path = Expression(.name(text(name)), range: name)
    var end = name.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: "."), isIdentifierPart(end + 1) {
      let start = end + 1
      end = start
      while isIdentifierPart(end) { end += 1 }
      let member = text(start..<end)
      if member != "self" {
        path = Expression(.member(path, member), range: name.lowerBound..<end)
      }
    }
    return path
  }

  /// Whether the braces contain only white space.
  public func isEmptyBlock(_ braces: ByteRange) -> Bool {
    // In code that does not parse, either brace may be missing.
    braces.count >= 2
      && bytes[(braces.lowerBound + 1)..<(braces.upperBound - 1)].allSatisfy(\.isWhitespace)
  }
}

/// The text between the first `<` and the `>` that closes it.
public func genericArgument(in text: String) -> String? {
  guard let start = text.firstIndex(of: "<") else { return nil }
  var depth = 0
  var index = start
  var previous: Character = " "
  while index < text.endIndex {
    if text[index] == "<" { depth += 1 }
    // The arrow of a function type is not a bracket.
    if text[index] == ">", previous != "-" { depth -= 1 }
    if depth == 0 { return String(text[text.index(after: start)..<index]) }
    previous = text[index]
    index = text.index(after: index)
  }
  return nil
}
