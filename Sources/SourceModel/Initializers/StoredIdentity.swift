/// Values that identify objects. A new value makes the object a different one to code that compares identities.
extension InitializerReader {
  /// Whether the value is assigned to a property, or is the default of a parameter, whose name denotes an identity.
  func isStoredAsIdentity(_ call: Call, _ file: RunCode, at scope: ScopeReference) -> Bool {
    let facts = model.files[scope.file]
    if let owner = model.enclosingBody(of: scope), owner.kind == .propertyInitializer {
      return owner.name.namesIdentity && !isToken(owner.name, at: scope)
        && facts.scopes[file.roots[call.scope]].range.upperBound >= call.range.upperBound
        && file.isWhole(call, of: facts.scopes[file.roots[call.scope]].range)
    }
    for assignment in facts.uses.assignments {
      guard let value = assignment.value, value.range.lowerBound == call.range.lowerBound else {
        continue
      }
      return assignment.target.unwrapped.chainNames.last?.namesIdentity == true
    }
    for function in facts.types.flatMap(\.functions) {
      for parameter in function.parameters where parameter.defaultValue?.range == call.range {
        return parameter.name.namesIdentity
      }
    }
    return false
  }
}

extension InitializerReader {
  /// Whether only the object itself uses the value: `private var requestID = UUID()` identifies requests, not objects.
  private func isToken(_ name: String, at scope: ScopeReference) -> Bool {
    guard !["id", "uuid", "identifier"].contains(name), let type = model.enclosingType(of: scope)
    else { return false }
    return model.members(of: type, named: name).properties.allSatisfy { model[$0].isPrivate }
  }
}

extension RunCode {
  /// Whether a call, with the rest of its chain, is the whole initial value.
  func isWhole(_ call: Call, of clause: ByteRange) -> Bool {
    // The range starts with `=` and one or two spaces.
    call.range.lowerBound - clause.lowerBound <= 4
  }
}

extension String {
  /// Whether the name denotes an identity: `id`, `sessionID`, `userIdentifier`, `uuid`.
  fileprivate var namesIdentity: Bool {
    self == "id" || self == "uuid" || self == "identifier" || hasSuffix("ID") || hasSuffix("Id")
      || hasSuffix("UUID") || hasSuffix("Identifier")
  }
}
