extension ProjectModel {
  /// Whether the class inherits from a class outside the project that is known to be an `ObservableObject`.
  public func inheritsFromUnknownOutsideClass(_ id: TypeID) -> Bool {
    guard observability(of: id) != .declared,
      let first = supertypes(of: id).first(where: { $0.declaration == self[id].primary })
    else { return false }
    guard first.resolved.candidates.isEmpty, let name = first.name.simpleName else { return false }
    return SDK.managedObjectClass.contains(name)
  }
}
