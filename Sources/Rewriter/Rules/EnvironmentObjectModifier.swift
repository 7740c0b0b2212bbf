import SourceModel

extension Rule {
  /// `.environmentObject(m)` becomes `.environment(m)`, only where the type of `m` moves.
  static let environmentObjectModifier = Rule(
    name: "EnvironmentObjectModifier",
    summary: ".environmentObject(m) → .environment(m)"
  ) { model, _, _ in
    model.files.indices.flatMap { number -> [Proposal] in
      let file = model.files[number]
      return file.uses.calls.compactMap { call -> Proposal? in
        guard call.name == "environmentObject", let argument = call.arguments.first, argument.label == nil
        else { return nil }
        let place = file.site(call.nameRange)
        let type = model.type(of: argument.value, at: ScopeReference(file: number, scope: call.scope))
        switch HeldModels(type, in: model) {
        case .none:
          guard type.isUnknown else { return nil }
          return Proposal(
            rule: "EnvironmentObjectModifier", site: place, types: [],
            answer: .advice("the type of `\(file.text(argument.value.range))` is not evident; if it has moved, write .environment"))
        case .models(let types):
          return Proposal(
            rule: "EnvironmentObjectModifier", site: place, types: types,
            answer: .rewrite([.replace(call.nameRange, with: "environment", in: file)]))
        case .mixed(let types):
          let objection = Objection(.ambiguousType, at: place, evidence: file.text(argument.value.range))
          return Proposal(
            rule: "EnvironmentObjectModifier", site: place, types: types, answer: .objection(objection))
        }
      }
    }
  }
}
