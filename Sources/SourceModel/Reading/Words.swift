/// The words of a file and their context, read from the bytes alone: enough to decide whether the file can be relevant.
///
/// It may report a word too many, but never misses one: words in comments and strings count, and two words may have the
/// same hash. Keywords occur in every file and count only if they are names.
struct Words: Sendable {
  /// The context in which a word occurs.
  struct Role: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    /// After `class`, `struct`, `enum`, `actor`, `protocol`, `typealias` or `associatedtype`.
    static let type = Role(rawValue: 1)
    /// After `extension`.
    static let extended = Role(rawValue: 2)
    /// After `func`, `var`, `let` or `case`.
    static let value = Role(rawValue: 4)
    /// `.word =`, `.word +=`, `&x.word`
    static let assigned = Role(rawValue: 8)
    /// `.$word`
    static let projected = Role(rawValue: 16)
    /// After `typealias`.
    static let alias = Role(rawValue: 32)
    /// After `func`, `var`, `let` or `case`, outside of all types and functions.
    static let global = Role(rawValue: 64)
    /// After `case`.
    static let enumCase = Role(rawValue: 128)
    /// Anywhere.
    static let mentioned: Role = []

    /// Whether a word with this role answers a question for words with one of the `asked` roles; an empty set matches
    /// any role.
    func isAny(of asked: Role) -> Bool { asked.isEmpty || !isDisjoint(with: asked) }
  }

  private let content: Content

  private enum Content: Sendable {
    /// The file contains something that the tool acts on, whatever the other files contain. It is parsed in any case,
    /// so its words are not kept.
    case marked(mentionsObservableObject: Bool)
    /// The hashes, followed by the roles, four in each number. Most files have few words, and one array takes less
    /// memory than two.
    case unmarked([UInt32])
  }

  var isMarked: Bool {
    if case .marked = content { return true }
    return false
  }

  /// Whether the file contains a directive or something that refers to an `ObservableObject`.
  var mentionsObservableObject: Bool {
    if case .marked(let mentionsObservableObject) = content { return mentionsObservableObject }
    return false
  }

  init(_ bytes: [UInt8]) {
    var table = Table(expecting: bytes.count / 12)
    var isMarked = false
    var mentionsObservableObject = false
    var isBalanced = true
    WordScanner.wordBytes.withUnsafeBufferPointer { wordBytes in
      bytes.withUnsafeBufferPointer { bytes in
        var scanner = WordScanner(bytes, wordBytes: wordBytes)
        while let word = scanner.next() {
          if word.meaning == .marker || word.meaning == .observable { isMarked = true }
          if word.meaning == .marker { mentionsObservableObject = true }
          if !word.meaning.isReserved || scanner.isAtName { table.insert(word.hash, word.role) }
        }
        if scanner.hasDirective {
          isMarked = true
          mentionsObservableObject = true
        }
        isBalanced = scanner.isBalanced
      }
    }
    if !isBalanced { table.countGlobals() }
    content =
      isMarked
      ? .marked(mentionsObservableObject: mentionsObservableObject) : .unmarked(table.numbers)
  }

  private var numbers: [UInt32] {
    if case .unmarked(let numbers) = content { return numbers }
    return []
  }

  /// The hashes of the words.
  var hashes: ArraySlice<UInt32> {
    let numbers = numbers
    return numbers[..<(numbers.count * 4 / 5)]
  }

  /// The role of the word whose hash is at an index.
  func role(at index: Int) -> Role {
    let numbers = numbers
    let number = numbers[numbers.count * 4 / 5 + index / 4]
    return Role(rawValue: UInt8(truncatingIfNeeded: number >> UInt32(index % 4 * 8)))
  }

  /// The hashes of the words that occur in a role.
  func hashes(in role: Role) -> [UInt32] {
    let pattern = UInt32(role.rawValue) &* 0x0101_0101
    return numbers.withUnsafeBufferPointer { numbers in
      let count = numbers.count * 4 / 5
      var result: [UInt32] = []
      // Most words do not have the role, which one test shows for four words.
      for four in count..<numbers.count where numbers[four] & pattern != 0 {
        for part in 0..<4 where (numbers[four] & pattern) >> UInt32(part * 8) & 0xFF != 0 {
          result.append(numbers[(four - count) * 4 + part])
        }
      }
      return result
    }
  }

  /// Whether a word counts in every context.
  static func counts(_ hash: UInt32) -> Bool { !Vocabulary.swift.meaning(of: hash).isReserved }

  func role(of hash: UInt32) -> Role? { hashes.firstIndex(of: hash).map(role) }

  /// The words during the scan.
  private struct Table {
    private(set) var hashes: [UInt32] = []
    private(set) var roles: [Role] = []
    /// Indices into `hashes`, plus one, by the lower bits of the hash; 0 marks an empty slot.
    private var slots: [UInt32]

    init(expecting count: Int) {
      var size = 64
      while size < count { size *= 2 }
      slots = Array(repeating: 0, count: size)
      hashes.reserveCapacity(size / 2)
      roles.reserveCapacity(size / 2)
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

    /// The compact form that `Content` keeps.
    var numbers: [UInt32] {
      let size = hashes.count + (roles.count + 3) / 4
      return Array(unsafeUninitializedCapacity: size) { numbers, count in
        count = size
        _ = numbers.update(fromContentsOf: hashes)
        for start in stride(from: 0, to: roles.count, by: 4) {
          let four = roles[start..<min(start + 4, roles.count)]
          numbers[hashes.count + start / 4] = four.reversed().reduce(0) {
            $0 << 8 | UInt32($1.rawValue)
          }
        }
      }
    }

    /// Gives every declared value the role `global`, because it may be outside of all types.
    mutating func countGlobals() {
      for index in roles.indices where roles[index].contains(.value) {
        roles[index].insert(.global)
      }
    }
  }
}
