/// Members of the system's types that values are often made from.
enum SystemMembers {
  private static let ofObjects: [String: [String: String]] = [
    "Date": [
      "timeIntervalSince1970": "Double", "timeIntervalSinceNow": "Double",
      "timeIntervalSinceReferenceDate": "Double",
    ],
    "UUID": ["uuidString": "String"],
  ]

  private static let ofTypes: [String: Set<String>] = [
    "Date": ["now", "distantPast", "distantFuture"],
    "Double": ["zero", "pi", "infinity", "greatestFiniteMagnitude"],
    "Float": ["zero", "pi", "infinity", "greatestFiniteMagnitude"],
    "Int": ["zero", "max", "min"],
  ]

  /// The type of a member of a value.
  static func type(of member: String, ofValue type: String) -> ResolvedType? {
    ofObjects[type]?[member].map { .external($0, arguments: []) }
  }

  /// Whether a member of a type is a value of it: `Date.now`, `Double.pi`.
  static func isValue(_ member: String, of type: String) -> Bool {
    ofTypes[type]?.contains(member) ?? false
  }
}
