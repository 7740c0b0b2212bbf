/// A published property that a binding sets to the object that it holds.
public struct SameObjectBound: Sendable {
  public let property: PropertyReference
  public let type: TypeID
  /// What the binding changes in the object, or in an object that it holds.
  public let part: String
  /// The class of that object, if the project declares it.
  public let owner: TypeID?
  /// Whether the part notifies once its class is migrated.
  public let mayNotify: Bool
}

extension Tracking {
  /// The published property that a binding sets to the object that it holds, and what the binding changes without
  /// notifying anyone: `$model.draft.title`, `$model.settings.draft.title`.
  public func propertyGivenSameObject(by binding: Projection, in file: Int) -> SameObjectBound? {
    for (position, name) in binding.members.enumerated()
    where symbols.publishedNames.contains(name) {
      for id in usage.owner(of: name, in: binding, inFile: file)?.candidates ?? []
      where symbols.isMigratable(id) {
        for property in symbols.members(of: id, named: name).properties
        where symbols[property].attribute(.published) != nil {
          if let changed = changedPart(binding.members[(position + 1)...], ofObjectIn: property) {
            return SameObjectBound(
              property: property, type: id, part: changed.name, owner: changed.owner,
              mayNotify: changed.mayNotify)
          }
        }
      }
    }
    return nil
  }

  /// What a binding that leads through members changes in the object of a property. A part that is an object itself stays
  /// the same, and the binding changes a part of it. Of a structure, the property is set to another value.
  private func changedPart(_ members: ArraySlice<String>, ofObjectIn property: PropertyReference)
    -> (name: String, owner: TypeID?, mayNotify: Bool)?
  {
    let type = inference.type(of: property)
    guard let name = members.first?.firstName else { return nil }
    if case .external = type {
      let isSilent = isSameObject(type) && isLikelyToChange(name, of: type)
      return isSilent && !isObservedByViews(type) && isShown(name, ofObjectsIn: property)
        ? (name, nil, false) : nil
    }
    guard let id = classComparedByIdentity(type) else { return nil }
    for part in symbols.members(of: id, named: name).properties where !symbols[part].isLet {
      if members.count > 1, isSameObject(inference.type(of: part)) {
        return changedPart(members.dropFirst(), ofObjectIn: part)
      }
      guard mayBeShown(part, partOf: id, byViewsAlone: true, orByControls: false),
        !isObserved(part, of: type)
      else {
        continue
      }
      if symbols.notifiesOfOwnChanges(id) { return nil }
      let mayNotify =
        symbols.isMigratable(id)
        && (registersReads(of: part, of: id) || !symbols[part].isStored)
      return (name, id, mayNotify)
    }
    return nil
  }

  private func isSameObject(_ type: ResolvedType) -> Bool {
    if case .external(let name, _) = type { return inference.mayBeObject(name) }
    return classComparedByIdentity(type) != nil
  }

  /// The class of an object that is compared by identity.
  func classComparedByIdentity(_ type: ResolvedType) -> TypeID? {
    guard case .nominal(let candidates, _) = type, let id = candidates.first,
      candidates.count == 1, symbols[id].kind == .class, looselyCompared(type) == nil
    else { return nil }
    return id
  }

  /// Whether views that observe the objects of a class update when a property changes.
  private func isObserved(_ part: PropertyReference, of type: ResolvedType) -> Bool {
    symbols[part].attribute(.published) != nil && isObservedByViews(type)
  }
}
