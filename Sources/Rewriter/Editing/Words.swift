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

extension FileFacts {
  /// Where an identifier stands as a whole word.
  func words(_ word: String, in range: ByteRange) -> [ByteRange] {
    let needle = Array(word.utf8)
    guard let first = needle.first else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var result: [ByteRange] = []
      var offset = range.lowerBound
      while offset + needle.count <= range.upperBound {
        let end = offset + needle.count
        if bytes[offset] == first, bytes[offset..<end].elementsEqual(needle),
          !isIdentifierPart(offset - 1), !isIdentifierPart(end)
        {
          result.append(offset..<end)
          offset = end
        } else {
          offset += 1
        }
      }
      return result
    }
  }

  private func isIdentifierPart(_ offset: Int) -> Bool {
    guard bytes.indices.contains(offset) else { return false }
    let byte = bytes[offset]
    return byte >= 0x80 || byte == 0x5F || byte == 0x24 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
