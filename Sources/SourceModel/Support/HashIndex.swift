/// Values by the hashes of their names, put in all at once: for what is asked of one name after another, where to ask every
/// file each time would grow with the square of the project.
struct HashIndex<Value: Sendable>: Sendable {
  /// The lower bits of a name's hash, and a value.
  private struct Entry {
    let tag: UInt32
    let value: Value
  }

  /// How far a hash is shifted to tell its bucket.
  private let shift: UInt64
  /// For each bucket, where its entries begin, and behind the last where they end.
  private let starts: [UInt32]
  private let entries: [Entry]

  /// - Parameters:
  ///   - count: how many values there are.
  ///   - visit: goes through all hashes with their values. Done twice, in the same order.
  init(count: Int, visit: ((_ hash: UInt64, _ value: Value) -> Void) -> Void) {
    // Some four values to a bucket.
    let bits = max(4, Int.bitWidth - (count / 4).leadingZeroBitCount)
    let shift = UInt64(64 - bits)
    var ends = [UInt32](repeating: 0, count: (1 << bits) + 1)
    visit { hash, _ in ends[Int(hash &>> shift) + 1] += 1 }
    for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
    starts = ends
    entries = [Entry](unsafeUninitializedCapacity: count) { entries, initialized in
      visit { hash, value in
        let bucket = Int(hash &>> shift)
        entries.initializeElement(
          at: Int(ends[bucket]), to: Entry(tag: UInt32(truncatingIfNeeded: hash), value: value))
        ends[bucket] += 1
      }
      initialized = count
    }
    self.shift = shift
  }

  /// In the order in which they were put in. Those of a name with the same hash may be among them.
  func values(under hash: UInt64) -> [Value] {
    let bucket = Int(hash &>> shift)
    let tag = UInt32(truncatingIfNeeded: hash)
    return entries[Int(starts[bucket])..<Int(starts[bucket + 1])].compactMap {
      $0.tag == tag ? $0.value : nil
    }
  }
}
