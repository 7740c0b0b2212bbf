import SourceModel

extension Rule {
  /// `objectWillChange.send()` is removed where the properties that change notify on their own.
  static let objectWillChange = Rule(name: "ObjectWillChange", page: .objectWillChange) {
    model, options in
    let announcements = model.uses.announcements
    return announcements.relays.flatMap { relayProposals($0, in: model) }
      + announcements.sends.flatMap { sendProposals($0, in: model) }
      + announcements.subscriptions.compactMap { subscriptionProposal($0, in: model, options) }
      + declarationProposals(in: model)
      + model.migratableTypes.compactMap { hold($0, in: model) }
      + announcements.announcing.sorted().compactMap {
        publisherProposal(of: $0, in: model, options)
      }
  }
}

private let name = "ObjectWillChange"

private func blocker(_ range: ByteRange, _ types: [TypeID], in file: FileFacts) -> Proposal {
  let site = file.site(range)
  let blocker = Blocker(.objectWillChangeUse, at: site, code: file.line(of: site))
  return Proposal(rule: name, types: types, blocker)
}

private func blocker(_ entry: ObjectWillChangeUses.Entry, _ types: [TypeID], in model: ProjectModel)
  -> Proposal
{
  blocker(entry.use.range, types, in: model.files[entry.file])
}

private func relayProposals(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel
) -> [Proposal] {
  // Generic code that relays any `ObservableObject` has no other publisher to use.
  let isOfAny =
    model.typesRelayed(at: ScopeReference(file: entry.file, scope: entry.use.scope)) != nil
  let children = entry.owners.filter(model.isMigratable)
  guard let host = entry.host, model.isMigratable(host) else {
    // A relay into a type that is not migrated is like any other subscription to the child.
    return isOfAny ? [blocker(entry, children, in: model)] : []
  }
  guard !entry.owners.isEmpty, entry.owners.allSatisfy(model.isMigratable) else {
    return [blocker(entry, [host], in: model)]
  }
  if model.uses.announcements.announcing.contains(host) {
    return isOfAny ? [blocker(entry, [host] + children, in: model)] : []
  }
  guard let relay = entry.use.relay else { return [] }
  let unneeded = model.uses.announcements.unneeded[entry.file] ?? []
  if isOfAny,
    model.functionEmptied(around: relay, of: host, inFile: entry.file, without: unneeded) == nil
  {
    return [blocker(entry, [host] + children, in: model)]
  }
  let edits = edits(removing: relay, from: host, inFile: entry.file, in: model)
  return [
    Proposal(
      rule: name, site: model.files[entry.file].site(entry.use.range),
      types: ([host] + entry.owners).uniqued(), answer: .rewrite(edits))
  ]
}

/// Removes a relay with what only served it: functions, and the properties that store its subscription.
private func edits(
  removing relay: ByteRange, from host: TypeID, inFile number: Int, in model: ProjectModel
) -> [Edit] {
  let file = model.files[number]
  let stores = model.uses.announcements.storesUnused(without: relay, inFile: number)
  let unneeded = model.uses.announcements.unneeded[number] ?? []
  let removed = ([relay] + stores.flatMap(\.resets)).flatMap { statement -> [ByteRange] in
    model.functionEmptied(around: statement, of: host, inFile: number, without: unneeded)
      .map { [model[$0.function].range] + $0.calls } ?? [statement]
  }
  let edits = removed.uniqued().compactMap { range -> Edit? in
    guard let observed = model.observedProperty(around: range, of: host, inFile: number) else {
      return .removeStatement(range, in: file)
    }
    let property = model[observed]
    let all =
      model.observerEmptied(around: range, of: property, inFile: number, without: unneeded)
      ?? range
    // The code that feeds the property's subject replaces the statement.
    if model.uses.isReadAsPublisher(observed, in: model),
      property.observing(insteadOf: all, in: file) != nil
    {
      return nil
    }
    return .remove(all, observing: property, in: file)
  }
  return edits.uniqued()
    + stores.map {
      .removeDeclaration(model[$0.property].declaration, in: model.files[$0.property.file])
    }
}

/// A send by migratable objects.
private struct Send {
  let entry: ObjectWillChangeUses.Entry
  let types: [TypeID]
  /// Whether `objectWillChange` stays, because it has subscribers.
  let publisherRemains: Bool

