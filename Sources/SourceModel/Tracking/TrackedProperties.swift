/// Which stored properties the macro tracks.
extension PropertyUses {
  /// Whether a stored property of a migrated type is tracked: it was published, its class notified by hand when it
  /// changed, or a view reads it and nothing prevents tracking.
  public func tracks(_ reference: PropertyReference, of id: TypeID, in tracking: Tracking) -> Bool {
    let property = tracking.symbols[reference]
    guard property.isStored, !property.isLet, !property.isStatic, !property.isLazy,
      !tracking.isUnobserved(id)
    else { return false }
    if property.attribute(.published) != nil { return true }
    guard property.attribute("ObservationIgnored") == nil else { return false }
    return tracking.isAnnounced(reference)
      || tracking.symbols.isHalfMigrated(id) && !property.attributes.contains(where: \.mayBeWrapper)
      || tracking.trackedState.plainReadByViews[reference] != nil
        && tracking.canBeTracked(reference, of: id)
  }

  /// Whether an object of the class has state whose changes notify views.
  public func tracksAnything(in id: TypeID, _ tracking: Tracking) -> Bool {
    tracking.symbols.relatives(of: id).contains { tracksOwn(of: $0, in: tracking) }
      || announcements.announcesAnything(id, in: tracking.symbols) && !tracking.isUnobserved(id)
  }

  /// Whether a property that the class itself declares is tracked.
  private func tracksOwn(of id: TypeID, in tracking: Tracking) -> Bool {
    tracking.symbols.properties(of: id).contains {
      tracking.registersReads(of: $0, of: id)
        || tracking.symbols[$0].publishesThroughWrapper
          && !tracking.isUnseenSetting($0, of: id)
    }
  }

  /// Whether a migrated class gets the macro. A class needs none if it publishes nothing, sends no notifications, and has
  /// no other changing state that views read, unless code requires its objects to be observable. If its base has the
  /// macro, only what the class itself declares counts. A protocol refines `Observable` if one of its classes needs it.
  public func needsMacro(_ id: TypeID, in tracking: Tracking) -> Bool {
    tracking.cache.needsMacro.answer(to: id) { decidesMacro(id, in: tracking) }
  }

  private func decidesMacro(_ id: TypeID, in tracking: Tracking) -> Bool {
    if tracking.symbols[id].kind == .protocol { return needsMacro(inClassesOf: id, tracking) }
    if tracking.isLocalAndSilent(id) { return false }
    let inheritsFromClass = tracking.symbols.supertypes(of: id).contains {
      $0.resolved.candidates.contains {
        tracking.symbols[$0].kind == .class && tracking.symbols.isObservableObject($0)
      }
    }
    if !inheritsFromClass {
      return tracksAnything(in: id, tracking) || tracking.mustBeObservable(id)
    }
    return tracking.symbols.observability(of: id) == .declared || tracksOwn(of: id, in: tracking)
      || announcements.sends(inCodeOf: [id]).contains { $0.owners.contains(id) }
  }
}

extension PropertyUses {
  private func needsMacro(inClassesOf id: TypeID, _ tracking: Tracking) -> Bool {
    let types = [id].closed { tracking.symbols.subtypes(of: $0) }
    let family = types.flatMap { tracking.symbols.lineage(of: $0) }.uniqued()
    return !types.contains { tracking.symbols[$0].kind == .class }
      || tracking.requiresObservable(anyOf: family)
      || family.contains {
        tracksOwn(of: $0, in: tracking) || announcements.announcesAnything($0, in: tracking.symbols)
      }
  }
}

extension Tracking {
  /// Whether code may require the objects of a class to be observable, although they notify nobody: through a protocol,
  /// in the environment, in generic code, by a binding, in `@StateObject`, which may stay, or in clients of a library.
  func mustBeObservable(_ id: TypeID) -> Bool {
    let family = symbols.relatives(of: id)
    return requiresObservable(anyOf: family)
      || family.contains {
        $0 != id && symbols.isObservableObject($0)
          && (symbols[$0].kind == .class || usage.uses.needsMacro($0, in: self))
      }
  }

  func requiresObservable(anyOf family: [TypeID]) -> Bool {
    family.contains {
      !objects.foreignMacros(of: $0).isEmpty || objects.isPublicInLibrary($0)
        || typesRequiredToBeObservable.contains($0)
    }
  }

  private var typesRequiredToBeObservable: Set<TypeID> {
    cache.typesRequiredToBeObservable.found {
      let sites = Wrapper.ofObjects.flatMap { wrapper in
        objects.wrapperSites(wrapper).filter {
          wrapper != .observedObject || !usage.uses.projections(of: $0).isEmpty
        }
      }
      return views.injectedTypes
        .union(sites.flatMap { symbols.concreteTypes(of: $0.type.candidates) })
        .union(objects.genericFlows.values.flatMap(\.types))
        .union(objects.associatedFlows.flatMap(\.flow.types))
        .union(objects.objectAliases.values.flatMap(\.types))
        .union(objects.extensionsOfObjects.types)
    }
  }
}

extension Tracking {
  /// Whether a class inside a function gets its conformance from a protocol or a base class and publishes nothing
  /// itself, so its own changes still notify nobody. The members of such a class are not indexed, so this scans its
  /// text.
  public func isLocalAndSilent(_ id: TypeID) -> Bool {
    let reference = symbols[id].primary
    let declaration = symbols[reference]
    guard declaration.isLocal, declaration.kind == .class,
      symbols.observability(of: id) != .declared
    else { return false }
    let file = symbols.files[reference.file]
    let attributes = file.text(declaration.memberBlock).split(separator: "@").dropFirst().map {
      $0.prefix { $0.isLetter }
    }
    return attributes.allSatisfy {
      !$0.looksLikeTypeName || SDK.attributeWithoutMembers.contains(String($0))
    } && file.words("objectWillChange", in: declaration.memberBlock).isEmpty
  }

