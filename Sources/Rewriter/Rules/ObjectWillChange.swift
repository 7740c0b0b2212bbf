import SourceModel

extension Rule {
  /// `objectWillChange.send()` is removed where the properties that change notify on their own.
  static let objectWillChange = Rule(name: "ObjectWillChange", page: .objectWillChange) {
    model, uses, options in
    let announcements = uses.announcements
    return announcements.relays.flatMap { relayProposals($0, in: model, uses) }
      + announcements.sends.flatMap { sendProposals($0, in: model, uses) }
      + announcements.subscriptions.compactMap { subscriptionProposal($0, in: model, options) }
      + declarationProposals(in: model, uses)
      + model.migratableTypes.compactMap { hold($0, in: model) }
      + announcements.announcing.sorted().flatMap {
        publisherProposals(of: $0, in: model, uses, options)
      }
  }
}

private let name = "ObjectWillChange"

private func blocker(_ entry: ObjectWillChangeUses.Entry, _ types: [TypeID], in model: ProjectModel)
  -> Proposal
{
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  let blocker = Blocker(.objectWillChangeUse, at: site, code: file.line(of: site))
  return Proposal(rule: name, site: site, types: types, answer: .blocked(blocker))
}

private func relayProposals(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel, _ uses: PropertyUses
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
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  if uses.announcements.announcing.contains(host) {
    return isOfAny ? [blocker(entry, [host] + children, in: model)] : []
  }
  guard let relay = entry.use.relay else { return [] }
  let stores = uses.announcements.storesUnused(without: relay, inFile: entry.file)
  let unneeded = uses.announcements.unneeded[entry.file] ?? []
  if isOfAny,
    model.functionEmptied(around: relay, of: host, inFile: entry.file, without: unneeded) == nil
  {
    return [blocker(entry, [host] + children, in: model)]
  }
  let removed = ([relay] + stores.flatMap(\.resets)).flatMap { statement -> [ByteRange] in
    model.functionEmptied(around: statement, of: host, inFile: entry.file, without: unneeded)
      .map { [model[$0.function].range] + $0.calls } ?? [statement]
  }
  var edits = removed.uniqued().compactMap { range -> Edit? in
    guard let observed = model.observedProperty(around: range, of: host, inFile: entry.file) else {
      return .removeStatement(range, in: file)
    }
    let property = model[observed]
    let all =
      model.observerEmptied(around: range, of: property, inFile: entry.file, without: unneeded)
      ?? range
    // The code that feeds the property's subject replaces the statement.
    if uses.isReadAsPublisher(observed, in: model),
      property.observing(insteadOf: all, in: file) != nil
    {
      return nil
    }
    return .remove(all, observing: property, in: file)
  }
  edits = edits.uniqued()
  edits += stores.map {
    .removeDeclaration(model[$0.property].declaration, in: model.files[$0.property.file])
  }
  return [
    Proposal(
      rule: name, site: site, types: ([host] + entry.owners).uniqued(), answer: .rewrite(edits))
  ]
}

private func sendProposals(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  let types = entry.owners.filter(model.isMigratable)
  guard !types.isEmpty else { return [] }
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  if model.objectNotification(entry, uses) != nil { return [] }
  let publisherRemains = types.contains(where: uses.announcements.announcing.contains)
  // Subscribers may use the value that is sent.
  if publisherRemains, entry.use.sendsValue { return [blocker(entry, types, in: model)] }
  let diagnostic = Diagnostic(.removedSend, file.line(of: site))
  let change = model.announcedChange(of: entry)
  if case .observer(let property) = change,
    let wrapper = model.manuallyNotifyingWrapper(property, of: types[0])
  {
    return [
      wrapperProposal(
        entry, property, wrapper, types, publisherRemains: publisherRemains, in: model)
        ?? blocker(entry, types, in: model)
    ]
  }
  // An observer that assigns its own property would recurse endlessly if the property were tracked. Properties with a
  // publishing wrapper are excluded, because their observer recursed before.
  let isUntracked = change.properties.allSatisfy {
    model[$0].attribute(.published) == nil && !uses.announced.contains($0)
      && model[$0].publishingWrapper == nil
  }
  let callsItself = change.properties.contains {
    model[$0].publishingWrapper == nil && model.assignsItself($0)
  }
  if callsItself || isUntracked && !change.properties.isEmpty {
    return [blocker(entry, types, in: model)]
  }
  let migrating = (types + model.typesNotifying(change)).uniqued()
  switch change {
  case .observer(let property):
    guard let range = entry.use.removableSend else { return [blocker(entry, types, in: model)] }
    if model[property].hasModifier("override") {
      let edits = model.announcing(
        property, insteadOf: range, publisherRemains: publisherRemains, in: file)
      return [
        edits.map { Proposal(rule: name, site: site, types: migrating, answer: .rewrite($0)) }
          ?? blocker(entry, types, in: model)
      ]
    }
    // The code that feeds the property's subject replaces the statement.
    let isReplaced =
      uses.isReadAsPublisher(property, in: model)
      && model[property].observing(insteadOf: range, in: file) != nil
    let edits =
      publisherRemains || isReplaced
      ? [] : [Edit.remove(range, observing: model[property], in: file)]
    return [
      Proposal(
        rule: name, site: site, types: migrating, answer: .rewrite(edits),
        diagnostics: publisherRemains ? [] : [diagnostic])
    ]
  case .writes, .children:
    guard let range = entry.use.removableSend else { return [blocker(entry, types, in: model)] }
    let edits = publisherRemains ? [] : [Edit.removeSend(range, entry.use, in: file)]
    return [
      Proposal(
        rule: name, site: site, types: migrating, answer: .rewrite(edits),
        diagnostics: publisherRemains ? [] : [diagnostic])
    ]
  case .setter(let property):
    guard let range = entry.use.removableSend,
      let edits = model[property].trackedAccess(
        in: model.blockAnnounced(by: entry), removing: publisherRemains ? nil : range, file)
    else { return [blocker(entry, types, in: model)] }
    return [Proposal(rule: name, site: site, types: types, answer: .rewrite(edits))]
  case .unknown:
    // If views can read nothing of the object, only subscribers depend on the send.
    if publisherRemains, !types.contains(where: { model.hasReaders($0, uses) }) {
      return [Proposal(rule: name, site: site, types: types, answer: .rewrite([]))]
    }
    if let range = entry.use.removableSend, types.allSatisfy({ model.hasNoObservers($0, uses) }) {
      return [
        Proposal(
          rule: name, site: site, types: types,
          answer: .rewrite([.removeSend(range, entry.use, in: file)]))
      ]
    }
    // Subscribers still receive a send from outside the object; views do not depend on it.
    guard publisherRemains, entry.host.map({ !model.lineage(of: $0).contains(types[0]) }) ?? true
    else {
      return [blocker(entry, types, in: model)]
    }
    let unheard = Diagnostic(.sendIgnoredByViews, file.line(of: site))
    return [
      Proposal(rule: name, site: site, types: types, answer: .rewrite([]), diagnostics: [unheard])
    ]
  }
}

