/// The types that the project passes to the generic parameters of one declaration that stand for an `ObservableObject`.
public struct GenericFlow: Sendable {
  /// The migratable types, in source order.
  public internal(set) var types: [TypeID] = []
  /// Whether other types may be passed to it, or its code needs more than an observable object.
  var isOpen = false
  /// Whether the declaration is a function that uses the publishers of its arguments only to forward their changes.
  public internal(set) var isRelay = false
  /// The parameters whose values are passed on to it, identified by the scope that declares them.
  fileprivate var sources: Set<ScopeReference> = []
  /// The ranges of `ObservableObject` where it constrains the parameters, in the file of the declaration.
  public internal(set) var constraints: [ByteRange] = []
  /// The project's typealiases for `ObservableObject` that constrain the parameters.
  var aliases: Set<String> = []

  /// Whether all types that are passed to it are known and migratable.
  public var isClosed: Bool {
    !isOpen && !types.isEmpty && !(constraints.isEmpty && aliases.isEmpty)
  }
}

extension Objects {
  /// The objects that are passed for the parameters of a generic type.
  public func genericFlow(into id: TypeID) -> GenericFlow? { genericFlows[declaringScope(of: id)] }

  public func declaringScope(of id: TypeID) -> ScopeReference {
    let primary = symbols[id].primary
    return ScopeReference(file: primary.file, scope: symbols[primary].scope)
  }
}

extension GenericParameter {
  /// Whether the parameter stands for an `ObservableObject`.
  public var isObservableObject: Bool {
    constraints.contains { constraint in
      if case .composition(let parts) = constraint {
        return parts.contains { $0.isNamed("ObservableObject", in: SDK.moduleOfObservableObject) }
      }
      return constraint.isNamed("ObservableObject", in: SDK.moduleOfObservableObject)
    }
  }
}

extension Objects {
  /// Collects the flows, by the scope that declares the parameters.
  func collectGenericFlows() -> [ScopeReference: GenericFlow] {
    var flows: [ScopeReference: GenericFlow] = [:]
    var constrained: [GenericParameter] = []
    for number in symbols.parsedFiles(naming: objectAliases.keys + ["ObservableObject"]) {
      let file = symbols.files[number]
      for function in file.declaredFunctions
      where function.genericParameters.contains(where: isObject)
        || function.parameters.contains(where: \.isObservableObject)
      {
        flows[ScopeReference(file: number, scope: function.scope)] = flow(
          into: function, inFile: number)
        constrained += function.genericParameters
      }
      for (index, type) in file.types.enumerated()
      where !type.isExtension && type.genericParameters.contains(where: isObject) {
        guard let id = symbols.type(ofDeclaration: index, inFile: number) else { continue }
        flows[ScopeReference(file: number, scope: type.scope)] = flow(into: id)
        if type.kind != .protocol { constrained += type.genericParameters }
      }
    }
    for reference in extensionsForObjects {
      flows[ScopeReference(file: reference.file, scope: symbols[reference].scope)] = flow(
        intoSelfOf: reference)
      constrained += symbols[reference].genericParameters
    }
    noteUsesOfAliases(besides: constrained)
    repeat { spread(&flows) } while openAliases(with: &flows)
    noteTypesOfAliases(flows)
    return flows
  }

  /// Propagates the types of each parameter to the parameters that its values are passed on to.
  private func spread(_ flows: inout [ScopeReference: GenericFlow]) {
    var isChanged = !flows.isEmpty
    while isChanged {
      isChanged = false
      for key in flows.keys {
        guard var flow = flows[key] else { continue }
        let sources = flow.sources.map { flows[$0] }
        let isOpen = flow.isOpen || sources.contains { $0?.isOpen ?? true }
        let types = (flow.types + sources.flatMap { $0?.types ?? [] }).uniqued().sorted()
        guard isOpen != flow.isOpen || types != flow.types else { continue }
        (flow.isOpen, flow.types) = (isOpen, types)
        flows[key] = flow
        isChanged = true
      }
    }
  }

