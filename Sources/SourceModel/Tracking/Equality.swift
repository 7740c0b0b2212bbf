/// A type of the project whose `==` may consider different values equal.
public struct LooseComparison: Sendable {
  public let type: TypeID
  /// The `==` or `isEqual` declaration.
  public let equality: FunctionReference
}

extension ProjectModel {
  /// Whether a published property may get a new value as a whole, other than an empty one. A change in place always
  /// notifies.
  public func mayBeAssignedAnother(_ reference: PropertyReference) -> Bool {
    let isBound =
      uses.projections[reference]?.isEmpty == false || uses.keyPaths[reference]?.isEmpty == false
      || uses.unresolvedAssignments.contains(self[reference].name)
      || declaringType(of: reference).map { clientsMayWrite(reference, of: $0) } == true
    return isBound
      || (uses.assignments[reference] ?? []).contains { located in
        let scope = ScopeReference(file: located.file, scope: located.use.scope)
        guard let value = located.use.value?.unwrapped,
          enclosingBody(of: scope)?.kind != .initializer || !runsAtOnce(scope)
        else { return false }
        switch value.kind {
        case .literal(.nil): return false
        case .array(let elements): return !elements.isEmpty
        default: return true
        }
      }
  }

  /// The project type within a property's value whose `==` may consider different values equal; nil if there is none.
  public func looselyCompared(_ type: ResolvedType) -> LooseComparison? {
    var seen: Set<TypeID> = []
    return looselyCompared(type, &seen)
  }

