import SourceModel

extension Rule {
  /// `var cache`, which is not published, becomes `@ObservationIgnored var cache`.
  static let plainStoredProperty = Rule(name: "PlainStoredProperty", page: .plainStoredProperty) {
    model, _ in
    model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      guard model.uses.needsMacro(id, in: model) else {
        return model.properties(of: id).flatMap { untracked($0, of: id, in: model) }
      }
      // A class that is partly migrated by hand already states what it tracks.
      if model.isHalfMigrated(id) { return [] }
      return macroBlockers(of: id, in: model)
        + model.properties(of: id)
        .filter {
          !model.uses.announcements.isRemovedWithRelays($0)
            && !model.uses.isUnusedPublisher($0, of: id, in: model)
        }
        .flatMap { reference in
          if let split = tupleProposals(for: reference, of: id, in: model) { return split }
          if model.uses.announced.contains(reference), model[reference].bindingCount == 1 {
            return manualAccessors(of: reference, id, in: model).map { [$0] } ?? []
          }
          return readByView(reference, of: id, in: model)
            ?? wrappedReadByView(reference, of: id, in: model)
            ?? proposals(for: reference, of: id, in: model)
        }
        + model.properties(of: id).flatMap { storageUses(of: $0, of: id, in: model) }
    }
  }
}

private let name = "PlainStoredProperty"

private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal] {
  let property = model[reference]
  guard property.isStored, !property.isLet, !property.isStatic, !property.isTuplePattern,
    property.attribute(.published) == nil,
    property.attribute("ObservationIgnored") == nil,
    property.attribute("ObservationTracked") == nil,
    property.attribute("NSManaged") == nil, property.publishingWrapper == nil,
    model.manuallyNotifyingWrapper(reference, of: id) == nil
  else { return [] }
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  if let wrapper = model.wrapperThatPublishes(through: property, inFile: reference.file) {
    let blocker = Blocker(
      .storageWrapper, at: file.site(wrapper.range), code: file.text(wrapper.range))
    return [Proposal(rule: name, site: blocker.site, types: [id], answer: .blocked(blocker))]
  }
  if let wrapper = model.outsideWrapperThatPublishes(property, inFile: reference.file) {
    let blocker = Blocker(
      .outsideWrapper, at: file.site(wrapper.range), code: "@" + file.text(wrapper.nameRange))
    return [Proposal(rule: name, site: blocker.site, types: [id], answer: .blocked(blocker))]
  }
  guard property.bindingCount > 1 else {
    let edit = Edit.insertAttribute("ObservationIgnored", before: property, in: file)
    return [
      Proposal(
        rule: name, site: site, types: [id], answer: .rewrite([edit])
      ).excluding(
        model.uses.projections[reference] == nil
          ? model.typesRemovingWrapper(property, inFile: reference.file) : [])
    ]
  }
  guard property.bindingIndex == 0 else { return [] }
  let siblings = model.properties(of: id).filter {
    $0.file == reference.file && model[$0].declaration == property.declaration
  }
  let tracked = Set(
    siblings.filter {
      model.uses.announced.contains($0) || model.uses.tracks($0, of: id, in: model)
    }
    .map { model[$0].nameRange })
  let edits = Edit.split(siblings.map { model[$0] }, in: file) { binding in
    tracked.contains(binding.nameRange) ? nil : "ObservationIgnored"
  }
  return [Proposal(rule: name, site: site, types: [id], answer: .rewrite(edits))]
}

