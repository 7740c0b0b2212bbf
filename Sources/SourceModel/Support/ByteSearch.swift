extension [UInt8] {
  /// Calls a function with the places of one byte or of either of two, in their order, until that returns false.
  ///
  /// Eight bytes are looked at together, for most hold neither.
  /// - Parameter range: where they are looked for; everywhere, where it is left out.
  public func visitPlaces(
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
        if (word ^ firsts).mayHoldZero || (word ^ seconds).mayHoldZero {
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

  /// Where a text stands in a range, as bytes.
  public func places(of text: [UInt8], in range: ByteRange) -> [ByteRange] {
    guard let first = text.first, range.count >= text.count else { return [] }
    var result: [ByteRange] = []
    let starts = range.lowerBound..<range.upperBound - text.count + 1
    visitPlaces(of: first, or: first, in: starts) { place in
      if self[place..<place + text.count].elementsEqual(text) {
        result.append(place..<place + text.count)
      }
      return true
    }
    return result
  }
}

extension UInt64 {
  /// Whether one of its eight bytes may be zero; never false where one is.
  fileprivate var mayHoldZero: Bool {
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0
  }
}

extension UInt8 {
  public var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  public var isWhitespace: Bool { self == 0x20 || self == 0x09 || isLineBreak }
}
