/// Whether a stored property keeps its initial value.
extension Tracking {
  /// Whether code of the project may change the property after its object is created. A use whose type cannot be
  /// resolved counts as a change. Static and global variables belong to no object and are initialized before any code
  /// runs; what code that nothing calls assigns to them does not count.
  public func changesAfterInit(_ reference: PropertyReference, of id: TypeID?) -> Bool {
    cache.laterChanges.answer(to: .init(property: reference, owner: id)) {
      findsChangeAfterInit(of: reference, of: id, certainly: false)
    }
  }

  /// The same, but a use counts only if it is known to be of this property.
  public func certainlyChangesAfterInit(_ reference: PropertyReference, of id: TypeID?) -> Bool {
    cache.certainLaterChanges.answer(to: .init(property: reference, owner: id)) {
      findsChangeAfterInit(of: reference, of: id, certainly: true)
    }
  }

  private func findsChangeAfterInit(
    of reference: PropertyReference, of id: TypeID?, certainly: Bool
  ) -> Bool {
    let property = symbols[reference]
    let name = property.name
    if property.isSetByStore { return true }
    if !property.isSetInItsFileAlone { symbols.needFiles(naming: CollectionOfOne(name)) }
    let written = WrittenName(
      name: name,
      isClass: certainly
        ? mayHoldObject(inference.type(of: reference))
        : inference.isObject(inference.type(of: reference)),
      owner: owner(of: reference, in: id), isCertain: certainly)
    let places = property.isSetInItsFileAlone ? [reference.file] : symbols.parsedFiles(naming: name)
    let isOfTests = symbols.isTest(file: reference.file)
    return places.contains { number in
      // What tests change does not change in the app.
      guard isOfTests || !symbols.isTest(file: number) else { return false }
      return changedNames(inFile: number)
        .uses(of: name).contains { mayChange(written, by: $0, inFile: number, of: id) }
    }
  }

  private func mayChange(
    _ written: WrittenName, by use: ChangedNames.Use, inFile number: Int, of id: TypeID?
  ) -> Bool {
    let uses = symbols.files[number].uses
    switch use {
    case .assignment(let index):
      let assignment = uses.assignments[index]
      let scope = ScopeReference(file: number, scope: assignment.scope)
      return writes(written, assignment.target, at: scope) && !isInInitializer(scope, of: id)
        && !symbols.isInPreview(scope) && !graph.isMade(assignment.target.chainRoot, at: scope)
        && (written.isOfObject || !graph.isRunByNobody(scope))
    case .call(let index):
      let call = uses.calls[index]
      return changes(written, by: call, at: ScopeReference(file: number, scope: call.scope))
    case .projection(let index):
      return written.isOfObject && !written.isCertain
        && uses.projections[index].members.contains { $0.firstName == written.name }
    case .keyPath: return written.isOfObject && !written.isCertain
    }
  }

  private func owner(of reference: PropertyReference, in id: TypeID?) -> WrittenName.Owner {
    guard symbols[reference].isStatic || reference.type == nil else { return .object(id) }
    return symbols.declaringType(of: reference).map { .type($0) } ?? .noType
  }

