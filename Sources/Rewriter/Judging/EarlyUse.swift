import SourceModel

extension ProjectModel {
  /// Code of the owner's initializers that uses the object of a `@StateObject`. There is none yet: each use was given a new
  /// one, which nobody kept. As `@State` it is given the one that the view keeps.
  func earlyUse(of site: WrapperSite, madeBy choice: OwnerChoice?, _ uses: PropertyUses)
    -> CautionNote?
  {
    guard let choice, choice.isTranslated, let host = site.host,
      choice.site.constructions.contains(where: { $0.isNew && $0.isPutOff })
    else { return nil }
    let backings = uses.backings(of: site).filter {
      $0.use.assigned == nil && $0.use.member == "wrappedValue"
    }
    for reference in initializers(of: host) {
      guard let body = self[reference].body else { continue }
      let file = files[reference.file]
      let ranges =
        self.uses(ofOwn: site.property.name, in: body, inFile: reference.file)
        + backings.filter { $0.file == reference.file && body.contains($0.use.range) }
        .map(\.use.range)
      if let first = ranges.min(by: { $0.lowerBound < $1.lowerBound }) {
        let place = file.site(first)
        return CautionNote(
          .reachedInInitializer, evidence: file.line(of: place),
          detail: "\(file.path):\(place.line)")
      }
    }
    return nil
  }
}
