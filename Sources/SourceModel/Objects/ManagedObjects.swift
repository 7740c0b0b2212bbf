extension Objects {
  /// Whether the class inherits from a class outside the project that is known to be an `ObservableObject`.
  public func inheritsFromUnknownOutsideClass(_ id: TypeID) -> Bool {
    guard symbols.observability(of: id) != .declared,
      let first = symbols.supertypes(of: id).first(where: { $0.declaration == symbols[id].primary })
    else { return false }
    guard first.resolved.candidates.isEmpty, let name = first.name.simpleName else { return false }
    return SDK.managedObjectClass.contains(name)
  }
}
