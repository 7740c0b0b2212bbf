/// Models that code subscribes to and that no view shows.
extension Tracking {
  /// Whether a class gains nothing from `@Observable`: code subscribes to its publishers, and no view holds its
  /// objects in a wrapper or receives what they publish, and neither views nor code that they run show anything of them.
  public func isOnlySubscribedTo(_ id: TypeID) -> Bool {
    symbols[id].kind == .class && !symbols.isHalfMigrated(id) && !mustBeObservable(id)
      && isObservedByNoView(id) && hasSubscribersBesideViews(id)
      && !usage.uses.announcements.relays.contains { $0.owners.isEmpty || $0.owners.contains(id) }
      && !(hasViews && isShownByViews(id))
  }

  /// Whether no view holds objects of a class in a wrapper. Of a project without views that builds no app with the class,
  /// the views may be elsewhere.
  public func isObservedByNoView(_ id: TypeID) -> Bool {
    isHeldByNoWrapper(id) && (hasViews || isInApp(id))
  }

  private func isShownByViews(_ id: TypeID) -> Bool {
    symbols.properties(of: id).contains { !symbols[$0].isStatic && mayBeShown($0, partOf: id) }
      || !functionsShown(functionsReturningValues(of: id), of: id).isEmpty
  }

  private func isInApp(_ id: TypeID) -> Bool {
    symbols.layout.isInApp(symbols.files[symbols[id].primary.file].path)
  }

  private var hasViews: Bool {
    symbols.needFiles(naming: CollectionOfOne("View"))
    return symbols.types.contains { symbols.hostRole(of: $0.id) == .view }
  }

  /// Whether code subscribes to the publishers of a class, and no view receives them in `onReceive`.
  private func hasSubscribersBesideViews(_ id: TypeID) -> Bool {
    let published = symbols.properties(of: id).filter {
      usage.uses.isReadAsPublisher($0, in: symbols)
    }
    let places =
      published.flatMap { usage.uses.projections[$0] ?? [] }.map { ($0.file, $0.use.range) }
      + usage.uses.announcements.subscriptions.filter { $0.owners.contains(id) }
      .map { ($0.file, $0.use.range) }
    return !places.isEmpty
      && !places.contains { number, range in
        symbols.files[number].uses.calls(named: "onReceive").contains { call in
          call.arguments.contains { $0.value.range.contains(range) }
        }
      }
  }
}
