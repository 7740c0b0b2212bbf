import SourceModel

extension Rule {
  /// Warns where a view shows something that nothing tracks, and notes where new updates begin.
  static let viewUpdate = Rule(name: "ViewUpdate", page: .viewUpdate) { model, _ in
    let wrappers: [Wrapper] = [.stateObject, .observedObject, .environmentObject]
    let sites = wrappers.flatMap { model.objects.wrapperSites($0) }
    return sites.flatMap { lostUpdates(of: $0, in: model) }
      + sites.flatMap { lostReads(of: $0, in: model) }
      + sites.compactMap { wideReads(of: $0, in: model) }
      + model.symbols.types.flatMap { newUpdates(of: $0.id, in: model) }
      + model.symbols.types.flatMap { newUpdatesOfSharedObjects(in: $0.id, model) }
  }
}

private func proposal(_ types: [TypeID], at site: Site, _ note: Diagnostic) -> Proposal {
  Proposal(noting: note, at: site, for: types)
}

/// Warns about state that a view or representable refreshed whenever a model changed, without reading the model.
private func lostUpdates(of site: WrapperSite, in model: ProjectModel) -> [Proposal] {
  guard let host = site.host, case .models(let types) = OwnedModels(site.type, in: model.symbols),
    let type = types.first,
    types.contains(where: model.tracking.mayNotifyLater)
  else { return [] }
  let property = site.property
  let place = model.files[site.file].site(property.nameRange)
  if let update = model.tracking.updateFunction(of: host) {
    guard
      model.tracking.readsNoProperty(update, of: host)
        || model.tracking.drawsWithoutReading(property.name, in: update, of: host)
    else { return [] }
    let detail = model.files[update.file].place(model[update].nameRange)
    let diagnostic = Diagnostic(.lostRepresentableUpdate, property.name, detail: detail)
    return [proposal(types, at: place, diagnostic)]
  }
  let isAnnounced = model.usage.uses.announcements.isSent(
    for: types + types.flatMap(model.symbols.implementers))
  let readsEveryPublishedProperty = model.tracking.readsAllPublished(
    ofObjectIn: property.name, types, in: host, model.usage.uses.announcements)
  let holders =
    readsEveryPublishedProperty
    ? []
    : model.tracking.untrackedObjects(
      readThrough: property.name, of: type, in: host, isAnnounced: isAnnounced)
  let shown =
    holders.isEmpty && !readsEveryPublishedProperty
    ? model.tracking.untrackedStateShown(by: site, in: host, of: types) : nil
  guard !holders.isEmpty || shown != nil, model.views.hasViewBody(host) else { return [] }
  func diagnostic(
    _ code: String, _ place: String, _ read: Usage.LocatedRead, _ advice: String
  ) -> Diagnostic {
    Diagnostic(
      .lostUpdate, code, detail: place, of: model.symbols.qualifiedName(host),
      instead: code.hasPrefix("Date") ? "To keep it current, use a `TimelineView`" : advice,
      severity: model.tracking.changes(read, along: types) ? .warning : .note)
  }
  let lost =
    holders.map { holder, read in
      let (code, place) = model.codeAndPlace(of: read, through: "\(property.name).\(holder)")
      let advice = "If it can change, store it in a tracked property of `\(property.name)`"
      return diagnostic(code, place, read, advice)
    }
    + [shown].compactMap { $0 }.map { read in
      let file = model.files[read.file]
      let advice = "If it can change, store it in `@State` or in a tracked property"
      return diagnostic(file.text(read.use.range), file.place(read.use.range), read, advice)
    }
  return lost.map { proposal(types, at: place, $0) }
}

/// Warns about what a view reads of a model in closures only that other code calls outside of every body.
private func lostReads(of site: WrapperSite, in model: ProjectModel) -> [Proposal] {
  guard let host = site.host, case .models(let types) = OwnedModels(site.type, in: model.symbols),
    model.views.hasViewBody(host)
  else { return [] }
  return model.tracking.readsInKeptClosures(in: host, throughMember: site.property.name, types).map
  { read in
    let file = model.files[read.file]
    let diagnostic = Diagnostic(
      .lostUpdate, file.text(read.use.range), detail: file.place(read.use.range),
      of: model.symbols.qualifiedName(host), instead: "Read it in the body, outside of this closure"
    )
    return proposal(types, at: model.files[site.file].site(site.property.nameRange), diagnostic)
  }
}

