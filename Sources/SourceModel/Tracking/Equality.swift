/// A type of the project whose `==` may consider values equal that look different to views.
public struct LooseComparison: Sendable {
  public let type: TypeID
  /// The `==` or `isEqual` declaration.
  public let equality: FunctionReference
  /// Whether views observe the values: objects that notify of their changes.
  public let isObserved: Bool
  /// Whether equal values can only differ if the app creates one object twice: what `==` ignores is constant in objects.
  public let isUnlikely: Bool
}

extension Tracking {
  /// Whether a published property may be set to a value that equals the current one though views show the difference. A
  /// change in place always notifies.
  public func mayBeSetToEqual(_ reference: PropertyReference, by comparison: LooseComparison)
    -> Bool
  {
    mayBeWrittenIndirectly(reference)
      || assignmentsOfAnother(reference).contains { !givesNewIdentities($0, for: comparison) }
      || mayBeEditedThroughBindings(reference, comparison)
  }

  /// Whether code assigns a new value as a whole, other than an empty one.
  func isAssignedAnother(_ reference: PropertyReference) -> Bool {
    !assignmentsOfAnother(reference).isEmpty
  }

  /// The places where code does so.
  public func sitesAssigningAnother(_ reference: PropertyReference) -> [Site] {
    assignmentsOfAnother(reference).map { symbols.files[$0.file].site($0.use.range) }
  }

  private func assignmentsOfAnother(_ reference: PropertyReference)
    -> [PropertyUses.Located<Assignment>]
  {
    (usage.uses.assignments[reference] ?? []).filter { located in
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard let value = located.use.value?.unwrapped, !symbols.isInPreview(scope),
        !isInInitializer(scope, of: symbols.declaringType(of: reference))
      else { return false }
      return !value.isEmptyValue && !consistsOfKnown(value, assignedBy: located, to: reference)
        && !isKnownToDiffer(located, from: reference)
        && !givesFirstValue(located.use, inFile: located.file, to: reference)
    }
  }

  /// Whether a function that gives the assigned values assigns each a new `id`, which `==` compares.
  private func givesNewIdentities(
    _ located: PropertyUses.Located<Assignment>, for comparison: LooseComparison
  ) -> Bool {
    guard case .call(let callee, let arguments)? = located.use.value?.unwrapped.kind,
      case .functions(let functions) = graph.target(
        ofCallTo: callee, arguments,
        at: ScopeReference(file: located.file, scope: located.use.scope)),
      parts(comparedBy: comparison).contains("id")
    else { return false }
    return functions.allSatisfy { function in
      symbols[function].body.map { body in
        symbols.files[function.file].uses.assignments.starting(in: body).contains {
          $0.target.lastName == "id" && $0.target.ownName == nil && $0.value?.lastName != "id"
        }
      } == true
    }
  }

  /// Whether an assigned value is an element of a collection that stays the same, or consists of elements of the old
  /// value: `items = items.filter { … }`.
  private func consistsOfKnown(
    _ value: Expression, assignedBy located: PropertyUses.Located<Assignment>,
    to reference: PropertyReference
  ) -> Bool {
    switch value.unwrapped.kind {
    case .call(let callee, _):
      guard case .member(let base, let name) = callee.unwrapped.kind,
        SDK.narrowingFunction.contains(name)
      else { return false }
      return base.dottedPath == located.use.target.dottedPath
        || consistsOfKnown(base, assignedBy: located, to: reference)
    case .element(let base, _), .member(let base, _):
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard case .array = inference.type(of: base, at: scope), let name = base.ownName,
        let id = symbols.enclosingType(of: scope)
      else { return false }
      let known = symbols.members(of: id, named: name).properties
      return !known.isEmpty
        && known.allSatisfy { symbols[$0].isStored && !certainlyChangesAfterInit($0, of: id) }
    default: return false
    }
  }