/// Splits `var (a, b) = (1, 2)` into a declaration for each name, because the macro does not support patterns.
private func tupleProposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal]? {
  let property = model[reference]
  guard let part = property.tuplePart, !property.isLet, !property.isStatic,
    property.bindingCount == 1, property.accessors == .none,
    property.attribute("ObservationIgnored") == nil, property.attribute(.published) == nil
  else { return nil }
  guard part.index == 0 else { return [] }
  let file = model.files[reference.file]
  let head = file.text(property.declaration.lowerBound..<property.binding.lowerBound)
  let siblings = model.properties(of: id).filter {
    $0.file == reference.file && model[$0].declaration == property.declaration
  }
  var diagnostics: [Diagnostic] = []
  let lines = siblings.map { sibling -> String in
    let name = model[sibling]
    let isTracked = model.uses.tracks(sibling, of: id, in: model)
    if isTracked, let read = model.uses.tracked.plainReadByViews[sibling] {
      let place = model.files[read.file]
      let reader = place.place(read.use.range)
      diagnostics.append(Diagnostic(.unpublishedPropertyTracked, name.name, detail: reader))
    }
    let type = name.tuplePart?.type.map { ": " + file.text($0) } ?? ""
    let value = name.tuplePart.map { file.text($0.value) } ?? ""
    return (isTracked ? "" : "@ObservationIgnored ") + head + file.text(name.nameRange) + type
      + " = " + value
  }
  let lineBreak = file.newline + file.indentation(at: property.declaration.lowerBound)
  return [
    Proposal(
      rule: name, site: file.site(property.nameRange), types: [id],
      answer: .rewrite([
        .replace(property.declaration, with: lines.joined(separator: lineBreak), in: file)
      ]), diagnostics: diagnostics)
  ]
}

/// Warns about a property with a wrapper, such as a setting, that views read and that is not tracked. Views used to
/// pick up new values whenever the object published.
private func wrappedReadByView(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal]? {
  guard let read = model.uses.tracked.wrappedReadByViews[reference],
    model.manuallyNotifyingWrapper(reference, of: id) == nil,
    model.changesAfterInit(reference, of: id)
  else { return nil }
  let place = model.files[read.file]
  let diagnostic = Diagnostic(
    .unpublishedPropertyUntracked, model[reference].name,
    detail: place.place(read.use.range), of: model[reference].reasonForNoTracking)
  return proposals(for: reference, of: id, in: model).map { $0.adding(diagnostic) }
}

/// Keeps a property that views read tracked, with a note. If it cannot be tracked it becomes untracked, with a warning.
private func readByView(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal]? {
  guard let read = model.uses.tracked.plainReadByViews[reference], !model.isCache(reference, of: id)
  else { return nil }
  let property = model[reference]
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  let place = model.files[read.file]
  let reader = place.place(read.use.range)
  // No view misses an update of a property that does not change or that only actions read. A weak reference may become
  // nil by itself.
  let isConstant =
    model.uses.tracked.isReadByActionsAlone(reference)
    || (property.isSetInItsFileAlone || !property.hasModifier("weak"))
      && !model.clientsMayWrite(reference, of: id)
      && !model.changesAfterInit(reference, of: id)
  if model.canBeTracked(reference, of: id) {
    if isConstant, model.isSupportedByMacro(property, of: id) {
      return property.bindingCount > 1 ? nil : []
    }
    let diagnostic = Diagnostic(.unpublishedPropertyTracked, "\(property.name)", detail: reader)
    if property.bindingCount > 1 {
      return proposals(for: reference, of: id, in: model, with: diagnostic)
    }
    return [
      manualAccessors(of: reference, id, diagnostics: [diagnostic], in: model)
        ?? Proposal(
          rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
          diagnostics: [diagnostic])
    ]
  }
  if isConstant || model.isEmptiedWithSources(reference, of: id, model.uses) { return nil }
  let diagnostic = Diagnostic(
    .unpublishedPropertyUntracked, property.name, detail: reader, of: property.reasonForNoTracking)
  return proposals(for: reference, of: id, in: model, with: diagnostic)
}

/// Warns about a property that views read in a class that does not get the macro, so it is not tracked.
private func untracked(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal] {
  guard let read = model.uses.tracked.plainReadByViews[reference],
    !model.isCache(reference, of: id),
    !model.canBeTracked(reference, of: id), !model.uses.tracked.isReadByActionsAlone(reference),
    model.changesAfterInit(reference, of: id)
  else { return [] }
  let place = model.files[read.file]
  let diagnostic = Diagnostic(
    .unpublishedPropertyUntracked, model[reference].name,
    detail: place.place(read.use.range), of: model[reference].reasonForNoTracking)
  let site = model.files[reference.file].site(model[reference].nameRange)
  return [
    Proposal(
      rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
      diagnostics: [diagnostic])
  ]
}

