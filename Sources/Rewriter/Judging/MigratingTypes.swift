import SourceModel

extension WrapperSite {
  /// The proposals for the types that must be migrated for the site to change, or why they cannot be.
  func proposals(in model: ProjectModel, _ propose: ([TypeID]) -> [Proposal]) -> [Proposal] {
    let file = model.files[self.file]
    let site = file.site(attribute.range)
    func held(_ types: [TypeID], by kind: BlockerKind, _ code: String) -> [Proposal] {
      [Proposal(blocking: types, Blocker(kind, at: site, code: code))]
    }
    switch OwnedModels(type, in: model.symbols) {
    case .none:
      let candidates = type.isUnknown ? model.typesPossiblyWrapped(by: self) : []
      guard !candidates.isEmpty else { return [] }
      let blocker = Blocker(.unresolvedUse, lineOf: attribute.range, in: file)
      return [Proposal(blocking: candidates, blocker, need: .allIfPossible)]
    case .models(let types):
      if !attribute.arguments.isEmpty {
        return held(types, by: .backingStorage, file.text(attribute.range))
      }
      guard let wrappers = composedWrappers(in: model) else { return propose(types) }
      // The other wrappers wrap the one that would be removed.
      return held(
        types, by: .wrapperType, wrappers.map { file.text($0.range) }.joined(separator: " "))
    case .mixed(let types): return held(types, by: .ambiguousType, file.line(of: site))
    }
  }
}

extension WrapperSite {
  /// The wrappers of a property that has several, each of which wraps the next; nil where it has one.
  private func composedWrappers(in model: ProjectModel) -> [Attribute]? {
    let wrappers = property.attributes.filter(\.mayBeWrapper)
    let isComposed = wrappers.contains { other in
      other.range != attribute.range
        && model.isWrapper(other, at: ScopeReference(file: file, scope: property.scope))
    }
    return isComposed ? wrappers : nil
  }
}

extension ProjectModel {
  /// Whether an attribute is known to be a property wrapper. One of another package may be a macro, and does not
  /// count.
  fileprivate func isWrapper(_ attribute: Attribute, at scope: ScopeReference) -> Bool {
    let candidates = symbols.resolve(.name(attribute.name), at: scope).candidates
    return candidates.contains(where: symbols.isPropertyWrapper) || Wrapper(attribute) != nil
      || SDK.stateWrapper.contains(attribute.name)
  }
}

extension ProjectModel {
  /// The migratable types that a property of unknown type may hold: those that its default names, or else those that
  /// have every member that is used through it.
  fileprivate func typesPossiblyWrapped(by site: WrapperSite) -> [TypeID] {
    let file = files[site.file]
    let visible = symbols.migratableTypes.filter {
      self[$0].kind == .class && symbols.isVisible($0, from: site.file)
    }
    if let value = site.property.initializer {
      let text = file.text(value.range)
      let named = visible.filter { text.containsWord(self[$0].name) }
      if !named.isEmpty { return named }
    }
    let used = membersUsed(through: site)
    guard !used.isEmpty else { return [] }
    return visible.filter { id in
      used.allSatisfy { name in
        let found = symbols.members(of: id, named: name)
        return !found.properties.isEmpty || !found.functions.isEmpty
      }
    }
  }

  /// The members of the property that the host uses.
  private func membersUsed(through site: WrapperSite) -> Set<String> {
    guard let host = site.host else { return [] }
    var names: Set<String> = []
    for reference in self[host].declarations {
      let file = files[reference.file]
      let range = self[reference].range
      func note(_ expression: Expression) {
        guard case .member(let base, let name) = expression.unwrapped.kind,
          base.dottedPath == [site.property.name]
        else { return }
        names.insert(name)
      }
      for call in file.uses.calls.starting(in: range) { note(call.callee) }
      for assignment in file.uses.assignments.starting(in: range) { note(assignment.target) }
      for read in [file.uses.reads, file.uses.viewReads].flatMap({ $0.starting(in: range) })
      where read.base?.dottedPath == [site.property.name] { names.insert(read.name) }
      for projection in file.uses.projections
      where projection.name == site.property.name && range.contains(projection.range.lowerBound) {
        if let first = projection.members.first, !first.hasSuffix("()") { names.insert(first) }
      }
    }
    return names
  }
}