  /// Whether the old value has been emptied before an assignment, or compared with the new one by `!=`.
  private func isKnownToDiffer(
    _ located: PropertyUses.Located<Assignment>, from reference: PropertyReference
  ) -> Bool {
    let file = symbols.files[located.file]
    let name = symbols[reference].name
    /// Whether code runs only if the property has another value, or lacks an element.
    func isCompared(_ range: ByteRange, at place: ScopeReference) -> Bool {
      guard let body = symbols.enclosingBody(of: place)?.body else { return false }
      return symbols.files[place.file].conditions(of: range, in: body).contains { condition in
        condition.text.contains(condition.whenTrue ? "!=" : "==")
          && condition.text.containsWord(name)
          || condition.text.contains(name + ".contains(")
            && condition.text.contains("!") == condition.whenTrue
      }
    }
    let place = ScopeReference(file: located.file, scope: located.use.scope)
    if isCompared(located.use.range, at: place) { return true }
    guard let body = symbols.enclosingBody(of: place) else { return false }
    let isEmptied = graph.writes(in: body.body, ofFile: located.file).contains { write in
      write.target.dottedPath == located.use.target.dottedPath
        && write.range.lowerBound < located.use.range.lowerBound
        && file.implies(located.use.range, write.range)
        && (write.value.map(\.isEmptyValue) ?? (file.call(at: write.range)?.name == "removeAll"))
    }
    if isEmptied { return true }
    // The callers compare a value that they pass.
    let calls = symbols.calls(named: body.name)
    return body.kind == .function && !calls.isEmpty
      && located.use.value?.ownName.map {
        symbols.function(withBodyOf: body, at: place)?.parameters.map(\.name).contains($0) == true
      } == true
      && calls.allSatisfy {
        isCompared($0.call.range, at: ScopeReference(file: $0.file, scope: $0.call.scope))
      }
  }

  /// Whether code changes a property in place before an assignment in the same body, which updates views.
  public func isChangedInPlace(
    _ property: PropertyReference, before assignment: Assignment, inFile number: Int
  )
    -> Bool
  {
    let place = ScopeReference(file: number, scope: assignment.scope)
    return symbols.enclosingBody(of: place).map { body in
      graph.writes(in: body.body, ofFile: number).contains { write in
        write.range.lowerBound < assignment.range.lowerBound
          && (write.kind != .assignment || write.target.dottedPath != assignment.target.dottedPath)
          && graph.rootProperty(of: write.target, at: place) == symbols[property].name
      }
    } == true
  }

  /// Whether a property may be written through a binding, a publisher, a key path, an object of unknown type, or by
  /// clients of a library.
  func mayBeWrittenIndirectly(_ reference: PropertyReference) -> Bool {
    let isPublished = symbols[reference].attribute(.published) != nil
    return usage.uses.projections[reference]?.contains { !isPublished || $0.use.isInOut } == true
      || usage.uses.keyPaths[reference]?.isEmpty == false
      || usage.uses.unresolvedAssignments.contains(symbols[reference].name)
      || usage.mayBeWrittenByKeyPath(symbols[reference].name)
      || usage.mayBeWrittenInPartByKeyPath(symbols[reference].name)
      || symbols.declaringType(of: reference).map { objects.clientsMayWrite(reference, of: $0) }
        == true
  }

