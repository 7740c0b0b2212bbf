/// Announcements of an object as a whole: nothing tells what of it has changed.
public struct ObjectAnnouncement: Sendable {
  /// The class that is announced: the topmost of those that the object's class inherits from.
  public let owner: TypeID
  /// `objectWillChange.send()`, without what stands before it.
  public let range: ByteRange
  /// Whether what is written beside it need not be all that it tells of: not every run that comes by there writes it.
  public let isDoubtful: Bool
}

extension ProjectModel {
  /// Reads a send as the announcement of a whole object; nil where it says what changes, or where the views that the
  /// object has cannot be told by what they read of it.
  public func objectAnnouncement(_ entry: Announcements.Entry) -> ObjectAnnouncement? {
    let place = Remembered.Place(file: entry.file, offset: entry.use.range.lowerBound)
    return remembered.announcements.answer(to: place) { readAnnouncement(entry) }
  }

  private func readAnnouncement(_ entry: Announcements.Entry) -> ObjectAnnouncement? {
    var isDoubtful = false
    switch announcedChange(of: entry) {
    case .unknown: break
    case .writes where changesPlainObjects(around: entry) || writesSettings(around: entry): break
    case .writes where !announcesCertainWrite(entry) || callsPlainObjects(around: entry),
      .children where !announcesCertainWrite(entry):
      isDoubtful = true
    case .writes(let written, _) where !written.contains(where: { isShown($0, of: entry.owners) }):
      isDoubtful = true
    default: return nil
    }
    guard entry.owners.count == 1, let owner = entry.owners.first.flatMap(publishingClass),
      isMigratable(owner), isAloneWithSubclasses(owner), !isObservedWithoutBeingRead(owner)
    else { return nil }
    let isUntold = announcedTogether(with: owner).flatMap(properties).contains { reference in
      let property = self[reference]
      return property.isStored && !property.isStatic && property.attribute(.published) == nil
        && property.objectWrapper == nil && !property.publishesThroughWrapper
        && property.attributes.contains(where: \.mayBeWrapper)
    }
    if isUntold { return nil }
    guard let range = entry.use.send, !isInNonisolatedCode(entry),
      !isSentOffActorOfProperties(entry, of: owner)
    else { return nil }
    return ObjectAnnouncement(owner: owner, range: range, isDoubtful: isDoubtful)
  }

  /// Whether a send stands in code that says it is on no actor: it may send, and call no method of an isolated class.
  private func isInNonisolatedCode(_ entry: Announcements.Entry) -> Bool {
    guard let host = entry.host, !isMovedToMainActor(entry) else { return false }
    let functions = functions(of: host).filter { $0.file == entry.file }.map { self[$0] }
      .filter { $0.hasModifier("nonisolated") }
    let properties = properties(of: host).filter { $0.file == entry.file }.map { self[$0] }
      .filter { $0.hasModifier("nonisolated") }
    return (functions.compactMap(\.body) + properties.compactMap(\.accessorBlock)).contains {
      $0.contains(entry.use.range)
    }
  }

  /// Whether the closure that a send stands in runs on the main actor wherever it is made, and the class, if it is on
  /// any actor, is on that: `Task { @MainActor in objectWillChange.send() }`.
  func isMovedToMainActor(_ entry: Announcements.Entry) -> Bool {
    let file = files[entry.file]
    guard let owner = entry.owners.first,
      !lineage(of: owner).flatMap({ self[self[$0].primary].attributes }).contains(where: {
        $0.name.hasSuffix("Actor") && $0.name != "MainActor"
      })
    else { return false }
    var index: Int? = entry.use.scope
    while let current = index, file.scopes[current].owner == nil {
      let scope = file.scopes[current]
      index = scope.parent
      guard scope.kind == .closure else { continue }
      if file.text(scope.range).dropFirst().drop(while: \.isWhitespace).hasPrefix("@MainActor") {
        return true
      }
      guard case .argument(let range, _, _) = scope.closure, let call = file.call(at: range) else {
        return false
      }
      return StandardClosureCalls.onMainActor.contains(file.text(call.callee.range))
    }
    return false
  }

  /// Whether the body around a send also changes objects of a class that tells nobody, in something that views read:
  /// `for item in items { item.isSelected = false }`, `progress.completedUnitCount = done`.
  func changesPlainObjects(around entry: Announcements.Entry) -> Bool {
    let scope = ScopeReference(file: entry.file, scope: entry.use.scope)
    guard let body = enclosingBody(of: scope)?.body else { return false }
    let file = files[entry.file]
    func isMet(_ place: ByteRange) -> Bool {
      !file.excludes(place, entry.use.range)
    }
    let assigned = file.uses.assignments.starting(in: body).filter { isMet($0.range) }.map {
      ($0.target, $0.scope)
    }
    let changed = file.uses.calls.starting(in: body).filter { isMet($0.range) }
      .compactMap { call -> (Expression, Int)? in
        guard case .member(let base, let method) = call.callee.kind,
          Self.mutatingMethods.contains(method)
        else { return nil }
        return (base, call.scope)
      }
    return (assigned + changed).contains { target, scope in
      guard case .member(let base, let name) = target.unwrapped.kind, !base.isSelf else {
        return false
      }
      let scope = ScopeReference(file: entry.file, scope: scope)
      let types = type(of: base, at: scope).candidates
      if types.isEmpty, writesIntoObject(target, at: scope) {
        return rootProperty(of: target, at: scope).map { isReadByViews($0, of: entry.owners) }
          ?? false
      }
      return !types.isEmpty
        && types.allSatisfy {
          self[$0].kind == .class && !isObservableObject($0) && !isObservable($0)
        }
        && !viewReads(named: name).isEmpty
    }
  }

