/// A call that changes a published property in place, and the code that runs during the change.
public struct InPlaceChange: Sendable {
  public let property: PropertyReference
  /// The type that publishes the property.
  public let type: TypeID
  /// The property as the call names it.
  public let target: Expression
  /// Whether code that may read the property runs during the change.
  public let runsOwnCode: Bool
  /// Whether the call has no result to keep.
  public let hasNoResult: Bool
  /// Whether a closure runs whose reads are unknown.
  public var isUnknown = false
  /// Whether the call may suspend during the change.
  public var waits = false
  /// Whether code that may read another property runs while the call changes that one, too.
  public var isOneOfSeveral = false
  /// Another part of the property that the call changes at the same time.
  public var overlap: OverlappingChange?
}

/// A published property, its type, and the expression that names it.
typealias ChangedValue = (property: PropertyReference, type: TypeID, target: Expression)

extension Usage {
  /// The change by a call, if it changes a published property in place.
  public func inPlaceChange(by call: Call, at scope: ScopeReference) -> InPlaceChange? {
    if let change = inPlaceChange(byMethod: call, at: scope) { return change }
    let changes = call.arguments.compactMap { argument -> InPlaceChange? in
      guard case .inOut(let value) = argument.value.kind,
        let found = publishedValue(value, at: scope)
      else { return nil }
      return inPlaceChange(of: value, in: found, passedTo: call, at: scope)
    }
    let running = changes.filter(\.runsOwnCode)
    guard var change = running.first ?? changes.first else { return nil }
    change.isOneOfSeveral = Set(running.map(\.property)).count > 1
    return change
  }

  /// The change by a method of the value: `items.sort()`.
  private func inPlaceChange(byMethod call: Call, at scope: ScopeReference) -> InPlaceChange? {
    guard case .member(let base, _) = call.callee.kind, namesPublishedProperty(base) else {
      return nil
    }
    let own = mutatingMethods(named: call.name, of: base, at: scope)
    let isKnown =
      SDK.mutatingCallWithClosure.contains(call.name)
      && (!call.arguments.isEmpty || SDK.usesConformance[call.name] != nil)
    let changesPart =
      base.unwrapped.isPart && SDK.mutatingMethod.contains(call.name)
    let isLazy = call.arguments.contains { $0.value.chainNames.contains("lazy") }
    guard
      isKnown || changesPart || !own.isEmpty || isLazy && SDK.mutatingMethod.contains(call.name),
      let found = publishedValue(base, at: scope)
    else { return nil }
    let runsOwnCode =
      runsCode(toChange: base, reaching: found.property, of: found.type, at: scope)
      || call.closures.contains {
        graph.reaches(found.property, of: found.type, in: $0.range, ofFile: scope.file)
      }
      || own.contains { graph.reaches(found.property, of: found.type, inBodyOf: $0) }
      || call.arguments.contains {
        handsOn($0.value, at: scope, closureReaching: found.property, of: found.type)
      }
      || isLazy
        && call.arguments.contains {
          graph.reaches(found.property, of: found.type, in: $0.value.range, ofFile: scope.file)
        }
      || graph.reaches(found.property, of: found.type, comparedBy: call, at: scope)
      || handsOver(call, to: own, codeReaching: found.property, of: found.type, at: scope)
    let waits = own.contains { symbols[$0].isAsync }
    return InPlaceChange(
      property: found.property, type: found.type, target: found.target,
      runsOwnCode: runsOwnCode || waits,
      hasNoResult: own.isEmpty
        ? SDK.mutatingMethodOfAnyValue.contains(call.name)
        : own.allSatisfy { symbols[$0].returnType == nil },
      waits: waits, overlap: overlap(of: base, in: found, by: call, at: scope))
  }

