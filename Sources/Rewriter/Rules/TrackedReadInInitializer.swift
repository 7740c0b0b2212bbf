import SourceModel

extension Rule {
  /// Notes where an initializer reads tracked state, so the view that creates the model depends on it.
  static let trackedReadInInitializer = Rule(
    name: "TrackedReadInInitializer", page: .trackedReadInInitializer
  ) { model, _, owners in
    model.symbols.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class, model.usage.uses.needsMacro(id, in: model.tracking) else {
        return []
      }
      return readsOfOwnState(of: id, in: model, owners)
        + readsOfOthers(of: id, in: model, owners)
    }
  }
}

private func readsOfOwnState(
  of id: TypeID, in model: ProjectModel, _ owners: Owners
) -> [Proposal] {
  let tracked = model.symbols.properties(of: id).filter {
    model[$0].attribute(.published) != nil
      || (model.tracking.trackedState.plainReadByViews[$0] != nil
        && model.tracking.canBeTracked($0, of: id))
  }
  guard !tracked.isEmpty else { return [] }
  let names = Set(tracked.map { model[$0].name })
  // `init(from:)` is called by a decoder, not by a view.
  let initializers = model.symbols.initializers(of: id).filter { !model[$0].parameters.isOfDecoder }
  let found = initializers.flatMap { initializer in
    let reads = model.tracking.readsAtOnce(of: names, by: initializer, of: id) {
      model.usage.uses.announcements.isUnneeded($1.lowerBound, inFile: $0)
    }.filter { !owners.isDeferred(model.files[initializer.file].site($0), of: id) }
    return proposals(for: reads, inFile: initializer.file, id, model)
  }
  return found.isEmpty || owners.isCreatedByView(id, in: model) ? found : []
}

/// Notes reads of other objects, if a view that creates the model did not observe those before.
private func readsOfOthers(of id: TypeID, in model: ProjectModel, _ owners: Owners) -> [Proposal] {
  guard owners.isCreatedWithView(id) else { return [] }
  var told: Set<TypeID> = []
  return model.tracking.readsOfOthersDuringInit(id).compactMap { read in
    let file = model.files[read.file]
    let site = file.site(read.range)
    guard !owners.isDeferred(site, of: id), told.insert(read.type).inserted,
      let maker = owners.maker(of: id, notObserving: read.type, in: model)
    else { return nil }
    let place = "`\(model.symbols.qualifiedName(maker.view))`, \(model.place(maker.site))"
    return proposal([id, read.type], at: site, in: file, model, detail: place)
  }
}

/// One note for the first read of an initializer.
private func proposals(
  for places: [ByteRange], inFile number: Int, _ id: TypeID, _ model: ProjectModel
) -> [Proposal] {
  let file = model.files[number]
  let sites = places.sorted { $0.lowerBound < $1.lowerBound }.map(file.site)
  return sites.first.map { first in
    let others = sites.filter { $0.line != first.line }
    return [proposal([id], at: first, in: file, model, others: others)]
  } ?? []
}

private func proposal(
  _ types: [TypeID], at site: Site, in file: FileFacts, _ model: ProjectModel,
  detail: String? = nil,
  others: [Site] = []
) -> Proposal {
  let note = Diagnostic(
    .trackedReadInInitializer, file.line(of: site), detail: detail,
    of: types.first.map(model.symbols.qualifiedName)
  ).showing(others.map { RelatedPlace(site: $0, message: "This reads tracked state, too") })
  return Proposal(noting: note, at: site, for: types)
}
