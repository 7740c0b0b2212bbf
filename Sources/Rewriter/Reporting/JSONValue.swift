/// A JSON value whose members keep the order in which they are given.
enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(String, JSONValue?)])
  /// A member of the outermost object that is an array of elements which are written already.
  case written([[UInt8]])

  /// The value as text, indented by two spaces, with a line break at the end. Members without a
  /// value are left out.
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: 0)
    bytes.append(0x0A)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value as text, as it stands in an array that is a member of the outermost object.
  var element: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: 2)
    return bytes
  }

  private func append(to bytes: inout [UInt8], indentation: Int) {
    switch self {
    case .written(let elements):
      Self.append(elements.count, "[", "]", to: &bytes, indentation) { index, bytes in
        bytes += elements[index]
      }
    case .string(let text): Self.append(text, to: &bytes)
    case .integer(let number): bytes += String(number).utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .array(let elements):
      Self.append(elements.count, "[", "]", to: &bytes, indentation) { index, bytes in
        elements[index].append(to: &bytes, indentation: indentation + 1)
      }
    case .object(let members):
      let present = members.compactMap { member in member.1.map { (member.0, $0) } }
      Self.append(present.count, "{", "}", to: &bytes, indentation) { index, bytes in
        Self.append(present[index].0, to: &bytes)
        bytes += ": ".utf8
        present[index].1.append(to: &bytes, indentation: indentation + 1)
      }
    }
  }

  private static func append(
    _ count: Int, _ open: String, _ close: String, to bytes: inout [UInt8], _ indentation: Int,
    element: (Int, inout [UInt8]) -> Void
  ) {
    bytes += open.utf8
    for index in 0..<count {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += repeatElement(0x20, count: 2 * (indentation + 1))
      element(index, &bytes)
    }
    if count > 0 {
      bytes.append(0x0A)
      bytes += repeatElement(0x20, count: 2 * indentation)
    }
    bytes += close.utf8
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: bytes += "\\\"".utf8
      case 0x5C: bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
}
