import SourceModel

extension TypeName {
  /// The source text of a type that can be in an inheritance clause or among its generic arguments; nil for other
  /// types.
  var text: String? {
    switch self {
    case .named(let components):
      let parts = components.map { component -> String? in
        let arguments = component.arguments.compactMap(\.text)
        guard arguments.count == component.arguments.count else { return nil }
        return arguments.isEmpty
          ? component.name : "\(component.name)<\(arguments.joined(separator: ", "))>"
      }
      return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: ".")
    case .optional(let type): return type.text.map { $0 + "?" }
    case .array(let type): return type.text.map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = key.text, let value = value.text else { return nil }
      return "[\(key): \(value)]"
    case .existential(let type): return type.text.map { "any " + $0 }
    default: return nil
    }
  }
}
