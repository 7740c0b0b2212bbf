extension ProjectModel {
  /// The notification for the whole object that replaces a send; nil if the send stays because only subscribers of the
  /// publisher depend on it.
  public func objectNotification(_ entry: ObjectWillChangeUses.Entry) -> ObjectAnnouncement? {
    guard let announcement = objectAnnouncement(entry) else { return nil }
    // Subscribers may use the value that is sent.
    if entry.use.sendsValue, uses.announces(announcement.owner) { return nil }
    let isOwn = entry.host.map { lineage(of: $0).contains(announcement.owner) } ?? false
    if uses.announces(announcement.owner), !isOwn, !exposesPublisher(announcement.owner) {
      return nil
    }
    let isRead =
      announcement.mayBeHeavy
      ? typesSharingPublisher(with: announcement.owner).contains {
        !membersOverOutsideState(of: $0, uses).isEmpty || showsChangingState(of: $0, uses)
          || showsChangingValues(of: $0)
      } : hasReaders(announcement.owner)
    return isRead ? announcement : nil
  }

  /// Whether views can read anything that a notification for the whole object covers.
  public func hasReaders(_ owner: TypeID) -> Bool {
    typesSharingPublisher(with: owner).contains {
      !membersOverOutsideState(of: $0, uses).isEmpty
        || !propertiesNotified(of: $0).isEmpty
    }
  }

  /// Whether no wrapper can hold an object of the class and nothing subscribes to its publisher.
  public func hasNoObservers(_ id: TypeID) -> Bool {
    let family = Set(typesSharingPublisher(with: id) + lineage(of: id))
    let path = files[self[id].primary.file].path
    guard layout.publishedModule(of: path) == nil || !isVisibleToClients(id), !uses.announces(id),
      uses.announcements.subscriptions.allSatisfy({ !$0.owners.isEmpty })
    else { return false }
    return ![Wrapper.stateObject, .observedObject, .environmentObject, .focusedObject]
      .flatMap(wrapperSites).contains { site in
        if case .external = site.type.unwrapped { return false }
        let types = site.type.candidates
        return types.isEmpty || !family.isDisjoint(with: types)
      }
  }

  /// The bodies that register a read of the whole object, so that views that use them update with each notification.
  public func bodiesReadingWholeObject() -> [(file: Int, body: BodyOwner)] {
    uses.announcements.sends.compactMap { objectNotification($0)?.owner }
      .uniqued()
      .flatMap(typesSharingPublisher)
      .flatMap { membersOverOutsideState(of: $0, uses) }
  }

  /// The computed properties whose setters contain the only send for them. Their getters and setters become tracked.
  public func propertiesSentBySetters(of family: [TypeID]) -> Set<PropertyReference> {
    Set(
      uses.announcements.sends(inCodeOf: family).compactMap { entry in
        guard case .setter(let property) = announcedChange(of: entry) else { return nil }
        return property
      })
  }

  /// The properties that a notification for the whole object covers: the tracked ones, those over `@AppStorage` and
  /// similar wrappers, and the given computed properties.
  public func propertiesNotified(of id: TypeID, besides told: Set<PropertyReference> = [])
    -> [PropertyReference]
  {
    properties(of: id).filter { told.contains($0) || registersReads(of: $0, of: id) }
  }
}

extension ProjectModel {
  /// The publisher that a type declares itself, if it is built from something outside the object or does something when
  /// it is subscribed to.
  public func publisherWithEffects(of id: TypeID) -> (file: Int, range: ByteRange)? {
    if let place = publisherOfAnother(id) { return (place.file, place.range) }
    guard self[id].kind == .class,
      let reference = properties(of: id).first(where: {
        self[$0].name == "objectWillChange" && !self[$0].isStatic
      }),
      self[id].declarations.contains(where: {
        let code = files[$0.file].text(self[$0].range)
        return code.contains("receiveSubscription:") || code.containsWord("Deferred")
      })
    else { return nil }
    return (reference.file, self[reference].nameRange)
  }

  /// Whether a type is the topmost class, or the topmost protocol that no longer refines `ObservableObject`, and
  /// declares no publisher of its own.
  public func lacksPublisher(_ id: TypeID) -> Bool {
    guard isMigratable(id) else { return false }
    let isProtocol = self[id].kind == .protocol
    let inherits = lineage(of: id).dropFirst().contains {
      self[$0].kind == (isProtocol ? .protocol : .class) && isMigratable($0)
    }
    return !inherits
      && (isProtocol
        ? members(of: id, named: "objectWillChange").properties.isEmpty : !declaresPublisher(id))
  }
}
