extension Objects {
  /// Whether the class inherits from a class outside the project that is an `ObservableObject`: one that is known to be,
  /// or one of a package.
  public func inheritsFromUnknownOutsideClass(_ id: TypeID) -> Bool {
    if symbols.observability(of: id) == .inheritedFromPackage { return true }
    guard symbols.observability(of: id) != .declared,
      let first = symbols.firstSupertype(of: id), first.resolved.candidates.isEmpty,
      let name = first.name.simpleName
    else { return false }
    return SDK.managedObjectClass.contains(name)
  }
}
