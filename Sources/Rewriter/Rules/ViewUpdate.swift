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
    types.contains(where: model.tracking.mayNotifyLater), !model.views.isNeverShown(host)
  else { return [] }
  let (property, place) = (site.property, model.files[site.file].site(site.property.nameRange))
  if let update = model.tracking.updateFunction(of: host) {
    return lostUpdates(by: update, of: property, types, in: host, model).map {
      Proposal(noting: $0, at: place, for: types)
    }
  }
  guard model.views.updatesWithObjects(host), !model.tracking.updatesWithAllChanges(of: types, host)
  else { return [] }
  let holders = model.tracking.untrackedObjects(
    readThrough: property.name, of: type, in: host)
  let shown =
    holders.isEmpty ? model.tracking.untrackedStateShown(by: site, in: host, of: types) : nil
  if holders.isEmpty, shown == nil {
    return lostVariable(shownBy: site, of: types, at: place, in: model)
  }
  func diagnostic(
    _ code: String, _ read: Usage.LocatedRead, _ advice: String, isCalledBack: Bool = false
  ) -> Diagnostic? {
    let view = model.views.viewReceiving(
      closureAround: read.place)
    return model.severity(ofLosing: read, code, isCalledBack, shownBy: site, along: types).map {
      Diagnostic(
        .lostUpdate, code, detail: model.place(of: read),
        of: model.symbols.qualifiedName(view ?? host),
        instead: advice,
        severity: $0
      ).showing(model.changes(showing: read, along: types))
    }
  }
  return
    (holders.compactMap { holder, read in
      diagnostic(
        model.code(of: read, through: "\(property.name).\(holder)"), read,
        "If it can change, store it in a tracked property of `\(property.name)`",
        isCalledBack: model.tracking.notifies(types, whenCalledBackBy: holder))
    }
    + [shown].compactMap { $0 }.compactMap { read in
      diagnostic(
        model.files[read.file].text(read.use.range), read,
        model.adviceOnLostUpdate(of: read, shownBy: site))
    }).map { Proposal(noting: $0, at: place, for: types) }
}

/// Warns about an update function that does not read the model that made it run.
private func lostUpdates(
  by update: FunctionReference, of property: DeclaredProperty, _ types: [TypeID], in host: TypeID,
  _ model: ProjectModel
) -> [Diagnostic] {
  let place = model.place(model[update].nameRange, inFile: update.file)
  let function = "`\(model[update].name)` (\(place))"
  if model.tracking.ignores(types, in: property.name, update, of: host) {
    return [
      Diagnostic(
        .lostRepresentableUpdate, property.name, detail: function + " does not read it"
      ).showing(model.creations(besides: update, in: host))
        .watching(model.trackedValues(types, in: property))
    ]
  }
  if let (name, read) = model.tracking.readLater(by: update, in: host, of: types) {
    return [
      Diagnostic(
        .lostRepresentableUpdate, "\(property.name).\(name)",
        detail: function + " reads it only in code that runs later (\(model.place(of: read)))",
        instead: "Read it there before that code")
    ]
  }
  let reading = model.tracking.readConditionally(
    by: update, in: host, of: types, in: property.name)
  return [reading].compactMap(\.self).map { name, condition in
    Diagnostic(
      .lostRepresentableUpdate, "\(property.name).\(name)",
      detail: function + " does not read it where `\(condition)` stops it",
      instead: "Read it before that condition")
  }
}

/// Warns about what a view shows through other code, as the variable in `"hello".localized`, and about a view that
/// observes a model without using it.
private func lostVariable(
  shownBy site: WrapperSite, of types: [TypeID], at place: Site, in model: ProjectModel
) -> [Proposal] {
  guard let host = site.host else { return [] }
  let isUnused = model.objects.servesOnlyToRefresh(site)
  let isInPropertyWrapper = model.views.refreshesPropertyWrapper(site)
  func proposals(_ code: String, _ line: String?, _ advice: String, _ severity: Severity?)
    -> [Proposal]
  {
    let diagnostic = Diagnostic(
      .lostUpdate, code, detail: line, of: model.symbols.qualifiedName(host), instead: advice,
      severity: severity)
    return [Proposal(noting: diagnostic, at: place, for: types)]
  }
  let isUnread = !model.views.isNamedWhileEvaluated(site)
  if let shown = model.tracking.untrackedVariableShown(
    by: host, along: types, orAlways: isUnread)
  {
    let file = model.files[shown.file]
    let code = file.text(shown.range)
    let isNamed = shown.name.split(separator: ".").last.map(code.hasSuffix) == true
    return proposals(
      code,
      (isNamed ? "" : "from `\(shown.name)`, ")
        + model.place(shown.range, inFile: shown.file),
      "Store it in a tracked property, and read that",
      shown.isCertain || isUnused || isInPropertyWrapper ? nil : .note)
  }
  if isUnread, let read = model.tracking.systemStateShown(by: host) {
    return proposals(
      model.files[read.file].text(read.use.range), model.place(of: read),
      model.adviceOnLostUpdate(of: read, shownBy: site), isInPropertyWrapper ? nil : .note)
  }
  if isInPropertyWrapper, model.tracking.mayWrapUntrackedValue(host) {
    return proposals("wrappedValue", nil, model.adviceOnLostUpdate(shownBy: site), nil)
  }
  // An object that the view itself gets from a global place, and never uses, is there for the updates.
  let isShared =
    site.wrapper == .observedObject && site.property.initializer?.dottedPath != nil
  return isUnused && isShared
    ? proposals(
      "body", nil, "Delete `\(site.property.name)`, or read in `body` what should update it", .note)
    : []
}

/// Warns about what a view reads of a model in closures only that other code calls outside of every body.
private func lostReads(of site: WrapperSite, in model: ProjectModel) -> [Proposal] {
  guard let host = site.host, case .models(let types) = OwnedModels(site.type, in: model.symbols),
    model.views.updatesWithObjects(host)
  else { return [] }
  let update = model.tracking.updateFunction(of: host).map { "`\(model[$0].name)`, too" }
  return model.tracking.readsInKeptClosures(in: host, throughMember: site.property.name, types).map
  { read in
    let file = model.files[read.file]
    let diagnostic = Diagnostic(
      .lostUpdate, file.text(read.use.range), detail: model.place(of: read),
      of: model.symbols.qualifiedName(host),
      instead: "Read it in \(update ?? "the body, outside of this closure")")
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
  /// The function that creates what an update function updates.
  fileprivate func creations(besides update: FunctionReference, in host: TypeID) -> [RelatedPlace] {
    let name = "make" + self[update].name.trimmingPrefix("update")
    return symbols.members(of: host, named: name).functions.map {
      RelatedPlace(site: files[$0.file].site(self[$0].nameRange), message: "`\(name)`")
    }
  }

  /// What a person can change in a model: its published properties.
  fileprivate func trackedValues(_ types: [TypeID], in property: DeclaredProperty) -> [WatchedValue]
  {
    types.flatMap(symbols.properties).filter { self[$0].attribute(.published) != nil }
      .map { WatchedValue(name: "\(property.name).\(self[$0].name)") }
  }
}
