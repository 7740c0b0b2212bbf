/// Escapes text from elsewhere for HTML.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      // HTML has no such characters, and treats a carriage return as a line break.
      case 0x00..<0x09, 0x0B..<0x20, 0x7F: bytes += "\u{FFFD}".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func code(_ text: String) -> String { "<code>\(path(text))</code>" }

  /// A line of Swift, highlighted by the script.
  static func swift(_ text: String) -> String { "<code class=\"swift\">\(escaped(text))</code>" }

  /// A sentence that marks code with backticks. It may break after each slash.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { $0.offset % 2 == 0 ? path($0.element) : code($0.element) }
      .joined()
  }

  /// A path that may break after each slash.
  static func path(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { words(String($0)) }
      .joined(separator: "/<wbr>")
  }

  /// Text whose long names may break before a capital.
  static func words(_ text: String, upTo longest: Int = longestName) -> String {
    guard text.utf8.count > longest else { return escaped(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.utf8.count > longest else { return escaped(String(word)) }
      var parts = [""]
      for character in word {
        let isHump = character.isUppercase && parts.last?.last?.isLowercase == true
        if isHump { parts.append("") }
        parts[parts.count - 1].append(character)
      }
      return parts.map(escaped).joined(separator: "<wbr>")
    }.joined(separator: " ")
  }

  /// A name that fits into a line of a phone.
  private static let longestName = 32

  /// Only letters, digits, dots and dashes.
  static func identifier(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar -> Character in
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "." || scalar == "_")
        return isPlain || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
      })
  }
}
