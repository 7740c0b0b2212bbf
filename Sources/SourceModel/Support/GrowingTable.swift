/// An append-only hash table with hashes from the caller. The randomly seeded hashing of `Dictionary` accounts for most
/// of the cost if keys are short and come from one file.
struct AppendOnlyHashTable<Key, Value> {
  private var entries: [(hash: UInt64, key: Key, value: Value)] = []
  /// Open addressing by the upper bits of the hash: the number of the entry plus one, or 0 for an empty slot.
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

  /// - Precondition: The table does not contain the key.
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
