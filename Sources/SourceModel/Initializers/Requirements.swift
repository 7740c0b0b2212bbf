/// A call of a protocol requirement that several types implement. The type of the object passed in determines which one
/// runs.
struct RequirementCall {
  let call: Call
  /// The expression that the member is called on.
  let base: Expression
  /// The code that may run, unless the type of the object passed in is known.
  let implementations: [FunctionReference]
}

extension Initializers {
  /// Notes a call whose base is a parameter or a property of a protocol type.
  func noteRequirement(_ call: Call, at scope: ScopeReference, _ result: inout Findings) {
    guard case .member(let base, _) = call.callee.unwrapped.kind, base.ownName != nil,
      isProtocol(inference.type(of: base, at: scope))
    else { return }
    result.requirements.append(
      RequirementCall(call: call, base: base.unwrapped, implementations: []))
  }

  /// Notes a call of a requirement that several types implement. The object decides which code runs, so all of it may,
  /// except that of mocks, which the app does not create.
  func note(
    _ call: Call, implementedBy functions: [FunctionReference], at scope: ScopeReference,
    _ result: inout Findings
  ) {
    noteRegistration(call, at: scope, &result)
    guard case .member(let base, _) = call.callee.unwrapped.kind else {
      return noteOpaque(call, at: scope, &result)
    }
    let used = functions.filter { !isOfMock($0) }
    result.requirements.append(
      RequirementCall(
        call: call, base: base.unwrapped, implementations: used.isEmpty ? functions : used))
  }

  private func isOfMock(_ function: FunctionReference) -> Bool {
    let scope = ScopeReference(file: function.file, scope: symbols[function].scope)
    return symbols.enclosingType(of: scope).map(graph.isUnusedByApp) == true
  }

  /// The code that the call runs, if the type of its base is known, or else all code that it may run; nil if none is
  /// known.
  func steps(into requirement: RequirementCall, in code: Code, _ known: Constants?) -> [Step]? {
    let call = requirement.call
    let scope = ScopeReference(file: code.file, scope: call.scope)
    var functions = requirement.implementations
    var confidence = Confidence.likely
    if let known,
      case .instance(let type)? = constant(requirement.base, at: scope, in: code, known),
      case .functions(let found) = graph.target(
        ofMember: call.name, of: .nominal([type], arguments: []), call.arguments)
    {
      (functions, confidence) = (found, .certain)
    }
    guard !functions.isEmpty else { return nil }
    return functions.flatMap { function in
      steps(into: function, call.arguments, at: scope, label: call.name + "()", confidence).map {
        var step = $0
        step.origin = call.range
        if requirement.base.isSelf {
          step.isOnSelf = !step.isConstruction
        } else {
          step.receiver = Step.Receiver(base: requirement.base, scope: scope)
        }
        return step
      }
    }
  }

  /// The concrete project type of a value that is used as a protocol type.
  func instance(_ value: Expression, at scope: ScopeReference, as declared: ResolvedType)
    -> Constant?
  {
    guard isProtocol(declared), case .nominal(let types, _) = inference.type(of: value, at: scope),
      types.count == 1, symbols[types[0]].kind != .protocol
    else { return nil }
    return .instance(types[0])
  }

  /// The concrete types behind protocol parameters of an initializer that is called with all its default arguments.
  func instancesByDefault(in declared: DeclaredFunction, ofFile file: Int) -> Constants {
    let scope = ScopeReference(file: file, scope: declared.scope)
    var known: Constants = [:]
    for parameter in declared.parameters {
      guard let value = parameter.defaultValue else { continue }
      known[parameter.name] = instance(
        value, at: scope, as: symbols.resolve(parameter.type, at: scope))
    }
    guard !known.isEmpty, let body = declared.body else { return [:] }
    let code = Code(file: file, scope: declared.scope, range: body)
    return known.merging(ownConstants(in: code, known)) { parameter, _ in parameter }
  }

  /// The same for the initializer that contains a scope.
  func instancesByDefault(around scope: ScopeReference) -> Constants {
    guard let owner = symbols.enclosingBody(of: scope), owner.kind == .initializer,
      let function = symbols.function(withBodyOf: owner, at: scope)
    else { return [:] }
    return instancesByDefault(in: function, ofFile: scope.file)
  }

  private func isProtocol(_ type: ResolvedType) -> Bool {
    let types = type.unwrapped.candidates
    return !types.isEmpty && types.allSatisfy { symbols[$0].kind == .protocol }
  }
}
