import SourceModel

extension Rule {
  /// `objectWillChange.send()` is removed where the properties that change notify on their own.
  static let objectWillChange = Rule(name: "ObjectWillChange", page: .objectWillChange) {
    model, options in
    let announcements = model.usage.uses.announcements
    return announcements.relays.compactMap { relayProposal($0, in: model) }
      + announcements.sends.compactMap { sendProposal($0, in: model) }
      + announcements.subscriptions.compactMap { subscriptionProposal($0, in: model, options) }
      + Proposal.ofUnknownPublishers(in: model) + declarationProposals(in: model)
      + model.symbols.migratableTypes.compactMap { id in
        model.tracking.publisherWithEffects(of: id).map {
          Proposal(
            blocking: [id],
            .publisher(
              $0.range, in: model.files[$0.file],
              "`\(model.symbols.qualifiedName(id))` builds its own publisher, which `@Observable` cannot replace"
            ))
        }
      }
      + (options.combine == .bridge ? announcements.announcing.sorted() : [])
      .filter(model.tracking.lacksPublisher).map { publisherProposal(of: $0, in: model) }
  }
}

/// A send by migratable objects.
private struct Send {
  let entry: ObjectWillChangeUses.Entry
  let types: [TypeID]
  let model: ProjectModel

  private var file: FileFacts { model.files[entry.file] }
  /// Whether `objectWillChange` stays, because it has subscribers.
  private var publisherRemains: Bool { types.contains(where: model.usage.uses.announces) }

  private func rewriting(_ edits: [Edit], for types: [TypeID]? = nil) -> Proposal {
    Proposal(at: file.site(entry.use.range), for: types ?? self.types, edits)
  }

  private func note(_ kind: DiagnosticKind, detail: String? = nil, of type: TypeID? = nil)
    -> Diagnostic
  {
    let line = file.line(of: file.site(entry.use.range))
    let sent = entry.use.send.map { file.text(entry.use.range.lowerBound..<$0.upperBound) } ?? line
    let whole = entry.use.removableSend.map { String(file.text($0).prefix { $0 != ";" }) } ?? line
    let code = !line.contains(whole) ? line : whole.contains(sent) ? whole : sent
    return Diagnostic(kind, code, detail: detail, of: type.map(model.symbols.qualifiedName))
  }

  /// The change of the send; nil if it keeps its types from being migrated.
  var proposal: Proposal? {
    if types.allSatisfy(model.tracking.isUnobserved) { return unobserved }
    // Subscribers may use the value that is sent.
    if publisherRemains, entry.use.sendsValue { return nil }
    let change = model.announcing.announcedChange(of: entry)
    if case .observer(let property) = change {
      if let wrapper = model.tracking.manuallyNotifyingWrapper(property, of: types[0]) {
        return rewriting(property, over: wrapper)
      }
      if model.tracking.sendsUnderCondition(property) { return notifyingUnderCondition(property) }
    }
    if model.tracking.animatesEarlierChange(entry) { return nil }
    // An observer that assigns its own property would recurse endlessly if the property were tracked. Properties with a
    // publishing wrapper are excluded, because their observer recursed before.
    let plain = change.properties.filter { model[$0].publishingWrapper == nil }
    let silent = plain.filter { !model.tracking.notifiesOfItself($0) }
    if plain.contains(where: model.announcing.assignsItself)
      || silent.contains(where: model.tracking.isShownWithWrapper)
    {
      return nil
    }
    if silent.count == change.properties.count, !silent.isEmpty { return unexplained }
    if case .unknown = change { return unexplained }
    return entry.use.removableSend.flatMap { removing($0, notifying: change) }
  }

  /// Removes a send for a known change, or has the changed property notify.
  private func removing(_ range: ByteRange, notifying change: NotifiedChange) -> Proposal? {
    let migrating = (types + model.announcing.typesNotifying(change)).uniqued()
    let edit: Edit?
    switch change {
    case .observer(let property):
      if model[property].hasModifier("override") {
        return model.announcing(
          property, insteadOf: range, publisherRemains: publisherRemains, in: file
        ).map { rewriting($0, for: migrating) }
      }
      // The code that feeds the property's subject replaces the statement.
      let isReplaced =
        model.usage.uses.isReadAsPublisher(property, in: model.symbols)
        && model[property].observing(insteadOf: range, in: file) != nil
      edit = isReplaced ? nil : .remove(range, observing: model[property], in: file)
    case .writes, .children, .unknown: edit = .removeSend(range, entry.use, in: file)
    case .setter(let property):
      return model.trackedAccess(to: property, notifiedBy: entry, publisherRemains)
        .map { rewriting($0) }
    }
    if publisherRemains { return rewriting([], for: migrating) }
    return rewriting([edit].compactMap(\.self), for: migrating)
      .adding(note(.removedSend, detail: model.reasonToRemove(entry)))
  }

