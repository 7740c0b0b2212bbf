/// A pattern for paths: `*` and `?` do not match a slash, `**` does, `[a-z]` is a set.
///
/// As in a `.gitignore`, a pattern without a slash matches a name at any depth, a pattern with a slash matches
/// the path from the project's root, and a folder that matches includes everything in it.
struct Glob: Sendable, Hashable {
  private let pattern: [UInt8]
  private let matchesNames: Bool

  init(_ text: String) {
    var pattern = Array(text.utf8)
    if pattern.starts(with: Array("./".utf8)) { pattern.removeFirst(2) }
    while pattern.last == .slash { pattern.removeLast() }
    matchesNames = !pattern.contains(.slash)
    if pattern.first == .slash { pattern.removeFirst() }
    self.pattern = pattern
  }

  /// Whether the file or folder itself matches; the contents of a matching folder need not be tested.
  func matches(_ path: String) -> Bool {
    var subject = Array(path.utf8)[...]
    if matchesNames, let slash = subject.lastIndex(of: .slash) {
      subject = subject[(slash + 1)...]
    }
    return Self.match(pattern[...], subject)
  }

  /// Backtracks only to the last star; after a `**`, earlier stars need not be retried.
  private static func match(_ pattern: ArraySlice<UInt8>, _ subject: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var subject = subject
    var star: (pattern: ArraySlice<UInt8>, subject: ArraySlice<UInt8>)?
    while true {
      if pattern.starts(with: [.star, .star]) {
        let rest = pattern.dropFirst(2)
        // `**/` also matches no folder at all.
        let skipped = rest.first == .slash ? rest.dropFirst() : rest
        if skipped.isEmpty { return true }
        for start in subject.startIndex...subject.endIndex
        where rest.first != .slash || start == subject.startIndex || subject[start - 1] == .slash {
          if match(skipped, subject[start...]) { return true }
        }
        return false
      }
      if pattern.first == .star {
        pattern = pattern.dropFirst()
        star = (pattern, subject)
        continue
      }
      if let byte = subject.first, let rest = step(pattern, over: byte) {
        pattern = rest
        subject = subject.dropFirst()
        continue
      }
      if subject.isEmpty, pattern.isEmpty { return true }
      guard let last = star, let skipped = last.subject.first, skipped != .slash else {
        return false
      }
      star = (last.pattern, last.subject.dropFirst())
      pattern = last.pattern
      subject = last.subject.dropFirst()
    }
  }

  /// The rest of the pattern after its first element has matched a byte; nil if it does not match.
  private static func step(_ pattern: ArraySlice<UInt8>, over byte: UInt8) -> ArraySlice<UInt8>? {
    switch pattern.first {
    case .questionMark: return byte == .slash ? nil : pattern.dropFirst()
    case .openBracket:
      guard let end = pattern.dropFirst(2).firstIndex(of: .closeBracket) else { break }
      var set = pattern[(pattern.startIndex + 1)..<end]
      let isNegated = set.first == .exclamationMark || set.first == .caret
      if isNegated { set = set.dropFirst() }
      return contains(set, byte) != isNegated && byte != .slash ? pattern[(end + 1)...] : nil
    case .backslash where pattern.count > 1:
      return pattern[pattern.startIndex + 1] == byte ? pattern.dropFirst(2) : nil
    default: break
    }
    return pattern.first == byte ? pattern.dropFirst() : nil
  }

  private static func contains(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var rest = set
    while let low = rest.popFirst() {
      if rest.count >= 2, rest.first == .hyphen {
        let high = rest[rest.startIndex + 1]
        rest = rest.dropFirst(2)
        if low <= byte, byte <= high { return true }
      } else if low == byte {
        return true
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let questionMark = UInt8(ascii: "?")
  fileprivate static let openBracket = UInt8(ascii: "[")
  fileprivate static let closeBracket = UInt8(ascii: "]")
  fileprivate static let exclamationMark = UInt8(ascii: "!")
  fileprivate static let caret = UInt8(ascii: "^")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let hyphen = UInt8(ascii: "-")
}