  private func flow(into function: DeclaredFunction, inFile number: Int) -> GenericFlow {
    let file = symbols.files[number]
    symbols.needFiles(naming: CollectionOfOne(function.name))
    let end = function.body?.lowerBound ?? function.range.upperBound
    var flow = GenericFlow()
    flow.constraints = file.observableConstraints(in: function.range.lowerBound..<end)
    flow.aliases = aliases(constraining: function.genericParameters)
    flow.isRelay = function.kind == .function && file.onlyRelays(in: function.range)
    flow.isOpen = !flow.isRelay && needsObjects(in: function.range, ofFile: number)
    let calls =
      flow.isRelay ? callsOfOwn(function, inFile: number) : symbols.calls(named: function.name)
    let opaque = function.parameters.filter(\.isObservableObject)
    if !opaque.isEmpty {
      flow.constraints += opaque.flatMap { file.observableTypes(in: $0.typeRange) }
      if function.kind != .function || file.wrapsObjects(in: function.range)
        || !flow.isRelay
          && opaque.contains(where: { needsObject(in: $0, of: function, inFile: number) })
      {
        flow.isOpen = true
      }
      let place = ScopeReference(file: number, scope: function.scope)
      for value in opaque.compactMap(\.defaultValue) where value.kind != .literal(.nil) {
        note(inference.type(of: value, at: place), at: place, in: &flow)
      }
      for (place, call) in calls {
        note(
          call.arguments.filter { argument in
            opaque.contains { $0.label == argument.label } && !argument.isTrailingClosure
          }, at: ScopeReference(file: place, scope: call.scope), in: &flow)
      }
    }
    for parameter in function.genericParameters where isObject(parameter) {
      note(parameter, of: function, inFile: number, calls, in: &flow)
    }
    return flow
  }

  /// Notes the types that calls pass for one generic parameter of a function.
  private func note(
    _ parameter: GenericParameter, of function: DeclaredFunction, inFile number: Int,
    _ calls: [(file: Int, call: Call)], in flow: inout GenericFlow
  ) {
    let formal = function.parameters.indices.filter {
      function.parameters[$0].type.stands(for: parameter.name)
    }
    if formal.isEmpty || function.kind != .function { flow.isOpen = true }
    let place = ScopeReference(file: number, scope: function.scope)
    let defaults = formal.compactMap { function.parameters[$0].defaultValue }.filter {
      $0.kind != .literal(.nil)
    }
    for value in defaults { note(inference.type(of: value, at: place), at: place, in: &flow) }
    for (place, call) in calls {
      guard let matched = function.parameters.matching(call.arguments)?.passed else { continue }
      let given = formal.compactMap { matched[$0] }.map { call.arguments[$0] }
      if given.isEmpty, defaults.isEmpty { flow.isOpen = true }
      note(given, at: ScopeReference(file: place, scope: call.scope), in: &flow)
    }
  }

  private func flow(into id: TypeID) -> GenericFlow {
    let reference = symbols[id].primary
    let declaration = symbols[reference]
    symbols.needFiles(naming: CollectionOfOne(declaration.name))
    let file = symbols.files[reference.file]
    var flow = GenericFlow()
    flow.constraints = file.observableConstraints(
      in: declaration.range.lowerBound..<declaration.memberBlock.lowerBound)
    flow.aliases = aliases(constraining: declaration.genericParameters)
    flow.isOpen = symbols[id].declarations.contains {
      needsObjects(in: symbols[$0].range, ofFile: $0.file)
    }
    for (index, parameter) in declaration.genericParameters.enumerated()
    where isObject(parameter) {
      note(parameter, index, of: id, in: &flow)
    }
    return flow
  }

