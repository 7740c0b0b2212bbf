import SourceModel

extension Rule {
  /// A stored property that was not published is kept out of tracking with `@ObservationIgnored`: tracked, its observers
  /// would run in `init`, `lazy` and wrappers would not compile, and views would depend on what they did not depend on.
  static let plainStoredProperty = Rule(
    name: "PlainStoredProperty",
    summary: "var cache → @ObservationIgnored var cache"
  ) { model, uses, _ in
    model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      guard uses.needsMacro(id, in: model) else {
        return model.properties(of: id).flatMap { untracked($0, of: id, in: model, uses) }
      }
      // Somebody has said already what the macro tracks.
      if model.isHalfMigrated(id) { return [] }
      return macroObstacles(of: id, in: model)
        + model.properties(of: id)
        .filter {
          !uses.announcements.leavesUnused($0) && !uses.leavesUnheard($0, of: id, in: model)
        }
        .flatMap { reference in
          if let split = tupleProposals(for: reference, of: id, in: model, uses) { return split }
          if uses.announced.contains(reference), model[reference].bindingCount == 1 {
            return handTracking(of: reference, id, in: model).map { [$0] } ?? []
          }
          return readByView(reference, of: id, in: model, uses)
            ?? wrappedReadByView(reference, of: id, in: model, uses)
            ?? proposals(for: reference, of: id, in: model, uses)
        }
        + model.properties(of: id).flatMap { storageUses(of: $0, of: id, in: model, uses) }
    }
  }
}

private let name = "PlainStoredProperty"

private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  let property = model[reference]
  guard property.isStored, !property.isLet, !property.isStatic, !property.isTuplePattern,
    property.attribute(.published) == nil,
    property.attribute("ObservationIgnored") == nil,
    property.attribute("ObservationTracked") == nil,
    property.attribute("NSManaged") == nil, property.publishingWrapper == nil,
    model.wrapperAnnouncedByHand(reference, of: id) == nil
  else { return [] }
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  if let wrapper = model.wrapperThatPublishes(through: property, inFile: reference.file) {
    let objection = Objection(
      .storageWrapper, at: file.site(wrapper.range), evidence: file.text(wrapper.range))
    return [Proposal(rule: name, site: objection.site, types: [id], answer: .objection(objection))]
  }
  if let wrapper = model.outsideWrapperThatPublishes(property, inFile: reference.file) {
    let objection = Objection(
      .outsideWrapper, at: file.site(wrapper.range), evidence: "@" + file.text(wrapper.nameRange))
    return [Proposal(rule: name, site: objection.site, types: [id], answer: .objection(objection))]
  }
  guard property.bindingCount > 1 else {
    let edit = Edit.insertAttribute("ObservationIgnored", before: property, in: file)
    return [
      Proposal(
        rule: name, site: site, types: [id],
        unless: uses.projections[reference] == nil
          ? model.typesThatUnwrap(property, inFile: reference.file) : [],
        answer: .rewrite([edit]))
    ]
  }
  guard property.bindingIndex == 0 else { return [] }
  let siblings = model.properties(of: id).filter {
    $0.file == reference.file && model[$0].declaration == property.declaration
  }
  let tracked = Set(
    siblings.filter { uses.announced.contains($0) || uses.tracks($0, of: id, in: model) }
      .map { model[$0].nameRange })
  let edits = Edit.split(siblings.map { model[$0] }, in: file) { binding in
    tracked.contains(binding.nameRange) ? nil : "ObservationIgnored"
  }
  return [Proposal(rule: name, site: site, types: [id], answer: .rewrite(edits))]
}

/// `var (a, b) = (1, 2)` becomes a declaration for each name; the macro takes no pattern.
private func tupleProposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
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
  var cautions: [CautionNote] = []
  let lines = siblings.map { sibling -> String in
    let name = model[sibling]
    let isTracked = uses.tracks(sibling, of: id, in: model)
    if isTracked, let read = uses.tracked.plainReadByViews[sibling] {
      let place = model.files[read.file]
      let reader = "\(place.path):\(place.site(read.use.range).line)"
      cautions.append(CautionNote(.plainPropertyTracked, evidence: name.name, detail: reader))
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
      ]), cautions: cautions)
  ]
}

/// What a wrapper of the project's own stores, as a setting, views saw when the object published anything.
private func wrappedReadByView(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal]? {
  guard let read = uses.tracked.wrappedReadByViews[reference],
    model.wrapperAnnouncedByHand(reference, of: id) == nil, model.changesLater(reference, of: id)
  else { return nil }
  let place = model.files[read.file]
  let caution = CautionNote(
    .plainPropertyRead, evidence: model[reference].name,
    detail: "\(place.path):\(place.site(read.use.range).line)")
  return proposals(for: reference, of: id, in: model, uses).map { $0.with(caution) }
}

