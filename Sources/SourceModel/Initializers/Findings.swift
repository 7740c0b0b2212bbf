/// The findings in one piece of code, and the code that it runs.
struct Findings {
  var list: [Finding] = []
  var steps: [Step] = []
  var unresolved: [ByteRange] = []
  /// Those of the unresolved calls whose code may be in the project, but depends on an object or a closure.
  var undecided: [ByteRange] = []
  /// Calls of closures that the object stores.
  var callbacks: [ByteRange] = []
  /// Calls of requirements that several project types implement.
  var requirements: [RequirementCall] = []
  /// The code that runs once for each element of data whose size is not known.
  var loops: [ByteRange] = []

  /// Whether code at a place runs once for each element.
  func repeats(_ range: ByteRange?) -> Bool {
    guard let range else { return false }
    return loops.contains { $0.contains(range) && $0 != range }
  }

  /// The findings without those in code that is not compiled.
  func without(_ absent: [ByteRange]) -> Findings {
    guard !absent.isEmpty else { return self }
    func isThere(_ range: ByteRange?) -> Bool {
      range.map { range in !absent.contains { $0.contains(range) } } ?? true
    }
    return Findings(
      list: list.filter { isThere($0.range) }, steps: steps.filter { isThere($0.origin) },
      unresolved: unresolved.filter(isThere), undecided: undecided,
      callbacks: callbacks.filter(isThere),
      requirements: requirements.filter { isThere($0.call.range) }, loops: loops)
  }
}

struct Finding {
  let signal: Signal
  let range: ByteRange
  let confidence: Confidence
  var counts = Counting.always

  /// Where a finding counts.
  enum Counting {
    case always
    /// In the initializer of the model itself, not in code that it calls.
    case inModel
    /// In code whose publishers a pipeline around it subscribes to.
    case subscribed
    /// In code that runs on an object which is created each time, not on a shared one.
    case onNewObjects
    /// In code that does not run on an object which exists apart from the model.
    case besidesOthers
    /// If an object, or the one that the code runs on, exists apart from the model.
    case onOthers(Expression?, at: ScopeReference)
    /// Unless the initializer receives an object that is created for it.
    case unlessCreated(String)
  }
}

extension Initializers {
  /// Reads a piece of code without following its calls.
  func read(_ code: Code) -> Findings {
    var result = Findings()
    var matched: [Int: (order: Int, index: Int)] = [:]
    if case .type = symbols.files[code.file].scopes[code.scope].kind {
      // An attribute: a dependency container provides the property's value.
      result.list.append(Finding(signal: .dependency, range: code.range, confidence: .likely))
      return result
    }
    let file = graph.runCode(ofFile: code.file)
    var deferred: [ByteRange] = []
    for item in file.items(of: code) {
      if deferred.contains(where: { $0.contains(item.range) }) { continue }
      let known = result.steps.count
      defer {
        for index in known..<result.steps.count {
          result.steps[index].origin = item.range
          let isOnNew = result.steps[index].isOnNew
          result.steps[index].isOnSelf =
            (item.isOnSelf || result.steps[index].isOnSelf) && !isOnNew
          if !isOnNew, let base = item.receiver {
            result.steps[index].receiver = Step.Receiver(
              base: base, scope: ScopeReference(file: code.file, scope: item.scope))
          }
        }
      }
      noteImplicitMembers(of: item, inFile: code.file, &result)
      switch item {
      case .call(let call):
        deferred += note(call, in: code, file, &result, &matched)
        let place = ScopeReference(file: code.file, scope: call.scope)
        for write in graph.writes(by: call, at: place) { note(write, by: call, in: code, &result) }
      case .read(let read): note(read, in: code, &result)
      case .element(let read): noteElement(read, in: code, &result)
      case .assignment(let assignment):
        for write in graph.writes(by: assignment, inFile: code.file) {
          note(write, in: code, &result)
        }
      case .largeRange(let range):
        let signal = range.count >= 10_000 ? Signal.hugeRange : .largeRange
        result.list.append(Finding(signal: signal, range: range.range, confidence: .certain))
      case .loop(let loop, let scope): note(loop, scope, in: code, file, &result)
      case .operation(let operation): note(operation, in: code, &result)
      }
    }
    result.steps += stepsIntoImplicitMembers(of: code)
    return result
  }

