import SourceModel

extension Rule {
  /// A computed property over something that nothing tracks was shown anew whenever the object published. Views read it
  /// still, and are not told any more.
  static let untrackedComputedProperty = Rule(
    name: "UntrackedComputedProperty",
    summary: "var now: Date { clock.now }, read by a view → a caution"
  ) { model, uses, _ in
    let setters = model.propertiesAnnouncedBySetter(uses.announcements)
    let told = model.bodiesToldWithObject(uses)
    return uses.tracked.computedReadByViews.keys
      .compactMap { reference -> Proposal? in
        guard let id = model.declaringType(of: reference), model.isMigratable(id),
          model[id].kind == .class, let read = uses.tracked.computedReadByViews[reference],
          model.readsChanging(reference), !model.readsTracked(reference, of: id),
          !model.givesStream(reference),
          uses.announcements.announcesAnything(id, in: model),
          !setters.contains(reference),
          !told.contains(where: {
            $0.file == reference.file
              && model[reference].declaration.contains($0.body.body.lowerBound)
          })
        else { return nil }
        let file = model.files[reference.file]
        let place = model.files[read.file]
        let property = model[reference]
        let caution = CautionNote(
          .untrackedComputedProperty, evidence: property.name,
          detail: "\(place.path):\(place.site(read.use.range).line)")
        return Proposal(
          rule: "UntrackedComputedProperty", site: file.site(property.nameRange), types: [id],
          need: .allIfPossible,
          answer: .rewrite([]), cautions: [caution])
      }
      .sorted { $0.site < $1.site }
  }
}

extension ProjectModel {
  /// Whether a property gives a publisher or an asynchronous sequence, which tells those who take it of changes by itself.
  fileprivate func givesStream(_ property: PropertyReference) -> Bool {
    switch type(of: property).unwrapped {
    case .publisher: true
    case .external(let name, _):
      ["Publisher", "AsyncStream", "AsyncThrowingStream", "AsyncSequence", "AsyncPublisher"]
        .contains(name)
    default: false
    }
  }
}
