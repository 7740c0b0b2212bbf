import SourceModel

extension Rule {
  /// Notes where an initializer reads tracked state, so the view that creates the model depends on it.
  static let trackedReadInInitializer = Rule(
    name: "TrackedReadInInitializer", page: .trackedReadInInitializer
  ) { model, _, owners in
    model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class, model.uses.needsMacro(id, in: model) else { return [] }
      return readsOfOwnState(of: id, in: model, owners)
        + readsOfOthers(of: id, in: model, owners)
    }
  }
}

private func readsOfOwnState(
  of id: TypeID, in model: ProjectModel, _ owners: Owners
) -> [Proposal] {
  let tracked = model.properties(of: id).filter {
    model[$0].attribute(.published) != nil
      || (model.uses.tracked.plainReadByViews[$0] != nil && model.canBeTracked($0, of: id))
  }
  guard !tracked.isEmpty else { return [] }
  let code = ReadingCode(model: model, id: id, tracked: Set(tracked.map { model[$0].name }))
  // `init(from:)` is called by a decoder, not by a view.
  let initializers = model.initializers(of: id).filter { !model[$0].parameters.isOfDecoder }
  let found = initializers.flatMap { initializer in
    let reads = code.reads(of: initializer).filter {
      !owners.isDeferred(model.files[initializer.file].site($0), of: id)
    }
    return proposals(for: reads, inFile: initializer.file, id, model)
  }
  return found.isEmpty || owners.isCreatedByView(id, in: model) ? found : []
}

/// Notes reads of other objects, if a view that creates the model did not observe those before.
private func readsOfOthers(of id: TypeID, in model: ProjectModel, _ owners: Owners) -> [Proposal] {
  guard owners.isCreatedWithView(id) else { return [] }
  var told: Set<TypeID> = []
  return model.readsOfOthersDuringInit(id, model.uses).compactMap { read in
    let file = model.files[read.file]
    let site = file.site(read.range)
    guard !owners.isDeferred(site, of: id), told.insert(read.type).inserted,
      let maker = owners.maker(of: id, notObserving: read.type, in: model)
    else { return nil }
    let place = "`\(model.qualifiedName(maker.view))`, \(maker.site.place)"
    return proposal([id, read.type], at: site, in: file, model, detail: place)
  }
}

private func proposals(
  for places: [ByteRange], inFile number: Int, _ id: TypeID, _ model: ProjectModel
) -> [Proposal] {
  let file = model.files[number]
  var lines: Set<Int> = []
  return places.sorted { $0.lowerBound < $1.lowerBound }.compactMap { place in
    let site = file.site(place)
    return lines.insert(site.line).inserted ? proposal([id], at: site, in: file, model) : nil
  }
}

private func proposal(
  _ types: [TypeID], at site: Site, in file: FileFacts, _ model: ProjectModel, detail: String? = nil
) -> Proposal {
  let note = Diagnostic(
    .trackedReadInInitializer, file.line(of: site), detail: detail,
    of: types.first.map(model.qualifiedName))
  return Proposal(noting: note, at: site, for: types)
}

/// Finds reads of tracked properties in code of their class.
private struct ReadingCode {
  let model: ProjectModel
  let id: TypeID
  /// The names of the tracked properties.
  let tracked: Set<String>

  /// The places where a function reads a tracked property as it runs: directly, by a mutation in place, or through a
  /// method of the class. A closure that it stores runs later and does not count.
  func reads(of function: FunctionReference, depth: Int = 0) -> [ByteRange] {
    guard let body = model[function].body, depth < 4 else { return [] }
    let file = model.files[function.file]
    func runs(_ scope: Int, _ place: ByteRange) -> Bool {
      body.contains(place.lowerBound)
        && !model.uses.announcements.isUnneeded(place.lowerBound, inFile: function.file)
        && !model.isInsideClosure(ScopeReference(file: function.file, scope: scope))
    }
    func isOwn(_ expression: Expression, _ scope: Int) -> Bool {
      guard let path = expression.dottedPath, path.count == 1, tracked.contains(path[0]) else {
        return false
      }
      guard case .name = expression.unwrapped.kind else { return true }
      let reference = ScopeReference(file: function.file, scope: scope)
      return model.localBinding(path[0], at: reference, position: expression.range.lowerBound)
        == nil
    }
    let read = file.uses.reads.filter {
      tracked.contains($0.name) && $0.isOwn
        && runs($0.scope, $0.range)
    }.map(\.range)
    let changed = file.uses.assignments.filter {
      $0.value == nil && isOwn($0.target, $0.scope) && runs($0.scope, $0.range)
    }.map(\.range)
    let called = file.uses.calls.filter { call in
      guard runs(call.scope, call.range) else { return false }
      if case .member(let base, _) = call.callee.kind, isOwn(base, call.scope) { return true }
      guard call.callee.isOwnMember else { return false }
      return model.members(of: id, named: call.name).functions.contains { method in
        let declared = model[method]
        return method != function && declared.kind == .function && !declared.isAsync
          && !declared.isStatic && !reads(of: method, depth: depth + 1).isEmpty
      }
    }.map(\.range)
    return read + changed + called
  }
}