/// The proposals for a property with a diagnostic. A property whose declaration another binding's proposal rewrites
/// gets only the diagnostic.
private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel,
  with diagnostic: Diagnostic
) -> [Proposal] {
  let own = proposals(for: reference, of: id, in: model)
  if !own.isEmpty { return own.map { $0.adding(diagnostic) } }
  let site = model.files[reference.file].site(model[reference].nameRange)
  return [
    Proposal(
      rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
      diagnostics: [diagnostic])
  ]
}

/// Replaces a tracked property by its storage in code that cannot call the accessors of an isolated object: the
/// deinitializer and nonisolated initializers.
private func storageUses(
  of reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal] {
  let property = model[reference]
  guard property.isStored, property.attribute(.published) == nil,
    model.uses.tracks(reference, of: id, in: model), model.isSupportedByMacro(property, of: id)
  else { return [] }
  let file = model.files[reference.file]
  let places =
    (model.deinitializerUses(of: reference, of: id) ?? [])
    + model.nonisolatedInitializerUses(of: reference, of: id)
  return places.map { place in
    Proposal(
      rule: name, site: place, types: [id],
      answer: .rewrite([.replace(place.range, with: "_" + property.name, in: file)]))
  }
}

/// Writes the accessors of an unpublished property that is to be tracked, if the macro cannot.
private func manualAccessors(
  of reference: PropertyReference, _ id: TypeID, diagnostics: [Diagnostic] = [],
  in model: ProjectModel
) -> Proposal? {
  let property = model[reference]
  let file = model.files[reference.file]
  guard !model.isSupportedByMacro(property, of: id), !property.isTuplePattern,
    let type = property.storedTypeText(in: file, model, reference)
  else { return nil }
  let edits = property.addingAccessors(
    as: type, storedIn: model.storageName(for: property, of: id), leaving: [],
    isInitialized: property.initializer == nil, in: file)
  return Proposal(
    rule: name, site: file.site(property.nameRange), types: [id], answer: .rewrite(edits),
    diagnostics: diagnostics)
}

/// The blockers that concern the class as a whole: other macros, and names that clash with the generated code.
private func macroBlockers(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  let file = model.files[model[id].primary.file]
  let macros = model[model[id].primary].attributes.filter { $0.isForeignMacro(in: model) }
    .map { Blocker(.foreignMacro, at: file.site($0.range), code: "@" + $0.name) }
  return (macros + model.macroNameClashes(of: id)).map { blocker in
    Proposal(rule: name, site: blocker.site, types: [id], answer: .blocked(blocker))
  }
}

extension ProjectModel {
  /// The types whose migration removes the wrapper of a property. The property then needs no `@ObservationIgnored`.
  fileprivate func typesRemovingWrapper(_ property: DeclaredProperty, inFile file: Int) -> [TypeID]
  {
    guard let wrapper = property.objectWrapper, [.observedObject, .stateObject].contains(wrapper)
    else { return [] }
    return type(of: property, inFile: file).candidates.filter(isMigratable)
  }
}

extension Attribute {
  /// Whether an attribute of a class is a macro of unknown effect: not an attribute of the language, whose names start
  /// with a lowercase letter, and not a global actor.
  fileprivate func isForeignMacro(in model: ProjectModel) -> Bool {
    guard name.looksLikeTypeName, !SDK.knownMacro.contains(name), !name.hasSuffix("Actor") else {
      return false
    }
    return !model.types.contains {
      $0.name == name && model[$0.primary].attribute("globalActor") != nil
    }
  }
}

extension DeclaredProperty {
  /// Why the macro cannot track the property, as written: `lazy`, `@Binding`; nil where another reason holds.
  fileprivate var reasonForNoTracking: String? {
    if let modifier = ["lazy", "weak", "unowned"].first(where: hasModifier) { return modifier }
    return attributes.first(where: \.mayBeWrapper).map { "@" + $0.name }
  }
}
