/// Instances that register themselves with other objects.
extension Initializers {
  /// Notes an instance that passes itself to a shared object: `Hub.shared.register(self)`.
  @discardableResult
  func noteRegistration(
    _ call: Call, at scope: ScopeReference, _ result: inout Findings
  ) -> Bool {
    // In an extension of an outside type, `self` is not an object of the project.
    guard case .member(let base, _) = call.callee.kind, symbols.enclosingType(of: scope) != nil,
      call.arguments.contains(where: { $0.value.passesSelf }) && call.name.isRegistration
        || passesSelfClosureToPackage(call, of: base, at: scope)
        || storesClosureOfSelf(call, at: scope),
      isShared(base, at: scope) || beginsWithParameter(base, at: scope)
        || observesShared(call, of: base, at: scope)
    else { return false }
    result.list.append(
      Finding(
        signal: .registration, range: call.range, confidence: .likely, counts: .besidesOthers))
    return true
  }

  /// Notes an instance that an object passed in notifies: `client.delegate = self`,
  /// `client.onChange = { [weak self] in … }`. The next instance replaces it.
  func noteRegistration(
    _ write: StateWrite, at scope: ScopeReference, _ result: inout Findings
  ) -> Bool {
    guard registersSelf(write, at: scope),
      case .member(let base, _) = write.target.unwrapped.kind,
      isInitializerParameter(base, at: scope), let name = base.ownName
    else { return false }
    result.list.append(
      Finding(
        signal: .registration, range: write.range, confidence: .likely,
        counts: .unlessCreated(name)))
    return true
  }

  /// Whether an assignment makes another object notify this one, by a delegate or a closure.
  func registersSelf(_ write: StateWrite, at scope: ScopeReference) -> Bool {
    guard write.kind == .assignment, let value = write.value else { return false }
    if value.isSelf, case .member(_, let name) = write.target.unwrapped.kind {
      return name.isDelegateName || name == "dataSource"
    }
    return isClosureReferringToSelf(value, at: scope) || capturesSelfStrongly(value, at: scope)
  }
}

extension Initializers {
  /// Whether the evidence is an instance that registers itself with an object that is not of the SDK. Such an object may
  /// notify it at any time.
  public func isRegisteredOutsideSDK(_ evidence: Evidence) -> Bool {
    guard evidence.signal == .registration, let number = symbols.file(evidence.site.path) else {
      return false
    }
    let uses = symbols.files[number].uses
    let range = evidence.site.range
    let target: Expression?
    let scope: Int
    var isRegistration = true
    if let call = symbols.files[number].call(at: range) {
      (target, scope) = (call.callee.base, call.scope)
      isRegistration = call.name.isRegistration
    } else if let assignment = uses.assignments.starting(in: range).first {
      (target, scope) = (assignment.target.base, assignment.scope)
    } else {
      return false
    }
    guard let target else { return true }
    let type = inference.type(of: target, at: ScopeReference(file: number, scope: scope))
    // A package may call a closure once, when it has done what it was asked to do.
    if case .external(let name, _) = type.unwrapped.instance {
      return isRegistration && SDK.mayBeOfPackage(name)
    }
    return true
  }
}

extension Initializers {
  /// Whether an object from an unread package receives a closure that refers to `self`. Only an escaping closure has to
  /// name `self` explicitly.
  private func passesSelfClosureToPackage(
    _ call: Call, of base: Expression, at scope: ScopeReference
  )
    -> Bool
  {
    guard !SDK.callsClosureNow.contains(call.name),
      call.arguments.contains(where: { isClosureReferringToSelf($0.value, at: scope) }),
      let type = packageType(of: base, at: scope)
    else { return false }
    return SDK.mayBeOfPackage(type)
  }

  /// The type outside of the project that an expression has, or that a local constant was created through:
  /// `let rows = Observation.tracking { … }`.
  private func packageType(of base: Expression, at scope: ScopeReference) -> String? {
    if case .external(let type, _) = inference.type(of: base, at: scope).unwrapped.instance {
      return type
    }
    guard let (value, place) = symbols.constant(base, at: scope),
      case .name(let type) = value.chainRoot.kind, type.looksLikeTypeName,
      case .external = symbols.lookup(type, at: place, depth: 0)
    else { return nil }
    return type
  }

