/// Subscriptions that do not reach beyond the object: they end with it.
extension Initializers {
  /// Whether a call belongs to a pipeline whose sources and storage belong to the object, and that holds the object
  /// weakly: `$email.sink { [weak self] in … }.store(in: &bag)`.
  /// - Parameter received: A parameter whose object belongs to the object, too.
  func staysInside(_ call: Call, at scope: ScopeReference, besides received: String? = nil) -> Bool
  {
    let start = call.callee.chainStart
    return (isOwnSource(start, at: scope) || received != nil && start.base?.ownName == received)
      && staysInside(chainFrom: call.range.lowerBound, at: scope)
  }

  private func staysInside(chainFrom start: Int, at scope: ScopeReference) -> Bool {
    symbols.files[scope.file].chain(from: start).allSatisfy { link in
      link.arguments.allSatisfy { argument in
        let value = argument.value
        switch value.kind {
        case .closure: return !capturesSelfStrongly(value, at: scope)
        case .inOut(let stored): return graph.rootProperty(of: stored, at: scope) != nil
        case .selfReference: return false
        default:
          return (argument.isOther(in: link) || isOwnSource(value, at: scope))
            && !capturesSelfStrongly(value, at: scope)
        }
      }
    }
  }

  /// The closures of a pipeline that run while its object is created. What it receives only later, such as a debounced
  /// value, is no part of that.
  func steps(ofPipelineEndingIn call: Call, _ file: RunCode, at scope: ScopeReference) -> [Step] {
    let isSent = sendsInInitializer(after: call, at: scope)
    return symbols.files[scope.file].chain(from: call.range.lowerBound).flatMap { link -> [Step] in
      let isEnd = link.range == call.range
      guard isEnd || !SDK.publisherEnd.contains(link.name) else { return [] }
      let codes =
        isSent
        ? link.closures.compactMap { file.body($0.range) } : closuresRunAtOnce(by: link, file)
      return codes.map { code in
        Step(
          label: link.name, code: code,
          passed: isEnd && !isSent ? firstValue(receivedBy: code, of: call, at: scope) : [],
          isOnSelf: true, isSubscribed: !isEnd)
      }
    }
  }

  /// Whether an initializer assigns the property whose later values a pipeline receives on the same thread:
  /// `$level.dropFirst().sink { … }` and then `level = 3`.
  private func sendsInInitializer(after call: Call, at scope: ScopeReference) -> Bool {
    let names = call.callee.chainNames
    guard let source = names.first, source.hasPrefix("$"), names.contains("dropFirst"),
      names.dropFirst().dropLast().allSatisfy({
        $0 == "dropFirst" || SDK.sendsOnSameThread.contains($0)
      }),
      let owner = symbols.enclosingType(of: scope),
      let function = symbols.enclosingBody(of: scope)
    else { return false }
    func assigns(in body: ByteRange, ofFile number: Int, after position: Int) -> Bool {
      symbols.files[number].uses.assignments.starting(in: body).contains {
        $0.range.lowerBound > position && $0.target.ownName == String(source.dropFirst())
      }
    }
    if assigns(in: function.body, ofFile: scope.file, after: call.range.upperBound) { return true }
    // `init() { watch(); level = 3 }`
    let name = symbols.function(withBodyOf: function, at: scope)?.name
    return symbols.initializers(of: owner).contains { reference in
      guard let body = symbols[reference].body else { return false }
      return symbols.files[reference.file].uses.calls.starting(in: body).contains {
        $0.name == name && assigns(in: body, ofFile: reference.file, after: $0.range.upperBound)
      }
    }
  }

  /// Where a pipeline counts: `service.$state.sink { … }` does unless the object is created with the model.
  func counting(of call: Call, at scope: ScopeReference) -> Finding.Counting {
    guard let base = call.callee.chainStart.base, let name = base.ownName,
      staysInside(call, at: scope, besides: name)
    else { return .always }
    if isInitializerParameter(base, at: scope) { return .unlessCreated(name) }
    return graph.rootProperty(of: base, at: scope) == nil
      ? .always : .unlessCreated("self." + name)
  }

  /// The value that the closure of a pipeline receives first, if it is that of a property of the object:
  /// `$text.debounce(…).sink { text in … }`, or the one that a subject of the object is created with.
  func firstValue(receivedBy closure: Code, of call: Call, at scope: ScopeReference)
    -> [PassedValue]
  {
    let place = ScopeReference(file: closure.file, scope: closure.scope)
    guard let parameter = inference.parameterNames(ofClosure: place).first,
      let source = call.callee.chainNames.first,
      call.callee.chainNames.dropFirst().dropLast().allSatisfy({ name in
        SDK.outputPreserving.contains(name) && SDK.publisherCall.contains(name)
          && !SDK.takesPublishers.contains(name)
      })
    else { return [] }
    let range = call.callee.chainRoot.range
    let own =
      source.hasPrefix("$")
      ? Expression(.name(String(source.dropFirst())), range: range)
      : valueOfSubject(named: source, at: scope, range)
    guard let value = own else { return [] }
    return [
      PassedValue(
        parameter: parameter, type: .other, declaration: scope, value: value, scope: scope)
    ]
  }

