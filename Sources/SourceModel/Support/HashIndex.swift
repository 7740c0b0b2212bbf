/// Values by the hashes of their names, built in one step. For lookups of many names, where searching every file for
/// each name would take time quadratic in the size of the project.
struct HashIndex<Value: Sendable>: Sendable {
  /// The lower bits of the hash of a name, and a value.
  private struct Entry {
    let tag: UInt32
    let value: Value
  }

  /// The number of bits to shift a hash to get its bucket.
  private let shift: UInt64
  /// For each bucket, the index of its first entry; the last element is the number of entries.
  private let starts: [UInt32]
  private let entries: [Entry]

  /// - Parameters:
  ///   - count: The number of values.
  ///   - visit: Visits all hashes with their values. Called twice; the order must be the same.
  init(count: Int, visit: ((_ hash: UInt64, _ value: Value) -> Void) -> Void) {
    // About four values per bucket.
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

  /// The values in the order in which they were added. May include values of another name with the same hash.
  func values(under hash: UInt64) -> [Value] {
    let bucket = Int(hash &>> shift)
    let tag = UInt32(truncatingIfNeeded: hash)
    return entries[Int(starts[bucket])..<Int(starts[bucket + 1])].compactMap {
      $0.tag == tag ? $0.value : nil
    }
  }
}
