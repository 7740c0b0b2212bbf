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
    guard let first = reads.first, owners.mayRunWithView(initializer, of: id, in: model) else {
      return nil
    }
    return (first.property, reads.map { model.files[$0.file].site($0.range) })
  }
  let unkept = owners.creationOfUnkeptObject(id, in: model)
  return found.map { name, sites in
    proposal(
      [id], at: sites.uniqued(), of: name, in: model,
      readBy: unkept.map { Reader(view: $0.view, site: $0.site, replacesIt: true, in: model) }
        ?? Reader(name: owners.readerOfInitializers(of: id, in: model)))
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
        [id, read.type], at: [site], of: code, in: model,
        readBy: Reader(view: view, site: unkept.site, replacesIt: true, in: model))
    }
    guard owners.isCreatedWithView(id),
      let maker = owners.maker(of: id, notObserving: read.type, in: model)
    else { return nil }
    return proposal(
      [id, read.type], at: [site], of: code, in: model,
      readBy: Reader(view: maker.view, site: maker.site, in: model))
  }
}

/// The view that reads tracked state with the initializer of a model.
private struct Reader {
  /// As in a message; nil where it is not known.
  let name: String?
  /// The place that calls the initializer, where the `body` of the view does.
  var site: Site?
  /// Whether each update creates another model.
  var replacesIt = false
}

extension Reader {
  init(view: TypeID?, site: Site, replacesIt: Bool = false, in model: ProjectModel) {
    self.init(
      name: view.map { "`\(model.symbols.qualifiedName($0))`" }, site: site,
      replacesIt: replacesIt)
  }
}

/// One diagnostic for the first read of an initializer, with the others.
/// - Parameter code: What it reads.
private func proposal(
  _ types: [TypeID], at sites: [Site], of code: String, in model: ProjectModel,
  readBy reader: Reader
) -> Proposal {
  let site = sites[0]
  let others = sites.filter { $0.line != site.line }
  let place = reader.site.map { ", run at \(model.place($0))," } ?? ""
  let isReplaced = reader.replacesIt
  let diagnostic = Diagnostic(
    .trackedReadInInitializer, code, detail: reader.name,
    of: types.first.map { "`\(model.symbols.qualifiedName($0)).init`\(place)" },
    instead: isReplaced
      ? "Each update creates another model: "
        + (reader.site.map { model.views.usesLocalsOfBody(at: $0) } == true
          ? "make this branch a view that sets `State(wrappedValue:)` in `init`"
          : "keep it in `@State`") : nil,
    severity: isReplaced ? .warning : nil
  ).showing(isReplaced ? model.changes(showingReadAt: site) : [])
    .showing(others.map { RelatedPlace(site: $0, message: "This reads tracked state, too") })
    .watching([WatchedValue(name: code, site: reader.site)])
  return Proposal(noting: diagnostic, at: site, for: types)
}