  /// The change by a function that a value is passed to: `change(&items)`.
  private func inPlaceChange(
    of value: Expression, in found: ChangedValue, passedTo call: Call, at scope: ScopeReference
  ) -> InPlaceChange {
    let name = symbols[found.property].name
    if let handed = closureParameter(named: call.callee, at: scope) {
      return InPlaceChange(
        property: found.property, type: found.type, target: found.target,
        runsOwnCode: closuresPassed(to: handed.function).contains { number, range in
          symbols.files[number].text(range).containsWord(name)
            || graph.reaches(found.property, of: found.type, in: range, ofFile: number)
        },
        hasNoResult: handed.hasNoResult)
    }
    let functions = graph.functions(called: call, at: scope)
    if functions.isEmpty,
      case .function(let result) = inference.type(of: call.callee, at: scope).unwrapped
    {
      return InPlaceChange(
        property: found.property, type: found.type, target: found.target, runsOwnCode: true,
        hasNoResult: result.isVoid, isUnknown: true)
    }
    let waits = functions.contains { symbols[$0].isAsync }
    return InPlaceChange(
      property: found.property, type: found.type, target: found.target,
      runsOwnCode: waits
        || runsCode(toChange: value, reaching: found.property, of: found.type, at: scope)
        || functions.contains { graph.reaches(found.property, of: found.type, inBodyOf: $0) }
        || handsOver(
          call, to: functions, codeReaching: found.property, of: found.type, at: scope),
      hasNoResult: functions.isEmpty
        ? call.callee.kind == .name("swap")
        : functions.allSatisfy { symbols[$0].returnType == nil },
      waits: waits, overlap: overlap(of: value, in: found, by: call, at: scope))
  }

  /// Whether a chain names a published property: a quick check before any type is resolved.
  func namesPublishedProperty(_ expression: Expression) -> Bool {
    switch expression.unwrapped.kind {
    case .name(let name): symbols.publishedNames.contains(name)
    case .member(let base, let name):
      symbols.publishedNames.contains(name) || namesPublishedProperty(base)
    case .element(let base, _): namesPublishedProperty(base)
    default: false
    }
  }

  /// The published property that stores a value, as a whole or as `items[0]`, `form.fields`.
  func publishedValue(
    _ expression: Expression, at scope: ScopeReference,
    or isAnnounced: (PropertyReference, TypeID) -> Bool = { _, _ in false }
  ) -> ChangedValue? {
    var value = expression.unwrapped
    while true {
      if let (property, id) = publishedProperty(value, at: scope, or: isAnnounced) {
        return (property, id, value)
      }
      let inner: Expression
      switch value.kind {
      case .element(let base, _), .member(let base, _): inner = base.unwrapped
      default: return nil
      }
      guard isValue(inference.type(of: inner, at: scope)) else { return nil }
      value = inner
    }
  }

  /// Whether changing a part of the value changes the value.
  private func isValue(_ type: ResolvedType) -> Bool {
    switch type {
    case .array, .dictionary, .tuple: true
    case .optional(let inner): isValue(inner)
    case .external(let name, _): !inference.mayBeObject(name)
    case .nominal(let ids, _): ids.allSatisfy { [.struct, .enum].contains(symbols[$0].kind) }
    default: false
    }
  }

  /// The `mutating` methods that the project declares for the type of a value, also in extensions of collections.
  private func mutatingMethods(
    named name: String, of base: Expression, at scope: ScopeReference
  ) -> [FunctionReference] {
    guard graph.declaresMutatingFunction(named: name) else { return [] }
    let type = inference.type(of: base.unwrapped, at: scope)
    // A value of a protocol may be of any of its types.
    let protocols = type.candidates.filter { symbols[$0].kind == .protocol }
    let declared = (graph.receivers(of: name, in: type.candidates) + protocols)
      .filter { symbols[$0].kind != .class }
      .flatMap { symbols.members(of: $0, named: name).functions }
    let added = extended(by: type).flatMap {
      symbols.externalMembers(of: $0, named: name).functions
    }
    return (declared + added).filter { symbols[$0].hasModifier("mutating") }
  }

