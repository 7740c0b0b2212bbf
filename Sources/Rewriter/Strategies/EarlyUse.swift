import SourceModel

extension ProjectModel {
  /// The note for code in the owner's initializers that accesses the object of a `@StateObject`. There was no object
  /// yet, so each access got a new one that was discarded. With `@State`, it gets the one that the view keeps.
  func earlyUse(of site: WrapperSite, madeBy choice: OwnerChoice?) -> Diagnostic? {
    guard let choice, choice.becomesState, let host = site.host,
      choice.site.constructions.contains(where: { $0.isNew && $0.isDeferred })
    else { return nil }
    let backings = usage.uses.backings(of: site).filter {
      $0.use.assigned == nil && $0.use.member == "wrappedValue"
    }
    for reference in symbols.initializers(of: host) {
      guard let body = self[reference].body else { continue }
      let file = files[reference.file]
      let ranges =
        views.uses(ofOwn: site.property.name, in: body, inFile: reference.file)
        + backings.filter { $0.file == reference.file && body.contains($0.use.range) }
        .map(\.use.range)
      if let first = ranges.min(by: { $0.lowerBound < $1.lowerBound }) {
        let place = file.site(first)
        return Diagnostic(
          .accessInInitializer, file.line(of: place),
          detail: place.place)
      }
    }
    return nil
  }
}