  func proposal(_ types: [TypeID], _ edits: [Edit], in model: ProjectModel) -> Proposal {
    let site = model.files[entry.file].site(entry.use.range)
    return Proposal(rule: name, site: site, types: types, answer: .rewrite(edits))
  }
}

private func sendProposals(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel
) -> [Proposal] {
  let types = entry.owners.filter(model.isMigratable)
  guard !types.isEmpty, model.objectNotification(entry) == nil else { return [] }
  let remains = types.contains(where: model.uses.announcements.announcing.contains)
  let send = Send(entry: entry, types: types, publisherRemains: remains)
  return [sendProposal(send, in: model) ?? blocker(entry, types, in: model)]
}

/// The change of a send; nil if the send keeps its types from being migrated.
private func sendProposal(
  _ send: Send, in model: ProjectModel
) -> Proposal? {
  // Subscribers may use the value that is sent.
  if send.publisherRemains, send.entry.use.sendsValue { return nil }
  let change = model.announcedChange(of: send.entry)
  if case .observer(let property) = change,
    let wrapper = model.manuallyNotifyingWrapper(property, of: send.types[0])
  {
    return wrapperProposal(send, property, wrapper, in: model)
  }
  // An observer that assigns its own property would recurse endlessly if the property were tracked. Properties with a
  // publishing wrapper are excluded, because their observer recursed before.
  let isUntracked = change.properties.allSatisfy {
    model[$0].attribute(.published) == nil && !model.uses.announced.contains($0)
      && model[$0].publishingWrapper == nil
  }
  let callsItself = change.properties.contains {
    model[$0].publishingWrapper == nil && model.assignsItself($0)
  }
  if callsItself || isUntracked && !change.properties.isEmpty { return nil }
  if case .unknown = change { return unexplainedProposal(send, in: model) }
  guard let range = send.entry.use.removableSend else { return nil }
  return sendProposal(send, of: change, at: range, in: model)
}

/// Removes a send for a known change, or has the changed property notify.
private func sendProposal(
  _ send: Send, of change: NotifiedChange, at range: ByteRange, in model: ProjectModel
) -> Proposal? {
  let file = model.files[send.entry.file]
  let migrating = (send.types + model.typesNotifying(change)).uniqued()
  let edit: Edit?
  switch change {
  case .observer(let property):
    if model[property].hasModifier("override") {
      return model.announcing(
        property, insteadOf: range, publisherRemains: send.publisherRemains, in: file
      ).map { send.proposal(migrating, $0, in: model) }
    }
    // The code that feeds the property's subject replaces the statement.
    let isReplaced =
      model.uses.isReadAsPublisher(property, in: model)
      && model[property].observing(insteadOf: range, in: file) != nil
    edit = isReplaced ? nil : .remove(range, observing: model[property], in: file)
  case .writes, .children, .unknown: edit = .removeSend(range, send.entry.use, in: file)
  case .setter(let property):
    return model[property].trackedAccess(
      in: model.blockAnnounced(by: send.entry), removing: send.publisherRemains ? nil : range, file
    ).map { send.proposal(send.types, $0, in: model) }
  }
  if send.publisherRemains { return send.proposal(migrating, [], in: model) }
  let line = file.line(of: file.site(send.entry.use.range))
  return send.proposal(migrating, [edit].compactMap { $0 }, in: model)
    .adding(Diagnostic(.removedSend, line))
}

/// The change of a send whose code does not show what changes; nil if views may depend on it.
private func unexplainedProposal(
  _ send: Send, in model: ProjectModel
) -> Proposal? {
  let (entry, types) = (send.entry, send.types)
  let file = model.files[entry.file]
  // If views can read nothing of the object, only subscribers depend on the send.
  if send.publisherRemains, !types.contains(where: { model.hasReaders($0) }) {
    return send.proposal(types, [], in: model)
  }
  if let range = entry.use.removableSend, types.allSatisfy({ model.hasNoObservers($0) }) {
    return send.proposal(types, [.removeSend(range, entry.use, in: file)], in: model)
  }
  // Subscribers still receive a send from outside the object; views do not depend on it.
  guard send.publisherRemains,
    entry.host.map({ !model.lineage(of: $0).contains(types[0]) }) ?? true
  else { return nil }
  let line = file.line(of: file.site(entry.use.range))
  return send.proposal(types, [], in: model).adding(Diagnostic(.sendIgnoredByViews, line))
}

