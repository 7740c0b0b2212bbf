/// The models that code injects into the environment of the views it creates.
extension ViewGraphBuilder {
  mutating func findInjections() {
    let calls =
      symbols.calls(named: "environmentObject")
      + symbols.callsInParsedFiles(named: "environment")
    for (number, call) in calls where call.putsIntoEnvironment {
      let scope = ScopeReference(file: number, scope: call.scope)
      for name in names(ofUnit: unit(of: scope)) {
        injections[name, default: Injection()].formUnion(views.injection(by: call, at: scope))
      }
    }
    var callers: [String: Set<String>] = [:]
    var queue = injections.keys.sorted()
    var isWaiting = Set(queue)
    while let name = queue.popLast() {
      isWaiting.remove(name)
      guard let own = injections[name] else { continue }
      let known = callers[name] ?? self.callers(of: name)
      callers[name] = known
      for caller in known where injections[caller]?.isSuperset(of: own) != true {
        injections[caller, default: Injection()].formUnion(own)
        if isWaiting.insert(caller).inserted { queue.append(caller) }
      }
    }
    symbols.needFiles(naming: injections.keys)
  }

  /// The names of the code that calls something, excluding tests.
  private mutating func callers(of name: String) -> Set<String> {
    var calling: Set<Int> = []
    for scope in symbols.scopesOfCalls(named: name) where !symbols.isTest(file: scope.file) {
      calling.insert(unit(of: scope))
    }
    var result: Set<String> = []
    for unit in calling { result.formUnion(names(ofUnit: unit)) }
    result.remove(name)
    return result
  }

  /// The names by which other code makes a unit inject models into the environment of its views.
  private mutating func names(ofUnit number: Int) -> [String] {
    if let known = namesOfUnits[number] { return known }
    let names = findNames(of: units[number])
    namesOfUnits[number] = names
    return names
  }

  private func findNames(of unit: Unit) -> [String] {
    guard !unit.isPreview else { return [] }
    switch unit.node {
    case .member(let id, let name)?:
      if name == "body" { return [symbols[id].name] }
      let own = symbols.hasBody(id) ? [symbols[id].name] : []
      let functions =
        name == "init"
        ? symbols.initializers(of: id)
        : symbols.members(of: id, named: name).functions
      // A method on a protocol may be called on a view, and what makes a modifier stands for it.
      let mayInject =
        symbols[id].kind == .protocol && !functions.isEmpty
        || functions.contains { views.takesView($0) || views.returnsModifier($0) }
      return mayInject ? own + [name] : own
    case .outsideMember(let type, let name)?:
      let functions = symbols.externalMembers(of: type, named: name).functions
      return SDK.contentProtocol.contains(type) || functions.contains(where: views.takesView)
        ? [name] : []
    case .function(let name)?:
      return (symbols.globalFunctions[name] ?? []).contains(where: views.takesView)
        ? [name] : []
    default: return []
    }
  }

}

extension Views {
  /// Whether a function returns a modifier of the project: `static func themed() -> Themed`.
  fileprivate func returnsModifier(_ reference: FunctionReference) -> Bool {
    let function = symbols[reference]
    let scope = ScopeReference(file: reference.file, scope: function.scope)
    return function.kind == .function
      && function.returnType.map { symbols.resolve($0, at: scope).candidates }?.contains {
        symbols.hasBody($0) && !symbols.members(of: $0, named: "body").functions.isEmpty
      } == true
  }

  /// Whether a function can receive a view as an argument, judged by its declaration.
  fileprivate func takesView(_ reference: FunctionReference) -> Bool {
    let function = symbols[reference]
    let scope = ScopeReference(file: reference.file, scope: function.scope)
    return function.parameters.contains {
      isViewType($0.type, at: scope) || mayHoldView(symbols.resolve($0.type, at: scope))
    }
  }

  private func mayHoldView(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let types, let arguments):
      types.contains { symbols.hasBody($0) || symbols[$0].kind == .protocol }
        || arguments.contains(where: mayHoldView)
    case .external(let name, let arguments):
      name == "AnyView" || arguments.contains(where: mayHoldView)
    case .optional(let type), .array(let type), .dictionary(let type), .function(let type),
      .metatype(let type), .projection(let type), .publisher(let type):
      mayHoldView(type)
    case .tuple(let elements): elements.contains { mayHoldView($0.type) }
    case .generic, .unknown: true
    }
  }
}