  /// The project type within a property's value whose `==` may consider values equal that look different to views; nil
  /// if there is none.
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
      for id in candidates where !isEqualityLimited(id, for: arguments) && seen.insert(id).inserted
      {
        if let found = looselyCompared(id, &seen) { return found }
      }
      guard candidates.contains(where: mayBeCompared) else { return nil }
      return looselyCompared(anyOf: arguments, &seen)
    default: return nil
    }
  }

  /// Whether the handwritten `==` is for values with other generic arguments: `extension Box<Int>: Equatable`, for
  /// `Box<Item>` in a generic type.
  private func isEqualityLimited(_ id: TypeID, for arguments: [ResolvedType]) -> Bool {
    let isGeneric = arguments.contains { if case .generic = $0 { true } else { false } }
    guard isGeneric, let equality = equality(of: id), let type = equality.type,
      case .named(let components)? = symbols.files[equality.file].types[type].extendedType
    else { return false }
    return components.contains { !$0.arguments.isEmpty }
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
    symbols.ask(.extensions(of: symbols[id].name))
    switch symbols[id].kind {
    case .class:
      guard let equality = equality(of: id), !comparesIdentity(equality, of: id) else { return nil }
      let ignored = shownPart(ignoredBy: equality, of: id)
      // Views observe the objects that they show. If nobody is notified of what an object becomes, or nothing in it
      // ever changes, it does not matter which of two objects that look the same is stored.
      let isObserved = symbols.isMigratable(id) || symbols.notifiesOfOwnChanges(id)
      return ignored == nil && (!isObserved || neverChanges(id))
        ? nil
        : LooseComparison(
          type: id, equality: equality, isObserved: isObserved,
          isUnlikely: !isObserved && ignored.map { symbols[$0].isLet } == true)
    case .struct, .enum:
      guard mayBeCompared(id) else { return nil }
      if let equality = equality(of: id),
        shownPart(ignoredBy: equality, of: id) != nil
          || !shownCases(ignoredBy: equality, of: id).isEmpty
      {
        return LooseComparison(type: id, equality: equality, isObserved: false, isUnlikely: false)
      }
      return looselyCompared(anyOf: parts(of: id), &seen)
    default: return nil
    }
  }

  /// The types of the values that a struct or an enum stores.
  func parts(of id: TypeID) -> [ResolvedType] {
    symbols.properties(of: id).filter { isCompared(symbols[$0]) }.map { inference.type(of: $0) }
      + symbols[id].declarations.flatMap { reference in
        symbols[reference].enumCases.flatMap(\.payload).map {
          symbols.resolve(
            $0, at: ScopeReference(file: reference.file, scope: symbols[reference].scope))
        }
      }
  }

  func isCompared(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isStatic && !property.isLazy
  }

  /// The handwritten `==` of a type: its own, an inherited one, one from a protocol, or a global one. For subclasses of
  /// `NSObject`, `isEqual`.
  private func equality(of id: TypeID) -> FunctionReference? {
    // The code of the app does not see what tests declare.
    let members = symbols.lineage(of: id).flatMap { symbols.functions(of: $0) }
      .filter { !symbols.layout.isTest(symbols.files[$0.file].path) }
    if let own = members.first(where: {
      let function = symbols[$0]
      // A generic `==` is an overload beside the one of the conformance.
      return function.name == "==" && function.isStatic && function.genericParameters.isEmpty
        || function.name == "isEqual" && function.hasModifier("override")
    }) {
      return own
    }
    let global = symbols.globalFunctions["=="]?.first { reference in
      guard !symbols.layout.isTest(symbols.files[reference.file].path),
        let parameter = symbols[reference].parameters.first
      else { return false }
      let scope = ScopeReference(file: reference.file, scope: symbols[reference].scope)
      return symbols.resolve(parameter.type, at: scope).candidates == [id]
    }
    if let global { return global }
    let names = Set(
      symbols.lineage(of: id).flatMap(symbols.supertypes).compactMap { $0.name.simpleName })
    // `extension Equatable where Self: Named`
    func isOfType(_ function: FunctionReference) -> Bool {
      let parameters = function.type.map {
        symbols.files[function.file].types[$0].genericParameters
      }
      return (parameters ?? []).filter { $0.name == "Self" }.flatMap(\.constraints).allSatisfy {
        $0.simpleName.map(names.contains) != false
      }
    }
    return symbols.outsideSupertypes(of: id).lazy
      .flatMap { self.symbols.externalMembers(of: $0, named: "==").functions }
      .first(where: isOfType)
  }

  private func neverChanges(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).flatMap { symbols.properties(of: $0) }.map { symbols[$0] }
      .allSatisfy { !isCompared($0) || $0.isLet }
  }
}
