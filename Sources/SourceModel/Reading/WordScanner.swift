/// Iterates over the words in the bytes of a file.
struct WordScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let wordBytes: UnsafeBufferPointer<Bool>
  private let vocabulary = Vocabulary.swift
  private var index = 0
  /// Whether the last word was `func`, after which an operator may be declared.
  private var isBehindFunc = false
  /// Byte offset of the start of the last word.
  private var start = 0
  /// The role of the next word, given by the preceding keyword.
  private var pending: Words.Role = []
  /// The last byte that is not whitespace.
  private var last: UInt8 = 0x0A
  private var isAtLineStart = true
  /// Whether `, b` may follow, as after `var a`.
  private var isInDeclaration = false
  private var isInOut = false
  private(set) var hasDirective = false
  private var braces: BraceCount
  /// Whether the brace count is plausible.
  var isBalanced: Bool { braces.isBalanced }

  /// For each byte value, whether it can be part of a word. A table lookup is faster than comparisons.
  static let wordBytes = (0...UInt8.max).map(\.isWordByte)

  /// - Parameter wordBytes: `WordScanner.wordBytes`
  init(_ bytes: UnsafeBufferPointer<UInt8>, wordBytes: UnsafeBufferPointer<Bool>) {
    self.bytes = bytes
    self.wordBytes = wordBytes
    braces = BraceCount(bytes)
  }

  mutating func next() -> (hash: UInt32, role: Words.Role, meaning: Vocabulary.Meaning)? {
    while index < bytes.count {
      let byte = bytes[index]
      guard wordBytes[Int(byte)] else {
        if isBehindFunc, let name = operatorName() { return (name, .value, .none) }
        skip(byte)
        continue
      }
      isBehindFunc = false
      start = index
      var end = start &+ 1
      while end < bytes.count, wordBytes[Int(bytes[end])] { end &+= 1 }
      index = end
      isAtLineStart = false
      let comma = last == UInt8(ascii: ",")
      last = byte
      if byte.isDigit { continue }
      let hash = WordHash.of(UnsafeRawBufferPointer(bytes), start..<end)
      let meaning = vocabulary.meaning(of: hash)
      return (hash, role(of: meaning, from: start, afterComma: comma), meaning)
    }
    return nil
  }

  /// The hash of the operator that is declared here, or nil.
  private mutating func operatorName() -> UInt32? {
    var end = index
    while end < bytes.count, bytes[end].isOperatorByte { end &+= 1 }
    guard end > index else { return nil }
    isBehindFunc = false
    return WordHash.of(UnsafeRawBufferPointer(bytes), index..<end)
  }

  /// Whether the last word is a name even if it is spelled like a keyword.
  var isAtName: Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: "$"): return true
    default: return false
    }
  }

  private mutating func role(
    of meaning: Vocabulary.Meaning, from start: Int, afterComma: Bool
  ) -> Words.Role {
    var role = pending
    if braces.depth == 0, role.contains(.value) { role.insert(.global) }
    var before = start - 1
    if before >= 0, bytes[before] == UInt8(ascii: "`") { before -= 1 }
    if before >= 0 {
      switch bytes[before] {
      case UInt8(ascii: "."):
        role = role.intersection(.extended)
        if isInOut || isAssigned { role.insert(.assigned) }
      case UInt8(ascii: "$"):
        if before > 0, bytes[before - 1] == UInt8(ascii: ".") { role.insert(.projected) }
      default: break
      }
    }
    if isInDeclaration, afterComma {
      role.formUnion(braces.depth == 0 ? [.value, .enumCase, .global] : [.value, .enumCase])
    }
    switch meaning {
    case .type: pending = .type
    case .alias: pending = [.type, .alias]
    case .extension: pending = .extended
    case .function:
      pending = .value
      isInDeclaration = false
      isBehindFunc = true
    case .variable:
      pending = .value
      isInDeclaration = true
    case .enumCase:
      pending = [.value, .enumCase]
      isInDeclaration = true
    case .where: pending = []
    case .migrate:
      if follows("-observable:", at: index) { hasDirective = true }
    case .none, .marker, .observable, .keyword: if pending != .extended { pending = [] }
    }
    return role
  }

  /// Whether `=` or a compound assignment operator follows.
  private var isAssigned: Bool {
    var index = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isOperatorByte { index += 1 }
    guard index > start, bytes[index - 1] == UInt8(ascii: "=") else { return false }
    if index - start == 1 { return true }
    let first = bytes[start]
    return !(first == UInt8(ascii: "=") || first == UInt8(ascii: "!"))
  }

  private mutating func skip(_ byte: UInt8) {
    if byte == 0x20 {
      isInOut = false
      var end = index &+ 1
      while end < bytes.count, bytes[end] == 0x20 { end &+= 1 }
      index = end
      return
    }
    index = braces.read(byte, at: index) + 1
    switch byte {
    case 0x09:
      isInOut = false
      return
    case 0x0A, 0x0D:
      isAtLineStart = true
      isInOut = false
      if last != UInt8(ascii: ",") { isInDeclaration = false }
      return
    case UInt8(ascii: "/"):
      if isAtLineStart, !braces.hasMultilineString, index < bytes.count, bytes[index] == byte {
        skipLine()
        return
      }
    case UInt8(ascii: ","):
      isInOut = false
      if isAtLineStart { isInDeclaration = true }
    case UInt8(ascii: "{"), UInt8(ascii: ":"):
      if pending == .extended { pending = [] }
      if byte == UInt8(ascii: "{") { isInDeclaration = false }
    case UInt8(ascii: "&"): isInOut = true
    default: break
    }
    isAtLineStart = false
    last = byte
  }

  /// Skips a comment on a line of its own.
  private mutating func skipLine() {
    while index < bytes.count, bytes[index] == UInt8(ascii: "/") || bytes[index].isBlank,
      bytes[index] != 0x0A, bytes[index] != 0x0D
    {
      index += 1
    }
    if follows("migrate-observable:", at: index) { hasDirective = true }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private func follows(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  /// An ASCII letter, digit or underscore, or a byte of a non-ASCII character.
  public var isWordByte: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self >= 0x80
  }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  fileprivate var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
