/// The words that mean something to the scanner wherever they stand, and those that never do.
struct Vocabulary: Sendable {
  enum Meaning: UInt8, Sendable {
    case none
    /// A name that rules act on where it stands; of an `ObservableObject`.
    case marker
    /// `Observable`
    case observable
    /// `class`, `struct` and the like; what follows is declared.
    case type
    case alias
    case `extension`
    case function
    /// `var`, `let`
    case variable
    case enumCase
    case `where`
    /// How a directive begins.
    case migrate
    /// A keyword that says nothing of what stands around it.
    case keyword

    /// Whether the word is a name only behind a dot or in backticks.
    var isReserved: Bool {
      switch self {
      case .keyword, .function, .variable, .enumCase, .where, .alias: true
      case .none, .marker, .observable, .type, .extension, .migrate: false
      }
    }
  }

  /// The words' hashes by their lower bits; zero where none stands.
  private let hashes: [UInt32]
  private let meanings: [Meaning]

  static let swift = Vocabulary([
    .marker: [
      "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "FocusedObject",
      "Published", "ObservableObjectPublisher", "ObjectWillChangePublisher", "objectWillChange",
      "environmentObject", "focusedObject", "focusedSceneObject", "_exported",
    ],
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

  /// Where a hash stands, or would stand.
  private static func slot(of hash: UInt32, in hashes: [UInt32]) -> Int {
    var slot = Int(hash) & (hashes.count - 1)
    while hashes[slot] != hash, hashes[slot] != 0 { slot = (slot + 1) & (hashes.count - 1) }
    return slot
  }
}
