extension Initializers {
  /// What creating the object costs that an expression names, `M.shared`; nil if the expression creates one itself. The
  /// object is created once, when code first uses it.
  public func costOfSharedObject(in construction: OwnerSite.Construction, of model: TypeID)
    -> InitializerCost?
  {
    guard !construction.isNew, !construction.runsCode else { return nil }
    let properties =
      if case .implicitMember(let name) = construction.expression.unwrapped.kind {
        symbols.members(of: model, named: name).properties
      } else {
        graph.properties(named: construction.expression, at: construction.scope)
      }
    guard properties.count == 1, let reference = properties.first,
      case let property = symbols[reference], property.isStored,
      property.isStatic || reference.type == nil, let value = property.initializer
    else { return nil }
    return cost(
      of: value, at: ScopeReference(file: reference.file, scope: property.scope),
      as: inference.type(of: reference))
  }
}
