/// Whether models notify views after they are created.
extension Tracking {
  /// Whether objects of a class may notify observers after they are created. If not, views never updated with them, and
  /// lose no update.
  public func mayNotifyLater(_ id: TypeID) -> Bool { mayNotifyLater(id, besides: []) }

  /// The same, of anything besides changes of some properties.
  func mayNotifyLater(_ id: TypeID, besides known: Set<ChangedProperty>) -> Bool {
    let relatives = symbols.relatives(of: id)
    return usage.uses.announcements.involves(relatives)
      || relatives.contains { relative in
        symbols.properties(of: relative).contains {
          !known.contains(ChangedProperty(type: relative, name: symbols[$0].name))
            && mayNotifyLater($0, of: relative)
        }
      }
  }

  private func mayNotifyLater(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    if property.attribute(.published) == nil {
      return property.name == "objectWillChange"
        || property.attributes.contains(where: \.mayBeWrapper)
    }
    // What other code may do with the property is not searched for.
    return !property.isPrivate || mayBeWrittenIndirectly(reference)
      || usage.uses.backings[reference]?.isEmpty == false
      || usage.uses.unresolvedProjections[property.name] != nil
      || usage.uses.bindings[property.name] != nil
      || changesAfterInit(reference, of: id)
  }
}