/// Rewrites a property whose wrapper does not publish and whose observer sends for the object. The wrapper stays as
/// storage, and accessors with the old name track it.
private func wrapperProposal(
  _ send: Send, _ reference: PropertyReference, _ wrapper: Attribute, in model: ProjectModel
) -> Proposal? {
  let property = model[reference]
  let file = model.files[reference.file]
  guard let range = send.entry.use.removableSend,
    let type = property.storedTypeText(in: file, model, reference)
  else { return nil }
  var edits = property.addingAccessors(
    as: type, storedIn: model.storageName(for: property, of: send.types[0]),
    leaving: [wrapper.name], in: file)
  if !send.publisherRemains { edits.append(.remove(range, observing: property, in: file)) }
  return Proposal(
    rule: name, site: file.site(send.entry.use.range), types: send.types, answer: .rewrite(edits))
}

private func subscriptionProposal(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel, _ options: Options
) -> Proposal? {
  let types = entry.owners.filter(model.isMigratable)
  guard !types.isEmpty else { return nil }
  if options.combine == .block { return blocker(entry, types, in: model) }
  let file = model.files[entry.file]
  return Proposal(rule: name, site: file.site(entry.use.range), types: types, answer: .rewrite([]))
}

/// Declares `objectWillChange` in the topmost class of an inheritance chain that has a subscriber, and requires it in
/// the topmost protocol that no longer refines `ObservableObject`, if its conforming types have subscribers.
private func publisherProposal(
  of id: TypeID, in model: ProjectModel, _ options: Options
) -> Proposal? {
  guard options.combine == .bridge, model.isMigratable(id) else { return nil }
  let isProtocol = model[id].kind == .protocol
  let inherits = model.lineage(of: id).dropFirst().contains {
    model[$0].kind == (isProtocol ? .protocol : .class) && model.isMigratable($0)
  }
  let isDeclared =
    isProtocol
    ? !model.members(of: id, named: "objectWillChange").properties.isEmpty
    : model.declaresPublisher(id)
  if inherits || isDeclared { return nil }
  let primary = model[model[id].primary]
  let declaration =
    isProtocol
    ? "var objectWillChange: ObservableObjectPublisher { get }"
    : "\(primary.memberAccessModifier)let objectWillChange = ObservableObjectPublisher()"
  let file = model.files[model[id].primary.file]
  return Proposal(
    rule: name, site: model.site(of: id), types: [id],
    answer: .rewrite([.insertProperty(declaration, atHeadOf: primary, in: file)]))
}

/// Blocks a type that declares its own publisher, if the publisher is built from something outside the object or does
/// something when it is subscribed to. Views no longer subscribe to it.
private func hold(_ id: TypeID, in model: ProjectModel) -> Proposal? {
  if let place = model.publisherOfAnother(id) {
    return blocker(place.range, [id], in: model.files[place.file])
  }
  guard model[id].kind == .class,
    let reference = model.properties(of: id).first(where: {
      model[$0].name == "objectWillChange" && !model[$0].isStatic
    }),
    model[id].declarations.contains(where: {
      let code = model.files[$0.file].text(model[$0].range)
      return code.contains("receiveSubscription:") || code.containsWord("Deferred")
    })
  else { return nil }
  return blocker(model[reference].nameRange, [id], in: model.files[reference.file])
}

/// Removes publishers that a class declares itself and that have no subscriber.
private func declarationProposals(in model: ProjectModel) -> [Proposal] {
  model.migratableTypes.flatMap { id -> [Proposal] in
    guard model[id].kind == .class else { return [] }
    return model.properties(of: id).filter { model.uses.isUnusedPublisher($0, of: id, in: model) }
      .map { reference in
        let property = model[reference]
        let file = model.files[reference.file]
        return Proposal(
          rule: name, site: file.site(property.nameRange), types: [id],
          answer: .rewrite([.removeDeclaration(property.declaration, in: file)]))
      }
  }
}
