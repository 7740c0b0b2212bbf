/// The code that runs while a property of an object is mutated in place.
extension CodeGraph {
  /// Whether code reads a stored property of a class, directly or through computed properties and methods.
  public func reaches(
    _ property: PropertyReference, of id: TypeID, in code: ByteRange, ofFile number: Int
  ) -> Bool {
    let start = symbols.scope(at: code.lowerBound, inFile: number)
    return reaches(
      property, of: id,
      from: CodeNode(file: number, body: code, owner: symbols.enclosingType(of: start)))
  }

  /// The same for the body of a function.
  public func reaches(
    _ property: PropertyReference, of id: TypeID, inBodyOf reference: FunctionReference
  ) -> Bool {
    node(of: reference, on: symbols.declaringType(of: reference))
      .map { reaches(property, of: id, from: $0) } ?? false
  }

  /// The same for the code that runs when a value is called: `isOld` in `removeAll(where: isOld)`, which may be a
  /// function, a local closure or a closure that a property returns.
  public func reaches(
    _ property: PropertyReference, of id: TypeID, whenCalling value: Expression,
    at scope: ScopeReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .keyPath(_, let components):
      return getters(ofComponents: components).contains { reaches(property, of: id, from: $0) }
    case .array(let values):
      return values.contains { reaches(property, of: id, whenCalling: $0, at: scope) }
    case .call(let callee, let arguments) where callee.lastName?.looksLikeTypeName == true:
      // `KeyPathComparator(\.age)`
      return arguments.contains { argument in
        guard case .keyPath = argument.value.unwrapped.kind else { return false }
        return reaches(property, of: id, whenCalling: argument.value, at: scope)
      }
    default: break
    }
    // A value that is not code is read before the mutation begins.
    return !isData(inference.type(of: value, at: scope))
      && (code(ofCalled: value, at: scope) + closures(heldBy: value, at: scope)).contains {
        reaches(property, of: id, from: $0)
      }
  }

  /// The same for the conformances that a call uses: `<` for `rows.sort()`.
  func reaches(
    _ property: PropertyReference, of id: TypeID, comparedBy call: Call, at scope: ScopeReference
  ) -> Bool {
    conformances(usedBy: call, at: scope).contains { reaches(property, of: id, from: $0) }
  }

  /// Whether a type is known to be one whose values contain no code.
  private func isData(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner): isData(inner)
    case .tuple(let parts): parts.allSatisfy { isData($0.type) }
    case .external(let name, let arguments):
      !inference.mayBeObject(name) && arguments.allSatisfy(isData)
    case .nominal(let types, _):
      types.allSatisfy { id in
        symbols[id].kind == .enum
          && symbols[id].declarations.flatMap { symbols[$0].enumCases }.allSatisfy(
            \.payload.isEmpty)
      }
    default: false
    }
  }

  private func reaches(_ property: PropertyReference, of id: TypeID, from start: CodeNode) -> Bool {
    let name = symbols[property].name
    let family = Set(symbols.relatives(of: id))
    return code(reachedFrom: start, along: .allThatChangesAndObserves).contains {
      names(name, of: family, in: $0)
    }
  }

  /// Whether a piece of code itself reads the property, or calls a method on its value.
  private func names(_ name: String, of family: Set<TypeID>, in code: CodeNode) -> Bool {
    let uses = symbols.files[code.file].uses
    let isRead = uses.reads(in: code.body).contains { read in
      guard read.name == name else { return false }
      let scope = ScopeReference(file: code.file, scope: read.scope)
      return !family.isDisjoint(
        with: owners(of: name, read.base, at: scope, read.range.lowerBound))
    }
    return isRead
      || uses.calls.starting(in: code.body).contains { call in
        // `.init(…)` creates a value of a type that the context determines, so what its code reads is unknown.
        guard let base = call.callee.base else { return false }
        let scope = ScopeReference(file: code.file, scope: call.scope)
        return names(name, of: family, base, at: scope)
      }
  }

  /// Whether the value that a method is called on is the property or a part of it.
  private func names(
    _ name: String, of family: Set<TypeID>, _ value: Expression, at scope: ScopeReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .name(let own):
      return own == name
        && !family.isDisjoint(with: owners(of: own, nil, at: scope, value.range.lowerBound))
    case .member(let base, let own):
      return own == name
        && !family.isDisjoint(with: owners(of: own, base, at: scope, value.range.lowerBound))
        || names(name, of: family, base, at: scope)
    case .element(let base, _): return names(name, of: family, base, at: scope)
    default: return false
    }
  }
}