  /// Whether a local object observes a shared one that it is passed: `rows.start(in: Database.shared) { [weak self] … }`.
  private func observesShared(_ call: Call, of base: Expression, at scope: ScopeReference) -> Bool {
    guard let name = base.simpleName,
      symbols.localBinding(name, at: scope, position: base.range.lowerBound) != nil
    else { return false }
    return call.arguments.contains { !$0.value.isClosure && isShared($0.value, at: scope) }
  }

  /// Whether an expression is a closure that uses `self`, captured weakly or not.
  func isClosureReferringToSelf(_ value: Expression, at scope: ScopeReference) -> Bool {
    value.isClosure && !symbols.files[scope.file].words("self", in: value.range).isEmpty
  }

  /// Whether a function of the project stores or passes on a closure that refers to `self`, or a method of it:
  /// `Hub.shared.listen { [weak self] in … }`, `ticker.observe(tick)`.
  func storesClosureOfSelf(_ call: Call, at scope: ScopeReference) -> Bool {
    guard
      case .functions(let functions) = graph.target(
        ofCallTo: call.callee, call.arguments, at: scope)
    else { return false }
    return call.arguments.indices.contains {
      let value = call.arguments[$0].value
      return (isClosureReferringToSelf(value, at: scope) || capturesSelfStrongly(value, at: scope))
        && stores($0, of: call.arguments, functions)
    }
  }

  /// Whether creating an object of the project passes it a closure to store that holds `self`: `Engine { self.tick() }`.
  func storesClosureOfSelf(_ value: Expression, at scope: ScopeReference) -> Bool {
    guard case .call(let callee, let arguments) = value.unwrapped.kind,
      case .construction(let types) = graph.target(ofCallTo: callee, arguments, at: scope)
    else { return false }
    let functions = types.flatMap { graph.initializers(fitting: arguments, of: $0) }
    return arguments.indices.contains {
      capturesSelfStrongly(arguments[$0].value, at: scope) && stores($0, of: arguments, functions)
    }
  }

  /// Whether a function stores or passes on an escaping argument.
  func stores(
    _ argument: Int, of arguments: [Expression.Argument], _ functions: [FunctionReference]
  ) -> Bool {
    guard functions.count == 1, let function = functions.first, let body = symbols[function].body,
      let parameter = symbols[function].parameters.parameter(receiving: argument, of: arguments),
      parameter.isEscaping
    else { return false }
    let name = Expression.Kind.name(parameter.name)
    let uses = symbols.files[function.file].uses
    return uses.assignments.starting(in: body).contains { assignment in
      if case .array(let elements)? = assignment.value?.kind {
        return elements.contains { $0.kind == name }
      }
      return assignment.value?.kind == name
    }
      || uses.calls.starting(in: body).contains { $0.arguments.contains { $0.value.kind == name } }
  }

  /// Whether an expression is a parameter of the enclosing initializer, or the property of that name, and its default
  /// value does not create an object.
  func isInitializerParameter(_ base: Expression, at scope: ScopeReference) -> Bool {
    guard let name = base.ownName, let owner = symbols.enclosingBody(of: scope),
      owner.kind == .initializer, let function = symbols.function(withBodyOf: owner, at: scope),
      let parameter = function.parameters.first(where: { $0.name == name })
    else { return false }
    let type = symbols.resolve(parameter.type, at: scope).unwrapped
    return type.candidates.allSatisfy {
      symbols[$0].kind == .class || symbols[$0].kind == .protocol
    }
  }

  /// Whether an expression begins with a parameter.
  private func beginsWithParameter(_ expression: Expression, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = expression.chainRoot.kind else { return false }
    let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound)
    return local?.binding.kind == .parameter
  }
}

extension Expression {
  /// Whether the expression is `self`, or creates a value from it: `Observer(delegate: self)`.
  var passesSelf: Bool {
    if case .call(_, let arguments) = kind { return arguments.contains(where: \.value.isSelf) }
    return isSelf
  }
}

extension String {
  /// Whether a property with this name holds a delegate, by convention: `delegate`, `uiDelegate`.
  var isDelegateName: Bool { lowercased().hasSuffix("delegate") }

  fileprivate var isRegistration: Bool { SDK.registeringVerb.contains { hasPrefix($0) } }
}
