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
      symbols[reference].isStored, let (value, scope) = sharedDefault(of: reference)
    else { return nil }
    return cost(of: value, at: scope, as: inference.type(of: reference))
  }

  /// The default of a static property or global variable, which creates the object that all code shares.
  func sharedDefault(of reference: PropertyReference) -> (value: Expression, scope: ScopeReference)?
  {
    let property = symbols[reference]
    guard property.isStatic || reference.type == nil else { return nil }
    return property.initializer.map {
      ($0, ScopeReference(file: reference.file, scope: property.scope))
    }
  }
}
