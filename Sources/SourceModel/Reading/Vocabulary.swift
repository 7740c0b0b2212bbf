/// The words that have a meaning for the scanner, and the keywords that it ignores.
struct Vocabulary: Sendable {
  enum Meaning: UInt8, Sendable {
    case none
    /// A name that the rules act on wherever it occurs, and that refers to an `ObservableObject`.
    case marker
    /// `Observable`
    case observable
    /// `class`, `struct` and similar keywords; the next word is the declared name.
    case type
    case alias
    case `extension`
    case function
    /// `var`, `let`
    case variable
    case enumCase
    case `where`
    /// The beginning of a directive.
    case migrate
    /// A keyword that does not affect the role of the words around it.
    case keyword

    /// Whether the word is a name only after a dot or in backticks.
    var isReserved: Bool {
      switch self {
      case .keyword, .function, .variable, .enumCase, .where, .alias: true
      case .none, .marker, .observable, .type, .extension, .migrate: false
      }
    }
  }

  /// The hashes of the words, in a hash table indexed by their lower bits; zero marks an empty slot.
  private let hashes: [UInt32]
  private let meanings: [Meaning]

  static let swift = Vocabulary([
    .marker: Array(SDK.marker) + ["_exported"],
    .observable: ["Observable"],
    .type: ["class", "struct", "enum", "actor", "protocol", "associatedtype"],
    .alias: ["typealias"],
    .extension: ["extension"],
    .function: ["func"],
    .variable: ["var", "let"],
    .enumCase: ["case"],
    .where: ["where"],
    .migrate: ["migrate"],
    .keyword: [
      "import", "return", "if", "else", "guard", "for", "while", "repeat", "switch", "break",
      "continue", "fallthrough", "defer", "do", "try", "throw", "throws", "rethrows", "catch",
      "as", "is", "nil", "true", "false", "static", "private", "fileprivate", "internal", "public",
      "inout",
    ],
  ])

  private init(_ words: [Meaning: [String]]) {
    var hashes = Array(repeating: UInt32(0), count: 1 << 10)
    var meanings = Array(repeating: Meaning.none, count: hashes.count)
    for (meaning, words) in words {
      for hash in words.map(WordHash.of) {
        let slot = Self.slot(of: hash, in: hashes)
        hashes[slot] = hash
        meanings[slot] = meaning
      }
    }
    self.hashes = hashes
    self.meanings = meanings
  }

  func meaning(of hash: UInt32) -> Meaning { meanings[Self.slot(of: hash, in: hashes)] }

  /// The slot of a hash, or the empty slot where it belongs.
  private static func slot(of hash: UInt32, in hashes: [UInt32]) -> Int {
    var slot = Int(hash) & (hashes.count - 1)
    while hashes[slot] != hash, hashes[slot] != 0 { slot = (slot + 1) & (hashes.count - 1) }
    return slot
  }
}
