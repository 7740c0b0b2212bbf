/// The names that occur in a file, for the question whether one does.
///
/// It keeps their hashes, of 64 bits: it may say too much, as good as never, and never too little.
public struct NameSet: Sendable {
  /// By the lower bits of the hash, in the next free place; 0 where nothing stands.
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

  /// Where a hash stands, or would.
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