/// Notes a view that reads so many properties of one model that nearly every change still updates it.
private func wideReads(of site: WrapperSite, in model: ProjectModel) -> Proposal? {
  guard let host = site.host, case .models(let types) = OwnedModels(site.type, in: model.symbols),
    types.count == 1, let type = types.first
  else { return nil }
  let shown = Set(
    model.tracking.readsOfShownParts(in: host, throughMember: site.property.name).map(\.use.name)
  ).filter { name in
    model.symbols.members(of: type, named: name).properties.contains {
      model[$0].attribute(.published) != nil
    }
  }
  guard shown.count >= wideViewThreshold else { return nil }
  return Proposal(
    marking: Diagnostic(
      .wideView, model.symbols.qualifiedName(host),
      detail: "\(shown.count) properties of `\(model.symbols.qualifiedName(type))`"),
    at: model.files[site.file].site(site.property.nameRange), for: types)
}

/// The number of properties of one model from which a view gets the note.
private let wideViewThreshold = 20

/// Notes properties through which a view starts to observe a model: `let model: Model`, `@State var model: Model` or
/// `@Environment(\.model) var model`. They did not observe it while it was an `ObservableObject`.
private func newUpdates(of host: TypeID, in model: ProjectModel) -> [Proposal] {
  guard model[host].kind == .struct else { return [] }
  func isFollowing(_ place: ScopeReference) -> Bool {
    model.views.mayProvideShownValue(place, in: host)
      || model.tracking.updateFunction(of: host) != nil
  }
  return model.symbols.properties(of: host).compactMap { reference in
    let property = model[reference]
    let wrapper = property.attributes.first {
      SDK.wrapperOfReference.contains($0.name)
    }
    guard
      wrapper != nil
        || property.isStoredWithoutAttributes
          && [.view, .scene].contains(model.symbols.hostRole(of: host)),
      case .models(let types) = OwnedModels(model.inference.type(of: reference), in: model.symbols)
    else { return nil }
    let reads = model.tracking.readsWhileEvaluated(in: host, throughMember: property.name).first {
      read in
      let isTold =
        wrapper == nil
        ? model.tracking.isFollowed(read.use.name, of: types)
        : types.contains { id in
          model.symbols.members(of: id, named: read.use.name).properties.contains {
            !model[$0].isLet && !model[$0].isStatic
              && model.symbols.declaringType(of: $0).map(model.symbols.isObservable) != true
          }
        }
      return isTold && isFollowing(ScopeReference(file: read.file, scope: read.use.scope))
    }
    let follower =
      reads.map { ($0.file, $0.use.range) }
      ?? model.tracking.firstTrackedCall(property.name, of: types, in: host, where: isFollowing)
    guard let (number, range) = follower else { return nil }
    let file = model.files[reference.file]
    let reader = model.files[number]
    return proposal(
      types, at: file.site(property.nameRange),
      Diagnostic(
        .newUpdate,
        (wrapper.map { "@\($0.name)" } ?? (property.isLet ? "let" : "var"))
          + " \(property.name)",
        detail: reader.place(range)))
  }
}

/// Notes shared objects that a view starts to observe: `Session.shared.name`.
private func newUpdatesOfSharedObjects(in host: TypeID, _ model: ProjectModel) -> [Proposal] {
  guard model[host].kind == .struct, model.symbols.hostRole(of: host) == .view else { return [] }
  var told: Set<[TypeID]> = []
  return model.tracking.readsOfSharedObjects(in: host, model.usage.uses.announcements).compactMap {
    types, read in
    guard let base = read.use.base, model.tracking.isFollowed(read.use.name, of: types),
      told.insert(types).inserted
    else { return nil }
    let file = model.files[read.file]
    let site = file.site(read.use.range)
    return proposal(
      types, at: site,
      Diagnostic(.newUpdate, file.text(base.range), detail: site.place))
  }
}

extension DeclaredProperty {
  /// Whether it is a stored instance property without attributes.
  fileprivate var isStoredWithoutAttributes: Bool { isStored && !isStatic && attributes.isEmpty }
}

extension ProjectModel {

  /// What a view shows of an object that is not observable, and where; `path` names the object.
  fileprivate func codeAndPlace(
    of read: Usage.LocatedRead, through path: String
  ) -> (code: String, place: String) {
    let file = files[read.file]
    let line = file.place(read.use.range)
    let shown = file.text(read.use.range).quoted()
    let isWritten = shown.prefix { $0 != "(" }.filter { !"?!".contains($0) }
      .hasSuffix("\(path).\(read.use.name)")
    return (isWritten ? "\(path).\(read.use.name)" : shown, line)
  }
}
