/// A value of an old-style (OpenStep) property list, the format of `project.pbxproj`.
struct PropertyList: Sendable {
  enum Content: Sendable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])
  }

  let content: Content
  /// 1-based line on which the value starts.
  let line: Int

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  var array: [PropertyList] {
    if case .array(let array) = content { array } else { [] }
  }

  var dictionary: [String: PropertyList] {
    if case .dictionary(let dictionary) = content { dictionary } else { [:] }
  }

  var strings: [String] { array.compactMap(\.string) }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let dictionary) = content { dictionary[key] } else { nil }
  }

  /// Parses an old-style property list; nil if the bytes are in another format, such as XML, or contain a conflict
  /// marker.
  static func parse(_ bytes: [UInt8]) -> PropertyList? {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(bytes: buffer)
      return parser.value(depth: 0)
    }
  }

  private struct Parser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var line = 1

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
      position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func advance() {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }

    private mutating func skipTrivia() {
      while let byte = peek() {
        if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
          position += 2
          while let byte = peek(), !(byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
            advance()
          }
          position = min(position + 2, bytes.count)
        } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
          while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
        } else if byte <= UInt8(ascii: " ") {
          advance()
        } else {
          return
        }
      }
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
      skipTrivia()
      guard peek() == UInt8(ascii: byte) else { return false }
      position += 1
      return true
    }

    mutating func value(depth: Int) -> PropertyList? {
      skipTrivia()
      let start = line
      guard let byte = peek(), depth < 64 else { return nil }
      switch byte {
      case UInt8(ascii: "{"):
        position += 1
        var entries: [String: PropertyList] = [:]
        while !take("}") {
          guard let key = string(), take("="), let entry = value(depth: depth + 1), take(";")
          else { return nil }
          entries[key] = entry
        }
        return PropertyList(content: .dictionary(entries), line: start)
      case UInt8(ascii: "("):
        position += 1
        var elements: [PropertyList] = []
        while !take(")") {
          guard let element = value(depth: depth + 1) else { return nil }
          elements.append(element)
          if !take(",") {
            guard take(")") else { return nil }
            break
          }
        }
        return PropertyList(content: .array(elements), line: start)
      default:
        guard let string = string() else { return nil }
        return PropertyList(content: .string(string), line: start)
      }
    }

    private mutating func string() -> String? {
      skipTrivia()
      guard let byte = peek() else { return nil }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quotedString(byte) }
      let start = position
      while let byte = peek(), Self.isBare(byte) { position += 1 }
      guard position > start else { return nil }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
        UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
        true
      default: false
      }
    }

    private mutating func quotedString(_ quote: UInt8) -> String? {
      position += 1
      var text: [UInt8] = []
      while let byte = peek(), byte != quote {
        advance()
        guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
          text.append(byte)
          continue
        }
        advance()
        switch escaped {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "U"): text += unicodeEscape()
        default: text.append(escaped)
        }
      }
      guard peek() == quote else { return nil }
      position += 1
      return String(decoding: text, as: UTF8.self)
    }

    private mutating func unicodeEscape() -> [UInt8] {
      var code: UInt32 = 0
      for _ in 0..<4 {
        guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
        else { break }
        code = code * 16 + UInt32(digit)
        position += 1
      }
      guard let scalar = Unicode.Scalar(code) else { return [] }
      return Array(String(scalar).utf8)
    }
  }
}
