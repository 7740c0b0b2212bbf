/// Counts the open braces of a file, without those in literals and comments.
struct BraceCount {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var depth = 0
  /// Whether a `"""` occurred. After it, a line that looks like a comment may be part of a string.
  private(set) var hasMultilineString = false
  private var quiet = Quiet.none
  /// The number of `#` around the string or regex literal.
  private var hashes = 0
  private var isAstray = false

  private enum Quiet { case none, string, multilineString, regex, lineComment, blockComment }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the count is plausible: zero at the end of the file, and never negative.
  var isBalanced: Bool { !isAstray && depth == 0 && quiet != .regex }

  /// Reads a byte that is not part of a word.
  /// - Returns: The index of the last byte that was read.
  mutating func read(_ byte: UInt8, at index: Int) -> Int {
    switch byte {
    case UInt8(ascii: "{"): if quiet == .none { depth += 1 }
    case UInt8(ascii: "}"):
      if quiet == .none { depth -= 1 }
      if depth < 0 { isAstray = true }
    case 0x0A, 0x0D:
      if quiet == .string || quiet == .lineComment || quiet == .regex && hashes == 0 {
        quiet = .none
      }
    case UInt8(ascii: "\\"): return escape(at: index)
    case UInt8(ascii: "\""): return readQuote(at: index)
    case UInt8(ascii: "/"): readSlash(at: index)
    case UInt8(ascii: "*"):
      if quiet == .blockComment, isNext(UInt8(ascii: "/"), after: index) { quiet = .none }
    default: break
    }
    return index
  }

  /// An escaped quote does not end a string. Quotes inside an interpolation come in pairs.
  private func escape(at index: Int) -> Int {
    let end: UInt8
    switch quiet {
    case .string, .multilineString: end = UInt8(ascii: "\"")
    case .regex: end = UInt8(ascii: "/")
    case .none, .lineComment, .blockComment: return index
    }
    let last = quiet == .regex ? index : index + hashes
    guard last == index || hasHashes(after: index) else { return index }
    return isNext(end, after: last) || isNext(UInt8(ascii: "\\"), after: last) ? last + 1 : index
  }

  private mutating func readQuote(at index: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isTriple = isNext(quote, after: index) && isNext(quote, after: index + 1)
    let end = isTriple ? index + 2 : index
    switch quiet {
    case .none:
      quiet = isTriple ? .multilineString : .string
      hashes = hashes(before: index)
      if isTriple { hasMultilineString = true }
      return end
    case .string: if hasHashes(after: index) { quiet = .none }
    case .multilineString:
      if isTriple, hasHashes(after: end) {
        quiet = .none
        return end
      }
    case .regex, .lineComment, .blockComment: break
    }
    return index
  }

  private mutating func readSlash(at index: Int) {
    if quiet == .regex, hasHashes(after: index) {
      quiet = .none
    } else if quiet == .none {
      hashes = hashes(before: index)
      if hashes > 0 {
        quiet = .regex
      } else if isNext(UInt8(ascii: "/"), after: index) {
        quiet = .lineComment
      } else if isNext(UInt8(ascii: "*"), after: index) {
        quiet = .blockComment
      } else if isStartOfRegex(index) {
        quiet = .regex
      }
    }
  }

  private func isNext(_ byte: UInt8, after index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == byte
  }

  /// The number of `#` directly before an index.
  private func hashes(before index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
    return index - start
  }

  /// Whether as many `#` follow as the literal started with.
  private func hasHashes(after index: Int) -> Bool {
    (0..<hashes).allSatisfy { isNext(UInt8(ascii: "#"), after: index + $0) }
  }

  /// Whether a slash begins a regex literal, which ends on the same line, and is not an operator.
  private func isStartOfRegex(_ index: Int) -> Bool {
    let isPrefix = index == 0 || bytes[index - 1].isBlank || bytes[index - 1].opensExpression
    guard isPrefix, index + 1 < bytes.count, !bytes[index + 1].isBlank else { return false }
    var end = index + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "/") { return !bytes[end - 1].isBlank }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether an expression may follow directly.
  fileprivate var opensExpression: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"):
      true
    default: false
    }
  }
}
