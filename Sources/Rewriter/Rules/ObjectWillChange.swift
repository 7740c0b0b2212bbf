import SourceModel

extension Rule {
  /// The object's own publisher. A relay of a child that moves too is not needed: it goes, with the property that kept the
  /// subscription and the private function that is left empty. A manual announcement goes where the properties that it
  /// announces announce themselves; subscribers from outside are served by a publisher of the old name.
  static let objectWillChange = Rule(
    name: "ObjectWillChange",
    summary: "objectWillChange.send() → nothing: what is written announces itself"
  ) { model, uses, options in
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

private func objection(_ entry: Announcements.Entry, _ types: [TypeID], in model: ProjectModel)
  -> Proposal
{
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  let objection = Objection(.objectWillChangeUse, at: site, evidence: file.line(of: site))
  return Proposal(rule: name, site: site, types: types, answer: .objection(objection))
}

private func relayProposals(
  _ entry: Announcements.Entry, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  // What takes any object has no other publisher to take.
  let isOfAny =
    model.typesRelayed(at: ScopeReference(file: entry.file, scope: entry.use.scope)) != nil
  let children = entry.owners.filter(model.isMigratable)
  guard let host = entry.host, model.isMigratable(host) else {
    // A relay into an object that stays as it is subscribes to the child like anybody else.
    return isOfAny ? [objection(entry, children, in: model)] : []
  }
  guard !entry.owners.isEmpty, entry.owners.allSatisfy(model.isMigratable) else {
    return [objection(entry, [host], in: model)]
  }
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  if uses.announcements.announcing.contains(host) {
    return isOfAny ? [objection(entry, [host] + children, in: model)] : []
  }
  guard let relay = entry.use.relay else { return [] }
  let stores = uses.announcements.storesUnused(without: relay, inFile: entry.file)
  let unneeded = uses.announcements.unneeded[entry.file] ?? []
  if isOfAny,
    model.functionEmptied(around: relay, of: host, inFile: entry.file, without: unneeded) == nil
  {
    return [objection(entry, [host] + children, in: model)]
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
    // Where the property is read as a publisher, the feeding of its subject takes the place.
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
  _ entry: Announcements.Entry, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  let types = entry.owners.filter(model.isMigratable)
  guard !types.isEmpty else { return [] }
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  if model.announcedObject(entry, uses) != nil { return [] }
  let keepsSending = types.contains(where: uses.announcements.announcing.contains)
  // Subscribers of its own would look at the value.
  if keepsSending, entry.use.sendsValue { return [objection(entry, types, in: model)] }
  let caution = CautionNote(.announcementRemoved, evidence: file.line(of: site))
  let change = model.announcedChange(of: entry)
  if case .observer(let property) = change,
    let wrapper = model.wrapperAnnouncedByHand(property, of: types[0])
  {
    return [
      wrapperProposal(entry, property, wrapper, types, keepsSending: keepsSending, in: model)
        ?? objection(entry, types, in: model)
    ]
  }
  // Tracked, an observer that assigns its own property would call itself without end; beside a wrapper it did so before.
  let isUntracked = change.properties.allSatisfy {
    model[$0].attribute(.published) == nil && !uses.announced.contains($0)
      && model[$0].publishingWrapper == nil
  }
  let callsItself = change.properties.contains {
    model[$0].publishingWrapper == nil && model.assignsItself($0)
  }
  if callsItself || isUntracked && !change.properties.isEmpty {
    return [objection(entry, types, in: model)]
  }
  let moving = (types + model.typesAnnouncing(change)).uniqued()
  switch change {
  case .observer(let property):
    guard let range = entry.use.removableSend else { return [objection(entry, types, in: model)] }
    if model[property].hasModifier("override") {
      let edits = model.announcing(property, insteadOf: range, keepsSending: keepsSending, in: file)
      return [
        edits.map { Proposal(rule: name, site: site, types: moving, answer: .rewrite($0)) }
          ?? objection(entry, types, in: model)
      ]
    }
    // Where the property is read as a publisher, the feeding of its subject takes the place.
    let isReplaced =
      uses.isReadAsPublisher(property, in: model)
      && model[property].observing(insteadOf: range, in: file) != nil
    let edits =
      keepsSending || isReplaced
      ? [] : [Edit.remove(range, observing: model[property], in: file)]
    return [
      Proposal(
        rule: name, site: site, types: moving, answer: .rewrite(edits),
        cautions: keepsSending ? [] : [caution])
    ]
  case .writes, .children:
    guard let range = entry.use.removableSend else { return [objection(entry, types, in: model)] }
    let edits = keepsSending ? [] : [Edit.removeSend(range, entry.use, in: file)]
    return [
      Proposal(
        rule: name, site: site, types: moving, answer: .rewrite(edits),
        cautions: keepsSending ? [] : [caution])
    ]
  case .setter(let property):
    guard let range = entry.use.removableSend,
      let edits = model[property].trackedAccess(
        in: model.blockAnnounced(by: entry), removing: keepsSending ? nil : range, file)
    else { return [objection(entry, types, in: model)] }
    return [Proposal(rule: name, site: site, types: types, answer: .rewrite(edits))]
  case .unknown:
    // Of an object that has nothing to show subscribers alone hear.
    if keepsSending, !types.contains(where: { model.hasReaders($0, uses) }) {
      return [Proposal(rule: name, site: site, types: types, answer: .rewrite([]))]
    }
    if let range = entry.use.removableSend, types.allSatisfy({ model.isHeardNowhere($0, uses) }) {
      return [
        Proposal(
          rule: name, site: site, types: types,
          answer: .rewrite([.removeSend(range, entry.use, in: file)]))
      ]
    }
    // Subscribers go on hearing an announcement from outside; views never read it.
    guard keepsSending, entry.host.map({ !model.lineage(of: $0).contains(types[0]) }) ?? true else {
      return [objection(entry, types, in: model)]
    }
    let unheard = CautionNote(.viewsNotTold, evidence: file.line(of: site))
    return [
      Proposal(rule: name, site: site, types: types, answer: .rewrite([]), cautions: [unheard])
    ]
  }
}

/// A property of a wrapper that knows nothing of the object, whose observer announced it: the wrapper stays as storage,
/// and accessors of the old name announce what is written.
private func wrapperProposal(
  _ entry: Announcements.Entry, _ reference: PropertyReference, _ wrapper: Attribute,
  _ types: [TypeID], keepsSending: Bool, in model: ProjectModel
) -> Proposal? {
  let property = model[reference]
  let file = model.files[reference.file]
  guard let send = entry.use.removableSend,
    let type = property.storedTypeText(in: file, model, reference)
  else { return nil }
  var edits = property.trackedByHand(
    as: type, storedIn: model.storageName(for: property, of: types[0]), leaving: [wrapper.name],
    in: file)
  if !keepsSending { edits.append(Edit.remove(send, observing: property, in: file)) }
  return Proposal(
    rule: name, site: file.site(entry.use.range), types: types, answer: .rewrite(edits))
}

private func subscriptionProposal(
  _ entry: Announcements.Entry, in model: ProjectModel, _ options: Options
) -> Proposal? {
  let types = entry.owners.filter(model.isMigratable)
  guard !types.isEmpty else { return nil }
  if options.combine == .hold { return objection(entry, types, in: model) }
  let file = model.files[entry.file]
  return Proposal(rule: name, site: file.site(entry.use.range), types: types, answer: .rewrite([]))
}

/// The publisher of the old name, in the topmost class of an inheritance chain that has a subscriber.
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
          "\(primary.accessOfMembers)let objectWillChange = ObservableObjectPublisher()",
          atHeadOf: primary, in: file)
      ]))
  ]
}

