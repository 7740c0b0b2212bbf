/// A range of UTF-8 byte offsets into a file as read, 0-based and half-open.
public typealias ByteRange = Range<Int>

extension ByteRange {
  public func contains(_ other: ByteRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
