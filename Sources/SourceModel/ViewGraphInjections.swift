/// What code puts into the environment of the views that it makes.
extension ViewGraphBuilder {
  mutating func findInjections() {
    for (number, call) in model.calls(named: "environmentObject") where call.putsIntoEnvironment {
      let scope = ScopeReference(file: number, scope: call.scope)
      for name in names(of: unit(of: call.scope, inFile: number)) {
        injections[name, default: Injection()].formUnion(model.injection(by: call, at: scope))
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
    model.needFiles(naming: injections.keys)
  }

  /// The names of what calls something, tests apart.
  private func callers(of name: String) -> Set<String> {
    var result: Set<String> = []
    // Calls of one scope follow one another, more often than not.
    var last: ScopeReference?
    for (number, call) in model.calls(named: name) {
      let scope = ScopeReference(file: number, scope: call.scope)
      if scope == last { continue }
      last = scope
      if isTest[number] { continue }
      result.formUnion(names(of: unit(of: call.scope, inFile: number)))
    }
    result.remove(name)
    return result
  }

  /// The names by which other code runs a unit.
  private func names(of unit: Unit) -> [String] {
    guard !unit.isPreview else { return [] }
    switch unit.node {
    case .member(let id, let name)?:
      guard name != "body" else { return [model[id].name] }
      return model.hasBody(id) ? [model[id].name, name] : [name]
    case .outsideMember(_, let name)?, .function(let name)?: return [name]
    default: return []
    }
  }
}