/// A property that views read was shown anew whenever the object published anything: tracked, it still is. Where it
/// cannot be tracked it stays plain, with a caution.
private func readByView(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal]? {
  guard let read = uses.tracked.plainReadByViews[reference], !model.isCache(reference, of: id)
  else { return nil }
  let property = model[reference]
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  let place = model.files[read.file]
  let reader = "\(place.path):\(place.site(read.use.range).line)"
  // What no code changes tells nobody of anything, and what only actions read is shown by nobody. A weak one may become
  // nil by itself.
  let isConstant =
    uses.tracked.isReadByActionsAlone(reference)
    || (property.isSetInItsFileAlone || !property.hasModifier("weak"))
      && !model.clientsMayWrite(reference, of: id)
      && !model.changesLater(reference, of: id)
  if model.canBeTracked(reference, of: id) {
    if isConstant, model.macroTakes(property, of: id) {
      return property.bindingCount > 1 ? nil : []
    }
    let caution = CautionNote(.plainPropertyTracked, evidence: "\(property.name)", detail: reader)
    if property.bindingCount > 1 {
      return proposals(for: reference, of: id, in: model, uses, with: caution)
    }
    return [
      handTracking(of: reference, id, cautions: [caution], in: model)
        ?? Proposal(
          rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
          cautions: [caution])
    ]
  }
  if isConstant || model.isEmptiedWithSources(reference, of: id, uses) { return nil }
  let caution = CautionNote(.plainPropertyRead, evidence: "\(property.name)", detail: reader)
  return proposals(for: reference, of: id, in: model, uses, with: caution)
}

/// A property that views read, of a class that needs no macro: nothing tells of it.
private func untracked(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  guard let read = uses.tracked.plainReadByViews[reference], !model.isCache(reference, of: id),
    !model.canBeTracked(reference, of: id), !uses.tracked.isReadByActionsAlone(reference),
    model.changesLater(reference, of: id)
  else { return [] }
  let place = model.files[read.file]
  let caution = CautionNote(
    .plainPropertyRead, evidence: model[reference].name,
    detail: "\(place.path):\(place.site(read.use.range).line)")
  let site = model.files[reference.file].site(model[reference].nameRange)
  return [
    Proposal(
      rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
      cautions: [caution])
  ]
}

/// What is proposed for a property, which for one that others of its declaration see to is nothing but a caution.
private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses,
  with caution: CautionNote
) -> [Proposal] {
  let own = proposals(for: reference, of: id, in: model, uses)
  if !own.isEmpty { return own.map { $0.with(caution) } }
  let site = model.files[reference.file].site(model[reference].nameRange)
  return [
    Proposal(
      rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
      cautions: [caution])
  ]
}

extension Proposal {
  fileprivate func with(_ caution: CautionNote) -> Proposal {
    Proposal(
      rule: rule, site: site, types: types, need: need, unless: unless, answer: answer,
      cautions: cautions + [caution])
  }
}

/// A deinitializer and a nonisolated initializer cannot call the accessors of an isolated object: of a property that becomes
/// tracked they name the storage.
private func storageUses(
  of reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  let property = model[reference]
  guard property.isStored, property.attribute(.published) == nil,
    uses.tracks(reference, of: id, in: model), model.macroTakes(property, of: id)
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

/// Accessors that are written out where a plain property is to be tracked and the macro cannot write them.
private func handTracking(
  of reference: PropertyReference, _ id: TypeID, cautions: [CautionNote] = [],
  in model: ProjectModel
) -> Proposal? {
  let property = model[reference]
  let file = model.files[reference.file]
  guard !model.macroTakes(property, of: id), !property.isTuplePattern,
    let type = property.storedTypeText(in: file, model, reference)
  else { return nil }
  let edits = property.trackedByHand(
    as: type, storedIn: model.storageName(for: property, of: id), leaving: [],
    isInitialized: property.initializer == nil, in: file)
  return Proposal(
    rule: name, site: file.site(property.nameRange), types: [id], answer: .rewrite(edits),
    cautions: cautions)
}

/// What the macro cannot take in a class as a whole.
private func macroObstacles(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  let file = model.files[model[id].primary.file]
  let macros = model[model[id].primary].attributes.filter { $0.isForeignMacro(in: model) }
    .map { Objection(.foreignMacro, at: file.site($0.range), evidence: "@" + $0.name) }
  return (macros + model.macroNameClashes(of: id)).map { objection in
    Proposal(rule: name, site: objection.site, types: [id], answer: .objection(objection))
  }
}

extension ProjectModel {
  /// The types whose move takes the wrapper of a property away, unless `$` asks for another; it needs nothing more then.
  fileprivate func typesThatUnwrap(_ property: DeclaredProperty, inFile file: Int) -> [TypeID] {
    guard let wrapper = property.objectWrapper, [.observedObject, .stateObject].contains(wrapper)
    else { return [] }
    return type(of: property, inFile: file).candidates.filter(isMigratable)
  }
}

extension Attribute {
  /// Whether an attribute of a class is a macro of unknown effect: none of the language's, which begin with a small
  /// letter, and no global actor.
  fileprivate func isForeignMacro(in model: ProjectModel) -> Bool {
    let known: Set<String> = [
      "Observable", "Model", "Suite", "DebugDescription", "NSApplicationMain", "UIApplicationMain",
    ]
    guard name.namesType, !known.contains(name), !name.hasSuffix("Actor") else {
      return false
    }
    return !model.types.contains {
      $0.name == name && model[$0.primary].attribute("globalActor") != nil
    }
  }
}
