extension ResolvedType {
  /// The type with its parts replaced, where a replacement is given.
  func replacing(_ replacement: (ResolvedType) -> ResolvedType?) -> ResolvedType {
    if let new = replacement(self) { return new }
    func replace(_ type: ResolvedType) -> ResolvedType { type.replacing(replacement) }
    return switch self {
    case .nominal(let types, let arguments):
      arguments.isEmpty ? self : .nominal(types, arguments: arguments.map(replace))
    case .external(let name, let arguments):
      arguments.isEmpty ? self : .external(name, arguments: arguments.map(replace))
    case .optional(let type): .optional(replace(type))
    case .array(let type): .array(replace(type))
    case .dictionary(let type): .dictionary(replace(type))
    case .tuple(let parts): .tuple(parts.map { .init(label: $0.label, type: replace($0.type)) })
    case .function(let type): .function(replace(type))
    case .metatype(let type): .metatype(replace(type))
    case .projection(let type): .projection(replace(type))
    case .publisher(let type): .publisher(replace(type))
    case .generic, .unknown: self
    }
  }

  /// The generic parameter of a typealias at a 0-based position.
  static func parameter(_ index: Int) -> Self {
    .generic("\(index)", bounds: [], isObservableObject: false)
  }

  /// The type that a generic typealias stands for with these arguments; nil if it is not one.
  func applied(to arguments: [ResolvedType]) -> ResolvedType? {
    let parameters = arguments.indices.map(Self.parameter)
    guard contains(parameters.contains) else { return nil }
    return replacing { type in parameters.firstIndex(of: type).map { arguments[$0] } }
  }

  /// Whether a part of the type satisfies a condition.
  func contains(_ condition: (ResolvedType) -> Bool) -> Bool {
    var found = false
    _ = replacing { type in
      found = found || condition(type)
      return found ? type : nil
    }
    return found
  }

  /// Whether the type depends on the place of a call.
  var isParameter: Bool {
    contains { type in
      if case .generic(_, let bounds, _) = type { bounds.isEmpty } else { false }
    }
  }

  /// Whether the type may depend on the arguments of a call, or on the type whose member is called.
  var isOpen: Bool {
    contains { type in
      switch type {
      case .generic, .external(_, []): true
      default: false
      }
    }
  }
}
