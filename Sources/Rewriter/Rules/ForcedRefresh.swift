import SourceModel

extension Rule {
  /// Warns where assigning the value that a property has no longer updates views.
  static let forcedRefresh = Rule(name: "ForcedRefresh", page: .forcedRefresh) { model, _ in
    restrictedInputs(in: model)
      + model.files.indices.flatMap { number -> [Proposal] in
        let file = model.files[number]
        return file.uses.assignments.compactMap { assignment in
          let tracking = model.tracking
          let itself = tracking.propertySetToItself(by: assignment, in: number)
          let objects =
            itself == nil ? tracking.propertyGivenSameObjects(by: assignment, in: number) : nil
          guard let (property, id) = itself ?? objects.map({ ($0.property, $0.type) }) else {
            return nil
          }
          let isUpdated = tracking.isChangedInPlace(property, before: assignment, inFile: number)
          return Proposal(
            noting: Diagnostic(
              .equalValueIgnored, file.text(assignment.range), of: objects?.part,
              instead: objects.map { _ in "Assign it in \(model.alwaysNotifying(property))" },
              severity: isUpdated ? .note : .warning
            ).watching([WatchedValue(name: model[property].name, model: id)]),
            at: file.site(assignment.range), for: [id])
        }
          + file.uses.projections.compactMap { givingSameObject($0, in: file, number, model) }
      }
  }
}

extension ProjectModel {
  fileprivate func alwaysNotifying(_ property: PropertyReference) -> String {
    "`withMutation(keyPath: \\.\(self[property].name)) { … }`"
  }
}

/// A binding through an object: it used to notify of what changes in the object.
private func givingSameObject(
  _ binding: Projection, in file: FileFacts, _ number: Int, _ model: ProjectModel
) -> Proposal? {
  guard let found = model.tracking.propertyGivenSameObject(by: binding, in: number) else {
    return nil
  }
  let code = file.text(binding.range) + binding.members.map { "." + $0 }.joined()
  let diagnostic = Diagnostic(
    .equalValueIgnored, code, of: found.part,
    instead: found.owner.map { "Make `\(model.symbols.qualifiedName($0))` `@Observable`, too" }
      ?? "Change a tracked counter, too"
  ).watching([WatchedValue(name: model[found.property].name, model: found.type)])
  return Proposal(noting: diagnostic, at: file.site(binding.range), for: [found.type])
    .excluding(found.mayNotify ? [found.owner].compactMap(\.self) : [])
}

/// Input that a setter restricts: a control used to be set back to the value that the property has.
private func restrictedInputs(in model: ProjectModel) -> [Proposal] {
  model.tracking.restrictedInputs().map { input in
    let file = model.files[input.file]
    let range = input.assignment.range
    let diagnostic = Diagnostic(
      .equalValueIgnored, file.text(range), detail: model.place(input.binding),
      instead: input.isDirect
        ? "Assign it in \(model.alwaysNotifying(input.property))"
        : "Restrict in `didSet`", severity: input.isOfOwnView ? .note : nil
    ).watching([WatchedValue(name: model[input.property].name, model: input.owner)])
    return Proposal(noting: diagnostic, at: file.site(range), for: [input.owner])
  }
}
