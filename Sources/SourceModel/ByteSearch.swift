extension [UInt8] {
  /// Calls a function with the places of one byte or of either of two, in their order, until that returns false.
  ///
  /// Eight bytes are looked at together, for most hold neither.
  func visitPlaces(of first: UInt8, or second: UInt8, _ visit: (Int) -> Bool) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (firsts, seconds) = (ones &* UInt64(first), ones &* UInt64(second))
    withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if (word ^ firsts).mayHoldZero || (word ^ seconds).mayHoldZero {
          for place in index..<index + 8 where bytes[place] == first || bytes[place] == second {
            if !visit(place) { return }
          }
        }
        index += 8
      }
      for place in index..<bytes.count where bytes[place] == first || bytes[place] == second {
        if !visit(place) { return }
      }
    }
  }
}

extension UInt64 {
  /// Whether one of its eight bytes may be zero; never false where one is.
  fileprivate var mayHoldZero: Bool {
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0
  }
}
