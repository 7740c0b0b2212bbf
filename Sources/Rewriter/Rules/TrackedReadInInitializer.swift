import SourceModel

extension Rule {
  /// An initializer that reads what the macro tracks makes the view that calls it depend on the new object.
  static let trackedReadInInitializer = Rule(
    name: "TrackedReadInInitializer",
    summary: "init() { items.append(x) } → a caution"
  ) { model, uses, _ in
    model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      let tracked = model.properties(of: id).filter {
        model[$0].attribute(.published) != nil
          || (uses.tracked.plainReadByViews[$0] != nil && model.canBeTracked($0, of: id))
      }
      guard !tracked.isEmpty else { return [] }
      let names = Set(tracked.map { model[$0].name })
      return model[id].declarations.flatMap { reads(of: names, in: $0, id, model) }
    }
  }
}

private func reads(
  of tracked: Set<String>, in declaration: DeclarationReference, _ id: TypeID,
  _ model: ProjectModel
) -> [Proposal] {
  let file = model.files[declaration.file]
  let range = model[declaration].range
  func isInInitializer(_ scope: Int, _ place: ByteRange) -> Bool {
    guard range.contains(place.lowerBound) else { return false }
    let reference = ScopeReference(file: declaration.file, scope: scope)
    // A closure that the initializer stores runs later.
    if model.isInsideClosure(reference) { return false }
    return model.enclosingBody(of: reference)?.kind == .initializer
      && model.enclosingType(of: reference) == id
  }
  func isOwn(_ expression: Expression, _ name: String, _ scope: Int) -> Bool {
    guard tracked.contains(name) else { return false }
    guard case .name = expression.unwrapped.kind else { return true }
    let reference = ScopeReference(file: declaration.file, scope: scope)
    return model.localBinding(name, at: reference, position: expression.range.lowerBound) == nil
  }
  var places: [ByteRange] = file.uses.reads.filter {
    tracked.contains($0.name) && ($0.base == nil || $0.base?.isSelf == true)
      && isInInitializer($0.scope, $0.range)
  }.map(\.range)
  places += file.uses.calls.filter { call in
    guard case .member(let base, _) = call.callee.kind, let path = base.dottedPath, path.count == 1
    else { return false }
    return isOwn(base, path[0], call.scope) && isInInitializer(call.scope, call.range)
  }.map(\.range)
  places += file.uses.assignments.filter { assignment in
    guard assignment.value == nil, let path = assignment.target.dottedPath, path.count == 1 else {
      return false
    }
    return isOwn(assignment.target, path[0], assignment.scope)
      && isInInitializer(assignment.scope, assignment.range)
  }.map(\.range)
  var lines: Set<Int> = []
  return places.sorted { $0.lowerBound < $1.lowerBound }.compactMap { place in
    let site = file.site(place)
    guard lines.insert(site.line).inserted else { return nil }
    let caution = CautionNote(.trackedReadInInitializer, evidence: file.line(of: site))
    return Proposal(
      rule: "TrackedReadInInitializer", site: site, types: [id], need: .allIfPossible,
      answer: .rewrite([]),
      cautions: [caution])
  }
}