  /// The change of a send whose code does not show what changes; nil if views may depend on it.
  private var unexplained: Proposal? {
    // If views can read nothing of the object, only subscribers depend on the send.
    let isShown = types.contains {
      model.tracking.hasReaders($0) || model.tracking.showsPlainObject($0)
    }
    if publisherRemains, !isShown { return rewriting([]) }
    if types.allSatisfy(model.tracking.hasNoObservers), let unobserved { return unobserved }
    // Subscribers still receive a send from outside the object; views do not depend on it.
    let isOwn = entry.host.map { model.symbols.lineage(of: $0).contains(types[0]) } ?? false
    return publisherRemains && !isOwn ? rewriting([]).adding(note(.sendIgnoredByViews)) : nil
  }

  /// Removes a send that nothing receives.
  private var unobserved: Proposal? {
    entry.use.removableSend.map {
      rewriting([.removeSend($0, entry.use, in: file)])
        .adding(note(.removedSend, of: types[0]))
    }
  }

  /// Has the first of the sends in a property's observers rewrite the property.
  private func notifyingUnderCondition(_ property: PropertyReference) -> Proposal? {
    guard let edits = model.notifyingUnderCondition(property, of: types[0]) else { return nil }
    let first = model.tracking.sendsInObservers(of: property).first
    return rewriting(first?.use.range == entry.use.range ? edits : [])
  }

  /// Rewrites a property whose wrapper does not publish and whose observer sends for the object.
  private func rewriting(_ reference: PropertyReference, over wrapper: Attribute) -> Proposal? {
    model.accessors(
      over: wrapper, of: reference, types[0], removing: entry.use.removableSend, publisherRemains
    ).map { Proposal(at: model.files[reference.file].site(entry.use.range), for: types, $0) }
  }
}

private func sendProposal(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel
) -> Proposal? {
  let types = entry.owners.filter(model.symbols.isMigratable)
  guard !types.isEmpty, model.tracking.objectNotification(entry) == nil else { return nil }
  return Send(entry: entry, types: types, model: model).proposal
    ?? Proposal(blocking: types, .sending(entry, in: model))
}

private func subscriptionProposal(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel, _ options: Options
) -> Proposal? {
  let types = entry.owners.filter(model.symbols.isMigratable)
  guard !types.isEmpty else { return nil }
  let file = model.files[entry.file]
  if options.combine == .block {
    return Proposal(
      blocking: types,
      .publisher(
        entry.use.range, in: file, "`\(file.quoted(entry.use.range))` has a subscriber",
        instead: "Remove it, or use `--combine bridge`"))
  }
  return Proposal(at: file.site(entry.use.range), for: types, [])
}

/// Removes publishers that a class declares itself and that have no subscriber.
private func declarationProposals(in model: ProjectModel) -> [Proposal] {
  model.symbols.migratableTypes.filter { model[$0].kind == .class }.flatMap { id in
    model.symbols.properties(of: id)
      .filter { model.usage.uses.isUnusedPublisher($0, of: id, in: model.symbols) }
      .map { reference in
        let property = model[reference]
        let file = model.files[reference.file]
        return Proposal(
          at: file.site(property.nameRange), for: [id],
          [.removeDeclaration(property.declaration, in: file)])
      }
  }
}

/// Declares `objectWillChange` in a class that has a subscriber, or requires it in a protocol.
private func publisherProposal(of id: TypeID, in model: ProjectModel) -> Proposal {
  let primary = model[model[id].primary]
  let file = model.files[model[id].primary.file]
  // Where `@StateObject` may stay, the publisher meets a requirement that is not isolated. Swift 6 checks that.
  let isRequired = model.objects.wrapperSites(.stateObject).contains { site in
    site.type.candidates.contains { $0 == id || model.symbols.lineage(of: $0).contains(id) }
  }
  let modifier =
    isRequired && model.objects.isOnNamedActor(id)
      && model.symbols.layout.checksMovedClosures(in: file.path) ? "nonisolated(unsafe) " : ""
  let declaration =
    model[id].kind == .protocol
    ? "var objectWillChange: ObservableObjectPublisher { get }"
    : "\(modifier)\(primary.memberAccessModifier)let objectWillChange = ObservableObjectPublisher()"
  let edit = Edit.insertProperty(declaration, atHeadOf: primary, in: file)
  return Proposal(at: model.symbols.site(of: id), for: [id], [edit])
}
