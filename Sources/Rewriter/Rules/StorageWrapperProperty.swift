import SourceModel

extension Rule {
  /// `@AppStorage("k") var x` becomes a tracked computed property over untracked storage.
  static let storageWrapperProperty = Rule(
    name: "StorageWrapperProperty", page: .storageWrapperProperty
  ) { model, _ in
    let keys = StorageKeys()
    return model.symbols.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      return model.symbols.properties(of: id).flatMap {
        proposals(for: $0, of: id, in: model, keys)
          + ownWrapperProposals(for: $0, of: id, in: model)
      }
    }
  }
}

private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ keys: StorageKeys
) -> [Proposal] {
  let property = model[reference]
  guard let wrapper = property.publishingWrapper, !property.isStatic,
    property.attribute(.published) == nil, property.attribute("ObservationIgnored") == nil
  else { return [] }
  let file = model.files[reference.file]
  let site = file.site(wrapper.range)
  if wrapper.name == "AppStorage", model.tracking.isUnseenSetting(reference, of: id) {
    guard model.usage.uses.needsMacro(id, in: model.tracking) else { return [] }
    let edit = Edit.insertAttribute("ObservationIgnored", before: property, in: file)
    return [Proposal(at: site, for: [id], [edit])]
  }
  // With two wrappers `$x` is a binding of the outer wrapper's type, which the computed property cannot provide.
  let wrappers = property.attributes.filter(\.mayBeWrapper)
  let isBoundWrapped =
    wrappers.count > 1 && model.usage.uses.projections[reference]?.isEmpty == false
  guard wrapper.name == "AppStorage", property.bindingCount == 1, !isBoundWrapped else {
    return [Proposal(blocking: [id], Blocker(.storageWrapper, at: wrapper.range, in: file))]
  }
  guard
    let edits = model.trackedAccessors(
      of: reference, id, leaving: Set(wrappers.map(\.name)),
      notifying: model.notificationOfSetters(of: id))
  else {
    let code = file.text(property.declaration).quoted()
    let blocker = Blocker(
      .unresolvedUse, at: site, code: code, instead: "Write the type of the property")
    return [Proposal(blocking: [id], blocker)]
  }
  let own = Proposal(
    at: site, for: [id],
    edits,
    diagnostics: model.tracking.isShown(reference, of: id)
      ? [sharedKey(of: reference, wrapper, in: model, keys)].compactMap(\.self) : [])
  return [own]
    + (model.usage.uses.projections[reference] ?? []).map {
      bindingProposal($0, of: id, property.name, in: model)
    }
}

/// Warns about other code that sets the same key, through another property or past all of them.
private func sharedKey(
  of reference: PropertyReference, _ wrapper: Attribute, in model: ProjectModel,
  _ keys: StorageKeys
) -> Diagnostic? {
  let property = keys.others(with: wrapper, of: reference, in: model.symbols)
    .first(where: model.tracking.mayBeSet).map { model.place(model[$0].nameRange, inFile: $0.file) }
  guard
    let place = property
      ?? model.usage.directWrite(of: wrapper, in: reference.file).map(model.place)
  else { return nil }
  return Diagnostic(
    .sharedStorageKey, model.files[reference.file].text(wrapper.range), detail: place
  ).watching([WatchedValue(name: model[reference].name)])
}

/// Rewrites `$x` as a binding through the object.
private func bindingProposal(
  _ located: PropertyUses.Located<Projection>, of id: TypeID, _ property: String,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let scope = located.place
  let base = use.base.map { file.text($0.range) } ?? "self"
  let binder =
    model.usage.canBind(use.base, at: scope)
    ? "$" + base : "\(model.swiftUIName("Bindable", at: scope))(\(base))"
  let edit = Edit.replace(use.range, with: "\(binder).\(property)", in: file)
  return Proposal(at: file.site(use.range), for: [id], [edit])
}

/// Rewrites properties with a wrapper of the project that notified the enclosing object of each change, or that keeps
/// a value which views show. Their accessors notify instead, and the wrapper does not.
private func ownWrapperProposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal] {
  let property = model[reference]
  let file = model.files[reference.file]
  guard let attribute = model.tracking.manuallyNotifyingWrapper(reference, of: id),
    let edits = model.trackedAccessors(
      of: reference, id, leaving: [attribute.name], notifying: model.notificationOfSetters(of: id))
  else { return [] }
  let publishing = model.objects.publishingWrapper(of: property, inFile: reference.file)
  var result =
    publishing?.properties.first == reference
    ? publishing.map { [removeNotifications($0, in: model)] } ?? [] : []
  // The ObjectWillChange rule rewrites a property whose observer also sends.
  if !model.tracking.sendsObjectWillChange(property, inFile: reference.file) {
    let read = model.tracking.trackedState.wrappedReadByViews[reference]
    let isNew = publishing == nil && !model.usage.uses.announcements.isSent(for: [id])
    let notes = read.map { model.noteOnTracking(reference, of: id, readAt: $0) }
    result.append(
      Proposal(
        at: file.site(attribute.range), for: publishing?.types ?? [id], edits,
        diagnostics: isNew ? [notes].compactMap(\.self) : []))
  }
  return result
}

private func removeNotifications(_ wrapper: PublishingWrapper, in model: ProjectModel) -> Proposal {
  let file = model.files[wrapper.file]
  let edits =
    [Edit.replace(wrapper.constraint, with: "AnyObject", in: file)]
    + wrapper.sends.map { .removeLine(of: $0, in: file) }
    + wrapper.branches.map { .remove($0, in: file) }
    + (wrapper.requirement.map { [.remove($0, in: file)] } ?? [])
  return Proposal(at: file.site(wrapper.nameRange), for: wrapper.types, edits)
}