  /// Whether the body around a send also writes settings that properties of the object may show:
  /// `UserDefaults.standard.set(value, forKey: key)` beside `@AppStorage`.
  func writesSettings(around entry: Announcements.Entry) -> Bool {
    let scope = ScopeReference(file: entry.file, scope: entry.use.scope)
    guard let body = enclosingBody(of: scope)?.body,
      entry.owners.flatMap(announcedTogether).flatMap(properties).contains(where: {
        self[$0].publishesThroughWrapper
      })
    else { return false }
    let file = files[entry.file]
    return file.uses.calls.starting(in: body).contains { call in
      guard case .member(let base, let name) = call.callee.unwrapped.kind,
        Self.settingMethods.contains(name), !file.excludes(call.range, entry.use.range)
      else { return false }
      if base.dottedPath == ["UserDefaults", "standard"] { return true }
      let scope = ScopeReference(file: entry.file, scope: call.scope)
      guard case .external("UserDefaults", _) = type(of: base, at: scope).unwrapped else {
        return false
      }
      return true
    }
  }

  private static let settingMethods: Set<String> = [
    "set", "setValue", "removeObject", "setPersistentDomain", "removePersistentDomain",
    "setVolatileDomain", "removeVolatileDomain", "register",
  ]

  /// Whether the body around a send also calls methods of own objects that tell nobody of changes: `engine.run()`.
  private func callsPlainObjects(around entry: Announcements.Entry) -> Bool {
    let scope = ScopeReference(file: entry.file, scope: entry.use.scope)
    guard let body = enclosingBody(of: scope)?.body else { return false }
    let file = files[entry.file]
    return file.uses.calls.starting(in: body).contains { call in
      guard case .member(let base, let name) = call.callee.unwrapped.kind, name != "send",
        !file.excludes(call.range, entry.use.range)
      else { return false }
      let scope = ScopeReference(file: entry.file, scope: call.scope)
      guard rootProperty(of: base, at: scope) != nil else { return false }
      let type = type(of: base, at: scope)
      return mayChange(type) && !type.candidates.contains(where: isMigratable)
    }
  }

  /// Whether an object of the class tells anybody of a change, by itself or once it has moved.
  func tellsOfChanges(_ id: TypeID) -> Bool {
    remembered.tellsOfChanges.answer(to: id) { findsChangesTold(by: id) }
  }

  private func findsChangesTold(by id: TypeID) -> Bool {
    lineage(of: id).contains { ancestor in
      properties(of: ancestor).contains { reference in
        let property = self[reference]
        return property.attribute(.published) != nil || property.publishesThroughWrapper
          || property.isStored && !property.isLet && !property.isStatic
            && isReadByViews(property.name, of: [id])
      }
        || self[ancestor].declarations.contains { declaration in
          files[declaration.file].uses.objectWillChange.contains {
            self[declaration].range.contains($0.range.lowerBound)
          }
        }
    }
  }

  /// Whether views can see what is stored in a property: they read it, or code of the class gives it to them.
  private func isShown(_ reference: PropertyReference, of types: [TypeID]) -> Bool {
    let property = self[reference]
    if property.attribute(.published) != nil || property.publishesThroughWrapper { return true }
    if isReadByViews(property.name, of: types) { return true }
    func isRead(in body: ByteRange?, ofFile number: Int) -> Bool {
      guard let body else { return false }
      return files[number].uses.reads.starting(in: body).contains {
        $0.name == property.name && $0.isOwn
      }
    }
    return types.contains { id in
      properties(of: id).contains { isRead(in: self[$0].getterBody, ofFile: $0.file) }
        || functions(of: id).contains {
          self[$0].returnType != nil && isRead(in: self[$0].body, ofFile: $0.file)
        }
    }
  }

  /// Whether views read a member of the name through an object of one of the types.
  public func isReadByViews(_ name: String, of types: [TypeID]) -> Bool {
    viewReads(named: name).contains { number, read in
      guard let base = read.base else { return false }
      let scope = ScopeReference(file: number, scope: read.scope)
      return objects(of: base, at: scope).contains { types.contains($0) }
    }
  }

  /// The class and its subclasses: an object of any of them is announced by the class.
  public func announcedTogether(with id: TypeID) -> [TypeID] {
    var family = [id]
    var next = 0
    while next < family.count {
      family += subtypes(of: family[next]).sorted().filter { !family.contains($0) }
      next += 1
    }
    return family
  }

  /// Whether a view observes the object, names it nowhere, and shows what nothing tracks: it looks again at that when the
  /// object says so.
  private func isObservedWithoutBeingRead(_ id: TypeID) -> Bool {
    let family = Set(announcedTogether(with: id))
    return wrapperTable.values.joined().contains { site in
      guard let host = site.host, hostRole(of: host) != nil,
        site.type.candidates.contains(where: family.contains)
      else { return false }
      let isUnnamed = self[host].declarations.allSatisfy { declaration in
        let own = declaration.file == site.file ? 1 : 0
        return files[declaration.file].occurrences(
          of: site.property.name, in: self[declaration].memberBlock) <= own
      }
      return isUnnamed && untrackedRead(in: host) != nil
    }
  }

  /// The class whose publisher the objects of a class have: the topmost that it inherits from.
  private func publishingClass(of id: TypeID) -> TypeID? {
    lineage(of: id).last { self[$0].kind == .class && isObservableObject($0) }
  }

  /// Whether the object's publisher is that of the class and of subclasses which can use its members.
  private func isAloneWithSubclasses(_ id: TypeID) -> Bool {
    lineage(of: id).dropFirst().allSatisfy { self[$0].kind == .protocol }
      && announcedTogether(with: id).allSatisfy {
        isMigratable($0) && canSee(self[id].primary.file, self[$0].primary.file)
      }
  }
}
