/// Values that tell objects apart: a new one each time is another object to whoever compares them.
extension InitializerReader {
  /// Whether the value goes into a property, or is the default of a parameter, that names an
  /// identity.
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
  /// Whether nobody but the object sees the value: `private var requestID = UUID()` tells requests apart, not objects.
  private func isToken(_ name: String, at scope: ScopeReference) -> Bool {
    guard !["id", "uuid", "identifier"].contains(name), let type = model.enclosingType(of: scope)
    else { return false }
    return model.members(of: type, named: name).properties.allSatisfy { model[$0].isPrivate }
  }
}

extension RunCode {
  /// Whether a call, with what follows it, makes up all of an initial value.
  func isWhole(_ call: Call, of clause: ByteRange) -> Bool {
    // The clause begins with `=` and a space or two.
    call.range.lowerBound - clause.lowerBound <= 4
  }
}

extension String {
  /// `id`, `sessionID`, `userIdentifier`, `uuid`.
  fileprivate var namesIdentity: Bool {
    self == "id" || self == "uuid" || self == "identifier" || hasSuffix("ID") || hasSuffix("Id")
      || hasSuffix("UUID") || hasSuffix("Identifier")
  }
}