  private func looselyCompared(_ type: ResolvedType, _ seen: inout Set<TypeID>)
    -> LooseComparison?
  {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      return looselyCompared(inner, &seen)
    case .external(let name, let arguments) where SDK.comparedByContent.contains(name):
      return looselyCompared(anyOf: arguments, &seen)
    case .nominal(let candidates, let arguments):
      for id in candidates where seen.insert(id).inserted {
        if let found = looselyCompared(id, &seen) { return found }
      }
      guard candidates.contains(where: mayBeCompared) else { return nil }
      return looselyCompared(anyOf: arguments, &seen)
    default: return nil
    }
  }

  private func looselyCompared(anyOf types: [ResolvedType], _ seen: inout Set<TypeID>)
    -> LooseComparison?
  {
    for type in types {
      if let found = looselyCompared(type, &seen) { return found }
    }
    return nil
  }

  /// Checks the type itself, then the types that it contains: a handwritten `==` compares the parts with their own
  /// `==`, as the synthesized one does.
  private func looselyCompared(_ id: TypeID, _ seen: inout Set<TypeID>)
    -> LooseComparison?
  {
    ask(.extensions(of: self[id].name))
    switch self[id].kind {
    case .class:
      guard let equality = equality(of: id), !comparesIdentity(equality, of: id) else { return nil }
      // If `==` compares everything that the objects store and nothing ever changes, it does not matter which of two
      // equal objects is stored.
      return neverChanges(id) && !comparesPart(equality, of: id)
        ? nil : LooseComparison(type: id, equality: equality)
    case .struct, .enum:
      guard mayBeCompared(id) else { return nil }
      if self[id].kind == .struct, let equality = equality(of: id), comparesPart(equality, of: id) {
        return LooseComparison(type: id, equality: equality)
      }
      return looselyCompared(anyOf: parts(of: id), &seen)
    default: return nil
    }
  }

  /// The types of the values that a struct or an enum stores.
  func parts(of id: TypeID) -> [ResolvedType] {
    properties(of: id).filter { isCompared(self[$0]) }.map { type(of: $0) }
      + self[id].declarations.flatMap { reference in
        self[reference].enumCases.flatMap(\.payload).map {
          resolve($0, at: ScopeReference(file: reference.file, scope: self[reference].scope))
        }
      }
  }

  private func isCompared(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isStatic && !property.isLazy
  }

  /// The handwritten `==` of a type: its own, an inherited one, one from a protocol, or a global one. For subclasses of
  /// `NSObject`, `isEqual`.
  private func equality(of id: TypeID) -> FunctionReference? {
    let members = lineage(of: id).flatMap { functions(of: $0) }
    if let own = members.first(where: {
      let function = self[$0]
      return function.name == "==" && function.isStatic
        || function.name == "isEqual" && function.hasModifier("override")
    }) {
      return own
    }
    let global = globalFunctions["=="]?.first { reference in
      guard let parameter = self[reference].parameters.first else { return false }
      let scope = ScopeReference(file: reference.file, scope: self[reference].scope)
      return resolve(parameter.type, at: scope).candidates == [id]
    }
    if let global { return global }
    return lineage(of: id).flatMap(supertypes).lazy
      .filter { $0.resolved.candidates.isEmpty }
      .compactMap { $0.name.simpleName }
      .compactMap { self.externalMembers(of: $0, named: "==").functions.first }
      .first
  }

  private func neverChanges(_ id: TypeID) -> Bool {
    lineage(of: id).flatMap { properties(of: $0) }.map { self[$0] }
      .allSatisfy { !isCompared($0) || $0.isLet }
  }

  private func comparesPart(_ equality: FunctionReference, of id: TypeID) -> Bool {
    guard let body = self[equality].body else { return false }
    let tokens = files[equality.file].tokens(in: body)
    // An identity comparison detects every change of a reference.
    if tokens.contains("===") { return false }
    let compared = Set(
      properties(of: id).filter { tokens.contains(self[$0].name) }.map(propertyReturned))
    // Values that never change and are equal by something that each of them creates for itself are copies of one.
    if neverChanges(id), compared.contains(where: isCreatedPerObject) { return false }
    return properties(of: id).contains { isCompared(self[$0]) && !compared.contains($0) }
  }

  /// The stored property whose value a computed property returns as it is; otherwise the property itself.
  private func propertyReturned(by reference: PropertyReference) -> PropertyReference {
    guard self[reference].accessors == .computed, let id = declaringType(of: reference),
      let body = self[reference].getterBody
    else { return reference }
    let file = files[reference.file]
    let words = file.text(file.trimmed(body.lowerBound + 1..<body.upperBound - 1))
      .split(separator: " ").filter { $0 != "return" }
    guard words.count == 1, let name = words.first?.split(separator: ".").last,
      [String(name), "self.\(name)"].contains(String(words[0]))
    else { return reference }
    return members(of: id, named: String(name)).properties.first { self[$0].isStored } ?? reference
  }

  /// Whether an object is equal only to itself: by `===`, or by a value that each object creates for itself.
  private func comparesIdentity(_ equality: FunctionReference, of id: TypeID) -> Bool {
    guard let body = self[equality].body else { return true }
    let tokens = files[equality.file].tokens(in: body)
    if tokens.contains("===") || tokens.contains("ObjectIdentifier") { return true }
    let compared = lineage(of: id).flatMap { properties(of: $0) }
      .filter { tokens.contains(self[$0].name) }
    return !compared.isEmpty && compared.allSatisfy(isCreatedPerObject)
  }

  /// `let id = UUID()`, `var id: ObjectIdentifier { … }`
  private func isCreatedPerObject(_ reference: PropertyReference) -> Bool {
    let property = self[reference]
    guard property.isStored else { return property.type?.simpleName == "ObjectIdentifier" }
    guard property.isLet, case .call(let callee, let arguments)? = property.initializer?.kind else {
      return false
    }
    return callee.kind == .name("UUID") && arguments.isEmpty
  }

}

extension ProjectModel {
  /// Whether assigning a value of the type may be ignored because it equals the current one. The macro compares
  /// `Equatable` values with `==` and objects by identity.
  public func mayBeCompared(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      mayBeCompared(inner)
    case .nominal(let candidates, _): candidates.contains(where: mayBeCompared)
    case .tuple, .function, .metatype, .generic: false
    case .external, .projection, .publisher, .unknown: true
    }
  }

  private func mayBeCompared(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .class, .actor, .extension: return true
    case .protocol: return false
    case .enum where self[self[id].primary].enumCases.allSatisfy(\.payload.isEmpty): return true
    case .enum, .struct:
      return lineage(of: id).flatMap(supertypes).contains { supertype in
        supertype.resolved.candidates.isEmpty
          && !SDK.protocolWithoutEquality.contains(supertype.name.simpleName ?? "")
      }
    }
  }

}
