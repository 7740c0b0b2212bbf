/// Functions that forward the notifications of any object: `func watch(_ part: some ObservableObject)`.
extension Objects {
  /// The types whose changes an enclosing function forwards, if it is generic over objects and all types passed to it
  /// are known and migratable; nil if there is no such function.
  public func typesRelayed(at reference: ScopeReference) -> [TypeID]? {
    symbols.scopes(around: reference).lazy
      .compactMap { self.genericFlows[ScopeReference(file: reference.file, scope: $0.index)] }
      .first { $0.isRelay && $0.isClosed }?.types
  }

  /// The calls of a method, except those that refer to a method of the same name in another type.
  func callsOfOwn(_ function: DeclaredFunction, inFile number: Int) -> [(file: Int, call: Call)] {
    let host = symbols.enclosingType(of: ScopeReference(file: number, scope: function.scope))
    return symbols.calls(named: function.name).filter { place, call in
      guard call.callee.isOwnMember, let host,
        let caller = symbols.enclosingType(of: ScopeReference(file: place, scope: call.scope)),
        !symbols.members(of: caller, named: function.name).functions.isEmpty
      else { return true }
      return symbols.lineage(of: caller).contains(host)
    }
  }
}

extension FileFacts {
  /// Whether code in a range uses object publishers, and only in relays.
  func onlyRelays(in range: ByteRange) -> Bool {
    let uses = uses.objectWillChange.filter { range.contains($0.range.lowerBound) }
    let relays = uses.compactMap(\.relay)
    return !relays.isEmpty
      && uses.allSatisfy { use in relays.contains { $0.contains(use.range.lowerBound) } }
  }
}
