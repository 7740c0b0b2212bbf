extension Usage {
  /// Whether an expression names a constant of a type or outside of types: `M.shared`, `.shared`, `model`.
  /// - Parameter types: The types of the value, to which an implicit member belongs.
  public func namesConstant(
    _ value: Expression, at scope: ScopeReference, of types: [TypeID]
  ) -> Bool {
    let properties: [PropertyReference]
    switch value.unwrapped.kind {
    case .implicitMember(let name):
      properties = types.flatMap { symbols.members(of: $0, named: name).properties }
    case .member(let base, let name):
      guard case .metatype(let type) = inference.type(of: base, at: scope) else { return false }
      properties = type.candidates.flatMap { symbols.members(of: $0, named: name).properties }
    case .name(let name):
      symbols.ask(.global(name))
      properties = symbols.globalProperties[name] ?? []
    default: return false
    }
    return !properties.isEmpty
      && properties.allSatisfy { symbols[$0].isLet && symbols[$0].isStored }
  }

  /// Whether a name refers to something that cannot be changed in place: a local constant or parameter, a constant of
  /// the type, or a stored property of a view.
  public func isConstant(_ expression: Expression, at scope: ScopeReference) -> Bool {
    if case .name(let name) = expression.unwrapped.kind,
      let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound)
    {
      return local.binding.kind != .variable
    }
    guard let name = expression.ownName, let type = symbols.enclosingType(of: scope) else {
      return false
    }
    return symbols.members(of: type, named: name).properties.contains {
      symbols[$0].isLet
        || symbols[$0].isStored && symbols[$0].attributes.isEmpty
          && symbols.hostRole(of: type) == .view
    }
  }

  /// Whether an expression may be a value that can be changed in place. A parameter of a closure may be `inout`.
  func mayBeVariable(_ expression: Expression, at scope: ScopeReference) -> Bool {
    guard case .name(let name) = expression.unwrapped.kind,
      let local = symbols.localBinding(name, at: scope, position: expression.range.lowerBound)
    else { return !isConstant(expression, at: scope) }
    return [.variable, .closureParameter].contains(local.binding.kind)
  }

  /// Whether only an initializer assigns the property, and only once.
  public func canBeLet(_ site: WrapperSite) -> Bool {
    let property = site.property
    guard property.accessors == .none, !property.hasSetterModifier,
      !property.isStatic
    else { return false }
    // Another property wrapper, or a macro that adds accessors, requires a variable.
    if property.attributes.filter(\.mayBeWrapper).count > 1 { return false }
    let assignments =
      uses.assignments(of: site).map { (place: $0.place, range: $0.use.range) }
      + uses.backings(of: site).filter { $0.use.assigned != nil }
      .map { (place: $0.place, range: $0.use.range) }
    let outside = assignments.filter { assignment in
      guard symbols.enclosingBody(of: assignment.place)?.kind == .initializer else { return true }
      return symbols.enclosingType(of: assignment.place) != site.host
    }
    if !outside.isEmpty || assignments.contains(where: { mayRunAgain($0, among: assignments) }) {
      return false
    }
    let isInValue = site.host.map { symbols[$0].kind != .class } == true
    let unresolved =
      isInValue ? uses.unresolvedAssignmentsToVariables : uses.unresolvedAssignments
    if !property.isPrivate, unresolved.contains(property.name) { return false }
    if mayBeWrittenByKeyPath(property.name) { return false }
    // A binding to the object needs a property that can be set.
    if !property.isPrivate, site.reference.map(mayBeBound) == true { return false }
    if property.initializer != nil {
      // A `let` with a default is not a parameter of the memberwise initializer.
      if !assignments.isEmpty { return false }
      return site.local != nil || property.isPrivate
        || !isPassed(property.name, to: site.host)
    }
    if site.local != nil { return true }
    return !isRequiredSettable(property.name, of: site.host)
  }

  /// Whether an assignment in an initializer may find the property assigned: behind another one or a delegation, or in a
  /// loop.
  private func mayRunAgain(
    _ assignment: (place: ScopeReference, range: ByteRange),
    among all: [(place: ScopeReference, range: ByteRange)]
  ) -> Bool {
    let file = symbols.files[assignment.place.file]
    guard let body = symbols.enclosingBody(of: assignment.place)?.body else { return false }
    return file.scopesInBody(around: assignment.place.scope).contains { $1.loop != nil }
      || file.delegates(in: body)
      || all.contains { other in
        other.place.file == assignment.place.file && other.range != assignment.range
          && body.contains(other.range.lowerBound)
          && !(file.excludes(assignment.range, other.range)
            && file.excludes(other.range, assignment.range))
      }
  }

  /// Whether a call of the type's initializer has an argument with the label.
  private func isPassed(_ label: String, to host: TypeID?) -> Bool {
    guard let host else { return true }
    return [symbols[host].name, "init"].contains { name in
      !symbols.calls(named: name, labelled: label).isEmpty
    }
  }

  /// Whether a protocol of the project requires the property with a setter.
  private func isRequiredSettable(_ name: String, of host: TypeID?) -> Bool {
    guard let host else { return false }
    return symbols.lineage(of: host).contains { ancestor in
      symbols[ancestor].kind == .protocol
        && symbols.properties(of: ancestor).contains {
          symbols[$0].name == name && symbols[$0].accessor("set") != nil
        }
    }
  }
}

extension WrapperSite {
  /// Whether the object may be state of the view, because it does not belong to one value of it.
  public func mayBeState(_ objects: Objects) -> Bool {
    guard let host, let reference else { return true }
    return !objects.belongsToOneValue(reference, of: host)
  }

  /// Whether SwiftUI keeps state for the type that contains the property.
  public func isInView(_ symbols: Symbols) -> Bool {
    host.map(symbols.mayKeepState) ?? false
  }
}
