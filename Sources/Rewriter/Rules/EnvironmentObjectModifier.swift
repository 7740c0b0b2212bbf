import SourceModel

extension Rule {
  /// `.environmentObject(m)` becomes `.environment(m)`.
  static let environmentObjectModifier = Rule(
    name: "EnvironmentObjectModifier", page: .environmentObjectModifier
  ) { model, _ in
    let injected = typesWithoutInjection(in: model)
    return model.symbols.callsInParsedFiles(named: "environmentObject").compactMap {
      number, call -> Proposal? in
      let file = model.files[number]
      guard let argument = call.arguments.first,
        argument.label == nil
      else { return nil }
      if case .member(let base, _) = call.callee.kind,
        model.objects.declares(
          call.name, for: base, at: ScopeReference(file: number, scope: call.scope))
      {
        return nil
      }
      let place = file.site(call.nameRange)
      let type = model.inference.type(
        of: argument.value, at: ScopeReference(file: number, scope: call.scope))
      switch OwnedModels(type, in: model.symbols) {
      case .none:
        guard type.isUnknown else { return nil }
        let evidence = file.text(argument.value.range)
        let named = model.symbols.migratableTypes.filter {
          model.symbols.isVisible($0, from: number) && evidence.containsWord(model[$0].name)
        }
        let types = named.isEmpty ? injected : named
        let scope = ScopeReference(file: number, scope: call.scope)
        if types.isEmpty, model.inference.isFromOutside(argument.value, at: scope) { return nil }
        return unresolved(evidence, at: place, types)
      case .models(let types):
        return Proposal(
          at: place, for: types, [.replace(call.nameRange, with: "environment", in: file)])
      case .mixed(let types):
        return Proposal(
          blocking: types,
          Blocker(.ambiguousType, at: place, code: file.text(argument.value.range)))
      }
    }
  }
}

/// Blocks the types that an argument of unknown type may have. They are types that views read from the environment and
/// that no other place is known to inject.
private func unresolved(_ evidence: String, at place: Site, _ types: [TypeID]) -> Proposal {
  types.isEmpty
    ? Proposal(advising: Diagnostic(.unknownInjectedType, evidence), at: place)
    : Proposal(
      blocking: types, Blocker(.unresolvedUse, at: place, code: evidence), need: .allIfPossible)
}

private func typesWithoutInjection(in model: ProjectModel) -> [TypeID] {
  var read: Set<TypeID> = []
  for site in model.objects.wrapperSites(.environmentObject) {
    read.formUnion(site.type.candidates.filter(model.symbols.isMigratable))
  }
  return read.subtracting(model.views.injectedTypes).sorted()
}
