/// A notification for a whole object, which does not show what changed.
public struct ObjectAnnouncement: Sendable {
  /// The class whose publisher sends: the topmost `ObservableObject` class that the object's class inherits from.
  public let owner: TypeID
  /// `objectWillChange.send()`, without the base before it.
  public let range: ByteRange
  /// Whether it may notify about nothing that views show: the writes next to the send may be all that it notifies about,
  /// or it is a write that may have another purpose.
  public let mayBeHeavy: Bool
}

extension Tracking {
  /// Interprets a send as a notification for a whole object; nil if the change can be inferred, or if tracked reads
  /// cannot identify the views that depend on the object.
  public func objectAnnouncement(_ entry: ObjectWillChangeUses.Entry) -> ObjectAnnouncement? {
    let place = FileOffset(file: entry.file, offset: entry.use.range.lowerBound)
    return cache.announcements.answer(to: place) { readAnnouncement(entry) }
  }

  private func readAnnouncement(_ entry: ObjectWillChangeUses.Entry) -> ObjectAnnouncement? {
    var mayBeHeavy = false
    switch announcing.announcedChange(of: entry) {
    case .unknown: break
    case .writes where refreshesUntrackedState(entry),
      .children where refreshesUntrackedState(entry):
      break
    case .writes where isSentOnMainForBackgroundWrite(entry) || animatesLaterWrites(entry): break
    case .writes
    where announcing.changesPlainObjects(around: entry) || announcing.writesSettings(around: entry):
      break
    // What views do not see is not what the send refreshes.
    case .writes(let written, _)
    where !mayShowOne(of: written, changedWith: entry)
      && entry.owners.contains(where: isRead):
      break
    case .observer(let property)
    where entry.owners.contains(where: { isHiddenFromViews(property, of: $0) && isRead($0) }):
      break
    // A change during the evaluation notifies before the view observes it, so the later send is what updates the view.
    case .observer(let property)
    where isSentLater(entry) && entry.owners.contains(where: { isWrittenByViews(property, of: $0) }):
      break
    // An assignment that `==` considers equal notifies nobody, so the send is all that refreshes what it ignores.
    case .writes(let written, _) where mayAssignEqualValues(around: entry):
      mayBeHeavy = !written.contains { looselyCompared($0) != nil }
    case .writes
    where !announcing.notifiesOfCertainWrite(entry) || callsPlainObjects(around: entry),
      .children where !announcing.notifiesOfCertainWrite(entry):
      mayBeHeavy = true
    case .writes(let written, _)
    where !mayShowOne(of: written, changedWith: entry):
      mayBeHeavy = true
    default: return nil
    }
    guard entry.owners.count == 1, let owner = entry.owners.first.flatMap(publishingClass),
      symbols.isMigratable(owner), isAloneWithSubclasses(owner), !isObservedWithoutBeingRead(owner)
    else { return nil }
    if announcing.typesSharingPublisher(with: owner).contains(where: hasUntrackedWrapper) {
      return nil
    }
    guard let range = entry.use.send, !isInNonisolatedCode(entry), canCaptureObject(entry, owner),
      !announcing.isSentOffActorOfProperties(entry, of: owner)
    else { return nil }
    return ObjectAnnouncement(
      owner: owner, range: range, mayBeHeavy: mayBeHeavy || entry.use.isWrite)
  }

  /// Whether views may show one of the properties that are written beside a send. A send that is a write of a property
  /// which nothing reads is for others.
  private func mayShowOne(
    of written: [PropertyReference], changedWith entry: ObjectWillChangeUses.Entry
  ) -> Bool {
    written.contains {
      !(entry.use.isWrite && isRefreshTrigger($0)) && mayBeShown($0, of: entry.owners)
    }
  }

  /// Whether a send passes on what a child sends, and views show state through the object that nothing tracks: it may
  /// change with any notification of the child.
  private func refreshesUntrackedState(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    announcing.childPassedOn(by: entry) != nil
      && entry.owners.contains(where: showsUnnotifiedState)
  }

