/// The types that members of collections and publishers return.
extension ProjectModel {
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
    case .array, .dictionary, .optional: break
    default: return nil
    }
    guard let result = mapped(base, by: name, arguments, at: scope, depth: depth) else {
      return nil
    }
    switch (base, name) {
    case (.dictionary, "mapValues"), (.dictionary, "compactMapValues"):
      return .dictionary(name == "mapValues" ? result : result.unwrapped)
    case (.optional, "map"): return .optional(result)
    case (.optional, "flatMap"): return .optional(result.unwrapped)
    case (.publisher, "map"), (.publisher, "tryMap"): return .publisher(result)
    case (.publisher, "compactMap"), (.publisher, "tryCompactMap"):
      return .publisher(result.unwrapped)
    case (.publisher, "flatMap"): return .publisher(result.published)
    case (.array, "map"), (.dictionary, "map"): return .array(result)
    case (.array, "compactMap"), (.dictionary, "compactMap"): return .array(result.unwrapped)
    case (.array, "flatMap"), (.dictionary, "flatMap"):
      if case .array(let inner) = result { return .array(inner) }
      return .array(result.unwrapped)
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
    default: return result(ofFunction: argument, at: scope, depth: depth)
    }
  }

  /// The result type of a function that is referenced but not called: `Model.init`, `makeModel(for:)`.
  private func result(ofFunction function: Expression, at scope: ScopeReference, depth: Int)
    -> ResolvedType?
  {
    let given = type(of: function, at: scope, depth: depth + 1).unwrapped
    if case .member(let base, let name) = function.unwrapped.kind,
      case .metatype(let instance) = type(of: base, at: scope, depth: depth + 1)
    {
      // The name alone does not determine the generic arguments.
      if case .external(let outside, []) = instance, SDK.genericByFirstParameter.contains(outside) {
        return nil
      }
      let functions = instance.candidates.flatMap { members(of: $0, named: name).functions }
      // An instance method accessed through its type returns another function.
      if name != "init", functions.contains(where: { !self[$0].isStatic }) { return nil }
      // An enum case with a payload is a function that creates a value.
      if functions.isEmpty, given == instance { return instance }
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
    switch base {
    case .array(let element):
      if let known = Self.arrayMember(name, element) { return known }
    case .dictionary(let value):
      switch name {
      case "values": return .array(value)
      case "removeValue": return .function(.optional(value))
      case "sorted", "filter": return .function(base)
      default: break
      }
    case .publisher(let element):
      if SDK.outputPreserving.contains(name) { return .function(base) }
      // `for await value in publisher.values`
      if name == "values" { return base }
      if name == "value" { return element }
    default: return nil
    }
    return ownMember(name, of: base, depth: depth)
  }

  private static func arrayMember(_ name: String, _ element: ResolvedType) -> ResolvedType? {
    switch name {
    case "first", "last": .optional(element)
    case "publisher": .publisher(element)
    case "randomElement", "popLast", "min", "max": .function(.optional(element))
    case "removeFirst", "removeLast", "remove": .function(element)
    case "sorted", "filter", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
      "lazy":
      .function(.array(element))
    case "enumerated":
      .function(
        .array(
          .tuple([
            .init(label: "offset", type: .external("Int", arguments: [])),
            .init(label: "element", type: element),
          ])))
    default: nil
    }
  }

  /// A member that the project adds to every collection or publisher, with the element type of this one.
  private func ownMember(_ name: String, of base: ResolvedType, depth: Int) -> ResolvedType? {
    guard depth < 20 else { return nil }
    for outside in base.extendedNames {
      let members = externalMembers(of: outside, named: name)
      var found: ResolvedType?
      if let property = members.properties.first {
        found = type(of: property, depth: depth + 1)
      } else if !members.functions.isEmpty {
        found = results(members.functions, depth: depth + 1)
      }
      if let found { return found.withElements(of: base) }
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

  /// Whether the type depends on the place of a call.
  var isParameter: Bool {
    switch self {
    case .generic(_, let bounds, _): bounds.isEmpty
    case .optional(let type), .array(let type), .dictionary(let type), .publisher(let type):
      type.isParameter
    default: false
    }
  }

  /// The type of an extension member for one collection or publisher; unknown when it depends on more than the element
  /// type.
  func withElements(of base: ResolvedType) -> ResolvedType {
    switch self {
    case .external("Output", _), .external("Element", _): base.element
    case .external(let name, let arguments)
    where arguments.isEmpty && Self.chained.contains(name): base
    case .optional(let type): .optional(type.withElements(of: base))
    case .array(let type): .array(type.withElements(of: base))
    case .publisher(let type): .publisher(type.withElements(of: base))
    case .function(let type): .function(type.withElements(of: base))
    case .nominal(_, let arguments) where arguments.isEmpty: self
    default: .unknown
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
