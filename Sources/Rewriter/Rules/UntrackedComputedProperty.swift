import SourceModel

extension Rule {
  /// Warns where a view reads a computed property whose value nothing tracks.
  static let untrackedComputedProperty = Rule(
    name: "UntrackedComputedProperty", page: .untrackedComputedProperty
  ) { model, _ in
    let setters = model.tracking.propertiesNotifiedBySetter(model.usage.uses.announcements)
    let told = model.tracking.bodiesUpdatedByNotifications()
    let properties =
      (model.tracking.trackedState.computedReadByViews.keys + model.tracking.computedReadByClients)
      .compactMap { reference -> UntrackedMember? in
        guard let id = model.symbols.declaringType(of: reference), model.symbols.isMigratable(id),
          model[id].kind == .class, model.tracking.trackedState.mayBecomeStale(reference),
          let source = model.tracking.changingSource(of: reference),
          !model.tracking.readsTracked(reference, of: id, orOneOf: setters),
          !model.inference.type(of: reference).isStream, model.tracking.mayNotifyLater(id),
          !setters.contains(reference),
          !model.tracking.runs(oneOf: told, whenReading: reference),
          !model.tracking.updatesWithAllChanges(of: id, showing: model[reference].name)
        else { return nil }
        let (property, read) = (
          model[reference], model.tracking.trackedState.computedReadByViews[reference]
        )
        let learned = model.tracking.learned(of: reference, in: id)
        let changesAlong = model.tracking.changesAlong(reference, of: id, readAt: read)
        if learned.updates == .kept, !changesAlong { return nil }
        return UntrackedMember(
          type: id, name: property.name, site: model.files[reference.file].site(property.nameRange),
          source: model.files[source.file].text(source.range).quoted(), read: read,
          changesAlong: changesAlong || learned.updates == .lost, learned: learned)
      }
    let members =
      properties
      + model.symbols.migratableTypes.flatMap {
        functions(of: $0, told, besides: setters, in: model) + closures(of: $0, in: model)
      }
    return model.proposals(for: members)
      + model.symbols.migratableTypes.flatMap { partlyUntrackedProposals(in: $0, model) }
  }
}

/// Warns about properties and functions that views read and that combine tracked state with a plain object, which does
/// not notify. Views used to refresh with any other change.
private func partlyUntrackedProposals(in id: TypeID, _ model: ProjectModel) -> [Proposal] {
  guard model[id].kind == .class, model.tracking.mayNotifyLater(id) else { return [] }
  let isSent = model.tracking.isSent(for: model.symbols.lineage(of: id))
  func member(
    _ name: String, _ range: ByteRange, ofFile number: Int, over read: Usage.LocatedRead,
    readAt reader: Usage.LocatedRead
  ) -> PartlyUntrackedMember? {
    let updates = model.tracking.updates(showing: read, along: [id], readAt: reader)
    return updates == .kept || isSent && updates == .unknown
      ? nil
      : PartlyUntrackedMember(
        name: name, site: model.files[number].site(range), read: read, reader: reader,
        changesAlong: updates == .lost)
  }
  let properties = model.symbols.properties(of: id).compactMap { reference in
    guard let reader = model.tracking.trackedState.computedReadByViews[reference],
      model.tracking.trackedState.mayBecomeStale(reference),
      model.tracking.readsTracked(reference, of: id),
      let getter = model[reference].getterBody,
      let read = model.tracking.unnotifiedRead(in: getter, ofFile: reference.file, of: id)
    else { return PartlyUntrackedMember?.none }
    let property = model[reference]
    return member(
      property.name, property.nameRange, ofFile: reference.file, over: read, readAt: reader)
  }
  let functions = model.tracking.functionsShowingUnnotifiedState(of: id).compactMap {
    reference, shown in
    let function = model[reference]
    return member(
      function.name, function.nameRange, ofFile: reference.file, over: shown.unnotified,
      readAt: shown.reader)
  }
  return model.proposals(for: properties + functions, of: id)
}

/// The functions that views call and that return untracked state.
private func functions(
  of id: TypeID, _ told: [(file: Int, body: BodyOwner)],
  besides announced: Set<PropertyReference>, in model: ProjectModel
) -> [UntrackedMember] {
  guard model[id].kind == .class, model.tracking.mayNotifyLater(id) else { return [] }
  return model.tracking.functionsShowingUntracked(of: id, besides: announced).compactMap {
    reference, read in
    let function = model[reference]
    let isTold = told.contains { $0.file == reference.file && $0.body.body == function.body }
    guard !isTold, model.objects.returnsShowableValue(reference), let body = function.body,
      !model.tracking.updatesWithAllChanges(of: id, showing: function.name)
    else { return nil }
    let source = model.tracking.changingSource(in: body, ofFile: reference.file)
    return UntrackedMember(
      type: id, name: function.name, site: model.files[reference.file].site(function.nameRange),
      source: source.map { model.files[reference.file].text($0).quoted() }, read: read,
      changesAlong: model.tracking.changes(in: body, reference.file, of: id, readAt: read))
  }
}

/// The stored closures that views call and that return untracked state.
private func closures(of id: TypeID, in model: ProjectModel) -> [UntrackedMember] {
  guard model[id].kind == .class, model.tracking.mayNotifyLater(id) else { return [] }
  return model.tracking.closuresShowingUntracked(of: id).map { reference, read in
    let property = model[reference]
    return UntrackedMember(
      type: id, name: property.name, site: model.files[reference.file].site(property.nameRange),
      source: nil, read: read, changesAlong: false)
  }
}
