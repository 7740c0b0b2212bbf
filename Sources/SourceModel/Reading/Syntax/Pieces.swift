/// The ranges of the tokens and comments of a file, in order, in compact form.
public struct Pieces: Sendable, Sequence {
  /// For each piece, its distance from the end of the previous one and its length. A number of 255 or more is encoded
  /// as bytes of 255 followed by the remainder.
  private var steps: [UInt8] = []
  private var end = 0
  private var count = 0

  /// - Precondition: The piece comes after all previous ones.
  mutating func append(_ range: ByteRange) {
    append(range.lowerBound - end)
    append(range.count)
    end = range.upperBound
    count += 1
  }

  private mutating func append(_ number: Int) {
    var rest = number
    while rest >= Int(UInt8.max) {
      steps.append(.max)
      rest -= Int(UInt8.max)
    }
    steps.append(UInt8(rest))
  }

  /// Releases unused capacity.
  mutating func trim() { steps.trim() }

  /// The exact number of pieces.
  public var underestimatedCount: Int { count }

  public func makeIterator() -> Iterator { Iterator(steps: steps) }

  public struct Iterator: IteratorProtocol {
    fileprivate let steps: [UInt8]
    private var index = 0
    private var end = 0

    fileprivate init(steps: [UInt8]) { self.steps = steps }

    public mutating func next() -> ByteRange? {
      guard index < steps.count else { return nil }
      let start = end + number()
      end = start + number()
      return start..<end
    }

    private mutating func number() -> Int {
      var result = 0
      while steps[index] == .max {
        result += Int(UInt8.max)
        index += 1
      }
      result += Int(steps[index])
      index += 1
      return result
    }
  }
}
