import SourceModel

extension Owners {
  /// What all the choices together call for.
  func advice(on model: ProjectModel, moving: (TypeID) -> Bool) -> [Migration.Remark] {
    let moving = choices.filter { $0.site.models.allSatisfy(moving) }
    return compositionRoot(model) + countedInitializations(model, moving)
      + declinedRequests(model, moving)
  }

  /// What was asked for and cannot be had.
  private func declinedRequests(
    _ model: ProjectModel, _ choices: [OwnerChoice]
  ) -> [Migration.Remark] {
    choices.compactMap { choice in
      guard let requested = choice.requested, requested != choice.strategy,
        let declined = choice.declined.first(where: { $0.strategy == requested })
      else { return nil }
      let evidence =
        "`\(model[choice.site.property].name)` is owned by \(choice.strategy.rawValue), not "
        + "\(requested.rawValue): \(declined.why)"
      return Migration.Remark(.strategyDeclined, at: choice.site.site, evidence: evidence)
    }
  }

  /// One advice for a project in which more than three views build heavy models in their initializers.
  private func compositionRoot(_ model: ProjectModel) -> [Migration.Remark] {
    let heavy = sites.all.filter {
      $0.kind == .initializer && $0.weight == .heavy && !$0.isInPreview
    }
    guard heavy.count > 3, let first = heavy.first else { return [] }
    let names = heavy.map { "`\(model.qualifiedName($0.host))`" }.uniqued()
    let listed = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
    return [
      Migration.Remark(
        .missingCompositionRoot, at: first.site, evidence: "\(heavy.count) views (\(listed))")
    ]
  }

  /// Tests that read a counter which the initializer of a bootstrapped model moves on.
  private func countedInitializations(
    _ model: ProjectModel, _ choices: [OwnerChoice]
  ) -> [Migration.Remark] {
    let ids = choices.filter { $0.strategy == .bootstrap }.flatMap(\.site.models).uniqued()
    var result: [Migration.Remark] = []
    for id in ids {
      let counters = model.counters(movedByInitializersOf: id)
      guard !counters.isEmpty else { continue }
      for (number, file) in model.files.enumerated() {
        for read in file.uses.reads + file.uses.viewReads where counters.contains(read.name) {
          let scope = ScopeReference(file: number, scope: read.scope)
          guard let base = read.base, model.isInPreview(scope),
            case .metatype(let type) = model.type(of: base, at: scope), type.candidates.contains(id)
          else { continue }
          result.append(
            Migration.Remark(
              .initializationsCounted, at: file.site(read.range), evidence: file.text(read.range)))
        }
      }
    }
    return result.uniqued()
  }
}

extension ProjectModel {
  /// The static variables that the initializers of a class assign.
  fileprivate func counters(movedByInitializersOf id: TypeID) -> Set<String> {
    let statics = Set(
      properties(of: id).map { self[$0] }.filter { $0.isStatic && $0.isStored && !$0.isLet }
        .map(\.name))
    guard !statics.isEmpty else { return [] }
    var result: Set<String> = []
    for initializer in initializers(of: id) {
      guard let body = self[initializer].body else { continue }
      for assignment in files[initializer.file].uses.assignments.starting(in: body) {
        if case .member(_, let name) = assignment.target.kind, statics.contains(name) {
          result.insert(name)
        }
      }
    }
    return result
  }
}