  /// What a subject of the object is created with: `CurrentValueSubject<Int?, Never>(_number)`.
  private func valueOfSubject(named name: String, at scope: ScopeReference, _ range: ByteRange)
    -> Expression?
  {
    guard let owner = symbols.enclosingType(of: scope),
      let property = symbols.members(of: owner, named: name).properties.first,
      case .call(let callee, let arguments)? = symbols[property].initializer?.unwrapped.kind,
      arguments.count == 1, SDK.firstValue[callee.chainNames.last ?? ""] == "atOnce"
    else { return nil }
    guard let variable = arguments[0].value.ownName else {
      return arguments[0].value.kind == .literal(.nil) ? arguments[0].value : nil
    }
    // The macro stores a property in one with an underscore.
    let name = variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
    return Expression(.name(name), range: range)
  }

  /// Whether an expression is a publisher of the object itself, or one that combines such publishers, also behind local
  /// constants and getters.
  private func isOwnSource(_ source: Expression, at scope: ScopeReference, depth: Int = 0) -> Bool {
    switch source.unwrapped.kind {
    case .name(let name): return isOwnSource(named: name, source, at: scope, depth)
    case .member(let base, let name):
      if base.isSelf { return isOwnSource(named: name, source, at: scope, depth) }
      guard isCreatedHere(base, at: scope) else { return false }
      let types = inference.type(of: base, at: scope).candidates
      return name.hasPrefix("$")
        || !types.isEmpty && types.allSatisfy { isCreated(name, by: $0) }
    case .call(let callee, let arguments):
      if callee.isCombiningPublisher {
        return !arguments.isEmpty
          && arguments.allSatisfy { isOwnSource($0.value, at: scope, depth: depth) }
      }
      guard case .member(let base, _) = callee.unwrapped.kind else { return false }
      return isOwnSource(base, at: scope, depth: depth)
    default: return false
    }
  }

  private func isOwnSource(
    named name: String, _ source: Expression, at scope: ScopeReference, _ depth: Int
  ) -> Bool {
    let isLocal =
      symbols.localBinding(name, at: scope, position: source.range.lowerBound) != nil
    if !isLocal, name.hasPrefix("$") {
      return symbols.enclosingType(of: scope).map {
        !symbols.members(of: $0, named: String(name.dropFirst())).properties.isEmpty
      } == true
    }
    if isCreatedHere(source, at: scope) { return true }
    let values = depth < 4 ? graph.sources(of: source, at: scope) : []
    return !values.isEmpty
      && values.allSatisfy { value, place in
        isOwnSource(value, at: place, depth: depth + 1)
          && staysInside(chainFrom: value.range.lowerBound, at: place)
      }
  }

  /// Whether an expression is a stored property of the object that holds what its initial value, or each initializer,
  /// creates.
  func isCreatedHere(_ expression: Expression, at scope: ScopeReference) -> Bool {
    guard let name = expression.ownName, let owner = symbols.enclosingType(of: scope),
      symbols.localBinding(name, at: scope, position: expression.range.lowerBound) == nil
    else { return false }
    return isCreated(name, by: owner)
  }

  private func isCreated(_ name: String, by owner: TypeID) -> Bool {
    let properties = symbols.members(of: owner, named: name).properties
    return !properties.isEmpty
      && properties.allSatisfy { property in
        guard symbols[property].isStored, !symbols[property].isStatic else { return false }
        let values =
          symbols[property].initializer.map { [$0] }
          ?? symbols.initializers(of: owner).flatMap { valuesAssigned(to: name, by: $0) }
          .map(\.value)
        return !values.isEmpty && values.allSatisfy(\.isConstruction)
      }
  }
}

extension Expression {
  /// Whether it has the form `Model(…)` or `.init(…)`.
  fileprivate var isConstruction: Bool {
    guard case .call(let callee, _) = unwrapped.kind else { return false }
    return callee.kind == .implicitMember("init") || callee.chainNames.last == "init"
      || callee.chainNames.last?.looksLikeTypeName == true
  }

  /// The part of a chain that the first publisher operator is called on: `$a` in `$a.map { … }.sink`, and the whole
  /// call in `Publishers.Merge($a, $b).sink`.
  fileprivate var chainStart: Expression {
    switch unwrapped.kind {
    case .call(let callee, _):
      if callee.isCombiningPublisher { return unwrapped }
      return callee.chainStart
    case .member(let base, _):
      if case .call = base.unwrapped.kind { return base.chainStart }
      return base
    default: return self
    }
  }
}

extension Expression.Argument {
  /// Whether an argument is no publisher: a key path, `{ $0 }`, a literal, a scheduler or a duration.
  fileprivate func isOther(in call: Call) -> Bool {
    switch value.kind {
    case .keyPath, .literal, .implicitMember, .array, .identityClosure: return true
    case .name, .member, .call: return !SDK.takesPublishers.contains(call.name)
    default: return false
    }
  }
}
