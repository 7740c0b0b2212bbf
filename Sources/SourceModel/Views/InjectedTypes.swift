extension Views {
  /// The types that some `.environmentObject(…)` or `.environment(…)` is known to inject.
  public var injectedTypes: Set<TypeID> { typesInjected { _ in true } }

  /// The types that calls at matching places are known to inject.
  public func typesInjected(where isWanted: (ScopeReference) -> Bool) -> Set<TypeID> {
    var result: Set<TypeID> = []
    let calls = symbols.callsInParsedFiles(namedAnyOf: SDK.injectingModifier)
    for (number, call) in calls where call.putsIntoEnvironment {
      guard let argument = call.arguments.first else { continue }
      let scope = ScopeReference(file: number, scope: call.scope)
      guard isWanted(scope) else { continue }
      let type = inference.type(of: argument.value, at: scope)
      result.formUnion(type.candidates)
      // A value of a generic type or protocol type may be any type that conforms.
      var isGeneric = false
      if case .generic = type.unwrapped { isGeneric = true }
      for id in type.candidates where isGeneric || symbols[id].kind == .protocol {
        result.formUnion(symbols.implementers(of: id))
      }
    }
    return result
  }
}
