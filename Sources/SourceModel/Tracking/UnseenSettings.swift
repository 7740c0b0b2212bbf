extension Tracking {
  /// Whether a stored setting needs no tracking: nothing observes the object, or the setting is private, no view can see
  /// its value or bind to it, and nothing subscribes to all changes of the object.
  public func isUnseenSetting(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.publishingWrapper != nil, !property.isStatic else { return false }
    return isUnobserved(id)
      || property.isPrivate
        && property.attributes.count(where: \.mayBeWrapper) == 1
        && usage.uses.projections[reference] == nil && usage.uses.backings[reference] == nil
        && !usage.uses.announces(id) && property.accessors == .none
        && !isSeen(reference, of: [id])
  }

  /// Whether code of the project may set a stored setting.
  public func mayBeSet(_ reference: PropertyReference) -> Bool {
    let id = symbols.declaringType(of: reference)
    return mayBeWrittenIndirectly(reference) || changesAfterInit(reference, of: id)
      || id.map { symbols[$0].kind == .class } == true
        && usage.uses.bindings[symbols[reference].name] != nil
  }
}
