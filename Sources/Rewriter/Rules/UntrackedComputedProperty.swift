import SourceModel

extension Rule {
  /// Warns where a view reads a computed property whose value nothing tracks.
  static let untrackedComputedProperty = Rule(
    name: "UntrackedComputedProperty", page: .untrackedComputedProperty
  ) { model, _ in
    let setters = model.propertiesNotifiedBySetter(model.uses.announcements)
    let told = model.bodiesReadingWholeObject()
    return (model.trackedState.computedReadByViews.keys + model.computedReadByClients)
      .compactMap { reference -> Proposal? in
        guard let id = model.declaringType(of: reference), model.isMigratable(id),
          model[id].kind == .class, model.trackedState.mayBecomeStale(reference),
          model.readsChanging(reference),
          !model.readsTracked(reference, of: id, orOneOf: setters),
          !model.type(of: reference).isStream,
          model.uses.announcements.announcesAnything(id, in: model),
          !setters.contains(reference),
          !model.runs(oneOf: told, whenReading: reference)
        else { return nil }
        let property = model[reference]
        let site = model.files[reference.file].site(property.nameRange)
        let read = model.trackedState.computedReadByViews[reference]
        return proposal(for: property.name, at: site, readAt: read, of: id, in: model)
      }
      .sorted { $0.site < $1.site }
      + model.migratableTypes.flatMap {
        functionProposals(of: $0, told, besides: setters, in: model)
          + closureProposals(of: $0, in: model)
      }
      + model.migratableTypes.flatMap { partlyUntrackedProposals(in: $0, model) }
  }
}

/// Warns about properties and functions that views read and that combine tracked state with a plain object, which does
/// not notify. Views used to refresh with any other change.
private func partlyUntrackedProposals(in id: TypeID, _ model: ProjectModel) -> [Proposal] {
  guard model[id].kind == .class, model.uses.announcements.announcesAnything(id, in: model),
    !model.uses.announcements.isSent(for: model.lineage(of: id))
  else { return [] }
  func proposal(
    for name: (text: String, range: ByteRange), in body: ByteRange?, ofFile number: Int,
    over read: ProjectModel.LocatedRead, readAt reader: ProjectModel.LocatedRead
  ) -> Proposal? {
    guard let body,
      !model.readsAllPublished(
        besides: read, in: body, ofFile: number, of: id, model.uses.announcements)
    else { return nil }
    let file = model.files[reader.file]
    let diagnostic = Diagnostic(
      .lostUpdate, model.files[read.file].text(read.use.range),
      detail: "through `\(name.text)`, \(file.place(reader.use.range))")
    return Proposal(noting: diagnostic, at: model.files[number].site(name.range), for: [id])
  }
  let properties = model.properties(of: id).compactMap { reference -> Proposal? in
    guard let reader = model.trackedState.computedReadByViews[reference],
      model.trackedState.mayBecomeStale(reference), model.readsTracked(reference, of: id),
      let getter = model[reference].getterBody,
      let read = model.unnotifiedRead(in: getter, ofFile: reference.file, of: id)
    else { return nil }
    let property = model[reference]
    return proposal(
      for: (property.name, property.nameRange), in: getter, ofFile: reference.file, over: read,
      readAt: reader)
  }
  let functions = model.functionsShowingUnnotifiedState(of: id).compactMap { reference, shown in
    let function = model[reference]
    return proposal(
      for: (function.name, function.nameRange), in: function.body, ofFile: reference.file,
      over: shown.unnotified, readAt: shown.reader)
  }
  return (properties + functions).sorted { $0.site < $1.site }
}

private func proposal(
  for name: String, at site: Site, readAt read: ProjectModel.LocatedRead?, of id: TypeID,
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
  guard model[id].kind == .class, model.uses.announcements.announcesAnything(id, in: model) else {
    return []
  }
  let functions = model.functionsShowingUntracked(of: id, besides: announced)
  return functions.compactMap { reference, place -> Proposal? in
    let function = model[reference]
    let isTold = told.contains { $0.file == reference.file && $0.body.body == function.body }
    guard !isTold, model.returnsShowableValue(reference) else { return nil }
    let site = model.files[reference.file].site(function.nameRange)
    return proposal(for: function.name, at: site, readAt: place, of: id, in: model)
  }
  .sorted { $0.site < $1.site }
}

/// Warns about stored closures that views call and that return untracked state.
private func closureProposals(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  guard model[id].kind == .class, model.uses.announcements.announcesAnything(id, in: model) else {
    return []
  }
  return model.closuresShowingUntracked(of: id).map { reference, place in
    let property = model[reference]
    let site = model.files[reference.file].site(property.nameRange)
    return proposal(for: property.name, at: site, readAt: place, of: id, in: model)
  }
  .sorted { $0.site < $1.site }
}
