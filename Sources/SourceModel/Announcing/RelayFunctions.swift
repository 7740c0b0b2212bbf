/// Functions that send on what any object announces: `func watch(_ part: some ObservableObject)`.
extension ProjectModel {
  /// The types whose changes a function around the code sends on, where it takes any object and is handed nothing else;
  /// nil where none is around it.
  public func typesRelayed(at reference: ScopeReference) -> [TypeID]? {
    var index: Int? = reference.scope
    while let current = index {
      let place = ScopeReference(file: reference.file, scope: current)
      if let flow = genericFlows[place], flow.isRelay, flow.isClosed { return flow.types }
      index = files[reference.file].scopes[current].parent
    }
    return nil
  }

  /// The calls of a method, but those that an own method of the same name of another type takes.
  func callsOfOwn(_ function: DeclaredFunction, inFile number: Int) -> [(file: Int, call: Call)] {
    let host = enclosingType(of: ScopeReference(file: number, scope: function.scope))
    return calls(named: function.name).filter { place, call in
      guard call.callee.isOwnMember, let host,
        let caller = enclosingType(of: ScopeReference(file: place, scope: call.scope)),
        !members(of: caller, named: function.name).functions.isEmpty
      else { return true }
      return lineage(of: caller).contains(host)
    }
  }
}

extension FileFacts {
  /// Whether code of a range uses publishers of objects, in relays alone.
  func onlyRelays(in range: ByteRange) -> Bool {
    let uses = uses.objectWillChange.filter { range.contains($0.range.lowerBound) }
    let relays = uses.compactMap(\.relay)
    return !relays.isEmpty
      && uses.allSatisfy { use in relays.contains { $0.contains(use.range.lowerBound) } }
  }

  /// Whether a call does nothing but run its only closure: a dispatch, a task, or a loop over what is only named.
  public func runsClosureAlone(_ call: Call) -> Bool {
    guard call.arguments.count == 1, call.closures.count == 1 else { return false }
    if StandardClosureCalls.dispatches.contains(text(call.callee.range)) { return true }
    guard case .member(let base, "forEach") = call.callee.kind else { return false }
    return base.dottedPath != nil
  }
}
