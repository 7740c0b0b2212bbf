/// The types that members of collections and publishers return.
extension TypeInference {
  /// The result of a call that transforms its base: `map(\.a)`, `compactMap { $0 }`, `map(Model.init)`,
  /// `combineLatest(other)`; nil for other members.
  func transformed(
    _ base: ResolvedType, by name: String, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    switch base {
    case .publisher(let element):
      switch name {
      case "collect" where arguments.count < 2: return .publisher(.array(element))
      case "switchToLatest": return .publisher(element.published)
      case "replaceNil": return .publisher(element.unwrapped)
      case "combineLatest", "zip":
        guard !arguments.contains(where: \.value.isClosure) else { return nil }
        let others = arguments.map { type(of: $0.value, at: scope, depth: depth + 1).published }
        return .publisher(.tuple(([element] + others).map { .init(label: nil, type: $0) }))
      default: break
      }
    case .array, .dictionary, .optional, .external("Result", _): break
    default: return nil
    }
    guard let result = mapped(base, by: name, arguments, at: scope, depth: depth) else {
      return nil
    }
    switch (base, name) {
    case (.dictionary, "mapValues"), (.dictionary, "compactMapValues"):
      return .dictionary(name == "mapValues" ? result : result.wrapped)
    case (.external(let type, let parts), "map") where parts.count == 2:
      return .external(type, arguments: [result, parts[1]])
    case (.optional, "map"): return .optional(result)
    case (.optional, "flatMap"): return .optional(result.wrapped)
    case (.publisher, "map"), (.publisher, "tryMap"): return .publisher(result)
    case (.publisher, "compactMap"), (.publisher, "tryCompactMap"):
      return .publisher(result.wrapped)
    case (.publisher, "flatMap"): return .publisher(result.published)
    case (.array, "map"), (.dictionary, "map"): return .array(result)
    case (.array, "compactMap"), (.dictionary, "compactMap"): return .array(result.wrapped)
    case (.array, "flatMap"), (.dictionary, "flatMap"):
      if case .array(let inner) = result { return .array(inner) }
      return .array(result.wrapped)
    default: return nil
    }
  }

  /// The type that the argument of such a member returns for each element.
  private func mapped(
    _ base: ResolvedType, by name: String, _ arguments: [Expression.Argument],
    at scope: ScopeReference, depth: Int
  ) -> ResolvedType? {
    guard SDK.transforming.contains(name), let argument = arguments.last?.value else { return nil }
    let parts = arguments.compactMap { argument -> ResolvedType? in
      guard case .keyPath(_, let components) = argument.value.kind else { return nil }
      let handed = name.hasSuffix("Values") ? base.element : base.iterationElement
      return value(at: components, of: handed, depth: depth)
    }
    if parts.count == arguments.count {
      return parts.count == 1 ? parts[0] : .tuple(parts.map { .init(label: nil, type: $0) })
    }
    switch argument.kind {
    case .identityClosure: return name.hasSuffix("Values") ? base.element : base.iterationElement
    case .closure(let value?):
      return type(ofResult: value, of: argument, inFile: scope.file, depth: depth + 1)
    case .closure(nil): return nil
    default:
      let handed = name.hasSuffix("Values") ? base.element : base.iterationElement
      return result(ofFunction: argument, passed: handed, at: scope, depth: depth)
    }
  }

  /// The result type of a function that is referenced but not called: `Model.init`, `makeModel(for:)`.
  private func result(
    ofFunction function: Expression, passed value: ResolvedType, at scope: ScopeReference,
    depth: Int
  ) -> ResolvedType? {
    let given = type(of: function, at: scope, depth: depth + 1).unwrapped
    if case .member(let base, let name) = function.unwrapped.kind,
      case .metatype(let instance) = type(of: base, at: scope, depth: depth + 1)
    {
      // The name alone does not determine the generic arguments.
      if case .external(let outside, []) = instance, SDK.genericByFirstParameter.contains(outside) {
        return nil
      }
      let functions = instance.candidates.flatMap { symbols.members(of: $0, named: name).functions }
      if name == "init" { return created(instance, from: value) }
      // An instance method accessed through its type returns another function.
      if functions.contains(where: { !symbols[$0].isStatic }) { return nil }
    }
    guard case .function(let result) = given, !result.isParameter else { return nil }
    return result
  }

  /// The output type of a publisher that is created from others, or from a value: `Just(model)`,
  /// `Publishers.MergeMany(all)`.
  func publisher(
    madeBy callee: Expression, _ arguments: [Expression.Argument], at scope: ScopeReference,
    depth: Int
  ) -> ResolvedType? {
    guard let path = callee.dottedPath?.joined(separator: "."), let first = arguments.first?.value
    else { return nil }
    func parts() -> [ResolvedType] {
      arguments.map { type(of: $0.value, at: scope, depth: depth + 1) }
    }
    switch path {
    case "Just", "CurrentValueSubject":
      return .publisher(type(of: first, at: scope, depth: depth + 1))
    case "Publishers.MergeMany":
      guard case .array(let merged)? = parts().first else { fallthrough }
      return .publisher(merged.published)
    case "Publishers.Merge", "Publishers.Merge3", "Publishers.Merge4":
      return parts().first { !$0.published.isUnknown } ?? .publisher(.unknown)
    case "Publishers.CombineLatest", "Publishers.CombineLatest3", "Publishers.CombineLatest4",
      "Publishers.Zip", "Publishers.Zip3", "Publishers.Zip4":
      return .publisher(.tuple(parts().map { .init(label: nil, type: $0.published) }))
    default: return nil
    }
  }

  /// The type of a member of a standard collection or publisher that preserves the element type, or of a member that
  /// the project adds.
  func chainMember(_ name: String, of base: ResolvedType, depth: Int) -> ResolvedType? {
    if let known = SystemMembers.type(of: name, of: base) { return known }
    if case .publisher(let element) = base {
      if SDK.outputPreserving.contains(name) { return .function(base) }
      // `for await value in publisher.values`
      if name == "values" { return base }
      if name == "value" { return element }
    }
    return ownMember(name, of: base, depth: depth)
  }

  /// A member that the project adds to every collection or publisher, with the element type of this one.
  private func ownMember(_ name: String, of base: ResolvedType, depth: Int) -> ResolvedType? {
    guard depth < 20 else { return nil }
    for outside in base.extendedNames {
      let members = symbols.externalMembers(of: outside, named: name)
      if let found = type(of: members, asMembersOf: base, depth) {
        return found.withElements(of: base)
      }
    }
    return nil
  }
}

extension ResolvedType {
  /// The output type of a publisher.
  var published: ResolvedType {
    if case .publisher(let type) = self { return type }
    return .unknown
  }

  /// The type of an extension member for one collection or publisher; unknown where it depends on more than the element
  /// type.
  func withElements(of base: ResolvedType) -> ResolvedType {
    replacing { type in
      switch type {
      case .external("Output", []), .external("Element", []), .generic("Output", _, _),
        .generic("Element", _, _):
        base.element
      case .external(let name, []) where Self.chained.contains(name): base
      case .external, .generic: type.standardName == nil ? .unknown : type
      default: nil
      }
    }
  }

  /// The type names by which the project extends every collection or publisher.
  var extendedNames: Set<String> {
    switch self {
    case .array: SDK.collectionType
    case .publisher: SDK.publisherType
    default: []
    }
  }

  /// The types that `Self` may stand for in such extensions.
  private static let chained = SDK.collectionType.union(SDK.publisherType)
}
