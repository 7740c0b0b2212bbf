import SourceModel

extension Rule {
  /// `var cache`, which is not published, becomes `@ObservationIgnored var cache`.
  static let plainStoredProperty = Rule(name: "PlainStoredProperty", page: .plainStoredProperty) {
    model, options in
    model.symbols.migratableTypes.filter { model[$0].kind == .class }.flatMap { id -> [Proposal] in
      let plain = { PlainProperty(reference: $0, id: id, model: model) }
      let properties = model.symbols.properties(of: id).map(plain)
      guard model.usage.uses.needsMacro(id, in: model.tracking) else {
        return properties.compactMap(\.noteWithoutMacro)
      }
      // A class that is partly migrated by hand already states what it tracks.
      if model.symbols.isHalfMigrated(id) { return [] }
      let unmarked =
        options.unpublished == .minimal ? model.tracking.propertiesToLeaveUnmarked(of: id) : []
      return model.macroObstacles(of: id).map { Proposal(blocking: [id], $0) }
        + properties.filter { !$0.isRemoved && !unmarked.contains($0.reference) }
        .flatMap(\.proposals)
        + properties.flatMap(\.storageUses)
        + model.symbols.lineage(of: id).filter(model.symbols.isPlainClass)
        .flatMap(model.symbols.properties).compactMap { plain($0).noteWithoutMacro }
    }
  }
}

/// A property of a class that gets the macro.
private struct PlainProperty {
  let reference: PropertyReference
  let id: TypeID
  let model: ProjectModel

  private var property: DeclaredProperty { model[reference] }
  private var file: FileFacts { model.files[reference.file] }
  private var tracking: Tracking { model.tracking }
  private var uses: PropertyUses { model.usage.uses }
  private var trackedState: TrackedState { tracking.trackedState }
  private var site: Site { file.site(property.nameRange) }

  /// The properties that are declared together with this one, itself included.
  private var siblings: [PropertyReference] {
    model.symbols.properties(of: id).filter {
      $0.file == reference.file && model[$0].declaration == property.declaration
    }
  }

  var isRemoved: Bool {
    uses.announcements.isRemovedWithRelays(reference)
      || uses.isUnusedPublisher(reference, of: id, in: model.symbols)
  }

  var proposals: [Proposal] {
    if let split = splitPattern { return split }
    if tracking.isAnnounced(reference), property.bindingCount == 1 {
      return [writtenAccessors()].compactMap(\.self)
    }
    return proposalsIfRead ?? proposalsIfReadWrapped ?? ignoring
  }

  /// Adds `@ObservationIgnored`, unless another rule changes the property.
  private var ignoring: [Proposal] {
    guard property.isStored, !property.isLet, !property.isStatic, !property.isTuplePattern,
      property.attribute(.published) == nil, property.attribute("ObservationIgnored") == nil,
      property.attribute("ObservationTracked") == nil, property.attribute("NSManaged") == nil,
      property.publishingWrapper == nil,
      !model.objects.onlyRelays(property, inFile: reference.file),
      tracking.manuallyNotifyingWrapper(reference, of: id) == nil
    else { return [] }
    if let wrapper = model.objects.wrapperThatPublishes(through: property, inFile: reference.file) {
      return [Proposal(blocking: [id], Blocker(.storageWrapper, at: wrapper.range, in: file))]
    }
    if let wrapper = model.objects.outsideWrapperThatPublishes(property, inFile: reference.file) {
      let (site, code) = (file.site(wrapper.range), "@" + file.text(wrapper.nameRange))
      return [Proposal(blocking: [id], Blocker(.outsideWrapper, at: site, code: code))]
    }
    guard property.bindingCount > 1 else {
      let edit = Edit.insertAttribute("ObservationIgnored", before: property, in: file)
      return [Proposal(at: site, for: [id], [edit]).excluding(typesRemovingWrapper)]
    }
    guard property.bindingIndex == 0 else { return [] }
    let tracked = Set(
      siblings.filter { tracking.isAnnounced($0) || uses.tracks($0, of: id, in: tracking) }
        .map { model[$0].nameRange })
    let edits = Edit.split(siblings.map { model[$0] }, in: file) { binding in
      tracked.contains(binding.nameRange) ? nil : "ObservationIgnored"
    }
    return [Proposal(at: site, for: [id], edits)]
  }

  /// The types whose migration removes the wrapper of the property, which then needs no `@ObservationIgnored`.
  private var typesRemovingWrapper: [TypeID] {
    guard uses.projections[reference] == nil, let wrapper = property.objectWrapper,
      [.observedObject, .stateObject].contains(wrapper)
    else { return [] }
    return model.inference.type(of: reference).candidates.filter(model.symbols.isMigratable)
  }