  /// Whether a plain stored property can notify observers itself, through the macro or through handwritten accessors.
  func canNotifyObservers(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    return !property.isLazy && (!property.isTuplePattern || property.tuplePart != nil)
      && (!property.attributes.contains(where: \.mayBeWrapper)
        || !objects.typesWithoutWrapper(reference).isEmpty)
      && (isSupportedByMacro(property, of: id)
        || property.bindingCount == 1 && !property.isTuplePattern
          && property.storedTypeText(in: symbols.files[reference.file], inference, reference) != nil)
  }

  /// Whether a view that reads a property of a migrated class depends on it: the macro tracks the property, or the
  /// accessors that replace its wrapper do.
  public func registersReads(of reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    return usage.uses.tracks(reference, of: id, in: self)
      || property.publishingWrapper != nil && !property.isStatic
        && !isUnseenSetting(reference, of: id)
      || manuallyNotifyingWrapper(reference, of: id) != nil
  }

  /// Whether a property that changes beside a send notifies of the change by itself.
  public func notifiesOfItself(_ reference: PropertyReference) -> Bool {
    symbols[reference].attribute(.published) != nil || isAnnounced(reference)
      || symbols.declaringType(of: reference).map { manuallyNotifyingWrapper(reference, of: $0) }
        ?? nil
        != nil
  }

  /// Whether a wrapper of the project keeps the value of a property that views show.
  public func isShownWithWrapper(_ reference: PropertyReference) -> Bool {
    symbols.declaringType(of: reference).map { isShownValueOfWrapper(reference, of: $0) } ?? false
  }

  /// The wrapper of a property that notifies observers of its own changes, through a property observer that sends for
  /// the object or through the wrapper, and of one that keeps a value which views show. Returns it only if accessors
  /// can be written over the wrapper and nothing uses the wrapper itself.
  public func manuallyNotifyingWrapper(_ reference: PropertyReference, of id: TypeID) -> Attribute?
  {
    let property = symbols[reference]
    guard property.accessors == .observers || property.accessors == .none,
      property.attribute(.published) == nil, property.objectWrapper == nil,
      !property.publishesThroughWrapper,
      let wrapper = property.attributes.first(where: \.mayBeWrapper)
    else { return nil }
    let isAnnounced =
      objects.wrapperThatPublishes(through: property, inFile: reference.file) != nil
      ? objects.publishingWrapper(of: property, inFile: reference.file) != nil
      : (sendsObjectWillChange(property, inFile: reference.file)
        || isShownValueOfWrapper(reference, of: id)) && objects.canHaveAccessors(reference, of: id)
    return isAnnounced ? wrapper : nil
  }

  /// Whether a wrapper of the project keeps the value of a property that views show and that changes.
  private func isShownValueOfWrapper(_ reference: PropertyReference, of id: TypeID) -> Bool {
    objects.wrapperOfValue(symbols[reference], inFile: reference.file) != nil
      && isShown(reference, of: id) && changesAfterInit(reference, of: id)
  }

  /// Whether a property's `willSet` or `didSet` sends `objectWillChange` of the object.
  public func sendsObjectWillChange(_ property: DeclaredProperty, inFile file: Int) -> Bool {
    guard let block = property.accessorBlock else { return false }
    return symbols.files[file].uses.objectWillChange.contains {
      block.contains($0.range.lowerBound) && ($0.base == nil || $0.base?.isSelf == true)
    }
  }

  /// Whether the macro can generate the accessors and the storage of a property.
  public func isSupportedByMacro(_ property: DeclaredProperty, of id: TypeID) -> Bool {
    // The generated storage would carry the attribute, which private declarations cannot have.
    guard property.attribute("usableFromInline") == nil else { return false }
    guard !property.hasModifier("open"), !property.isBackticked else { return false }
    let storage = symbols.members(of: id, named: "_" + property.name)
    return storage.properties.isEmpty && storage.functions.isEmpty
  }

  /// The computed properties whose setter notifies observers by hand.
  public func propertiesNotifiedBySetter(_ announcements: ObjectWillChangeUses) -> Set<
    PropertyReference
  > {
    Set(
      announcements.sends.compactMap { entry in
        if case .setter(let property) = announcing.announcedChange(of: entry) {
          property
        } else {
          nil
        }
      })
  }

  /// The plain properties whose class notifies observers by hand when they change, that views may see, and that can
  /// notify observers themselves.
  func manuallyNotifiedProperties(_ announcements: ObjectWillChangeUses) -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    var writtenBeforeSend: Set<PropertyReference> = []
    for entry in announcements.sends {
      let change = announcing.announcedChange(of: entry)
      result.formUnion(change.properties)
      if case .writes(let written, _) = change { writtenBeforeSend.formUnion(written) }
    }
    return result.filter { reference in
      guard let id = symbols.declaringType(of: reference) else { return false }
      return symbols[reference].attribute(.published) == nil
        && canNotifyObservers(reference, of: id)
        && !isHiddenFromViews(reference, of: id)
        // Views that change it as they are evaluated send nothing then.
        && !(writtenBeforeSend.contains(reference) && isWrittenByViews(reference, of: id))
    }
  }
}
