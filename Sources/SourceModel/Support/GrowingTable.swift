/// A hash table to which values are only added, under hashes of the caller's: what `Dictionary` spends on hashes that nobody
/// can foresee is most of the cost where keys are short and come from one file.
struct GrowingTable<Key, Value> {
  private var entries: [(hash: UInt64, key: Key, value: Value)] = []
  /// By the upper bits of the hash, in the next free place: one more than the number of the entry, or 0.
  private var slots: [UInt32] = []
  private var shift: UInt64 = 64

  @inline(__always)
  func value(_ hash: UInt64, where isSame: (Key) -> Bool) -> Value? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if entries[entry].hash == hash, isSame(entries[entry].key) { return entries[entry].value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// - Precondition: nothing stands under the key.
  mutating func add(_ value: Value, under key: Key, _ hash: UInt64) {
    if entries.count * 2 >= slots.count { grow() }
    entries.append((hash, key, value))
    place(entries.count, hash)
  }

  private mutating func place(_ number: Int, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(number)
  }

  private mutating func grow() {
    let count = Swift.max(64, slots.count * 2)
    slots = Array(repeating: 0, count: count)
    shift = UInt64(64 - count.trailingZeroBitCount)
    for (index, entry) in entries.enumerated() { place(index + 1, entry.hash) }
  }
}
