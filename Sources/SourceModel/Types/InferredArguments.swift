/// What the arguments of a call say about generic parameters.
extension TypeInference {
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
}
