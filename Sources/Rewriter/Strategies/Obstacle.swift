import SourceModel

/// Why a strategy cannot be applied.
struct Obstacle: Error {
  let why: String
  init(_ why: String) { self.why = why }
}

extension ProjectModel {
  /// Throws where a later assignment would run the property's observers, or would not update views.
  func checkLaterAssignment(
    of property: DeclaredProperty, in id: TypeID, runsObservers: Bool
  ) throws(Obstacle) {
    if runsObservers {
      throw Obstacle("assigning `\(property.name)` outside the initializer would run its observers")
    }
    if property.attribute(.published) == nil, !property.isPrivate,
      announcing.isReadByViews(property.name, of: symbols.lineage(of: id))
    {
      throw Obstacle("`\(property.name)` is not published, so views would miss a later assignment")
    }
  }
}
