import SourceModel

extension Rule {
  /// `.environmentObject(m)` becomes `.environment(m)`.
  static let environmentObjectModifier = Rule(
    name: "EnvironmentObjectModifier", page: .environmentObjectModifier
  ) { model, _, _ in
    let injected = typesWithoutInjection(in: model)
    return model.callsInParsedFiles(named: "environmentObject").compactMap {
      number, call -> Proposal? in
      let file = model.files[number]
      guard let argument = call.arguments.first,
        argument.label == nil
      else { return nil }
      if case .member(let base, _) = call.callee.kind,
        model.declares(call.name, for: base, at: ScopeReference(file: number, scope: call.scope))
      {
        return nil
      }
      let place = file.site(call.nameRange)
      let type = model.type(
        of: argument.value, at: ScopeReference(file: number, scope: call.scope))
      switch OwnedModels(type, in: model) {
      case .none:
        guard type.isUnknown else { return nil }
        let evidence = file.text(argument.value.range)
        let named = model.migratableTypes.filter {
          model.isVisible($0, from: number) && evidence.containsWord(model[$0].name)
        }
        return unresolved(evidence, at: place, named.isEmpty ? injected : named)
      case .models(let types):
        return Proposal(
          rule: "EnvironmentObjectModifier", site: place, types: types,
          answer: .rewrite([.replace(call.nameRange, with: "environment", in: file)]))
      case .mixed(let types):
        let blocker = Blocker(
          .ambiguousType, at: place, code: file.text(argument.value.range))
        return Proposal(
          rule: "EnvironmentObjectModifier", site: place, types: types,
          answer: .blocked(blocker))
      }
    }
  }
}

/// Blocks the types that an argument of unknown type may have. They are types that views read from the environment and
/// that no other place is known to inject.
private func unresolved(_ evidence: String, at place: Site, _ types: [TypeID]) -> Proposal {
  guard !types.isEmpty else {
    return Proposal(
      rule: "EnvironmentObjectModifier", site: place, types: [],
      answer: .advice(Diagnostic(.unknownInjectedType, evidence)))
  }
  return Proposal(
    rule: "EnvironmentObjectModifier", site: place, types: types, need: .allIfPossible,
    answer: .blocked(Blocker(.unresolvedUse, at: place, code: evidence)))
}

private func typesWithoutInjection(in model: ProjectModel) -> [TypeID] {
  var read: Set<TypeID> = []
  for site in model.wrapperSites(.environmentObject) {
    read.formUnion(site.type.candidates.filter(model.isMigratable))
  }
  return read.subtracting(model.injectedTypes).sorted()
}

extension ProjectModel {
  /// The types that some `.environmentObject(…)` or `.environment(…)` is known to inject.
  var injectedTypes: Set<TypeID> { typesInjected { _ in true } }

  /// The types that calls at matching places are known to inject.
  func typesInjected(where isWanted: (ScopeReference) -> Bool) -> Set<TypeID> {
    var result: Set<TypeID> = []
    let calls = callsInParsedFiles(namedAnyOf: SDK.injectingModifier)
    for (number, call) in calls where call.putsIntoEnvironment {
      guard let argument = call.arguments.first else { continue }
      let scope = ScopeReference(file: number, scope: call.scope)
      guard isWanted(scope) else { continue }
      let type = type(of: argument.value, at: scope)
      result.formUnion(type.candidates)
      // A value of a generic type or protocol type may be any type that conforms.
      var isGeneric = false
      if case .generic = type.unwrapped { isGeneric = true }
      for id in type.candidates where isGeneric || self[id].kind == .protocol {
        result.formUnion(implementers(of: id))
      }
    }
    return result
  }
}