  // MARK: Calls

  /// - Returns: The arguments that the call does not evaluate.
  private func note(
    _ call: Call, in code: Code, _ file: RunCode, _ result: inout Findings,
    _ matched: inout [Int: (order: Int, index: Int)]
  ) -> [ByteRange] {
    let scope = ScopeReference(file: code.file, scope: call.scope)
    if call.name == "forEach" { noteElements(of: call, in: code.file, &result) }
    let target = graph.target(
      ofCallTo: call.callee, call.arguments, at: scope,
      expected: graph.expectedType(of: call, in: code))
    switch target {
    case .functions(let functions):
      return note(call, of: functions, at: scope, &result)
    case .implementations(let functions) where functions.count == 1:
      noteRegistration(call, at: scope, &result)
      result.steps += steps(
        into: functions[0], call.arguments, at: scope, label: call.name + "()", .likely)
      return deferred(call.arguments, by: functions)
    case .local(let local):
      guard let code = graph.runCode(ofFile: local.file).body(local.body) else { return [] }
      result.steps.append(Step(label: call.name + "()", code: code))
    case .construction(let types):
      guard types.count <= 3 else {
        result.unresolved.append(call.range)
        result.undecided.append(call.range)
        return []
      }
      for type in types { result.steps += steps(constructing: type, call.arguments, at: scope) }
      result.steps += closuresRunAtOnce(by: call, file).map { Step(label: call.name, code: $0) }
      if let signal = types.firstNonNil(signalOfSuperclass) {
        result.list.append(Finding(signal: signal, range: call.range, confidence: .certain))
      }
      return deferred(
        call.arguments, by: types.flatMap { graph.initializers(fitting: call.arguments, of: $0) })
    case .delegation(let type):
      result.steps += steps(intoInitializerOf: type, call.arguments, at: scope)
    case .outside(let type, let name):
      noteFunctionArguments(call, at: scope, &result)
      note(call, .member(type: type, name: name), file, at: scope, &result, &matched)
    case .unknownMember(let name):
      noteFunctionArguments(call, at: scope, &result)
      note(call, .unknownMember(name), file, at: scope, &result, &matched)
    case .free(let name): note(call, .function(name), file, at: scope, &result, &matched)
    case .implementations(let functions):
      note(call, implementedBy: functions, at: scope, &result)
    case .opaque: noteOpaque(call, at: scope, &result)
    case .nothing: break
    }
    return []
  }

  /// Notes a call of one of the project's functions.
  /// - Returns: The arguments that the call does not evaluate.
  private func note(
    _ call: Call, of functions: [FunctionReference], at scope: ScopeReference,
    _ result: inout Findings
  ) -> [ByteRange] {
    noteRegistration(call, at: scope, &result)
    noteRetainCycle(call, at: scope, &result)
    let accepting = functions.filter { inference.mayCall($0, call.arguments, at: scope) }
    let functions = accepting.isEmpty ? functions : accepting
    guard functions.count <= 4 else {
      result.unresolved.append(call.range)
      result.undecided.append(call.range)
      return []
    }
    if passesUnreadableClosure(call, to: functions, at: scope) {
      result.unresolved.append(call.range)
      result.undecided.append(call.range)
    }
    for function in functions {
      let confidence =
        functions.count == 1 && !accepting.isEmpty ? Confidence.certain : .likely
      result.steps += steps(
        into: function, call.arguments, at: scope, label: call.name + "()", confidence)
    }
    return deferred(call.arguments, by: functions)
  }

