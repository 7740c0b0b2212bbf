import SourceModel

/// Why a strategy cannot be applied.
struct Obstacle: Error {
  let why: String
  init(_ why: String) { self.why = why }
}

extension ProjectModel {
  /// Lets nothing be assigned once a view has appeared whose observers would run then, or that views would not be told of.
  func checkLaterAssignment(
    of property: DeclaredProperty, in id: TypeID, runsObservers: Bool
  ) throws(Obstacle) {
    if runsObservers {
      throw Obstacle(
        "assigning `\(property.name)` outside of the initializer would run its observers")
    }
    if property.attribute(.published) == nil, !property.isPrivate,
      isReadByViews(property.name, of: lineage(of: id))
    {
      throw Obstacle(
        "views are not told when `\(property.name)` is assigned later: it is not published")
    }
  }
}
