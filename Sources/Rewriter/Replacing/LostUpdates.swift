import SourceModel

/// Values that nothing tracks and that views showed whenever an object published.
extension ProjectModel {
  /// A warning if a view is known to miss changes of what a read gives, nil if it misses none.
  /// - Parameter isCalledBack: Whether the object that is read makes the models notify.
  func severity(
    ofLosing read: Usage.LocatedRead, _ code: String, _ isCalledBack: Bool,
    shownBy site: WrapperSite, along types: [TypeID]
  ) -> Severity? {
    let file = files[read.file]
    let updates = tracking.updates(showing: read, along: types)
    if updates == .kept && !isCalledBack || file.isTimed(read.use.range) { return nil }
    // A view that observes a model without using it does so to show what changes.
    let isExpected =
      isCalledBack || views.refreshesPropertyWrapper(site)
      || objects.servesOnlyToRefresh(site)
        && (tracking.ownChange(of: read) != nil || tracking.isKnownToChange(read))
    // What other code stores or returns, and is not known to change, may change with a send, which remains.
    let isOfModel = read.use.base?.dottedPath?.first { $0 != "self" } == site.property.name
    if updates == .unknown, !isExpected, !isOfModel, views.isNamedWhileEvaluated(site),
      tracking.isSent(for: types + types.flatMap(symbols.implementers))
    {
      return nil
    }
    if updates == .lost || isExpected && !file.isCompared(read.use.range) { return .warning }
    // Apps, scenes and commands mostly pass on the objects that they read of the system.
    let role = site.host.flatMap(symbols.hostRole)
    return role == .app || role == .scene ? nil : .note
  }

  /// What a view shows of an object that is not observable; `path` names the object.
  func code(of read: Usage.LocatedRead, through path: String) -> String {
    let shown = files[read.file].text(read.use.range).quoted()
    let isWritten = shown.prefix { $0 != "(" }.filter { !"?!".contains($0) }
      .hasSuffix("\(path).\(read.use.name)")
    return isWritten ? "\(path).\(read.use.name)" : shown
  }

  /// What to do about a value that a view shows beside the model of a wrapper.
  func adviceOnLostUpdate(of read: Usage.LocatedRead? = nil, shownBy site: WrapperSite) -> String {
    if let read, tracking.followsTime(read) { return "To keep it current, use a `TimelineView`" }
    return views.refreshesPropertyWrapper(site)
      ? "Read a tracked property of `\(site.property.name)` there"
      : "If it can change, store it in `@State` or in a tracked property"
  }
}
