import Foundation

@testable import Rewriter

/// The part of JSON Schema that the schemas of the reports use.
struct JSONSchema: @unchecked Sendable {
  /// Never changes.
  private let root: [String: Any]

  /// What the validator understands; a schema with anything else would not be checked.
  private static let keywords: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "items", "enum", "const", "anyOf", "oneOf", "minimum", "maximum",
    "pattern", "minItems", "uniqueItems", "minLength", "id", "definitions",
    // They state no condition.
    "default", "format",
  ]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  static func documentation() throws -> JSONSchema {
    try JSONSchema(Data(DocumentSchema.text.utf8))
  }

  /// A file in `Schemas`.
  init(file: String) throws {
    let folder = Repository.tests.appendingPathComponent("RewriterTests/Schemas")
    try self.init(Data(contentsOf: folder.appendingPathComponent(file)))
  }

  /// Where a document differs from the schema.
  func violations(of data: Data) throws -> [String] {
    violations(of: try JSONSerialization.jsonObject(with: data), against: root, at: "$")
  }

  private func violations(of value: Any, against schema: [String: Any], at path: String)
    -> [String]
  {
    var found = schema.keys.filter { !Self.keywords.contains($0) }.map {
      "\(path): the validator does not know `\($0)`"
    }
    if let reference = schema["$ref"] as? String {
      found += violations(of: value, against: definition(reference), at: path)
    }
    if let options = schema["oneOf"] as? [[String: Any]] {
      let count = options.count { violations(of: value, against: $0, at: path).isEmpty }
      if count != 1 { found.append("\(path) matches \(count) of the alternatives") }
    }
    if let options = schema["anyOf"] as? [[String: Any]] {
      let results = options.map { violations(of: value, against: $0, at: path) }
      if !results.contains(where: \.isEmpty) {
        found += results.min { $0.count < $1.count } ?? []
      }
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.has(value, $0) }) {
      return found + ["\(path) is not of type \(types.joined(separator: " or "))"]
    }
    if let const = schema["const"], !Self.equal(value, const) {
      found.append("\(path) is not \(const)")
    }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { Self.equal(value, $0) }) {
      found.append("\(path) is not one of \(allowed): \(value)")
    }
    if let minimum = schema["minimum"] as? Int, let number = value as? Int, number < minimum {
      found.append("\(path) is less than \(minimum)")
    }
    if let maximum = schema["maximum"] as? Double, let number = value as? Double, number > maximum {
      found.append("\(path) is more than \(maximum)")
    }
    if let length = schema["minLength"] as? Int, let text = value as? String, text.count < length {
      found.append("\(path) is too short")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path) does not match \(pattern): \(text)")
    }
    return found + violations(ofElements: value, against: schema, at: path)
      + violations(ofMembers: value, against: schema, at: path)
  }

  private func violations(ofElements value: Any, against schema: [String: Any], at path: String)
    -> [String]
  {
    guard let elements = value as? [Any] else { return [] }
    var found: [String] = []
    if let least = schema["minItems"] as? Int, elements.count < least {
      found.append("\(path) has \(elements.count) elements")
    }
    if schema["uniqueItems"] as? Bool == true, Set(elements.map { "\($0)" }).count < elements.count
    {
      found.append("\(path) repeats an element")
    }
    if let items = schema["items"] as? [String: Any] {
      for (index, element) in elements.enumerated() {
        found += violations(of: element, against: items, at: "\(path)[\(index)]")
      }
    }
    return found
  }

  private func violations(ofMembers value: Any, against schema: [String: Any], at path: String)
    -> [String]
  {
    guard let members = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found: [String] = []
    for name in schema["required"] as? [String] ?? [] where members[name] == nil {
      found.append("\(path).\(name) is missing")
    }
    for (name, member) in members {
      if let property = properties[name] {
        found += violations(of: member, against: property, at: "\(path).\(name)")
      } else if let other = schema["additionalProperties"] as? [String: Any] {
        found += violations(of: member, against: other, at: "\(path).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path).\(name) is not in the schema")
      }
    }
    return found
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    let definitions = root["$defs"] ?? root["definitions"]
    return (definitions as? [String: [String: Any]])?[name] ?? ["unknown": reference]
  }

  private static func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "number": !isBoolean(value) && value is NSNumber
    case "null": value is NSNull
    case "integer":
      !isBoolean(value)
        && (value as? NSNumber).map { Double($0.intValue) == $0.doubleValue } ?? false
    default: false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool { "\(a)" == "\(b)" }
}