  /// Notes the types that are passed for one generic parameter of a type.
  private func note(
    _ parameter: GenericParameter, _ index: Int, of id: TypeID, in flow: inout GenericFlow
  ) {
    let declaration = symbols[symbols[id].primary]
    let initializers = symbols.initializers(of: id).map { symbols[$0] }
    let labels: [String?] =
      initializers.flatMap(\.parameters).filter { $0.type.stands(for: parameter.name) }
      .map(\.label)
      + declaration.properties.filter { $0.type?.stands(for: parameter.name) == true }
      .map(\.name)
    for (number, call) in symbols.calls(named: declaration.name) {
      let scope = ScopeReference(file: number, scope: call.scope)
      guard inference.type(of: call.callee, at: scope).makes(id) else { continue }
      if case .specialized(_, let arguments) = call.callee.kind {
        note(arguments, index, at: scope, in: &flow)
        continue
      }
      let given = call.arguments.filter { labels.contains($0.label) && !$0.isTrailingClosure }
      if given.isEmpty { flow.isOpen = true }
      note(given, at: scope, in: &flow)
    }
    for number in symbols.parsedFiles(naming: declaration.name) {
      if symbols.files[number].callsMember(of: declaration.name) { flow.isOpen = true }
      for written in symbols.files[number].writtenTypes {
        for arguments in written.type.argumentLists(of: [declaration.name]) {
          note(
            arguments, index, at: ScopeReference(file: number, scope: written.scope), in: &flow)
        }
      }
    }
    let isWrapped = declaration.properties.contains {
      $0.name == "wrappedValue" && $0.type?.stands(for: parameter.name) == true
    }
    for wrapped in inference.valuesWrapped(by: [declaration.name]) {
      let scope = ScopeReference(file: wrapped.file, scope: wrapped.property.scope)
      if !wrapped.attribute.genericArguments.isEmpty {
        note(wrapped.attribute.genericArguments, index, at: scope, in: &flow)
      } else if isWrapped {
        note(inference.type(of: wrapped.property, inFile: wrapped.file), at: scope, in: &flow)
      } else {
        flow.isOpen = true
      }
    }
  }

  private func note(
    _ arguments: [Expression.Argument], at scope: ScopeReference, in flow: inout GenericFlow
  ) {
    for argument in arguments {
      note(inference.type(of: argument.value, at: scope), at: scope, in: &flow)
    }
  }

  private func note(
    _ arguments: [TypeName], _ index: Int, at scope: ScopeReference, in flow: inout GenericFlow
  ) {
    guard index < arguments.count else {
      flow.isOpen = true
      return
    }
    note(symbols.resolve(arguments[index], at: scope), at: scope, in: &flow)
  }

  private func note(_ type: ResolvedType, at scope: ScopeReference, in flow: inout GenericFlow) {
    if case .generic(let name, let bounds, true) = type,
      !bounds.contains(where: symbols.isMigratable)
    {
      if let source = symbols.declaringScope(ofGeneric: name, at: scope) {
        flow.sources.insert(source)
      } else {
        flow.isOpen = true
      }
      return
    }
    let candidates = type.candidates
    if candidates.isEmpty || !candidates.allSatisfy(symbols.isMigratable) { flow.isOpen = true }
    flow.types = (flow.types + candidates.filter(symbols.isMigratable)).uniqued().sorted()
  }
}

extension Parameter {
  /// `some ObservableObject`, `any ObservableObject`, or the protocol by itself.
  public var isObservableObject: Bool {
    switch type.unwrapped {
    case .opaque(let inner), .existential(let inner):
      inner.isNamed("ObservableObject", in: SDK.moduleOfObservableObject)
    case let inner: inner.isNamed("ObservableObject", in: SDK.moduleOfObservableObject)
    }
  }
}

extension FileFacts {
  /// Whether code calls a static function or a case of a type by its name: `Route.detail(model)`.
  fileprivate func callsMember(of type: String) -> Bool {
    uses.calls.contains { $0.isOfMember && $0.callee.base?.kind == .name(type) }
  }
}

extension ResolvedType {
  /// Whether the value is the type itself, used as a callee.
  fileprivate func makes(_ id: TypeID) -> Bool {
    if case .metatype(let instance) = self { return instance.candidates.contains(id) }
    return false
  }
}

extension TypeName {
  /// Whether a value of the type is a value of the generic parameter, or a closure that creates one.
  fileprivate func stands(for parameter: String) -> Bool {
    if case .function(_, let result) = self { return result.stands(for: parameter) }
    return unwrapped.simpleName == parameter
  }
}
