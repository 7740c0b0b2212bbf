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
  /// Whether a `"""` occurred. After it, a line that looks like a comment may be part of a string.
  private var hasMultilineString = false
  private(set) var hasDirective = false
  /// The number of open braces, not counting those in strings and comments.
  private var depth = 0
  private var quiet = Quiet.none
  private var isAstray = false

  private enum Quiet { case none, string, multilineString, lineComment, blockComment }

  /// Whether the brace count is plausible: zero at the end of the file, and never negative.
  var isBalanced: Bool { !isAstray && depth == 0 }

  /// For each byte value, whether it can be part of a word. A table lookup is faster than comparisons.
  static let wordBytes = (0...UInt8.max).map(\.isWordByte)

  /// - Parameter wordBytes: `WordScanner.wordBytes`
  init(_ bytes: UnsafeBufferPointer<UInt8>, wordBytes: UnsafeBufferPointer<Bool>) {
    self.bytes = bytes
    self.wordBytes = wordBytes
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
    if depth == 0, role.contains(.value) { role.insert(.global) }
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
      role.formUnion(depth == 0 ? [.value, .enumCase, .global] : [.value, .enumCase])
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
    follow(byte)
    index += 1
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
      if isAtLineStart, !hasMultilineString, index < bytes.count, bytes[index] == byte {
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

  /// Updates the count of open braces, and the state of strings and comments, in which braces do not count.
  private mutating func follow(_ byte: UInt8) {
    func isNext(_ other: UInt8, at distance: Int = 1) -> Bool {
      index + distance < bytes.count && bytes[index + distance] == other
    }
    switch byte {
    case UInt8(ascii: "{"): if quiet == .none { depth += 1 }
    case UInt8(ascii: "}"):
      if quiet == .none { depth -= 1 }
      if depth < 0 { isAstray = true }
    case 0x0A, 0x0D: if quiet == .string || quiet == .lineComment { quiet = .none }
    case UInt8(ascii: "\\"):
      // An escaped quote does not end a string. Quotes inside an interpolation come in pairs.
      if quiet == .string || quiet == .multilineString, isNext(UInt8(ascii: "\"")) || isNext(byte) {
        index += 1
      }
    case UInt8(ascii: "\""):
      let isTriple = isNext(byte) && isNext(byte, at: 2)
      switch quiet {
      case .none:
        quiet = isTriple ? .multilineString : .string
        if isTriple { skipQuotes() }
      case .string: quiet = .none
      case .multilineString:
        if isTriple {
          quiet = .none
          skipQuotes()
        }
      case .lineComment, .blockComment: break
      }
    case UInt8(ascii: "/"):
      if quiet == .none, isNext(byte) { quiet = .lineComment }
      if quiet == .none, isNext(UInt8(ascii: "*")) { quiet = .blockComment }
    case UInt8(ascii: "*"): if quiet == .blockComment, isNext(UInt8(ascii: "/")) { quiet = .none }
    default: break
    }
  }

  private mutating func skipQuotes() {
    hasMultilineString = true
    index += 2
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
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
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
