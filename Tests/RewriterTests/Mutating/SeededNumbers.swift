/// Numbers that are the same in every run with the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }

  /// An element of a collection that has some.
  mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element
  where Elements.Index == Int {
    elements[Int.random(in: elements.startIndex..<elements.endIndex, using: &self)]
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
