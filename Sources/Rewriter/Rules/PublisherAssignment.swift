import SourceModel

extension Rule {
  /// `assign(to: &$x)` becomes a `sink` that is stored in a set of cancellables.
  static let publisherAssignment = Rule(name: "PublisherAssignment", page: .publisherAssignment) {
    model, options in
    guard options.combine == .bridge else { return [] }
    return model.symbols.migratableTypes.filter { model[$0].kind == .class }.flatMap { id in
      let assignments = model.publisherAssignments(to: id)
      return assignments.map { proposal(for: $0, id, in: model) }
        + storeProposals(
          of: id, assignments.filter { !$0.isObserved }.compactMap(\.target), in: model)
    }
  }
}

/// A place where a publisher is assigned to a published property.
private struct PublisherAssignment {
  let located: PropertyUses.Located<Projection>
  let property: String
  /// Whether the property has observers, which `assign(to:)` does not run.
  let isObserved: Bool
  /// Whether the property has a global actor attribute.
  let isIsolated: Bool
  /// The object whose property is assigned; nil if it cannot be resolved.
  let target: AssignmentTarget?
}

private func proposal(
  for assignment: PublisherAssignment, _ id: TypeID, in model: ProjectModel
) -> Proposal {
  let use = assignment.located.use
  let file = model.files[assignment.located.file]
  let site = file.site(use.range)
  let scope = ScopeReference(file: assignment.located.file, scope: use.scope)
  // Any code can use the wrapper's publisher, but only code on its actor can use the property.
  let mayAssign = !assignment.isIsolated || model.objects.isOnActor(scope)
  guard mayAssign, let target = assignment.target,
    let call = file.uses.calls.last(where: {
      $0.name == "assign" && $0.range.contains(use.range.lowerBound)
    })
  else {
    let blocker = Blocker(
      .publisherUse, at: site, code: file.line(of: site),
      instead: "Set the property in a `sink`, or pass a closure that does")
    return Proposal(blocking: [id], blocker)
  }
  guard !assignment.isObserved else {
    return Proposal(blocking: [id], Blocker(.observersPassed, lineOf: site.range, in: file))
  }
  let start = call.nameRange.lowerBound - 1
  let separator = file.isFirstInLine(start) ? file.newline + file.indentation(at: start) : ""
  let text =
    "sink { [weak \(target.capture)] in \(target.name)?.\(assignment.property) = $0 }\(separator)"
    + ".store(in: &\(target.path.map { $0 + "." } ?? "")\(target.store.name))"
  return Proposal(
    at: site, for: [id],
    [.replace(call.nameRange.lowerBound..<call.range.upperBound, with: text, in: file)])
}

/// Declares a set of cancellables in the classes that have none that the assigning code can access.
private func storeProposals(
  of id: TypeID, _ targets: [AssignmentTarget], in model: ProjectModel
) -> [Proposal] {
  // For each class, the names of the sets, and whether only code of the class uses them.
  var stores: [TypeID: [String: Bool]] = [:]
  for target in targets where target.store.isNew {
    let wasOwn = stores[target.owner]?[target.store.name] ?? true
    stores[target.owner, default: [:]][target.store.name] = wasOwn && target.isOwn
  }
  return stores.sorted { $0.key < $1.key }.flatMap { owner, names in
    let primary = model[model[owner].primary]
    let file = model.files[model[owner].primary.file]
    let unused = model.usage.uses.announcements.unusedDeclarations(
      ofFile: model[owner].primary.file, model.symbols)
    return names.sorted { $0.key < $1.key }.map { store, isOwn in
      let attribute =
        model.usage.uses.needsMacro(owner, in: model.tracking) ? "@ObservationIgnored " : ""
      let access = isOwn ? "private " : ""
      let text = "\(attribute)\(access)var \(store): Set<AnyCancellable> = []"
      return Proposal(
        at: model.symbols.site(of: owner), for: [id],
        [.insertStoredMember(text, in: primary, of: file, unused: unused)])
    }
  }
}

/// The object whose property a publisher is assigned to.
private struct AssignmentTarget {
  /// The class whose object stores the subscription.
  let owner: TypeID
  /// The object as written; nil if it is an implicit `self`.
  let path: String?
  /// Whether the object is `self`.
  let isOwn: Bool
  /// The name of the object in the closure.
  let name: String
  /// The capture after `weak` in the closure's capture list.
  let capture: String
  /// The set that stores the subscription, and whether it must be declared.
  let store: (name: String, isNew: Bool)
}

extension ProjectModel {
  fileprivate func publisherAssignments(to id: TypeID) -> [PublisherAssignment] {
    symbols.properties(of: id).filter { self[$0].attribute(.published) != nil }.flatMap {
      reference in
      (usage.uses.projections[reference] ?? []).filter(\.use.isInOut).map {
        PublisherAssignment(
          located: $0, property: self[reference].name,
          isObserved: self[reference].accessors == .observers,
          isIsolated: self[reference].globalActor != nil, target: target(of: $0, id))
      }
    }
  }

  /// Resolves the expression before `$x`. Returns nil if evaluating it twice might give two objects, or if its class is
  /// in another module, where its set of cancellables is not visible.
  private func target(of located: PropertyUses.Located<Projection>, _ id: TypeID)
    -> AssignmentTarget?
  {
    let use = located.use
    let scope = located.place
    guard let base = use.base, !base.isSelf else {
      guard let host = symbols.enclosingType(of: scope), symbols.lineage(of: host).contains(id)
      else { return nil }
      let store = sharedCancellables(of: host, isOwn: true)
      let isHidden =
        symbols.localBinding(store.name, at: scope, position: use.range.lowerBound) != nil
      return AssignmentTarget(
        owner: host,
        path: use.base.map { files[located.file].text($0.range) } ?? (isHidden ? "self" : nil),
        isOwn: true, name: "self", capture: "self", store: store)
    }
    let file = files[located.file]
    guard let path = base.dottedPath, let last = path.last, !last.hasPrefix("$"),
      symbols.mayShareModule(located.file, self[id].primary.file)
    else { return nil }
    let text = file.text(base.range)
    let isLocal =
      path == [text]
      && symbols.localBinding(text, at: scope, position: use.range.lowerBound) != nil
    return AssignmentTarget(
      owner: id, path: text, isOwn: false, name: last,
      capture: isLocal ? text : "\(last) = \(text)",
      store: sharedCancellables(of: id, isOwn: false))
  }

  /// The set that stores the subscriptions of a class: an existing one that the assigning code can access, or a new
  /// one.
  private func sharedCancellables(of id: TypeID, isOwn: Bool) -> (name: String, isNew: Bool) {
    let own = usage.cancellables(of: id)
    let new = ["cancellables", "assignments"].first { isFree($0, in: id) } ?? "assignmentsToOwn"
    if isOwn { return (own ?? new, own == nil) }
    if let own, isVisible(own, of: id) { return (own, false) }
    return (new, true)
  }

  private func isVisible(_ member: String, of id: TypeID) -> Bool {
    symbols.members(of: id, named: member).properties.allSatisfy {
      !self[$0].isPrivate && !self[$0].hasSetterModifier
    }
  }
}
