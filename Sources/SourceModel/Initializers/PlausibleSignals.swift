/// Calls that have the name of a signal, and whether they have its effect.
extension Initializers {
  /// Excludes calls that share a signal's name but have no such effect.
  func isPlausible(
    _ signal: Signal, _ call: Call, _ callee: OutsideCall.Callee, _ chain: Set<String>,
    at scope: ScopeReference
  ) -> Bool {
    switch signal.name {
    case "identity":
      if case .member(_, "random") = callee { return true }
      if case .function = callee { return true }
      // `UUID(uuidString:)` and `Date(timeIntervalSince1970:)` return the same value each time.
      return call.arguments.isEmpty
    case "blocking-wait":
      // `queue.sync { stored }` only guards a value.
      return call.name != "sync" || !call.closures.contains { onlyAccesses($0, at: scope) }
    case "publisher-subscription" where call.name == "store":
      // A package may add `store(in:)` to other types: `Task { … }.store(in: &tasks)`.
      guard let base = call.callee.base,
        case .external(let type, _) = inference.type(of: base, at: scope).unwrapped
      else { return true }
      return !SDK.dispatch.contains(type)
    case "cryptography":
      // `PrivateKey(rawRepresentation:)` reads an existing key.
      return !call.arguments.contains {
        $0.label?.hasSuffix("epresentation") == true || $0.label == "dataRepresentation"
      }
    case "system-request" where SDK.asksIfTrue.contains(call.name):
      return asksUser(call, at: scope)
    case "collection-transform":
      guard chain.isDisjoint(with: SDK.publisherCall),
        !call.callee.isPublisherChain, !call.arguments.isEmpty
      else { return false }
      guard case .member(let base, _) = call.callee.kind else {
        guard let first = call.arguments.first?.value.kind else { return false }
        if case .array = first { return false }
        return true
      }
      if case .array = base.kind { return false }
      if case .optional = inference.type(of: base, at: scope) { return false }
      return true
    default: return true
    }
  }

  /// Whether an option of a call may be true: not in `[prompt: false]`, nor where there are none.
  private func asksUser(_ call: Call, at scope: ScopeReference) -> Bool {
    let words = call.arguments.flatMap { argument in
      var value = argument.value.unwrapped
      if case .cast(let inner, _, _) = value.kind { value = inner.unwrapped }
      if case .name(let name) = value.kind {
        let local = symbols.localBinding(name, at: scope, position: value.range.lowerBound)
        value = local?.binding.value ?? value
      }
      return symbols.files[scope.file].text(value.range).split { !$0.isLetter }
    }
    return words.contains("true") || !words.contains("false") && words != ["nil"]
  }

  /// Whether a closure only reads, looks up and assigns values, except for what it does once for all calls: it calls no
  /// code of the project.
  private func onlyAccesses(_ closure: Expression, at scope: ScopeReference) -> Bool {
    guard let body = symbols.enclosingBody(of: scope)?.body,
      let code = graph.runCode(ofFile: scope.file).body(body)
    else { return false }
    let done = skipped(in: code, variablesFilledOnce(by: code, isOnShared: false))
    return symbols.files[scope.file].uses.calls.starting(in: closure.range).allSatisfy { call in
      let place = ScopeReference(file: scope.file, scope: call.scope)
      return done.contains(call.range)
        || SDK.cheapMember.contains(call.name)
          && graph.functions(called: call, at: place).isEmpty
    }
  }
}
