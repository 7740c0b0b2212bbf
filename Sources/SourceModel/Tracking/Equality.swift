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
  /// The project type within a property's value whose `==` may consider values equal that look different to views; nil
  /// if there is none.
  public func looselyCompared(_ type: ResolvedType) -> LooseComparison? {
    var seen: Set<TypeID> = []
    return looselyCompared(type, &seen) { shownPart(ignoredBy: $0, of: $1) != nil }
  }

  /// The same for a property, also of a generic class.
  public func looselyCompared(_ reference: PropertyReference) -> LooseComparison? {
    comparedTypes(of: reference).firstNonNil(looselyCompared)
  }

  /// The type of a property, and in a generic class what it is with the arguments that the project writes, as in
  /// `class Books: Shelf<Book>`. The macro compares values of a generic parameter only if that has `==`.
  private func comparedTypes(of reference: PropertyReference) -> [ResolvedType] {
    let type = inference.type(of: reference)
    guard type.contains({ if case .generic = $0 { true } else { false } }),
      let id = symbols.declaringType(of: reference)
    else { return [type] }
    let parameters = symbols[symbols[id].primary].genericParameters
    return [type]
      + inference.argumentsWritten(for: id).map { arguments in
        type.replacing { part in
          if case .nominal(let types, let given) = part,
            types.contains(where: { isEqualityLimited($0, for: given) })
          {
            return part
          }
          guard case .generic(let name, _, _) = part,
            let index = parameters.firstIndex(where: { $0.name == name }), index < arguments.count,
            parameters[index].constraints.contains(where: { mayHaveEquality($0, in: id) })
          else { return nil }
          return arguments[index]
        }
      }
  }

  private func mayHaveEquality(_ constraint: TypeName, in id: TypeID) -> Bool {
    if case .composition(let parts) = constraint {
      return parts.contains { mayHaveEquality($0, in: id) }
    }
    let primary = symbols[id].primary
    let place = ScopeReference(file: primary.file, scope: symbols[primary].enclosingScope)
    let protocols = symbols.resolve(constraint, at: place).candidates
    return protocols.isEmpty
      ? constraint.simpleName.map(SDK.protocolWithoutEquality.contains) == false
      : protocols.contains(where: mayHaveEquality)
  }

  /// The same for new values of a published property of a class, if code sets such values and views show what differs.
  public func partialComparison(of reference: PropertyReference, in id: TypeID) -> LooseComparison?
  {
    guard symbols[reference].attribute(.published) != nil, !symbols.isTest(file: reference.file),
      let found = looselyCompared(reference),
      mayBeSetToEqual(reference, by: found), isShown(reference, of: id),
      !changesWithOthers(reference, of: id),
      symbols[found.type].kind == .class
        || !shownParts(ignoredBy: found, in: reference, of: id).isEmpty
        || !shownCases(ignoredBy: found).isEmpty
    else { return nil }
    return found
  }

  /// Whether an assignment of a new value to a property may be ignored although the value differs, even if views do not
  /// show in what.
  func mayIgnoreNewValue(_ reference: PropertyReference) -> Bool {
    cache.ignoringNewValues.answer(to: reference) {
      comparedTypes(of: reference).contains { type in
        var seen: Set<TypeID> = []
        return looselyCompared(type, &seen, where: { !parts(ignoredBy: $0, of: $1).isEmpty })
          .map { mayBeSetToEqual(reference, by: $0) } == true
      }
    }
  }

  /// - Parameter ignoresPart: Whether an `==` ignores a part of the values of a type that matters.
  private func looselyCompared(
    _ type: ResolvedType, _ seen: inout Set<TypeID>,
    where ignoresPart: (FunctionReference, TypeID) -> Bool
  ) -> LooseComparison? {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      return looselyCompared(inner, &seen, where: ignoresPart)
    case .external(let name, let arguments) where SDK.comparedByContent.contains(name):
      return looselyCompared(anyOf: arguments, &seen, where: ignoresPart)
    case .nominal(let candidates, let arguments):
      for id in candidates where !isEqualityLimited(id, for: arguments) && seen.insert(id).inserted
      {
        if let found = looselyCompared(id, &seen, where: ignoresPart) { return found }
      }
      guard candidates.contains(where: mayBeCompared) else { return nil }
      return looselyCompared(anyOf: arguments, &seen, where: ignoresPart)
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

  private func looselyCompared(
    anyOf types: [ResolvedType], _ seen: inout Set<TypeID>,
    where ignoresPart: (FunctionReference, TypeID) -> Bool
  ) -> LooseComparison? {
    for type in types {
      if let found = looselyCompared(type, &seen, where: ignoresPart) { return found }
    }
    return nil
  }

  /// Checks the type itself, then the types that it contains: a handwritten `==` compares the parts with their own
  /// `==`, as the synthesized one does.
  private func looselyCompared(
    _ id: TypeID, _ seen: inout Set<TypeID>,
    where ignoresPart: (FunctionReference, TypeID) -> Bool
  ) -> LooseComparison? {
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
        ignoresPart(equality, id) || !shownCases(ignoredBy: equality, of: id).isEmpty
      {
        return LooseComparison(type: id, equality: equality, isObserved: false, isUnlikely: false)
      }
      return looselyCompared(anyOf: parts(of: id), &seen, where: ignoresPart)
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
      .filter { !symbols.isTest(file: $0.file) }
    if let own = members.first(where: {
      let function = symbols[$0]
      // A generic `==` is an overload beside the one of the conformance.
      return function.name == "==" && function.isStatic && function.genericParameters.isEmpty
        || function.name == "isEqual" && function.hasModifier("override")
    }) {
      return own
    }
    let global = symbols.globalFunctions["=="]?.first { reference in
      guard !symbols.isTest(file: reference.file),
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
