/// A JSON value whose members keep their order.
enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(String, JSONValue?)])
  /// A member of the outermost object: an array of elements that are already serialized, several per piece.
  case written([[UInt8]])

  /// The value as text, indented by two spaces, with a line break at the end. Members without a value are left out.
  var text: String { String(decoding: pieces.reduce(into: []) { $0 += $1 }, as: UTF8.self) }

  /// The same in pieces, without copying those that are already serialized.
  var pieces: [[UInt8]] {
    var output = Output()
    append(to: &output, indentation: 0)
    output.append(0x0A)
    output.cut()
    return output.pieces
  }

  /// The elements as text, formatted as in an array that is a member of the outermost object.
  static func piece(of elements: [JSONValue]) -> [UInt8] {
    var output = Output()
    for (index, element) in elements.enumerated() {
      if index > 0 {
        output.append(UInt8(ascii: ","))
        output.beginLine(indentation: 2)
      }
      element.append(to: &output, indentation: 2)
    }
    // Copies only the bytes that were written, without spare capacity.
    return output.bytes.withUnsafeBufferPointer { Array($0) }
  }

  private struct Output {
    private(set) var pieces: [[UInt8]] = []
    /// The bytes after the pieces.
    private(set) var bytes: [UInt8] = []

    mutating func append(_ byte: UInt8) { bytes.append(byte) }
    mutating func append(_ text: String) { bytes += text.utf8 }

    mutating func beginLine(indentation: Int) {
      bytes.append(0x0A)
      bytes += repeatElement(0x20, count: 2 * indentation)
    }

    mutating func append(piece: [UInt8]) {
      cut()
      pieces.append(piece)
    }

    /// Ends a piece.
    mutating func cut() {
      if !bytes.isEmpty { pieces.append(bytes) }
      bytes = []
    }
  }

  private func append(to output: inout Output, indentation: Int) {
    switch self {
    case .written(let pieces):
      Self.append(pieces.count, "[", "]", to: &output, indentation) { index, output in
        output.append(piece: pieces[index])
      }
    case .string(let text): Self.append(quoted: text, to: &output)
    case .integer(let number): output.append(String(number))
    case .boolean(let value): output.append(value ? "true" : "false")
    case .array(let elements):
      Self.append(elements.count, "[", "]", to: &output, indentation) { index, output in
        elements[index].append(to: &output, indentation: indentation + 1)
      }
    case .object(let members):
      let present = members.compactMap { member in member.1.map { (member.0, $0) } }
      Self.append(present.count, "{", "}", to: &output, indentation) { index, output in
        Self.append(quoted: present[index].0, to: &output)
        output.append(": ")
        present[index].1.append(to: &output, indentation: indentation + 1)
      }
    }
  }

  private static func append(
    _ count: Int, _ open: String, _ close: String, to output: inout Output, _ indentation: Int,
    element: (Int, inout Output) -> Void
  ) {
    output.append(open)
    for index in 0..<count {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.beginLine(indentation: indentation + 1)
      element(index, &output)
    }
    if count > 0 { output.beginLine(indentation: indentation) }
    output.append(close)
  }

  private static func append(quoted text: String, to output: inout Output) {
    output.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: output.append("\\\"")
      case 0x5C: output.append("\\\\")
      case 0x0A: output.append("\\n")
      case 0x0D: output.append("\\r")
      case 0x09: output.append("\\t")
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: output.append(byte)
      }
    }
    output.append(0x22)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
}