/// Rewrites a property whose wrapper does not publish and whose observer sends for the object. The wrapper stays as
/// storage, and accessors with the old name track it.
private func wrapperProposal(
  _ entry: ObjectWillChangeUses.Entry, _ reference: PropertyReference, _ wrapper: Attribute,
  _ types: [TypeID], publisherRemains: Bool, in model: ProjectModel
) -> Proposal? {
  let property = model[reference]
  let file = model.files[reference.file]
  guard let send = entry.use.removableSend,
    let type = property.storedTypeText(in: file, model, reference)
  else { return nil }
  var edits = property.addingAccessors(
    as: type, storedIn: model.storageName(for: property, of: types[0]), leaving: [wrapper.name],
    in: file)
  if !publisherRemains { edits.append(Edit.remove(send, observing: property, in: file)) }
  return Proposal(
    rule: name, site: file.site(entry.use.range), types: types, answer: .rewrite(edits))
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

/// Declares `objectWillChange` in the topmost class of an inheritance chain that has a subscriber.
private func publisherProposals(
  of id: TypeID, in model: ProjectModel, _ uses: PropertyUses, _ options: Options
) -> [Proposal] {
  guard options.combine == .bridge, model.isMigratable(id) else { return [] }
  if model[id].kind == .protocol { return requirementProposals(of: id, in: model) }
  let inherits = model.lineage(of: id).dropFirst().contains {
    model[$0].kind == .class && model.isMigratable($0)
  }
  if inherits || model.declaresPublisher(id) { return [] }
  let primary = model[model[id].primary]
  let file = model.files[model[id].primary.file]
  let site = model.site(of: id)
  return [
    Proposal(
      rule: name, site: site, types: [id],
      answer: .rewrite([
        .insertProperty(
          "\(primary.memberAccessModifier)let objectWillChange = ObservableObjectPublisher()",
          atHeadOf: primary, in: file)
      ]))
  ]
}

/// Adds the publisher to the requirements of a protocol that no longer refines `ObservableObject`, if its conforming
/// types have subscribers.
private func requirementProposals(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  let inherits = model.lineage(of: id).dropFirst().contains {
    model[$0].kind == .protocol && model.isMigratable($0)
  }
  if inherits || !model.members(of: id, named: "objectWillChange").properties.isEmpty { return [] }
  let primary = model[model[id].primary]
  let file = model.files[model[id].primary.file]
  return [
    Proposal(
      rule: name, site: model.site(of: id), types: [id],
      answer: .rewrite([
        .insertProperty(
          "var objectWillChange: ObservableObjectPublisher { get }", atHeadOf: primary, in: file)
      ]))
  ]
}

/// Blocks a type that declares its own publisher, if the publisher is built from something outside the object or does
/// something when it is subscribed to. Views no longer subscribe to it.
private func hold(_ id: TypeID, in model: ProjectModel) -> Proposal? {
  if let place = model.publisherOfAnother(id) {
    let file = model.files[place.file]
    let site = file.site(place.range)
    let blocker = Blocker(.objectWillChangeUse, at: site, code: file.line(of: site))
    return Proposal(rule: name, site: site, types: [id], answer: .blocked(blocker))
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
  let file = model.files[reference.file]
  let site = file.site(model[reference].nameRange)
  let blocker = Blocker(.objectWillChangeUse, at: site, code: file.line(of: site))
  return Proposal(rule: name, site: site, types: [id], answer: .blocked(blocker))
}

/// Removes publishers that a class declares itself and that have no subscriber.
private func declarationProposals(in model: ProjectModel, _ uses: PropertyUses) -> [Proposal] {
  model.migratableTypes.flatMap { id -> [Proposal] in
    guard model[id].kind == .class else { return [] }
    return model.properties(of: id).filter { uses.isUnusedPublisher($0, of: id, in: model) }
      .map { reference in
        let property = model[reference]
        let file = model.files[reference.file]
        return Proposal(
          rule: name, site: file.site(property.nameRange), types: [id],
          answer: .rewrite([.removeDeclaration(property.declaration, in: file)]))
      }
  }
}
