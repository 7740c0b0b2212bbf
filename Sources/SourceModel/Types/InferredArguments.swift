/// What the arguments of a call say about generic parameters.
extension ProjectModel {
  /// The known types of the generic parameters of a declaration that a call refers to.
  func genericArguments(
    of receiver: Receiver, from arguments: [Expression.Argument], withClosures: Bool = true,
    at scope: ScopeReference, depth: Int
  ) -> [String: ResolvedType] {
    var known = receiver.known
    guard !receiver.generic.isEmpty, let matched = receiver.parameters.matching(arguments) else {
      return known
    }
    for (formal, actual) in matched.passed.sorted(by: { $0.key < $1.key }) {
      let value = arguments[actual].value
      if value.isClosure, !withClosures { continue }
      let type = type(of: value, at: scope, depth: depth)
      infer(receiver.parameters[formal].type, from: type, receiver.generic, into: &known)
    }
    return known
  }

  /// Infers what a generic parameter stands for from the known type of a value of the declared type.
  private func infer(
    _ written: TypeName, from type: ResolvedType, _ generic: Set<String>,
    into known: inout [String: ResolvedType]
  ) {
    func infer(_ written: TypeName?, from type: ResolvedType?) {
      if let written, let type { self.infer(written, from: type, generic, into: &known) }
    }
    switch (written, type) {
    case (.optional(let inner), _): infer(inner, from: type.wrapped)
    case (.array(let inner), .array(let element)),
      (.metatype(let inner), .metatype(let element)),
      (.function(_, let inner), .function(let element)),
      (.dictionary(_, let inner), .dictionary(let element)):
      infer(inner, from: element)
    case (.tuple(let written), .tuple(let parts)) where written.count == parts.count:
      for (written, part) in zip(written, parts) { infer(written.type, from: part.type) }
    case (.named(let components), _):
      guard components.count == 1, let component = components.first else { return }
      if generic.contains(component.name), !type.isUnknown {
        // If two arguments disagree, the type is unknown.
        known[component.name] = known[component.name].map { $0 == type ? type : .unknown } ?? type
      }
      switch type {
      case .nominal(_, let given), .external(_, let given):
        for (written, given) in zip(component.arguments, given) { infer(written, from: given) }
      case .publisher(let given), .array(let given), .projection(let given):
        infer(component.arguments.first, from: given)
      default: return
      }
    default: return
    }
  }
}

extension ResolvedType {
  /// The type with the known generic parameters replaced; unknown where it depends on others.
  func filled(_ known: [String: ResolvedType], _ unknown: Set<String>) -> ResolvedType {
    replacing { type in
      switch type {
      case .generic(let name, let bounds, _):
        known[name] ?? (bounds.isEmpty || unknown.contains(name) ? .unknown : type)
      case .external(let name, []): unknown.contains(name) ? known[name] ?? .unknown : nil
      default: nil
      }
    }
  }

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
