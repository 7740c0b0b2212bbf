extension Tracking {
  /// The notification for the whole object that replaces a send; nil if the send stays because only subscribers of the
  /// publisher depend on it.
  public func objectNotification(_ entry: ObjectWillChangeUses.Entry) -> ObjectAnnouncement? {
    guard let announcement = objectAnnouncement(entry) else { return nil }
    // Subscribers may use the value that is sent.
    if entry.use.sendsValue, usage.uses.announces(announcement.owner) { return nil }
    let isOwn = entry.host.map { symbols.lineage(of: $0).contains(announcement.owner) } ?? false
    if usage.uses.announces(announcement.owner), !isOwn, !usage.exposesPublisher(announcement.owner)
    {
      return nil
    }
    let isRead =
      announcement.mayBeHeavy
      ? mayChangeUntracked(around: entry)
        && announcing.typesSharingPublisher(with: announcement.owner).contains {
          !membersOverOutsideState(of: $0, usage.uses).isEmpty
            || showsChangingState(of: $0, usage.uses)
            || !storesValue(entry) && showsChangingValues(of: $0)
        } : hasReaders(announcement.owner)
    return isRead && !isUnobserved(announcement.owner) ? announcement : nil
  }

  /// Whether views can read anything that a notification for the whole object covers.
  public func hasReaders(_ owner: TypeID) -> Bool {
    announcing.typesSharingPublisher(with: owner).contains {
      !membersOverOutsideState(of: $0, usage.uses).isEmpty
        || !propertiesNotified(of: $0).isEmpty
    }
  }

  /// Whether views read a stored property that holds an object which notifies nobody. No notification of the model
  /// reaches them once it is migrated, if they read nothing else of it.
  public func showsPlainObject(_ owner: TypeID) -> Bool {
    announcing.typesSharingPublisher(with: owner).contains { id in
      symbols.properties(of: id).contains { reference in
        symbols[reference].isStored && announcing.isReadByViews(symbols[reference].name, of: [id])
          && symbols.concreteTypes(of: inference.type(of: reference).candidates)
            .contains(where: symbols.isPlainClass)
      }
    }
  }

  /// The plain properties that code around a send changes and that views show.
  public func propertiesShown(besideSend entry: ObjectWillChangeUses.Entry) -> [PropertyReference] {
    guard let id = entry.owners.first, let body = symbols.enclosingBody(of: entry.place)?.body
    else { return [] }
    let written = graph.writes(in: body, ofFile: entry.file).compactMap(\.target.ownName)
      .flatMap { symbols.members(of: id, named: $0).properties }
    return (announcing.announcedChange(of: entry).properties + written).uniqued().filter {
      symbols[$0].isStored && !symbols[$0].isLet && symbols[$0].attribute(.published) == nil
        && !symbols[$0].attributes.contains(where: \.mayBeWrapper) && isShown($0, of: id)
    }
  }

  /// Whether no wrapper can hold an object of the class and nothing subscribes to its publisher.
  public func hasNoObservers(_ id: TypeID) -> Bool {
    isHeldByNoWrapper(id) && !usage.uses.announces(id)
      && usage.uses.announcements.subscriptions.allSatisfy { !$0.owners.isEmpty }
  }

  /// Whether no wrapper can hold an object of the class, in the project or in clients of a library.
  func isHeldByNoWrapper(_ id: TypeID) -> Bool {
    let family = Set(announcing.typesSharingPublisher(with: id) + symbols.lineage(of: id))
    let path = symbols.files[symbols[id].primary.file].path
    guard symbols.layout.publishedModule(of: path) == nil || !objects.isVisibleToClients(id) else {
      return false
    }
    return ![Wrapper.stateObject, .observedObject, .environmentObject, .focusedObject]
      .flatMap(objects.wrapperSites).contains { site in
        if case .external = site.type.unwrapped { return false }
        let types = site.type.candidates
        return types.isEmpty || !family.isDisjoint(with: types)
      }
  }

  /// The bodies that register a read of the whole object, so that views that use them update with each notification.
  public func bodiesReadingWholeObject() -> [(file: Int, body: BodyOwner)] {
    (usage.uses.announcements.sends.compactMap { objectNotification($0)?.owner }
      + symbols.migratableTypes.flatMap(refreshTriggers).map(\.owner))
      .uniqued()
      .flatMap(announcing.typesSharingPublisher)
      .flatMap { membersOverOutsideState(of: $0, usage.uses) }
  }

  /// The computed properties whose setters contain the only send for them. Their getters and setters become tracked.
  public func propertiesSentBySetters(of family: [TypeID]) -> Set<PropertyReference> {
    Set(
      usage.uses.announcements.sends(inCodeOf: family).compactMap { entry in
        guard case .setter(let property) = announcing.announcedChange(of: entry) else { return nil }
        return property
      })
  }

  /// The properties that a notification for the whole object covers: the tracked ones, those over `@AppStorage` and
  /// similar wrappers, and the given computed properties.
  public func propertiesNotified(of id: TypeID, besides told: Set<PropertyReference> = [])
    -> [PropertyReference]
  {
    symbols.properties(of: id).filter { told.contains($0) || registersReads(of: $0, of: id) }
  }
}

extension Tracking {
  /// The publisher that a type declares itself, if it is built from something outside the object or does something when
  /// it is subscribed to.
  public func publisherWithEffects(of id: TypeID) -> (file: Int, range: ByteRange)? {
    if let place = announcing.publisherOfAnother(id) { return (place.file, place.range) }
    guard symbols[id].kind == .class,
      let reference = symbols.properties(of: id).first(where: {
        symbols[$0].name == "objectWillChange" && !symbols[$0].isStatic
      }),
      symbols[id].declarations.contains(where: {
        let code = symbols.files[$0.file].text(symbols[$0].range)
        return code.contains("receiveSubscription:") || code.containsWord("Deferred")
      })
    else { return nil }
    return (reference.file, symbols[reference].nameRange)
  }

  /// Whether a type is the topmost class, or the topmost protocol that no longer refines `ObservableObject`, and
  /// declares no publisher of its own.
  public func lacksPublisher(_ id: TypeID) -> Bool {
    guard symbols.isMigratable(id) else { return false }
    let isProtocol = symbols[id].kind == .protocol
    let inherits = symbols.lineage(of: id).dropFirst().contains {
      symbols[$0].kind == (isProtocol ? .protocol : .class) && symbols.isMigratable($0)
    }
    return !inherits
      && (isProtocol
        ? symbols.members(of: id, named: "objectWillChange").properties.isEmpty
        : !usage.declaresPublisher(id))
  }
}
