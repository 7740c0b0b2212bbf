import SourceModel

extension Rule {
  /// Warns where a tracked property is written off the main thread.
  static let backgroundWrite = Rule(name: "BackgroundWrite", page: .backgroundWrite) {
    model, uses, _ in
    func isAnnounced(_ property: PropertyReference, _ id: TypeID) -> Bool {
      uses.tracks(property, of: id, in: model)
        && !uses.announcements.sends(inCodeOf: [id]).isEmpty
    }
    return model.files.indices.flatMap { number -> [Proposal] in
      let file = model.files[number]
      var isInBackground: [Int: Bool] = [:]
      return file.uses.assignments.compactMap { assignment in
        let scope = ScopeReference(file: number, scope: assignment.scope)
        let runs = isInBackground[scope.scope] ?? model.runsInBackground(scope)
        isInBackground[scope.scope] = runs
        guard runs,
          let (_, id) = model.publishedProperty(assignment.target, at: scope, or: isAnnounced)
        else { return nil }
        let site = file.site(assignment.range)
        return Proposal(
          rule: "BackgroundWrite", site: site, types: [id], need: .allIfPossible,
          answer: .rewrite([]),
          diagnostics: [Diagnostic(.backgroundWrite, file.line(of: site))])
      }
    }
  }
}
