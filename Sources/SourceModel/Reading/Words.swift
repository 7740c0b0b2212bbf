/// The words of a file, with what stands around them, from its bytes alone: enough to tell whether the file can matter.
///
/// It may say too much, never too little: words of comments and strings count, and two words may share a hash.
struct Words: Sendable {
  /// How a word occurs.
  struct Role: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    /// Behind `class`, `struct`, `enum`, `actor`, `protocol`, `typealias` or `associatedtype`.
    static let type = Role(rawValue: 1)
    /// Behind `extension`.
    static let extended = Role(rawValue: 2)
    /// Behind `func`, `var`, `let` or `case`.
    static let value = Role(rawValue: 4)
    /// `.word =`, `.word +=`, `&x.word`
    static let assigned = Role(rawValue: 8)
    /// `.$word`
    static let projected = Role(rawValue: 16)
    /// Behind `typealias`.
    static let alias = Role(rawValue: 32)
    /// The same, outside of every type and function.
    static let global = Role(rawValue: 64)
    /// Behind `case`.
    static let enumCase = Role(rawValue: 128)
    /// Anywhere.
    static let mentioned: Role = []

    /// Whether a word that occurs like this answers a question for words that occur in one of some ways.
    func isAny(of asked: Role) -> Bool { asked.isEmpty || !isDisjoint(with: asked) }
  }

  let hashes: [UInt32]
  let roles: [Role]
  /// Whether something stands in the file that the tool acts on, whatever the rest of the project says.
  let isMarked: Bool
  /// Whether something of an `ObservableObject` stands in the file, or a directive.
  let namesObjects: Bool

  init(_ bytes: [UInt8]) {
    var table = Table(expecting: bytes.count / 12)
    var isMarked = false
    var namesObjects = false
    var isBalanced = true
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = WordScanner(buffer)
      while let word = scanner.next() {
        if Self.markers.contains(word.hash) {
          isMarked = true
          if word.hash != Self.observable { namesObjects = true }
        }
        table.insert(word.hash, word.role)
      }
      if scanner.hasDirective {
        isMarked = true
        namesObjects = true
      }
      isBalanced = scanner.isBalanced
    }
    if !isBalanced { table.countGlobals() }
    self.isMarked = isMarked
    self.namesObjects = namesObjects
    // Of a file that is parsed anyway nothing is asked; of the others no more is kept than what was found.
    hashes = isMarked ? [] : table.hashes.withUnsafeBufferPointer { Array($0) }
    roles = isMarked ? [] : table.roles.withUnsafeBufferPointer { Array($0) }
  }

  /// The words that occur in a role.
  func hashes(in role: Role) -> [UInt32] {
    hashes.indices.filter { !roles[$0].isDisjoint(with: role) }.map { hashes[$0] }
  }

  func role(of hash: UInt32) -> Role? { hashes.firstIndex(of: hash).map { roles[$0] } }

  /// The words while they are collected.
  private struct Table {
    private(set) var hashes: [UInt32] = []
    private(set) var roles: [Role] = []
    /// Positions in `hashes`, plus one, by the lower bits of the hash.
    private var slots: [UInt32]

    init(expecting count: Int) {
      var size = 64
      while size < count { size *= 2 }
      slots = Array(repeating: 0, count: size)
    }

    mutating func insert(_ hash: UInt32, _ role: Role) {
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash &* 0x9E37_79B1 >> 8) & mask
      while slots[slot] != 0 {
        let index = Int(slots[slot]) - 1
        if hashes[index] == hash {
          if !roles[index].isSuperset(of: role) { roles[index].formUnion(role) }
          return
        }
        slot = (slot + 1) & mask
      }
      hashes.append(hash)
      roles.append(role)
      slots[slot] = UInt32(hashes.count)
      if hashes.count * 2 > slots.count { grow() }
    }

    private mutating func grow() {
      slots = Array(repeating: 0, count: slots.count * 2)
      let mask = slots.count - 1
      for (index, hash) in hashes.enumerated() {
        var slot = Int(truncatingIfNeeded: hash &* 0x9E37_79B1 >> 8) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(index + 1)
      }
    }

    /// Every value that is declared may stand outside of all types.
    mutating func countGlobals() {
      for index in roles.indices where roles[index].contains(.value) {
        roles[index].insert(.global)
      }
    }
  }

  static func hash(of word: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  private static let observable = hash(of: "Observable")

  /// Names that rules act on where they stand.
  private static let markers = WordSet([
    "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "FocusedObject",
    "Published", "Observable", "ObservableObjectPublisher", "ObjectWillChangePublisher",
    "objectWillChange", "environmentObject", "focusedObject", "focusedSceneObject", "_exported",
  ])
}

/// A small set of words that most words are quickly seen not to be in.
private struct WordSet: Sendable {
  private let hashes: Set<UInt32>
  private let bits: UInt64

  init(_ words: [String]) {
    hashes = Set(words.map(Words.hash))
    bits = hashes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  func contains(_ hash: UInt32) -> Bool {
    bits >> UInt64(hash & 63) & 1 == 1 && hashes.contains(hash)
  }
}
