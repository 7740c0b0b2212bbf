/// Code that a call receives and may run before it returns.
extension CodeGraph {
  /// Whether a closure may run before the code around it continues: `$items.sink { … }`,
  /// `observe(\.rate, options: [.initial]) { … }`, and closures that code receives which cannot be read.
  func mayRunAtOnce(_ closure: ScopeReference) -> Bool {
    // A function that passes its closure to itself runs it only if it calls it elsewhere too.
    cache.closuresRunAtOnce.answer(to: closure, none: false, remember: true) {
      let scope = symbols.files[closure.file].scopes[closure.scope]
      let timing = timing(ofClosure: closure)
      guard case .argument(let range, let label, let isTrailing)? = scope.closure,
        timing != .now, let call = symbols.files[closure.file].call(at: range)
      else { return [.now, .unknown].contains(timing) }
      let place = ScopeReference(file: closure.file, scope: scope.parent ?? 0)
      let argument = Expression.Argument(
        label: label, value: Expression(.closure(result: nil), range: scope.range),
        isTrailingClosure: isTrailing)
      return mayCallAtOnce(argument, of: call, at: place, timing, besides: [])
    }
  }

  /// Whether a call may run a function that it is passed before it returns: `publisher.sink(receiveValue: show)`.
  func mayCallAtOnce(_ argument: Expression.Argument, of call: Call, at place: ScopeReference)
    -> Bool
  {
    mayCallAtOnce(argument, of: call, at: place, nil, besides: [])
  }

  /// Whether the code around a call also has the created object run its closure: `timer.fire()`.
  private func isRunByCreator(_ call: Call, at place: ScopeReference) -> Bool {
    guard let type = call.callee.chainNames.first, let runner = SDK.closureRunner[type],
      let body = symbols.enclosingBody(of: place)
    else { return false }
    return symbols.files[place.file].uses.calls.starting(in: body.body).contains { other in
      guard other.name == runner, let base = other.callee.base else { return false }
      let scope = ScopeReference(file: place.file, scope: other.scope)
      if case .external(type, _) = outsideType(of: base, at: scope).unwrapped { return true }
      return false
    }
  }

  /// - Parameter timing: When the argument runs, if it is a closure whose timing was found.
  /// - Parameter known: The functions that the argument was passed through.
  private func mayCallAtOnce(
    _ argument: Expression.Argument, of call: Call, at place: ScopeReference,
    _ timing: ClosureTiming?, besides known: Set<FunctionReference>
  ) -> Bool {
    if isRunByCreator(call, at: place) { return true }
    if let source = call.callee.base, isSubscription(call, inFile: place.file) {
      return firstValue(of: source, at: place) != .later
    }
    if let value = firstValueOfKeyPath(observedBy: call, inFile: place.file) {
      return value != .later
    }
    switch timing {
    case .now?: return true
    case .laterOnMain?, .otherThread?, .onAppearance?: return false
    case .later?, .action?, .viewBuilder?, .eachFrame?, .unknown?, nil: break
    }
    if SDK.runsClosureLater.contains(call.name) || SDK.storesElement.contains(call.name) {
      return false
    }
    if thread(ofClosurePassedTo: call, at: place) != nil { return false }
    let code = Code(file: place.file, scope: place.scope, range: call.range)
    let expected = expectedType(of: call, in: code)
    switch target(ofCallTo: call.callee, call.arguments, at: place, expected: expected) {
    case .functions(let functions), .implementations(let functions):
      return functions.contains { mayCallAtOnce(argument, of: call, passedTo: $0, besides: known) }
    case .construction(let types):
      return types.contains { id in
        let fitting = initializers(fitting: call.arguments, of: id)
        return fitting.isEmpty
          ? !symbols.initializers(of: id).isEmpty
          : fitting.contains { mayCallAtOnce(argument, of: call, passedTo: $0, besides: known) }
      }
    case .outside(let type, let name):
      // A class of the SDK calls back when something has happened.
      if SDK.callsClosureNow.contains(name) || SDK.initializerCallsClosureNow.contains(type) {
        return true
      }
      return SDK.mayBeOfPackage(type)
    case .local, .delegation, .unknownMember, .free, .opaque, .nothing: return true
    }
  }

  /// Whether a function may call what it is passed before it returns.
  private func mayCallAtOnce(
    _ argument: Expression.Argument, of call: Call, passedTo reference: FunctionReference,
    besides known: Set<FunctionReference>
  ) -> Bool {
    let function = symbols[reference]
    if known.contains(reference) { return false }
    guard let body = function.body,
      let position = call.arguments.firstIndex(where: { $0.value.range == argument.value.range }),
      let parameter = function.parameters.parameter(receiving: position, of: call.arguments)
    else { return true }
    if case .function = parameter.type.unwrapped, !parameter.isEscaping,
      parameter.type.unwrapped == parameter.type
    {
      return true
    }
    let file = symbols.files[reference.file]
    let stored = file.uses.assignments.starting(in: body)
      .filter { $0.value?.simpleName == parameter.name }.compactMap { $0.target.dottedPath?.last }
    return file.uses.calls.starting(in: body).contains { inner in
      let place = ScopeReference(file: reference.file, scope: inner.scope)
      guard closures(around: place).allSatisfy(mayRunAtOnce) else { return false }
      if let name = inner.callee.dottedPath?.last, ([parameter.name] + stored).contains(name) {
        return true
      }
      return inner.arguments.contains { other in
        other.value.simpleName == parameter.name
          && mayCallAtOnce(other, of: inner, at: place, nil, besides: known.union([reference]))
      }
    }
  }

  /// Whether a call subscribes to a publisher, or adds an operator to it.
  private func isSubscription(_ call: Call, inFile number: Int) -> Bool {
    guard !SDK.runsOnAppearance.contains(call.name) else { return false }
    if SDK.publisherEnd.contains(call.name), call.name != "store" { return true }
    return isOnPublisher(call, inFile: number)
      && (SDK.publisherCall.contains(call.name) || SDK.outputPreserving.contains(call.name)
        || SDK.transforming.contains(call.name))
  }

  /// Whether a call other than a subscription to a publisher certainly calls back with what its source holds, so that it
  /// misses nothing when it is made later: an observation of a key path with `.initial`, or a call of the SDK.
  public func repeatsLatestValue(ofObservation call: Call, at place: ScopeReference) -> Bool {
    if let value = firstValueOfKeyPath(observedBy: call, inFile: place.file) {
      return value == .atOnce
    }
    if case .outside(let type, _) = target(ofCallTo: call.callee, call.arguments, at: place) {
      return !SDK.mayBeOfPackage(type)
    }
    return false
  }

  /// When a call that observes a key path calls back for the first time; nil for other calls.
  func firstValueOfKeyPath(observedBy call: Call, inFile number: Int) -> FirstValue? {
    guard SDK.observesKeyPath.contains(call.name) else { return nil }
    let isKeyPath = call.arguments.contains { argument in
      if argument.label == "forKeyPath" { return true }
      if case .keyPath = argument.value.unwrapped.kind { return argument.label == nil }
      return false
    }
    return isKeyPath ? observesInitialValue(call.arguments, inFile: number) ?? .later : nil
  }
}

extension CodeGraph {
  /// Whether an expression is a property of a collection, which holds a closure where it is called: `makers.first`.
  func isElement(_ expression: Expression, at scope: ScopeReference) -> Bool {
    guard case .member(let base, _) = expression.kind else { return false }
    return inference.type(of: base, at: scope).isCollection
  }
}
