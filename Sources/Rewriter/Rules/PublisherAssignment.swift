import SourceModel

extension Rule {
  /// `assign(to: &$x)` becomes a subscription that is kept with the object whose property it assigns, and ends with it.
  static let publisherAssignment = Rule(
    name: "PublisherAssignment",
    summary: "assign(to: &$x) → sink { [weak self] in self?.x = $0 }, stored"
  ) { model, uses, options in
    guard options.combine == .bridge else { return [] }
    return model.migratableTypes.filter { model[$0].kind == .class }.flatMap { id in
      let assignments = model.publisherAssignments(to: id, uses)
      return assignments.map { proposal(for: $0, id, in: model) }
        + storeProposals(
          of: id, assignments.filter { !$0.isObserved }.compactMap(\.target), in: model, uses)
    }
  }
}

private let name = "PublisherAssignment"

/// A place where a publisher is assigned to a published property.
private struct PublisherAssignment {
  let located: PropertyUses.Located<Projection>
  let property: String
  /// Whether the property has observers, which the assignment does not run.
  let isObserved: Bool
  /// Whether the property is on an actor of its own.
  let isIsolated: Bool
  /// nil where the object is not clear.
  let target: AssignmentTarget?
}

private func proposal(
  for assignment: PublisherAssignment, _ id: TypeID, in model: ProjectModel
) -> Proposal {
  let use = assignment.located.use
  let file = model.files[assignment.located.file]
  let site = file.site(use.range)
  let scope = ScopeReference(file: assignment.located.file, scope: use.scope)
  // The wrapper's publisher may be had from anywhere, the property on its actor alone.
  let mayAssign = !assignment.isIsolated || model.isOnActor(scope)
  guard mayAssign, let target = assignment.target,
    let call = file.uses.calls.last(where: {
      $0.name == "assign" && $0.range.contains(use.range.lowerBound)
    })
  else {
    let objection = Objection(.publisherUse, at: site, evidence: file.line(of: site))
    return Proposal(rule: name, site: site, types: [id], answer: .objection(objection))
  }
  guard !assignment.isObserved else {
    let objection = Objection(.observersPassed, at: site, evidence: file.line(of: site))
    return Proposal(rule: name, site: site, types: [id], answer: .objection(objection))
  }
  let start = call.nameRange.lowerBound - 1
  let separator = file.isFirstInLine(start) ? file.newline + file.indentation(at: start) : ""
  let text =
    "sink { [weak \(target.capture)] in \(target.name)?.\(assignment.property) = $0 }\(separator)"
    + ".store(in: &\(target.path.map { $0 + "." } ?? "")\(target.store.name))"
  return Proposal(
    rule: name, site: site, types: [id],
    answer: .rewrite([
      .replace(call.nameRange.lowerBound..<call.range.upperBound, with: text, in: file)
    ]))
}

/// A set of cancellables for the subscriptions, in the classes that have none which the assigning code can use.
private func storeProposals(
  of id: TypeID, _ targets: [AssignmentTarget], in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  // Of each class, the names, and whether only its own code assigns.
  var stores: [TypeID: [String: Bool]] = [:]
  for target in targets where target.store.isNew {
    let wasOwn = stores[target.owner]?[target.store.name] ?? true
    stores[target.owner, default: [:]][target.store.name] = wasOwn && target.isOwn
  }
  return stores.sorted { $0.key < $1.key }.flatMap { owner, names in
    let primary = model[model[owner].primary]
    let file = model.files[model[owner].primary.file]
    let unused = uses.announcements.unusedDeclarations(ofFile: model[owner].primary.file, model)
    return names.sorted { $0.key < $1.key }.map { store, isOwn in
      let attribute = uses.needsMacro(owner, in: model) ? "@ObservationIgnored " : ""
      let access = isOwn ? "private " : ""
      let text = "\(attribute)\(access)var \(store): Set<AnyCancellable> = []"
      return Proposal(
        rule: name, site: model.site(of: owner), types: [id],
        answer: .rewrite([.insertStoredMember(text, in: primary, of: file, unused: unused)]))
    }
  }
}

/// The object whose property a publisher is assigned to.
private struct AssignmentTarget {
  /// The class that keeps the subscription.
  let owner: TypeID
  /// How the object is written; nil where it is the one whose code it is, and not written.
  let path: String?
  /// Whether it is the one whose code it is.
  let isOwn: Bool
  /// Its name in the closure.
  let name: String
  /// What the closure's capture list says behind `weak`.
  let capture: String
  /// The set that keeps the subscription, and whether it is still to be declared.
  let store: (name: String, isNew: Bool)
}

extension ProjectModel {
  fileprivate func publisherAssignments(to id: TypeID, _ uses: PropertyUses)
    -> [PublisherAssignment]
  {
    properties(of: id).filter { self[$0].attribute(.published) != nil }.flatMap { reference in
      (uses.projections[reference] ?? []).filter(\.use.isInOut).map {
        PublisherAssignment(
          located: $0, property: self[reference].name,
          isObserved: self[reference].accessors == .observers,
          isIsolated: self[reference].globalActor != nil, target: target(of: $0, id))
      }
    }
  }

  /// Reads what stands before `$x`; nil where naming it twice might mean two objects, or where its class lies in another
  /// module, which cannot see what keeps the subscription.
  private func target(of located: PropertyUses.Located<Projection>, _ id: TypeID)
    -> AssignmentTarget?
  {
    let use = located.use
    let scope = ScopeReference(file: located.file, scope: use.scope)
    guard let base = use.base, !base.isSelf else {
      guard let host = enclosingType(of: scope), lineage(of: host).contains(id) else { return nil }
      return AssignmentTarget(
        owner: host, path: use.base.map { files[located.file].text($0.range) }, isOwn: true,
        name: "self", capture: "self",
        store: sharedCancellables(of: host, isOwn: true))
    }
    let file = files[located.file]
    guard let path = base.dottedPath, let last = path.last, !last.hasPrefix("$"),
      canSee(located.file, self[id].primary.file)
    else { return nil }
    let text = file.text(base.range)
    let isLocal =
      path == [text]
      && localBinding(text, at: scope, position: use.range.lowerBound) != nil
    return AssignmentTarget(
      owner: id, path: text, isOwn: false, name: last,
      capture: isLocal ? text : "\(last) = \(text)",
      store: sharedCancellables(of: id, isOwn: false))
  }

  /// The set that keeps the subscriptions of a class: one that is there, where the assigning code can use it, or a new one.
  private func sharedCancellables(of id: TypeID, isOwn: Bool) -> (name: String, isNew: Bool) {
    let own = cancellables(of: id)
    let new = ["cancellables", "assignments"].first { isFree($0, in: id) } ?? "assignmentsToOwn"
    if isOwn { return (own ?? new, own == nil) }
    if let own, isVisible(own, of: id) { return (own, false) }
    return (new, true)
  }

  private func isVisible(_ member: String, of id: TypeID) -> Bool {
    members(of: id, named: member).properties.allSatisfy {
      !self[$0].isPrivate && !self[$0].hasSetterModifier
    }
  }
}