  /// Whether a closure that sends through another name of the publisher can capture the object instead. That needs an
  /// object of the class around it, which is fully initialized.
  private func canCaptureObject(_ entry: ObjectWillChangeUses.Entry, _ owner: TypeID) -> Bool {
    guard entry.use.indirect != nil else { return true }
    guard let host = entry.host, symbols.lineage(of: host).contains(owner),
      let body = symbols.enclosingBody(of: entry.place)
    else { return false }
    return body.kind != .initializer
      || isComplete(host, before: entry.use.range, in: body, ofFile: symbols.files[entry.file])
  }

  /// Whether a send runs after the code around it.
  private func isSentLater(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    !graph.runsAtOnce(entry.place)
  }

  /// Whether a property of the type has a wrapper that nothing tracks.
  private func hasUntrackedWrapper(_ id: TypeID) -> Bool {
    symbols.properties(of: id).contains { reference in
      let property = symbols[reference]
      return property.isStored && !property.isStatic && property.attribute(.published) == nil
        && property.objectWrapper == nil && !property.publishesThroughWrapper
        && property.attributes.contains(where: \.mayBeWrapper)
        && manuallyNotifyingWrapper(reference, of: id) == nil
    }
  }

  /// Whether a send is in `nonisolated` code, which may send but cannot call a method of an isolated class.
  private func isInNonisolatedCode(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    guard let host = entry.host, !announcing.isDispatchedToMainActor(entry) else { return false }
    let functions = symbols.functions(of: host).filter { $0.file == entry.file }.map { symbols[$0] }
      .filter { $0.hasModifier("nonisolated") }
    let properties = symbols.properties(of: host).filter { $0.file == entry.file }.map {
      symbols[$0]
    }
    .filter { $0.hasModifier("nonisolated") }
    return (functions.compactMap(\.body) + properties.compactMap(\.accessorBlock)).contains {
      $0.contains(entry.use.range)
    }
  }

  /// Whether the body around a send also calls methods of own objects that do not notify anyone of their changes:
  /// `engine.run()`.
  private func callsPlainObjects(around entry: ObjectWillChangeUses.Entry) -> Bool {
    let scope = entry.place
    guard let body = symbols.enclosingBody(of: scope)?.body else { return false }
    let file = symbols.files[entry.file]
    return file.uses.calls.starting(in: body).contains { call in
      guard case .member(let base, let name) = call.callee.unwrapped.kind, name != "send",
        !file.excludes(call.range, entry.use.range)
      else { return false }
      let scope = ScopeReference(file: entry.file, scope: call.scope)
      guard graph.rootProperty(of: base, at: scope) != nil else { return false }
      let type = inference.type(of: base, at: scope)
      return inference.mayChange(type) && !type.candidates.contains(where: symbols.isMigratable)
    }
  }

  /// Whether a view observes the object without naming it and shows untracked state. Such a view picks up new values of
  /// that state when the object notifies it. So does a view with a property wrapper that only observes the object.
  private func isObservedWithoutBeingRead(_ id: TypeID) -> Bool {
    let family = Set(announcing.typesSharingPublisher(with: id))
    return objects.wrapperTable.values.joined().contains { site in
      guard let host = site.host, symbols.hostRole(of: host) != nil,
        site.type.candidates.contains(where: family.contains)
      else { return false }
      let isUnnamed = symbols[host].declarations.allSatisfy { declaration in
        let own = declaration.file == site.file ? 1 : 0
        return symbols.files[declaration.file].occurrences(
          of: site.property.name, in: symbols[declaration].memberBlock) <= own
      }
      return isUnnamed && untrackedRead(in: host) != nil
        || views.refreshesPropertyWrapper(site) && mayWrapUntrackedValue(host)
    }
  }

  /// The class whose publisher the objects of a class use: the topmost `ObservableObject` class that it inherits from.
  private func publishingClass(of id: TypeID) -> TypeID? {
    symbols.lineage(of: id).last { symbols[$0].kind == .class && symbols.isObservableObject($0) }
  }

  /// Whether only the class and subclasses that can access its members use the object's publisher.
  private func isAloneWithSubclasses(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).dropFirst().allSatisfy { symbols[$0].kind == .protocol }
      && announcing.typesSharingPublisher(with: id).allSatisfy {
        symbols.isMigratable($0)
          && symbols.mayShareModule(symbols[id].primary.file, symbols[$0].primary.file)
      }
  }
}
