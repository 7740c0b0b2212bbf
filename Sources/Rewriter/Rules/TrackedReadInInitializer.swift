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
  let found = initializers.compactMap { initializer -> (name: String, sites: [Site])? in
    let file = model.files[initializer.file]
    let reads = model.tracking.readsAtOnce(of: names, by: initializer, of: id) {
      model.usage.uses.announcements.isUnneeded($1.lowerBound, inFile: $0)
    }.sorted { $0.origin.lowerBound < $1.origin.lowerBound }
      .filter { !owners.isDeferred(file.site($0.origin), of: id) }
    guard let first = reads.first else { return nil }
    return (first.property, reads.map { model.files[$0.file].site($0.range) })
  }
  guard !found.isEmpty, owners.isCreatedByView(id, in: model) else { return [] }
  let unkept = owners.creationOfUnkeptObject(id, in: model)
  return found.map { name, sites in
    proposal(
      [id], at: sites.uniqued(), of: name, in: model, createdBy: unkept,
      isReplaced: unkept != nil)
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
    let code = file.text(read.range)
    if let unkept, let view = unkept.view,
      !model.views.observes(read.type, view, model.usage.uses.announcements)
    {
      return proposal(
        [id, read.type], at: [site], of: code, in: model, createdBy: unkept, isReplaced: true)
    }
    guard owners.isCreatedWithView(id),
      let maker = owners.maker(of: id, notObserving: read.type, in: model)
    else { return nil }
    return proposal(
      [id, read.type], at: [site], of: code, in: model, createdBy: (maker.view, maker.site))
  }
}

/// One diagnostic for the first read of an initializer, with the others.
/// - Parameters:
///   - code: What it reads.
///   - creation: The view whose `body` runs the initializer, where that is known, and the place that calls it.
private func proposal(
  _ types: [TypeID], at sites: [Site], of code: String, in model: ProjectModel,
  createdBy creation: (view: TypeID?, site: Site)?, isReplaced: Bool = false
) -> Proposal {
  let site = sites[0]
  let others = sites.filter { $0.line != site.line }
  let place = creation.map { ", run at \(model.place($0.site))," } ?? ""
  let diagnostic = Diagnostic(
    .trackedReadInInitializer, code,
    detail: creation?.view.map { "`\(model.symbols.qualifiedName($0))`" },
    of: types.first.map { "`\(model.symbols.qualifiedName($0)).init`\(place)" },
    instead: isReplaced
      ? "Each update creates another model: "
        + (creation.map { model.views.usesLocalsOfBody(at: $0.site) } == true
          ? "make this branch a view that sets `State(wrappedValue:)` in `init`"
          : "keep it in `@State`") : nil,
    severity: isReplaced ? .warning : nil
  ).showing(isReplaced ? model.changes(showingReadAt: site) : [])
    .showing(others.map { RelatedPlace(site: $0, message: "This reads tracked state, too") })
    .watching([WatchedValue(name: code, site: creation?.site)])
  return Proposal(noting: diagnostic, at: site, for: types)
}
