import SourceModel

extension Rule {
  /// Warns where assigning the value that a property has no longer updates views.
  static let forcedRefresh = Rule(name: "ForcedRefresh", page: .forcedRefresh) { model, _ in
    restrictedInputs(in: model)
      + model.files.indices.flatMap { number -> [Proposal] in
        let file = model.files[number]
        return file.uses.assignments.compactMap { assignment in
          guard let value = assignment.value, let path = assignment.target.dottedPath,
            !path.isEmpty,
            value.dottedPath == path
          else { return nil }
          let scope = ScopeReference(file: number, scope: assignment.scope)
          // In `self.x = x` the value may be a parameter.
          let isLocal = [assignment.target, value].contains {
            !$0.isSelfQualified
              && model.symbols.localBinding(path[0], at: scope, position: $0.range.lowerBound)
                != nil
          }
          guard !isLocal,
            let (property, id) = model.usage.publishedProperty(assignment.target, at: scope),
            model.tracking.mayBeCompared(model.inference.type(of: property))
          else { return nil }
          let isUpdated = model.tracking.isChangedInPlace(
            property, before: assignment, inFile: number)
          return Proposal(
            noting: Diagnostic(
              .equalValueIgnored, file.text(assignment.range),
              severity: isUpdated ? .note : .warning),
            at: file.site(assignment.range), for: [id])
        }
      }
  }
}

/// Input that a setter restricts: a control used to be set back to the value that the property has.
private func restrictedInputs(in model: ProjectModel) -> [Proposal] {
  model.tracking.restrictedInputs().map { input in
    let file = model.files[input.file]
    let range = input.assignment.range
    let diagnostic = Diagnostic(
      .equalValueIgnored, file.text(range), detail: model.place(input.binding),
      instead: input.isDirect
        ? "Assign it in `withMutation(keyPath: \\.\(model[input.property].name)) { … }`"
        : "Restrict in `didSet`")
    return Proposal(noting: diagnostic, at: file.site(range), for: [input.owner])
  }
}

extension Expression {
  fileprivate var isSelfQualified: Bool {
    switch unwrapped.kind {
    case .member(let base, _): base.isSelf || base.isSelfQualified
    default: false
    }
  }
}
