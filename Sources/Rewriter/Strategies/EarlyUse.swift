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
          detail: symbols.place(place))
      }
    }
    return nil
  }
}

extension ProjectModel {
  /// The warning for a property that becomes `@State` with a default, where an initializer in another file leaves it to
  /// that default.
  func splitInitializer(beside site: WrapperSite, _ choice: OwnerChoice?) -> Diagnostic? {
    guard choice?.becomesState != false, let host = site.host, let property = site.reference,
      let reference = views.initializer(of: host, apartFrom: property)
    else { return nil }
    let labels = self[reference].parameters.map { ($0.label ?? "_") + ":" }.joined()
    return Diagnostic(
      .splitInitializer, "init(\(labels))",
      detail: place(self[reference].nameRange, inFile: reference.file),
      of: site.property.name)
  }
}
