/// Models that copy what another object publishes: `settings.$size.assign(to: &$size)`. Such a copy notified the views
/// that show the variable itself.
extension Tracking {
  /// The published properties that models assign whenever a variable publishes a new value.
  func copies(of variable: PropertyReference, in models: [TypeID]) -> Set<ChangedProperty> {
    (usage.uses.projections[variable] ?? []).reduce(into: []) { copies, located in
      let file = symbols.files[located.file]
      guard !located.use.isInOut, let id = symbols.enclosingType(of: located.place),
        models.contains(where: { mayBeOne(id, of: $0) }),
        let chain = file.uses.calls.map(\.range)
          .filter({ $0.lowerBound == located.use.range.lowerBound })
          .max(by: { $0.upperBound < $1.upperBound })
      else { return }
      let names =
        file.uses.projections.filter { $0.isInOut && chain.contains($0.range) }.map(\.name)
        + graph.writes(in: chain, ofFile: located.file).compactMap(\.target.lastName)
      for name in names
      where symbols.members(of: id, named: name).properties.contains(where: {
        symbols[$0].attribute(.published) != nil
      }) {
        copies.insert(ChangedProperty(type: id, name: name))
      }
    }
  }
}
