/// The initializers that accept any `ObservableObject`.
public struct ConstrainedInitializers: Sendable {
  private let objects: Objects
  let symbols: Symbols
  /// The argument labels, by the created type or a type that inherits from it.
  private var labels: [TypeID: Set<String?>] = [:]
  /// The same for extended types outside of the project, by their names.
  private var outsideLabels: [String: Set<String?>] = [:]
  /// The names of the types that have such initializers.
  public private(set) var typeNames: Set<String> = []
  private var all: Set<String?> = []

  public init(_ objects: Objects) {
    self.objects = objects
    symbols = objects.symbols
    for number in objects.filesNamingObjects {
      for (index, type) in symbols.files[number].types.enumerated() {
        let own =
          type.functions.filter { $0.kind == .initializer }.flatMap(objects.constrainedLabels)
          + type.memberwiseLabelsOfObjects
        if own.isEmpty { continue }
        if let id = symbols.type(ofDeclaration: index, inFile: number) {
          labels[id, default: []].formUnion(own)
        } else if type.isExtension {
          outsideLabels[type.name, default: []].formUnion(own)
        }
      }
    }
    if isEmpty { return }
    all = Set(labels.values.joined()).union(outsideLabels.values.joined())
    for type in symbols.types {
      for ancestor in symbols.lineage(of: type.id).dropFirst() {
        if let inherited = labels[ancestor] { labels[type.id, default: []].formUnion(inherited) }
      }
    }
    typeNames = Set(labels.keys.map { symbols[$0].name }).union(outsideLabels.keys)
  }

  public var isEmpty: Bool { labels.isEmpty && outsideLabels.isEmpty }

  /// The labels of the arguments that must be an `ObservableObject`; nil if the call creates none of the types.
  public func labels(of call: Call, inFile number: Int) -> Set<String?>? {
    guard !isEmpty, call.name == "init" || typeNames.contains(call.name) else { return nil }
    let scope = ScopeReference(file: number, scope: call.scope)
    var made = call.callee.unwrapped
    if case .specialized(let type, _) = made.kind { made = type }
    switch made.kind {
    case .implicitMember: return makesOtherWrapper(call, at: scope) ? nil : all
    case .member(let base, "init"):
      if base.isSelf { return symbols.enclosingType(of: scope).flatMap { labels[$0] } }
      made = base
    default: break
    }
    let found = objects.inference.type(of: made, at: scope).instance.candidates.compactMap {
      labels[$0]
    }
    if found.isEmpty { return made.dottedPath?.last.flatMap { outsideLabels[$0] } }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether `.init(…)` creates the storage of a property whose wrapper has no such initializer:
  /// `_model = .init(wrappedValue: m)`.
  private func makesOtherWrapper(_ call: Call, at scope: ScopeReference) -> Bool {
    let backings = symbols.files[scope.file].uses.backings
    guard let backing = backings.first(where: { $0.assigned?.range == call.range }),
      let host = symbols.enclosingType(of: scope)
    else { return false }
    let attributes = symbols.members(of: host, named: backing.name).properties
      .flatMap { symbols[$0].attributes }
    return !attributes.isEmpty && attributes.allSatisfy { !typeNames.contains($0.name) }
  }
}

extension Objects {
  /// The labels of the arguments whose type must be an `ObservableObject`, its metatype, or a closure that creates one,
  /// through a constrained generic parameter or the protocol itself.
  public func constrainedLabels(of function: DeclaredFunction) -> Set<String?> {
    let names = Set(function.genericParameters.filter(isObject).map(\.name))
    return Set(
      function.parameters.filter { parameter in
        parameter.type.isAnyObservableObject || parameter.type.mentions(names)
      }.map(\.label))
  }

  /// Whether a type that no argument determines must be an `ObservableObject`: the return type, or a parameter of the
  /// declaring type.
  public func hasUninferredObject(_ function: DeclaredFunction) -> Bool {
    function.genericParameters.contains { generic in
      isObject(generic) && !function.parameters.contains { $0.type.mentions([generic.name]) }
    }
  }
}

extension TypeName {
  /// Whether one of the names occurs anywhere in the type.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    switch self {
    case .named(let components):
      return components.first.map { names.contains($0.name) } == true
        || components.contains { $0.arguments.contains { $0.mentions(names) } }
    case .optional(let type), .array(let type), .existential(let type), .opaque(let type),
      .metatype(let type), .dictionary(_, let type):
      return type.mentions(names)
    case .function(let parameters, let result):
      return (parameters + [result]).contains { $0.mentions(names) }
    case .tuple(let elements): return elements.contains { $0.type.mentions(names) }
    case .composition(let types): return types.contains { $0.mentions(names) }
    case .other: return false
    }
  }
}

extension DeclaredType {
  /// The labels under which a struct's synthesized memberwise initializer accepts any `ObservableObject`.
  fileprivate var memberwiseLabelsOfObjects: [String?] {
    guard kind == .struct, !functions.contains(where: { $0.kind == .initializer }) else {
      return []
    }
    return properties.filter {
      $0.isStored && !$0.isStatic && $0.type?.isAnyObservableObject == true
    }.map(\.name)
  }
}
