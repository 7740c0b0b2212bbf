import SourceModel

extension Edit {
  /// Removes one entry of an inheritance clause, and the whole clause with its last entry.
  static func removeInherited(_ index: Int, of type: DeclaredType, in file: FileFacts) -> Edit {
    let entries = type.inheritance
    guard entries.count > 1 else {
      let start = type.inheritanceClause?.lowerBound ?? entries[index].range.lowerBound
      return remove(
        file.skipWhitespaceBackwards(from: start)..<entries[index].range.upperBound, in: file)
    }
    if index == 0 {
      let gap = entries[0].range.upperBound..<entries[1].range.lowerBound
      if file.holdsOnlySeparator(gap) {
        return remove(entries[0].range.lowerBound..<entries[1].range.lowerBound, in: file)
      }
      return remove(
        entries[0].range.lowerBound..<file.skipSeparator(from: gap.lowerBound), in: file)
    }
    let gap = entries[index - 1].range.upperBound..<entries[index].range.lowerBound
    if file.holdsOnlySeparator(gap) {
      return remove(gap.lowerBound..<entries[index].range.upperBound, in: file)
    }
    // A comment stands between: it stays, behind the entry before.
    return replace(
      gap.lowerBound..<entries[index].range.upperBound,
      with: file.text(gap).replacingFirst(",", with: "").trimmingTrailingWhitespace, in: file)
  }
}

extension FileFacts {
  fileprivate func holdsOnlySeparator(_ range: ByteRange) -> Bool {
    bytes[range].allSatisfy { $0.isWhitespace || $0 == 0x2C }
  }

  fileprivate func skipSeparator(from start: Int) -> Int {
    var index = skipWhitespace(from: start)
    if index < bytes.count, bytes[index] == 0x2C { index += 1 }
    return skipSpaces(from: index)
  }
}

extension String {
  fileprivate func replacingFirst(_ character: Character, with replacement: String) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return self[..<index] + replacement + self[self.index(after: index)...]
  }

  fileprivate var trimmingTrailingWhitespace: String {
    var result = self
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}
