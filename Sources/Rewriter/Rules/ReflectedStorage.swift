import SourceModel

extension Rule {
  /// Warns where `Mirror(reflecting: model)` or `dump(model)` shows the macro's storage.
  static let reflectedStorage = Rule(name: "ReflectedStorage", page: .reflectedStorage) {
    model, _ in
    SDK.reflection.sorted().flatMap { model.symbols.calls(named: $0) }.compactMap { number, call in
      guard case .name = call.callee.unwrapped.kind, let argument = call.arguments.first,
        call.name == "dump" || argument.label == "reflecting"
      else { return nil }
      let scope = ScopeReference(file: number, scope: call.scope)
      // A value of a protocol may be of any class that conforms to it.
      let types = model.inference.type(of: argument.value, at: scope).candidates
        .flatMap { model[$0].kind == .protocol ? model.symbols.implementers(of: $0) : [$0] }
        .uniqued().filter { model.symbols.isMigratable($0) && model[$0].kind == .class }
      guard !types.isEmpty else { return nil }
      let file = model.files[number]
      let site = file.site(call.range)
      return Proposal(
        noting: Diagnostic(.reflectedStorage, file.line(of: site)), at: site, for: types, need: .any
      )
    }
  }
}