  /// The names under which the project may extend a collection of the standard library.
  private func extended(by type: ResolvedType) -> [String] {
    switch type.unwrapped {
    case .array:
      SDK.protocolOfArrays.sorted()
    case .dictionary: ["Dictionary"]
    case .external("Set", _): ["Set"]
    default: []
    }
  }

  /// The function around a call of one of its own closure parameters: `change(&items)`.
  private func closureParameter(named callee: Expression, at scope: ScopeReference) -> (
    function: FunctionReference, hasNoResult: Bool
  )? {
    guard case .name(let name) = callee.unwrapped.kind,
      let body = symbols.enclosingBody(of: scope)?.body,
      let type = symbols.enclosingType(of: scope),
      let function = symbols.functions(of: type).first(where: { symbols[$0].body == body }),
      let parameter = symbols[function].parameters.first(where: { $0.name == name }),
      case .function(_, let result) = parameter.type
    else { return nil }
    return (function, result == .tuple([]) || result.simpleName == "Void")
  }

  /// The closures that calls of the function pass to it, and their files.
  private func closuresPassed(to function: FunctionReference) -> [(file: Int, range: ByteRange)] {
    symbols.calls(named: symbols[function].name).flatMap { number, call in
      call.closures.map { (number, $0.range) }
    }
  }

  /// Whether a call like `removeAll(where: isOld)` passes on a closure parameter, and a caller's closure reads the
  /// property.
  private func handsOn(
    _ value: Expression, at scope: ScopeReference, closureReaching property: PropertyReference,
    of id: TypeID
  ) -> Bool {
    guard let handed = closureParameter(named: value, at: scope) else { return false }
    return closuresPassed(to: handed.function).contains { number, range in
      graph.reaches(property, of: id, in: range, ofFile: number)
    }
  }

  /// Whether an argument reads the property when it is called, or when it is evaluated late as an `@autoclosure`.
  private func handsOver(
    _ call: Call, to functions: [FunctionReference], codeReaching property: PropertyReference,
    of id: TypeID, at scope: ScopeReference
  ) -> Bool {
    let late = functions.flatMap { function in
      let parameters = symbols[function].parameters
      guard parameters.contains(where: \.isAutoclosure) else { return [Int]() }
      return (parameters.matching(call.arguments)?.passed ?? [:])
        .filter { parameters[$0.key].isAutoclosure }.map(\.value)
    }
    return call.arguments.indices.contains { index in
      let value = call.arguments[index].value
      return late.contains(index)
        ? graph.reaches(property, of: id, in: value.range, ofFile: scope.file)
        : graph.reaches(property, of: id, whenCalling: value, at: scope)
    }
  }

  /// Whether the code is the whole body of a function or getter that returns its value.
  public func isImplicitReturn(_ scope: ScopeReference) -> Bool {
    guard let body = symbols.enclosingBody(of: scope), body.statementCount == 1,
      !symbols.isInsideClosure(scope),
      let type = symbols.enclosingType(of: scope)
    else { return false }
    if body.kind == .accessor { return body.accessor == nil || body.accessor == "get" }
    return symbols.functions(of: type).contains {
      symbols[$0].body == body.body && symbols[$0].returnType != nil
    }
  }
}

extension ResolvedType {
  fileprivate var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .external(let name, _): name == "Void"
    default: false
    }
  }
}

extension Usage {
  /// The published property of a migratable type that an expression names, and that type.
  public func publishedProperty(
    _ expression: Expression, at scope: ScopeReference,
    or isAnnounced: (PropertyReference, TypeID) -> Bool = { _, _ in false }
  ) -> (PropertyReference, TypeID)? {
    let position = expression.range.lowerBound
    guard let (name, base) = expression.nameAndBase,
      base != nil || symbols.localBinding(name, at: scope, position: position) == nil,
      case .properties(let found) = owners(
        of: name, base: base, prefix: "", at: scope, position: position),
      let first = found.first, let id = symbols.declaringType(of: first), symbols.isMigratable(id),
      symbols[first].attribute(.published) != nil || isAnnounced(first, id)
    else { return nil }
    return (first, id)
  }
}