  /// Splits `var (a, b) = (1, 2)` into a declaration for each name, because the macro does not support patterns.
  private var splitPattern: [Proposal]? {
    guard let part = property.tuplePart, !property.isLet, !property.isStatic,
      property.bindingCount == 1, property.accessors == .none,
      property.attribute("ObservationIgnored") == nil, property.attribute(.published) == nil
    else { return nil }
    guard part.index == 0 else { return [] }
    let tracked = siblings.filter { uses.tracks($0, of: id, in: tracking) }
    let names = Set(tracked.map { model[$0].nameRange })
    let edit = Edit.splitPattern(siblings.map { model[$0] }, in: file) { binding in
      names.contains(binding.nameRange) ? nil : "ObservationIgnored"
    }
    let notes = tracked.compactMap { sibling in
      trackedState.plainReadByViews[sibling].map {
        model.noteOnTracking(sibling, of: id, readAt: $0)
      }
    }
    return [Proposal(at: site, for: [id], [edit], diagnostics: notes)]
  }

  /// Writes the accessors of an unpublished property that is to be tracked, if the macro cannot.
  private func writtenAccessors(_ diagnostics: [Diagnostic] = []) -> Proposal? {
    guard !tracking.isSupportedByMacro(property, of: id), !property.isTuplePattern,
      let edits = model.trackedAccessors(
        of: reference, id, leaving: [], isInitialized: property.initializer == nil)
    else { return nil }
    return Proposal(at: site, for: [id], edits, diagnostics: diagnostics)
  }

  /// Views used to pick up new values whenever the object published; nil if they still do.
  private func untracked(readAt read: Usage.LocatedRead) -> Diagnostic? {
    let updates = tracking.updates(showing: reference, of: id)
    if updates == .kept { return nil }
    return Diagnostic(
      .unpublishedPropertyUntracked, model.name(of: reference, in: id),
      detail: model.place(of: read), of: property.reasonForNoTracking,
      severity: updates == .lost ? .warning : .note
    ).showing(model.changes(of: reference, along: [id]))
  }

  /// Keeps a property that views read tracked, with a note. If it cannot be tracked it becomes untracked, with a
  /// warning.
  private var proposalsIfRead: [Proposal]? {
    guard let read = trackedState.plainReadByViews[reference], !tracking.isCache(reference, of: id),
      !trackedState.isReadForEachFrameAlone(reference)
    else { return nil }
    // No view misses an update of a property that is constant or read by actions only. A weak one may become nil.
    let isConstant =
      trackedState.isReadByActionsAlone(reference)
      || (property.isSetInItsFileAlone || !property.hasModifier("weak"))
        && !model.objects.clientsMayWrite(reference, of: id)
        && !tracking.changesAfterInit(reference, of: id)
    guard tracking.canBeTracked(reference, of: id) else {
      if isConstant || !tracking.mayMissChanges(of: reference, of: id, uses) { return nil }
      return untracked(readAt: read).map { ignoring(noting: $0) } ?? ignoring
    }
    if isConstant, tracking.isSupportedByMacro(property, of: id) {
      return property.bindingCount > 1 ? nil : []
    }
    let note = model.noteOnTracking(reference, of: id, readAt: read)
    if property.bindingCount > 1 { return ignoring(noting: note) }
    return [writtenAccessors([note]) ?? Proposal(noting: note, at: site, for: [id])]
  }

  /// A property whose declaration another binding's proposal rewrites gets only the diagnostic.
  private func ignoring(noting note: Diagnostic) -> [Proposal] {
    let own = ignoring
    return own.isEmpty
      ? [Proposal(noting: note, at: site, for: [id])] : own.map { $0.adding(note) }
  }

  /// Warns about a property with a wrapper, such as a setting, that views read and that is not tracked.
  private var proposalsIfReadWrapped: [Proposal]? {
    guard let read = trackedState.wrappedReadByViews[reference],
      tracking.manuallyNotifyingWrapper(reference, of: id) == nil,
      tracking.changesAfterInit(reference, of: id)
    else { return nil }
    return untracked(readAt: read).map { note in ignoring.map { $0.adding(note) } } ?? ignoring
  }

  /// Warns about a property that views read in a class that does not get the macro, so it is not tracked.
  var noteWithoutMacro: Proposal? {
    guard let read = trackedState.plainReadByViews[reference], !tracking.isCache(reference, of: id),
      !tracking.canBeTracked(reference, of: id), trackedState.mayBecomeStale(reference),
      tracking.changesAfterInit(reference, of: id), uses.tracksAnything(in: id, tracking)
    else { return nil }
    return untracked(readAt: read).map { Proposal(noting: $0, at: site, for: [id]) }
  }

  /// Replaces a tracked property by its storage in code that cannot call the accessors of an isolated object: the
  /// deinitializer and nonisolated initializers.
  var storageUses: [Proposal] {
    guard property.isStored, property.attribute(.published) == nil,
      uses.tracks(reference, of: id, in: tracking), tracking.isSupportedByMacro(property, of: id)
    else { return [] }
    let places =
      (tracking.deinitializerUses(of: reference, of: id) ?? [])
      + tracking.nonisolatedInitializerUses(of: reference, of: id)
    return places.map { place in
      Proposal(at: place, for: [id], [.replace(place.range, with: "_" + property.name, in: file)])
    }
  }
}
