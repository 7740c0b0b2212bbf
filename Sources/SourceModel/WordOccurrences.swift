extension FileFacts {
  /// How often an identifier occurs as a whole word.
  public func occurrences(of name: String, in range: ByteRange) -> Int {
    asciiOccurrences(of: Array(name.utf8), in: range)
      ?? String(decoding: bytes[range], as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.count { $0 == name }
  }

  /// nil where anything but ASCII stands in the word or beside it.
  private func asciiOccurrences(of name: [UInt8], in range: ByteRange) -> Int? {
    guard let first = name.first, name.allSatisfy({ $0.isWordByte && $0 < 0x80 }) else {
      return nil
    }
    return bytes.withUnsafeBufferPointer { bytes -> Int? in
      var count = 0
      var index = range.lowerBound
      let end = range.upperBound - name.count
      while index <= end {
        guard bytes[index] == first, (1..<name.count).allSatisfy({ bytes[index + $0] == name[$0] })
        else {
          index += 1
          continue
        }
        let before = index > range.lowerBound ? bytes[index - 1] : 0x20
        index += name.count
        let after = index < range.upperBound ? bytes[index] : 0x20
        guard before < 0x80, after < 0x80 else { return nil }
        if !before.isWordByte, !after.isWordByte { count += 1 }
      }
      return count
    }
  }
}
