import SourceModel

extension Rule {
  /// Warns where a tracked property is written off the main thread.
  static let backgroundWrite = Rule(name: "BackgroundWrite", page: .backgroundWrite) {
    model, _, owners in
    func isTracked(_ property: PropertyReference, _ id: TypeID) -> Bool {
      model.usage.uses.tracks(property, of: id, in: model.tracking)
    }
    var groups: [BackgroundWrite.Origin: [BackgroundWrite]] = [:]
    for number in model.files.indices {
      let file = model.files[number]
      var reasons: [Int: BackgroundWrite.Reason?] = [:]
      func reason(at scope: ScopeReference) -> BackgroundWrite.Reason? {
        if let known = reasons[scope.scope] { return known }
        let found = model.reasonOfBackgroundWrites(at: scope)
        reasons[scope.scope] = .some(found)
        return found
      }
      let changes = model.usage.propertyChanges(
        inFile: number, where: { reason(at: $0) != nil }, or: isTracked)
      for change in changes {
        let (property, id) = (change.property, change.type)
        guard let reason = change.isOffMain ? .thread : reason(at: change.place),
          !model.graph.isCreatedOnlyInPreviews(id),
          model.symbols.declaringType(of: property).map(model.symbols.tracksAlready) != true
        else { continue }
        let isShown = model.tracking.isShown(change)
        // SwiftUI warned where a view observes the object.
        guard isShown || !model.tracking.isObservedByNoView(id) else { continue }
        // On another thread, the write itself has to move to the main actor, not the code that leads to it.
        let isOnThread = if case .thread = reason { true } else { false }
        let (other, range) = isOnThread ? change.write : (number, change.range)
        // Until now a property that is not published notified only where the object sent.
        let write = BackgroundWrite(
          site: model.files[other].site(range), code: model.files[other].text(range),
          origin: range == change.range ? nil : file.site(change.range),
          property: property, name: model[property].name,
          isNew: model[property].attribute(.published) == nil, reason: reason,
          method: change.method.map {
            .init(name: model[$0].name, callers: model.objects.synchronousCallers(of: $0, on: id))
          },
          isShown: isShown)
        if isOnThread {
          let scope = model.symbols.scope(at: range.lowerBound, inFile: other)
          let body = model.symbols.enclosingBody(of: scope)?.body
          groups[.init(type: id, code: .init(file: other, body: body)), default: []].append(write)
          continue
        }
        // What moves to `bootstrap()` runs on the main actor there.
        let hosts = [id] + (model.symbols.enclosingType(of: change.place).map { [$0] } ?? [])
        if model.objects.isNonisolated(id), model[property].globalActor == nil,
          !hosts.contains(where: { owners.isDeferred(write.site, of: $0) })
        {
          groups[.init(type: id, code: nil), default: []].append(write)
        }
      }
    }
    return groups.compactMap { group, writes in
      let first = writes.first(where: \.isShown) ?? writes.first
      return first?.proposal(for: group.type, writes)
    }.sorted { $0.site < $1.site }
  }
}

extension ProjectModel {
  fileprivate func reasonOfBackgroundWrites(at scope: ScopeReference) -> BackgroundWrite.Reason? {
    if symbols.isInPreview(scope) { return nil }
    if objects.runsOffMain(scope) { return .thread }
    return objects.runsOffActors(scope)
      ? symbols.enclosingBody(of: scope).map { .noActor($0.name) } : nil
  }
}