/// A protocol whose conformers announce asks for the publisher by itself, since it is no `ObservableObject` any more.
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

/// A publisher that is declared by hand and tells of what is another's, or does something when a view subscribes to it:
/// views subscribe no more.
private func hold(_ id: TypeID, in model: ProjectModel) -> Proposal? {
  if let place = model.publisherOfAnother(id) {
    let file = model.files[place.file]
    let site = file.site(place.range)
    let objection = Objection(.objectWillChangeUse, at: site, evidence: file.line(of: site))
    return Proposal(rule: name, site: site, types: [id], answer: .objection(objection))
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
  let objection = Objection(.objectWillChangeUse, at: site, evidence: file.line(of: site))
  return Proposal(rule: name, site: site, types: [id], answer: .objection(objection))
}

/// A publisher that is declared by hand and that nobody subscribes to.
private func declarationProposals(in model: ProjectModel, _ uses: PropertyUses) -> [Proposal] {
  model.migratableTypes.flatMap { id -> [Proposal] in
    guard model[id].kind == .class else { return [] }
    return model.properties(of: id).filter { uses.leavesUnheard($0, of: id, in: model) }
      .map { reference in
        let property = model[reference]
        let file = model.files[reference.file]
        return Proposal(
          rule: name, site: file.site(property.nameRange), types: [id],
          answer: .rewrite([.removeDeclaration(property.declaration, in: file)]))
      }
  }
}
