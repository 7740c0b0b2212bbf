import SourceModel

extension Rule {
  /// Warns where assigning the value that a property has no longer updates views.
  static let forcedRefresh = Rule(name: "ForcedRefresh", page: .forcedRefresh) { model, _ in
    restrictedInputs(in: model)
      + model.files.indices.flatMap { number -> [Proposal] in
        let (file, tracking) = (model.files[number], model.tracking)
        return file.uses.assignments.compactMap { assignment in
          let itself = tracking.propertySetToItself(by: assignment, in: number)
          let objects =
            itself == nil ? tracking.propertyGivenSameObjects(by: assignment, in: number) : nil
          guard let (property, id) = itself ?? objects.map({ ($0.property, $0.type) }) else {
            return nil
          }
          let isUpdated = tracking.isChangedInPlace(property, before: assignment, inFile: number)
          return model.warning(
            Diagnostic(
              .equalValueIgnored, file.text(assignment.range), of: objects?.part,
              instead: objects.map { _ in "Assign it in \(model.alwaysNotifying(property))" },
              severity: isUpdated ? .note : .warning
            ), about: property, of: id, at: file.site(assignment.range))
        }
          + file.uses.projections.compactMap { givingSameObject($0, in: file, number, model) }
      }
  }
}

extension ProjectModel {
  fileprivate func alwaysNotifying(_ property: PropertyReference) -> String {
    "`withMutation(keyPath: \\.\(self[property].name)) { … }`"
  }

  /// A warning with the places where views show the property.
  fileprivate func warning(
    _ diagnostic: Diagnostic, about property: PropertyReference, of id: TypeID, at site: Site
  ) -> Proposal {
    let name = self[property].name
    let shown = tracking.placesShowing(property, of: id).map {
      RelatedPlace(site: $0, message: "Shows `\(name)`", role: .shows, of: property)
    }
    return Proposal(
      noting: diagnostic.showing(shown).watching([WatchedValue(name: name, model: id)]), at: site,
      for: [id])
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
  )
  return model.warning(
    diagnostic, about: found.property, of: found.type, at: file.site(binding.range)
  )
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
    )
    return model.warning(
      diagnostic, about: input.property, of: input.owner, at: file.site(range))
  }
}
