import SourceModel

extension Owners {
  /// The diagnostics that depend on all choices together.
  func diagnostics(of model: ProjectModel, migrating: (TypeID) -> Bool) -> [PlacedDiagnostic] {
    let migrating = choices.filter { $0.site.models.allSatisfy(migrating) }
    return compositionRoot(model) + countedInitializations(model, migrating)
      + declinedRequests(model, migrating)
  }

  /// The requested strategies that are not possible.
  private func declinedRequests(
    _ model: ProjectModel, _ choices: [OwnerChoice]
  ) -> [PlacedDiagnostic] {
    choices.compactMap { choice in
      guard let requested = choice.requested, requested != choice.strategy,
        let declined = choice.declined.first(where: { $0.strategy == requested })
      else { return nil }
      return PlacedDiagnostic(
        .declinedStrategy, "`\(requested.rawValue)`",
        detail: "\(declined.why). `\(choice.strategy.rawValue)` is used", at: choice.site.site)
    }
  }

  /// One diagnostic for a project in which more than three views create heavy models in their initializers.
  private func compositionRoot(_ model: ProjectModel) -> [PlacedDiagnostic] {
    let heavy = sites.all.filter {
      $0.kind == .initializer && $0.weight == .heavy && !$0.isInPreview
    }
    guard heavy.count > 3, let first = heavy.first else { return [] }
    let names = heavy.map { "`\(model.symbols.qualifiedName($0.host))`" }.uniqued()
    return [
      PlacedDiagnostic(.missingCompositionRoot, names.listed(upTo: 3, "view"), at: first.site)
    ]
  }

  /// Tests that read a counter which the initializer of a bootstrapped model increments.
  private func countedInitializations(
    _ model: ProjectModel, _ choices: [OwnerChoice]
  ) -> [PlacedDiagnostic] {
    let ids = choices.filter { $0.strategy == .bootstrap }.flatMap(\.site.models).uniqued()
    var result: [PlacedDiagnostic] = []
    for id in ids {
      let counters = model.counters(movedByInitializersOf: id)
      guard !counters.isEmpty else { continue }
      for (number, file) in model.files.enumerated() {
        for read in file.uses.reads + file.uses.viewReads where counters.contains(read.name) {
          let scope = ScopeReference(file: number, scope: read.scope)
          guard let base = read.base, model.symbols.isInPreview(scope),
            case .metatype(let type) = model.inference.type(of: base, at: scope),
            type.candidates.contains(id)
          else { continue }
          result.append(
            PlacedDiagnostic(
              .countedInitializations, file.text(read.range), at: file.site(read.range)))
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
      symbols.properties(of: id).map { self[$0] }.filter { $0.isStatic && $0.isStored && !$0.isLet }
        .map(\.name))
    guard !statics.isEmpty else { return [] }
    var result: Set<String> = []
    for initializer in symbols.initializers(of: id) {
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
