import SourceModel

extension ProjectModel {
  /// Removes a relay with what only served it: functions, and the properties that store its subscription.
  func edits(removing relay: ByteRange, from host: TypeID, inFile number: Int) -> [Edit] {
    let file = files[number]
    let stores = usage.uses.announcements.storesUnused(without: relay, inFile: number)
    let unneeded = usage.uses.announcements.unneeded[number] ?? []
    let removed = ([relay] + stores.flatMap(\.resets)).flatMap { statement -> [ByteRange] in
      functionEmptied(around: statement, of: host, inFile: number, without: unneeded)
        .map { [self[$0.function].range] + $0.calls } ?? [statement]
    }
    let edits = removed.uniqued().compactMap { range -> Edit? in
      guard let observed = announcing.observedProperty(around: range, of: host, inFile: number)
      else { return .removeStatement(range, in: file) }
      let property = self[observed]
      let all =
        observerEmptied(around: range, of: property, inFile: number, without: unneeded)
        ?? range
      // The code that feeds the property's subject replaces the statement.
      if usage.uses.isReadAsPublisher(observed, in: symbols),
        property.observing(insteadOf: all, in: file) != nil
      {
        return nil
      }
      return .remove(all, observing: property, in: file)
    }
    return edits.uniqued()
      + stores.map {
        .removeDeclaration(self[$0.property].declaration, in: files[$0.property.file])
      }
  }
}

/// Removes a relay between objects that are migrated; keeps their types from being migrated where something else may
/// depend on it.
func relayProposal(
  _ entry: ObjectWillChangeUses.Entry, in model: ProjectModel
) -> Proposal? {
  let file = model.files[entry.file]
  // Generic code that relays any `ObservableObject` has no other publisher to use.
  let isOfAny =
    model.objects.typesRelayed(at: entry.place) != nil
  let children = entry.owners.filter(model.symbols.isMigratable)
  guard let host = entry.host, model.symbols.isMigratable(host) else {
    // A relay into a type that is not migrated is like any other subscription to the child.
    return isOfAny
      ? Proposal(blocking: children, .publisher(entry.use.range, in: file)) : nil
  }
  guard !entry.owners.isEmpty, entry.owners.allSatisfy(model.symbols.isMigratable) else {
    let outside = entry.owners.first { !model.symbols.isMigratable($0) }
    return Proposal(
      blocking: [host], .republishing(entry.use, by: host, of: outside, in: file, model))
  }
  let held =
    isOfAny
    ? Proposal(
      blocking: [host] + children, .republishing(entry.use, by: host, of: nil, in: file, model))
    : nil
  if model.usage.uses.announces(host) { return held }
  guard let relay = entry.use.relay else { return nil }
  let unneeded = model.usage.uses.announcements.unneeded[entry.file] ?? []
  if let held,
    model.functionEmptied(around: relay, of: host, inFile: entry.file, without: unneeded) == nil
  {
    return held
  }
  return Proposal(
    at: file.site(entry.use.range), for: ([host] + entry.owners).uniqued(),
    model.edits(removing: relay, from: host, inFile: entry.file))
}

extension ProjectModel {
  /// Why a send is not needed, unless it is only because the properties that change notify on their own.
  func reasonToRemove(_ entry: ObjectWillChangeUses.Entry) -> String? {
    if announcing.isDelayed(entry) {
      return "it was sent after a delay, and views no longer update without a change"
    }
    let names = tracking.propertiesWrittenWithoutSend(entry).map { "`\(self[$0].name)`" }
    return names.isEmpty
      ? nil : "each change of \(names.listed(upTo: 2)) now notifies, also where this was not sent"
  }
}
