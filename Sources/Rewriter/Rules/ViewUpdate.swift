import SourceModel

extension Rule {
  /// Warns where a view shows something that nothing tracks.
  static let viewUpdate = Rule(name: "ViewUpdate", page: .viewUpdate) { model, _ in
    let wrappers: [Wrapper] = [.stateObject, .observedObject, .environmentObject]
    let sites = wrappers.flatMap { model.objects.wrapperSites($0) }
    return sites.flatMap { lostUpdates(of: $0, in: model) }
      + sites.flatMap { lostReads(of: $0, in: model) }
      + sites.compactMap { wideReads(of: $0, in: model) }
  }
}

/// Warns about state that a view or representable refreshed whenever a model changed, without reading the model.
private func lostUpdates(of site: WrapperSite, in model: ProjectModel) -> [Proposal] {
  guard let host = site.host, case .models(let types) = OwnedModels(site.type, in: model.symbols),
    let type = types.first,
    types.contains(where: model.tracking.mayNotifyLater)
  else { return [] }
  let (property, place) = (site.property, model.files[site.file].site(site.property.nameRange))
  if let update = model.tracking.updateFunction(of: host) {
    return lostUpdates(by: update, of: property, in: host, model).map {
      Proposal(noting: $0, at: place, for: types)
    }
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
  guard model.views.hasViewBody(host), !readsEveryPublishedProperty else { return [] }
  if holders.isEmpty, shown == nil {
    return isAnnounced && model.objects.isNamedWhileEvaluated(site)
      ? [] : lostVariable(shownBy: host, of: types, at: place, in: model)
  }
  func diagnostic(_ code: String, _ read: Usage.LocatedRead, _ advice: String) -> Diagnostic? {
    let updates = model.tracking.updates(showing: read, along: types)
    if updates == .kept { return nil }
    return Diagnostic(
      .lostUpdate, code, detail: model.files[read.file].place(read.use.range),
      of: model.symbols.qualifiedName(host),
      instead: code.hasPrefix("Date") ? "To keep it current, use a `TimelineView`" : advice,
      severity: updates == .lost ? .warning : .note)
  }
  let lost =
    holders.compactMap { holder, read in
      diagnostic(
        model.code(of: read, through: "\(property.name).\(holder)"), read,
        "If it can change, store it in a tracked property of `\(property.name)`")
    }
    + [shown].compactMap { $0 }.compactMap { read in
      diagnostic(
        model.files[read.file].text(read.use.range), read,
        "If it can change, store it in `@State` or in a tracked property")
    }
  return lost.map { Proposal(noting: $0, at: place, for: types) }
}

/// Warns about an update function that does not read the model that made it run.
private func lostUpdates(
  by update: FunctionReference, of property: DeclaredProperty, in host: TypeID,
  _ model: ProjectModel
) -> [Diagnostic] {
  guard
    model.tracking.readsNoProperty(update, of: host)
      || model.tracking.drawsWithoutReading(property.name, in: update, of: host)
  else { return [] }
  let detail = model.files[update.file].place(model[update].nameRange)
  return [Diagnostic(.lostRepresentableUpdate, property.name, detail: detail)]
}

/// Warns about a variable that a view shows through other code: `"hello".localized`.
private func lostVariable(
  shownBy host: TypeID, of types: [TypeID], at place: Site, in model: ProjectModel
) -> [Proposal] {
  guard let shown = model.tracking.untrackedVariableShown(by: host, along: types) else { return [] }
  let file = model.files[shown.file]
  let code = file.text(shown.range)
  let isNamed = shown.name.split(separator: ".").last.map(code.hasSuffix) == true
  let diagnostic = Diagnostic(
    .lostUpdate, code,
    detail: (isNamed ? "" : "from `\(shown.name)`, ") + file.place(shown.range),
    of: model.symbols.qualifiedName(host),
    instead: "Store it in a tracked property, and read that",
    severity: shown.isOfAnyUse ? .note : nil)
  return [Proposal(noting: diagnostic, at: place, for: types)]
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
    return Proposal(
      noting: diagnostic, at: model.files[site.file].site(site.property.nameRange), for: types)
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

extension ProjectModel {
  /// What a view shows of an object that is not observable; `path` names the object.
  fileprivate func code(of read: Usage.LocatedRead, through path: String) -> String {
    let shown = files[read.file].text(read.use.range).quoted()
    let isWritten = shown.prefix { $0 != "(" }.filter { !"?!".contains($0) }
      .hasSuffix("\(path).\(read.use.name)")
    return isWritten ? "\(path).\(read.use.name)" : shown
  }
}
