import SourceModel

extension Rule {
  /// Warns where a view reads a computed property whose value nothing tracks.
  static let untrackedComputedProperty = Rule(
    name: "UntrackedComputedProperty", page: .untrackedComputedProperty
  ) { model, _ in
    let setters = model.tracking.propertiesNotifiedBySetter(model.usage.uses.announcements)
    let told = model.tracking.bodiesUpdatedByNotifications()
    return
      (model.tracking.trackedState.computedReadByViews.keys + model.tracking.computedReadByClients)
      .compactMap { reference -> Proposal? in
        guard let id = model.symbols.declaringType(of: reference), model.symbols.isMigratable(id),
          model[id].kind == .class, model.tracking.trackedState.mayBecomeStale(reference),
          model.tracking.readsChanging(reference),
          !model.tracking.readsTracked(reference, of: id, orOneOf: setters),
          !model.inference.type(of: reference).isStream,
          model.usage.uses.announcements.announcesAnything(id, in: model.symbols),
          !setters.contains(reference),
          !model.tracking.runs(oneOf: told, whenReading: reference)
        else { return nil }
        let property = model[reference]
        let site = model.files[reference.file].site(property.nameRange)
        let read = model.tracking.trackedState.computedReadByViews[reference]
        return proposal(for: property.name, at: site, readAt: read, of: id, in: model)
      }
      .sorted { $0.site < $1.site }
      + model.symbols.migratableTypes.flatMap {
        functionProposals(of: $0, told, besides: setters, in: model)
          + closureProposals(of: $0, in: model)
      }
      + model.symbols.migratableTypes.flatMap { partlyUntrackedProposals(in: $0, model) }
  }
}

/// Warns about properties and functions that views read and that combine tracked state with a plain object, which does
/// not notify. Views used to refresh with any other change.
private func partlyUntrackedProposals(in id: TypeID, _ model: ProjectModel) -> [Proposal] {
  guard model[id].kind == .class,
    model.usage.uses.announcements.announcesAnything(id, in: model.symbols),
    !model.tracking.isSent(for: model.symbols.lineage(of: id))
  else { return [] }
  func proposal(
    for name: (text: String, range: ByteRange), in body: ByteRange?, ofFile number: Int,
    over read: Usage.LocatedRead, readAt reader: Usage.LocatedRead
  ) -> Proposal? {
    guard let body,
      !model.tracking.readsAllPublished(
        besides: read, in: body, ofFile: number, of: id, model.usage.uses.announcements)
    else { return nil }
    let file = model.files[reader.file]
    let diagnostic = Diagnostic(
      .lostUpdate, model.files[read.file].text(read.use.range),
      detail: "through `\(name.text)`, \(file.place(reader.use.range))")
    return Proposal(noting: diagnostic, at: model.files[number].site(name.range), for: [id])
  }
  let properties = model.symbols.properties(of: id).compactMap { reference -> Proposal? in
    guard let reader = model.tracking.trackedState.computedReadByViews[reference],
      model.tracking.trackedState.mayBecomeStale(reference),
      model.tracking.readsTracked(reference, of: id),
      let getter = model[reference].getterBody,
      let read = model.tracking.unnotifiedRead(in: getter, ofFile: reference.file, of: id)
    else { return nil }
    let property = model[reference]
    return proposal(
      for: (property.name, property.nameRange), in: getter, ofFile: reference.file, over: read,
      readAt: reader)
  }
  let functions = model.tracking.functionsShowingUnnotifiedState(of: id).compactMap {
    reference, shown in
    let function = model[reference]
    return proposal(
      for: (function.name, function.nameRange), in: function.body, ofFile: reference.file,
      over: shown.unnotified, readAt: shown.reader)
  }
  return (properties + functions).sorted { $0.site < $1.site }
}

private func proposal(
  for name: String, at site: Site, readAt read: Usage.LocatedRead?, of id: TypeID,
  in model: ProjectModel
) -> Proposal {
  let diagnostic = Diagnostic(
    .untrackedComputedProperty, name,
    detail: read.map { model.files[$0.file].place($0.use.range) })
  return Proposal(noting: diagnostic, at: site, for: [id])
}

/// Warns about functions that views call and that return untracked state.
private func functionProposals(
  of id: TypeID, _ told: [(file: Int, body: BodyOwner)],
  besides announced: Set<PropertyReference>, in model: ProjectModel
) -> [Proposal] {
  guard model[id].kind == .class,
    model.usage.uses.announcements.announcesAnything(id, in: model.symbols)
  else { return [] }
  let functions = model.tracking.functionsShowingUntracked(of: id, besides: announced)
  return functions.compactMap { reference, place -> Proposal? in
    let function = model[reference]
    let isTold = told.contains { $0.file == reference.file && $0.body.body == function.body }
    guard !isTold, model.objects.returnsShowableValue(reference) else { return nil }
    let site = model.files[reference.file].site(function.nameRange)
    return proposal(for: function.name, at: site, readAt: place, of: id, in: model)
  }
  .sorted { $0.site < $1.site }
}

/// Warns about stored closures that views call and that return untracked state.
private func closureProposals(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  guard model[id].kind == .class,
    model.usage.uses.announcements.announcesAnything(id, in: model.symbols)
  else { return [] }
  return model.tracking.closuresShowingUntracked(of: id).map { reference, place in
    let property = model[reference]
    let site = model.files[reference.file].site(property.nameRange)
    return proposal(for: property.name, at: site, readAt: place, of: id, in: model)
  }
  .sorted { $0.site < $1.site }
}
