#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of a JSON file that people edit by hand, such as the configuration.
enum JSONDocument: Codable, Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONDocument])
  case object([String: JSONDocument])

  /// Nil if the text is not valid JSON.
  init?(_ text: [UInt8]) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(text)) else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONDocument].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONDocument].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// The text of the file, with members sorted by name.
  func written() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [0x0A]
  }

  var members: [String: JSONDocument]? {
    if case .object(let members) = self { return members }
    return nil
  }

  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The elements, if all of them are strings.
  var texts: [String]? {
    guard case .array(let elements) = self else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// The members, if all their values are strings.
  var textMembers: [String: String]? {
    guard let members else { return nil }
    let texts = members.compactMapValues(\.text)
    return texts.count == members.count ? texts : nil
  }
}
