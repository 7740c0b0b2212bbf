import SourceModel

extension Rule {
  /// Notes where an initializer reads tracked state, so the view that creates the model depends on it or replaces it.
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
  let found = initializers.compactMap { initializer -> (file: FileFacts, sites: [Site])? in
    let file = model.files[initializer.file]
    let sites = model.tracking.readsAtOnce(of: names, by: initializer, of: id) {
      model.usage.uses.announcements.isUnneeded($1.lowerBound, inFile: $0)
    }.sorted { $0.lowerBound < $1.lowerBound }.map(file.site)
      .filter { !owners.isDeferred($0, of: id) }
    return sites.isEmpty ? nil : (file, sites)
  }
  guard !found.isEmpty, owners.isCreatedByView(id, in: model) else { return [] }
  let unkept = owners.creationOfUnkeptObject(id, in: model)?.site
  return found.map { file, sites in
    proposal(
      [id], at: sites, in: file, model, detail: unkept.map(model.place), isReplaced: unkept != nil)
  }
}

/// Notes reads of other objects, if a view that creates the model did not observe those before.
private func readsOfOthers(of id: TypeID, in model: ProjectModel, _ owners: Owners) -> [Proposal] {
  let unkept = owners.creationOfUnkeptObject(id, in: model)
  guard unkept != nil || owners.isCreatedWithView(id) else { return [] }
  var told: Set<TypeID> = []
  return model.tracking.readsOfOthersDuringInit(id).compactMap { read in
    let file = model.files[read.file]
    let site = file.site(read.range)
    guard !owners.isDeferred(site, of: id), told.insert(read.type).inserted else { return nil }
    if let unkept, let view = unkept.view,
      !model.views.observes(read.type, view, model.usage.uses.announcements)
    {
      return proposal(
        [id, read.type], at: [site], in: file, model, detail: model.place(unkept.site),
        isReplaced: true)
    }
    guard owners.isCreatedWithView(id),
      let maker = owners.maker(of: id, notObserving: read.type, in: model)
    else { return nil }
    let place = "`\(model.symbols.qualifiedName(maker.view))`, \(model.place(maker.site))"
    return proposal([id, read.type], at: [site], in: file, model, detail: place)
  }
}

/// One diagnostic for the first read of an initializer, with the others.
private func proposal(
  _ types: [TypeID], at sites: [Site], in file: FileFacts, _ model: ProjectModel,
  detail: String?, isReplaced: Bool = false
) -> Proposal {
  let site = sites[0]
  let others = sites.filter { $0.line != site.line }
  let diagnostic = Diagnostic(
    .trackedReadInInitializer, file.line(of: site), detail: detail,
    of: types.first.map(model.symbols.qualifiedName),
    instead: isReplaced ? "Keep it in `@State`: each change replaces it" : nil,
    severity: isReplaced ? .warning : nil
  ).showing(others.map { RelatedPlace(site: $0, message: "This reads tracked state, too") })
  return Proposal(noting: diagnostic, at: site, for: types)
}
