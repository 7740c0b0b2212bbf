extension Tracking {
  /// Whether a private stored setting needs no tracking: no view can see its value or bind to it, and nothing subscribes
  /// to all changes of the object.
  public func isUnseenSetting(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    return property.isPrivate && property.publishingWrapper != nil && !property.isStatic
      && property.attributes.count(where: \.mayBeWrapper) == 1
      && usage.uses.projections[reference] == nil && usage.uses.backings[reference] == nil
      && !usage.uses.announces(id) && property.accessors == .none
      && !isSeen(reference, of: [id])
  }
}
