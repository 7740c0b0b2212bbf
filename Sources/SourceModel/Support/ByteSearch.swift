extension [UInt8] {
  /// Calls `visit` with the offset of each occurrence of either of two bytes, in order, until it returns false.
  ///
  /// Tests eight bytes at a time, because most groups of eight contain neither byte.
  /// - Parameter range: The range to search; nil for all bytes.
  public func forEachOccurrence(
    of first: UInt8, or second: UInt8, in range: ByteRange? = nil, _ visit: (Int) -> Bool
  ) {
    let range = range ?? indices
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (firsts, seconds) = (ones &* UInt64(first), ones &* UInt64(second))
    withUnsafeBytes { bytes in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if (word ^ firsts).mayContainZero || (word ^ seconds).mayContainZero {
          for place in index..<index + 8 where bytes[place] == first || bytes[place] == second {
            if !visit(place) { return }
          }
        }
        index += 8
      }
      for place in index..<range.upperBound where bytes[place] == first || bytes[place] == second {
        if !visit(place) { return }
      }
    }
  }

  /// The ranges in which a text occurs, compared as bytes.
  public func places(of text: [UInt8], in range: ByteRange) -> [ByteRange] {
    guard let first = text.first, range.count >= text.count else { return [] }
    var result: [ByteRange] = []
    let starts = range.lowerBound..<range.upperBound - text.count + 1
    forEachOccurrence(of: first, or: first, in: starts) { place in
      if self[place..<place + text.count].elementsEqual(text) {
        result.append(place..<place + text.count)
      }
      return true
    }
    return result
  }
}

extension UInt64 {
  /// Whether one of the eight bytes may be zero; never false if one is.
  fileprivate var mayContainZero: Bool {
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0
  }
}

extension UInt8 {
  public var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  public var isWhitespace: Bool { self == 0x20 || self == 0x09 || isLineBreak }
}
