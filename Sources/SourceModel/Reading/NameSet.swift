/// The names that occur in a file, for membership tests.
///
/// It keeps 64-bit hashes. A test may report a name that does not occur, which is extremely unlikely, but it never
/// misses one.
public struct NameSet: Sendable {
  /// Open addressing by the lower bits of the hash; 0 marks an empty slot.
  private var slots: [UInt64] = []
  private(set) var count = 0

  init() {}

  mutating func insert(_ name: UnsafeRawBufferPointer) {
    if count * 2 >= slots.count { grow() }
    let hash = Self.hash(of: name)
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return }
    slots[slot] = hash
    count += 1
  }

  public func contains(_ name: String) -> Bool {
    count > 0 && slots[slot(of: Self.hash(of: name))] != 0
  }

  /// Visits the hash of each name.
  func visitHashes(_ visit: (UInt64) -> Void) {
    for hash in slots where hash != 0 { visit(hash) }
  }

  static func hash(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { hash(of: UnsafeRawBufferPointer($0)) }
  }

  public func isDisjoint(with names: some Sequence<String>) -> Bool {
    !names.contains(where: contains)
  }

  /// The slot of a hash, or the empty slot where it belongs.
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(64, old.count * 2))
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }

  private static func hash(of name: UnsafeRawBufferPointer) -> UInt64 {
    let hash = WordHash.wide(name, 0..<name.count)
    return hash == 0 ? 1 : hash
  }
}