  /// Whether a value may be an object, whose members may change while the property stays the same.
  private func mayHoldObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner): mayHoldObject(inner)
    case .array, .dictionary, .tuple: false
    case .external(let name, _): inference.mayBeObject(name)
    case .nominal(let candidates, _):
      candidates.contains { ![.struct, .enum].contains(symbols[$0].kind) }
    default: true
    }
  }

  /// Whether code runs while an object is initialized, also in a private method that only initializers call.
  func isInInitializer(_ scope: ScopeReference, of id: TypeID?) -> Bool {
    guard let id, let body = symbols.enclosingBody(of: scope), graph.runsAtOnce(scope),
      let type = symbols.enclosingType(of: scope), symbols.lineage(of: type).contains(id)
    else { return false }
    if body.kind == .initializer { return true }
    let function = symbols.functions(of: type).first {
      $0.file == scope.file && symbols[$0].body == body.body && symbols[$0].isPrivate
    }
    guard let function, let calls = graph.callsAlone(of: function, type) else { return false }
    return !calls.isEmpty
      && calls.allSatisfy { file, call in
        let place = ScopeReference(file: file, scope: call.scope)
        return symbols.enclosingBody(of: place)?.kind == .initializer && graph.runsAtOnce(place)
      }
  }

  private func changes(_ written: WrittenName, by call: Call, at scope: ScopeReference) -> Bool {
    let isPassed = call.arguments.contains { argument in
      guard case .inOut(let value) = argument.value.kind else { return false }
      return writes(written, value, at: scope) || writes(written.publisher, value, at: scope)
    }
    if isPassed { return true }
    guard case .member(let base, let method) = call.callee.kind, !written.isClass else {
      return false
    }
    return writes(written, base, at: scope)
      && (SDK.mutatingMethod.contains(method) || graph.declaresMutatingFunction(named: method))
  }

  /// Whether an assignment to an expression may change a property: to `x`, and also to `x.y` and `x[i]` if the value is
  /// not an object.
  private func writes(_ written: WrittenName, _ target: Expression, at scope: ScopeReference)
    -> Bool
  {
    switch target.unwrapped.kind {
    case .name(written.name), .member(_, written.name):
      if !isOther(target, than: written, at: scope) { return true }
    default: break
    }
    switch target.unwrapped.kind {
    case .member(let base, _), .element(let base, _):
      return !written.isClass && writes(written, base, at: scope)
    default: return false
    }
  }

  /// Whether a name certainly refers to something else, judged by the type of its base, or by the enclosing scopes if
  /// it has no base.
  private func isOther(
    _ expression: Expression, than written: WrittenName, at scope: ScopeReference
  ) -> Bool {
    let types: [TypeID]
    switch expression.unwrapped.kind {
    case .member(let base, _) where base.isSelf && !written.isOfObject:
      types = symbols.enclosingType(of: scope).map { [$0] } ?? []
    case .member(let base, _):
      let type = inference.type(of: base, at: scope)
      if !written.isOfObject {
        // A static or global variable is qualified by a type or a module.
        guard case .metatype = type else {
          return !type.isUnknown || base.dottedPath?.first?.looksLikeTypeName != true
        }
      }
      types = type.instance.candidates
    case .name(let name):
      if case .object(nil) = written.owner { return written.isCertain }
      if symbols.localBinding(name, at: scope, position: expression.range.lowerBound) != nil {
        return true
      }
      types =
        written.isOfObject
        ? [symbols.enclosingType(of: scope)].compactMap(\.self) : enclosingTypes(of: scope)
    default: return false
    }
    switch written.owner {
    case .object(nil): return written.isCertain
    case .object(let owner?):
      return types.isEmpty
        ? written.isCertain : types.allSatisfy { isApart($0, from: owner) }
    case .type(let owner): return types.allSatisfy { isApart($0, from: owner) }
    case .noType:
      return types.contains { !symbols.members(of: $0, named: written.name).properties.isEmpty }
    }
  }

  /// The type that encloses the code, and the types around it, whose variables the code can also name.
  private func enclosingTypes(of scope: ScopeReference) -> [TypeID] {
    symbols.scopes(around: scope).compactMap { _, outer in
      guard case .type(let declaration) = outer.kind else { return nil }
      return symbols.type(ofDeclaration: declaration, inFile: scope.file)
    }
  }

  /// Whether neither type is the other or inherits from it.
  private func isApart(_ type: TypeID, from owner: TypeID) -> Bool {
    symbols[type].kind != .protocol && !symbols.lineage(of: type).contains(owner)
      && !symbols.lineage(of: owner).contains(type)
  }
}

/// A property that code may write, identified by its name.
private struct WrittenName {
  let name: String
  /// Whether its value is an object: assigning a member of it changes the object, not the property.
  let isClass: Bool
  let owner: Owner
  /// Whether only uses count that are known to be of the property.
  let isCertain: Bool

  enum Owner {
    /// An instance property of a type, which may be unknown.
    case object(TypeID?)
    /// A `static` property.
    case type(TypeID)
    /// A global variable, or a static variable of a type that the project does not declare.
    case noType
  }

  var isOfObject: Bool { if case .object = owner { true } else { false } }

  /// `$name` in `assign(to: &$name)`
  var publisher: WrittenName {
    WrittenName(name: "$" + name, isClass: isClass, owner: owner, isCertain: isCertain)
  }
}

extension DeclaredProperty {
  /// Whether a database sets its value when the stored data changes elsewhere.
  fileprivate var isSetByStore: Bool {
    attribute("NSManaged") != nil || attribute("Persisted") != nil
  }

  /// Whether no other file can assign it.
  public var isSetInItsFileAlone: Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name) && ($0.detail == nil || $0.detail == "set")
    }
  }
}
