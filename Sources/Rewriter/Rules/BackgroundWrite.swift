import SourceModel

extension Rule {
  /// Warns where a tracked property is written off the main thread.
  static let backgroundWrite = Rule(name: "BackgroundWrite", page: .backgroundWrite) {
    model, _ in
    func isAnnounced(_ property: PropertyReference, _ id: TypeID) -> Bool {
      model.usage.uses.tracks(property, of: id, in: model.tracking)
        && !model.usage.uses.announcements.sends(inCodeOf: [id]).isEmpty
    }
    return model.files.indices.flatMap { number -> [Proposal] in
      let file = model.files[number]
      var isInBackground: [Int: Bool] = [:]
      return file.uses.assignments.compactMap { assignment in
        let scope = ScopeReference(file: number, scope: assignment.scope)
        let runs = isInBackground[scope.scope] ?? model.graph.runsInBackground(scope)
        isInBackground[scope.scope] = runs
        guard runs,
          let (property, id) = model.usage.publishedProperty(
            assignment.target, at: scope, or: isAnnounced)
        else { return nil }
        let site = file.site(assignment.range)
        // Until now such a property notified only where the object sent.
        let isNew = model[property].attribute(.published) == nil
        return Proposal(
          noting: Diagnostic(
            .backgroundWrite, file.line(of: site),
            detail: isNew ? "it now notifies views there" : nil), at: site, for: [id])
      }
    }
  }
}
