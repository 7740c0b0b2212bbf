/// Hashes of words, which are the same in every run and on every machine.
enum WordHash {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func of(_ word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { of(UnsafeRawBufferPointer($0), 0..<$0.count) }
  }

  static func of(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt32 {
    UInt32(truncatingIfNeeded: wide(bytes, range) >> 32)
  }

  /// The 64-bit hash of some bytes. Processes eight bytes at a time, because every word of a project is hashed.
  static func wide(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count) &* factor
    var start = range.lowerBound
    while range.upperBound &- start > 8 {
      hash = mix(hash, number(in: bytes, at: start, of: UInt64.self))
      start &+= 8
    }
    return mix(hash, tail(bytes, start..<range.upperBound))
  }

  /// The hash of a number.
  static func wide(_ number: UInt64) -> UInt64 { mix(0, number) &* factor }

  private static func mix(_ hash: UInt64, _ number: UInt64) -> UInt64 {
    let product = (hash ^ number) &* factor
    return product ^ product >> 29
  }

  /// At most eight bytes as a number. If there are fewer than eight, or fewer than three, some bytes occur twice.
  private static func tail(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard end &- start < 4 else {
      let first = number(in: bytes, at: start, of: UInt32.self)
      return first | number(in: bytes, at: end &- 4, of: UInt32.self) << 32
    }
    guard start < end else { return 0 }
    let middle = bytes[start &+ (end &- start) / 2]
    return UInt64(bytes[start]) | UInt64(middle) << 8 | UInt64(bytes[end &- 1]) << 16
  }

  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    in bytes: UnsafeRawBufferPointer, at offset: Int, of type: Number.Type
  ) -> UInt64 {
    UInt64(Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type)))
  }
}
