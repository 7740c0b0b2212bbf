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
        // Until now a property that is not published notified only where the object sent.
        let write = BackgroundWrite(
          site: file.site(change.range), code: file.text(change.range),
          property: model[property].name,
          isNew: model[property].attribute(.published) == nil, reason: reason,
          method: change.method.map { model[$0].name },
          isShown: model.tracking.isShown(change))
        if case .thread = reason {
          let body = model.symbols.enclosingBody(of: change.place)?.body
          groups[.init(type: id, code: .init(file: number, body: body)), default: []].append(write)
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

/// A change of a tracked property off the main thread.
private struct BackgroundWrite {
  /// Writes that one change of code settles: those in the code of a body, or in all code that no actor isolates.
  struct Origin: Hashable {
    let type: TypeID
    let code: Body?

    struct Body: Hashable {
      let file: Int
      let body: ByteRange?
    }
  }

  /// A closure that runs on another thread contains it, or no actor isolates the asynchronous code with this name.
  enum Reason {
    case thread
    case noActor(String)
  }

  let site: Site
  let code: String
  let property: String
  let isNew: Bool
  let reason: Reason
  /// The method that contains the change, if the code calls one.
  let method: String?
  /// Whether views, or clients of a library, show the property.
  let isShown: Bool

  /// - Parameter writes: All such writes to properties of the type.
  func proposal(for id: TypeID, _ writes: [BackgroundWrite]) -> Proposal {
    let others = writes.map(\.site).filter { $0 != site }
    let shown = writes.filter(\.isShown).map { WatchedValue(name: $0.property, model: id) }
    let methods = ([self] + writes).compactMap(\.method).uniqued()
    let functions = ([self] + writes).compactMap {
      if case .noActor(let name) = $0.reason { "`\(name)`" } else { nil }
    }.uniqued()
    let notifying = others.isEmpty ? "it now notifies" : "they now notify"
    var detail = isNew ? "; \(notifying) views there" : nil
    if !functions.isEmpty {
      let rest = functions.count > 1 ? "" : detail ?? "; Xcode no longer warns of it"
      detail = ", as no actor isolates \(functions.listed(upTo: 1))\(rest)"
    }
    return Proposal(
      noting: Diagnostic(
        .backgroundWrite, code, detail: detail,
        of: others.isEmpty ? nil : "\(others.count) more",
        instead: others.isEmpty || functions.isEmpty || writes.contains { $0.method == nil }
          ? nil : "Mark \(methods.map { "`\($0)`" }.listed()) `@MainActor`",
        severity: isShown ? .warning : .note
      ).showing(
        others.map { RelatedPlace(site: $0, message: "This writes a tracked property, too") }
      ).watching(shown.uniqued()),
      at: site, for: [id])
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
