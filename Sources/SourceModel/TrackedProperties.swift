/// Which stored properties the macro is to track.
extension PropertyUses {
  /// Whether a stored property of a type that moves is tracked: it was published, or announced by hand, or a view reads
  /// it and nothing stands in the way.
  public func tracks(_ reference: PropertyReference, of id: TypeID, in model: ProjectModel) -> Bool {
    let property = model[reference]
    guard property.isStored, !property.isLet, !property.isStatic, !property.isLazy,
      property.attribute("ObservationIgnored") == nil
    else { return false }
    return property.attribute(.published) != nil || announced.contains(reference)
      || tracked.plainReadByViews[reference] != nil && model.canBeTracked(reference, of: id)
  }
}

extension ProjectModel {
  /// Whether the macro can track a plain stored property as it is written.
  public func canBeTracked(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = self[reference]
    return property.accessors == .none && !property.isLazy && !property.hasModifier("weak")
      && !property.hasModifier("unowned") && !property.hasModifier("open")
      && property.bindingCount == 1 && !property.isBackticked
      && members(of: id, named: "_" + property.name).properties.isEmpty
      && !isReadWhileBuilt(reference, of: id) && !(property.type?.isOpaque ?? false)
  }

  /// The plain properties that their class announces by hand.
  func announcedProperties(_ announcements: Announcements) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    for entry in announcements.sends { result.formUnion(announcedChange(of: entry).properties) }
    return result.filter { reference in
      let property = self[reference]
      return !property.isLazy
        && !property.attributes.contains { $0.isWrapper(at: reference, in: self) }
    }
  }
}

extension Attribute {
  /// The compiler's own attributes and those that are macros; any other attribute on a property is a wrapper.
  private static let notWrappers: Set<String> = [
    "MainActor", "available", "objc", "nonobjc", "NSManaged", "IBOutlet", "IBInspectable",
    "GKInspectable", "preconcurrency",
    "usableFromInline", "inlinable", "NSCopying", "discardableResult", "_spi", "_documentation",
    "ViewBuilder",
    "ObservationIgnored", "ObservationTracked", "nonisolated", "storageRestrictions", "unchecked",
    "Sendable", "backDeployed",
  ]

  /// Whether the attribute is a property wrapper, as far as names tell: not one of the compiler's, and no global actor.
  public func isWrapper(at reference: PropertyReference, in model: ProjectModel) -> Bool {
    !Self.notWrappers.contains(name) && !name.hasSuffix("Actor") && name.first?.isUppercase == true
  }
}

extension TypeName {
  fileprivate var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }
}