  /// Notes a call of a value whose code is not known, unless it is a closure of the code.
  func noteOpaque(_ call: Call, at scope: ScopeReference, _ result: inout Findings) {
    if runsClosureParameter(call, at: scope) { return }
    result.unresolved.append(call.range)
    result.undecided.append(call.range)
    noteRequirement(call, at: scope, &result)
    if callsStoredClosure(call, at: scope) { result.callbacks.append(call.range) }
  }

  private func note(
    _ call: Call, _ callee: OutsideCall.Callee, _ file: RunCode, at scope: ScopeReference,
    _ result: inout Findings, _ matched: inout [Int: (order: Int, index: Int)]
  ) {
    var outside = OutsideCall(
      callee: callee, labels: call.arguments.map(\.label),
      passesClosure: call.arguments.contains { $0.value.isClosure || $0.isTrailingClosure }
        || call.arguments.contains { if case .keyPath = $0.value.kind { true } else { false } },
      chain: file.chain(of: call))
    guard let (signal, order, confidence) = SignalIndex.shared.match(outside),
      isPlausible(signal, call, callee, outside.chain, at: scope)
    else {
      outside.chain.formUnion(SDK.publisherEnd)
      if let (signal, _, confidence) = SignalIndex.shared.match(outside) {
        result.list.append(
          Finding(
            signal: signal, range: call.range, confidence: confidence, counts: .subscribed))
      }
      if !noteRegistration(call, at: scope, &result) {
        noteUnmatched(call, callee, at: scope, &result)
      }
      return
    }
    if signal.name == "publisher-subscription", staysInside(call, at: scope) {
      result.steps += steps(ofPipelineEndingIn: call, file, at: scope)
      return
    }
    if signal == .transform { noteElements(of: call, in: scope.file, &result) }
    let finding = Finding(
      signal: signal, range: call.range,
      confidence: signal.name == "publisher-subscription" && call.isOnPublisher
        ? .certain : confidence,
      counts: signal.name == "publisher-subscription" ? counting(of: call, at: scope) : .always)
    // A chain such as `publisher(for:).sink { }.store(in:)` is one subscription, named after its first call.
    if signal.sideEffect == 3 {
      let start = call.range.lowerBound
      if let earlier = matched[start] {
        if order < earlier.order {
          result.list[earlier.index] = finding
          matched[start] = (order, earlier.index)
        }
        return
      }
      matched[start] = (order, result.list.count)
    }
    result.list.append(finding)
  }

  private func noteUnmatched(
    _ call: Call, _ callee: OutsideCall.Callee, at scope: ScopeReference,
    _ result: inout Findings
  ) {
    noteSharedChanges(inClosuresOf: call, at: scope, &result)
    switch callee {
    case .member(let type, "init"):
      guard !SDK.cheapType.contains(type.lastComponent) else { return }
      result.unresolved.append(call.range)
      guard !call.arguments.isEmpty else { return }
      result.list.append(
        Finding(signal: .unresolvedConstruction, range: call.range, confidence: .unknown))
    case .member(let type, let name):
      // A method of an unread package may do anything; one of the SDK that keeps a closure starts something.
      let visitsElements = SDK.elementOfReceiver[name] != nil
      let isCheap = SDK.cheapMember.contains(name)
      guard
        SDK.mayBeOfPackage(type)
          ? visitsElements || !isCheap
          : !visitsElements && !isCheap && keepsClosure(call, inFile: scope.file)
      else { return }
      result.unresolved.append(call.range)
    case .unknownMember(let name):
      if !SDK.cheapMember.contains(name) { result.unresolved.append(call.range) }
    case .function(let name):
      if !SDK.cheapFunction.contains(name) { result.unresolved.append(call.range) }
    }
  }

  /// Whether a call of the SDK gets a closure that has not run when the call returns.
  private func keepsClosure(_ call: Call, inFile number: Int) -> Bool {
    call.closures.contains { closure in
      graph.runCode(ofFile: number).body(closure.range).map {
        graph.timing(ofClosure: ScopeReference(file: number, scope: $0.scope)) != .now
      } ?? false
    }
  }
}
