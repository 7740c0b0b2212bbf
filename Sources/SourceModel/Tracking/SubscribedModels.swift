/// Models that no view observes or shows, so that `@Observable` would be of no use to them.
extension Tracking {
  /// Whether a class stays an `ObservableObject`, because only code that subscribes to its publishers depends on it.
  public func isOnlySubscribedTo(_ id: TypeID) -> Bool {
    concernsNoView(id) && !placesSubscribing(to: id).isEmpty
  }

  /// Whether nothing depends on what a class sends, so that it needs neither its sends nor the macro.
  public func isUnobserved(_ id: TypeID) -> Bool {
    cache.isUnobserved.answer(to: id) {
      let announcements = usage.uses.announcements
      return concernsNoView(id) && placesSubscribing(to: id).isEmpty && !usage.uses.announces(id)
        && announcements.subscriptions.allSatisfy { !$0.owners.isEmpty }
        && announcements.sends.allSatisfy {
          !$0.owners.contains(id) || $0.owners == [id] && $0.use.removableSend != nil
        }
        && !symbols.properties(of: id).contains {
          symbols[$0].name == "objectWillChange"
            || symbols[$0].attributes.contains {
              $0.mayBeWrapper && $0.name != "Published" && !SDK.publishingWrapper.contains($0.name)
            }
        }
    }
  }

  /// Whether views have nothing to do with the objects of a class: none holds them in a wrapper, receives what they
  /// publish, or shows anything of them, and no other code requires them to be observable.
  private func concernsNoView(_ id: TypeID) -> Bool {
    let relatives = symbols.relatives(of: id)
    return symbols[id].kind == .class && !symbols.isHalfMigrated(id)
      && !requiresObservable(anyOf: relatives)
      && !relatives.contains { $0 != id && symbols.isObservableObject($0) }
      && isObservedByNoView(id) && !isReceivedByViews(id)
      && !usage.uses.announcements.relays.contains { $0.owners.isEmpty || $0.owners.contains(id) }
      && !(hasViews && isShownByViews(id))
  }

  /// Whether no view holds objects of a class in a wrapper. Of a project without views that builds no app with the class,
  /// the views may be elsewhere, unless the class publishes nothing.
  public func isObservedByNoView(_ id: TypeID) -> Bool {
    isHeldByNoWrapper(id) && (hasViews || isInApp(id) || publishesNothing(id))
  }

  /// Whether a class has published properties or settings, and nothing depends on them.
  public func publishesToNobody(_ id: TypeID) -> Bool {
    isUnobserved(id)
      && symbols.properties(of: id).contains {
        symbols[$0].attributes.contains(where: \.mayBeWrapper)
      }
  }

  private func publishesNothing(_ id: TypeID) -> Bool {
    !symbols.properties(of: id).contains { symbols[$0].attributes.contains(where: \.mayBeWrapper) }
      && !usage.uses.announcements.sends.contains { $0.owners.contains(id) }
  }

  private func isShownByViews(_ id: TypeID) -> Bool {
    symbols.properties(of: id).contains {
      !symbols[$0].isStatic && !symbols[$0].isLet
        && (mayBeShown($0, partOf: id) || usage.uses.bindings[symbols[$0].name] != nil)
    }
  }

  private func isInApp(_ id: TypeID) -> Bool {
    symbols.layout.isInApp(symbols.files[symbols[id].primary.file].path)
  }

  private var hasViews: Bool {
    symbols.needFiles(naming: CollectionOfOne("View"))
    return symbols.types.contains { symbols.hostRole(of: $0.id) == .view }
  }

  /// Where code subscribes to the publishers of a class.
  private func placesSubscribing(to id: TypeID) -> [(file: Int, range: ByteRange)] {
    let uses = usage.uses
    let published = symbols.properties(of: id).filter { uses.isReadAsPublisher($0, in: symbols) }
    let own = published.flatMap { property -> [(file: Int, range: ByteRange)] in
      (uses.projections[property] ?? []).map { ($0.file, $0.use.range) }
        + (uses.keyPaths[property] ?? []).map { ($0.file, $0.use.range) }
        + (uses.backings[property] ?? []).map { ($0.file, $0.use.range) }
    }
    let whole = uses.announcements.subscriptions.filter { $0.owners.contains(id) }
    return own + whole.map { ($0.file, $0.use.range) }
  }

  private func isReceivedByViews(_ id: TypeID) -> Bool {
    placesSubscribing(to: id).contains { number, range in
      symbols.files[number].uses.calls(named: "onReceive").contains { call in
        call.arguments.contains { $0.value.range.contains(range) }
      }
    }
  }
}
