import SourceModel

extension Rule {
  /// `let m = M()` in a view becomes `@State var m = M()`.
  static let unownedProperty = Rule(name: "UnownedProperty", page: .unownedProperty) {
    model, _, owners in
    owners.choices.filter { choice in
      // A model that tracks nothing has no state to lose, and is re-created from the view's input.
      choice.site.holder == .plain
        && choice.site.models.contains { model.uses.tracksAnything(in: $0, model) }
    }.compactMap { proposal(for: $0, in: model, owners) }
  }
}

private let name = "UnownedProperty"

private func proposal(for choice: OwnerChoice, in model: ProjectModel, _ owners: Owners)
  -> Proposal?
{
  let reference = choice.site.property
  let property = model[reference]
  let file = model.files[reference.file]
  let types = choice.site.models
  guard property.bindingCount == 1, !property.isConditional, property.accessors == .none,
    types.allSatisfy(model.isMigratable), !model.belongsToOneValue(choice.site),
    !property.modifiers.contains(where: { $0.detail != nil || $0.name == "weak" })
  else { return nil }
  let scope = ScopeReference(file: reference.file, scope: property.scope)
  let wrapper = choice.isKept ? "StateObject" : "State"
  var edits = choice.edits
  if choice.becomesState {
    let start = min(
      property.modifiers.first?.range.lowerBound ?? property.introducer.lowerBound,
      property.introducer.lowerBound)
    edits.append(.insert("@\(model.swiftUIName("State", at: scope)) ", at: start, in: file))
  }
  if property.isLet { edits.append(.replace(property.introducer, with: "var", in: file)) }
  if property.initializer == nil {
    guard let assignments = model.assignments(toUnowned: choice.site, as: wrapper) else {
      return nil
    }
    edits += assignments
  } else if property.isLet, property.isPrivate {
    edits += memberwiseInitializer(of: choice, in: model)
  }
  let value = choice.site.constructions.first?.code ?? property.name
  return Proposal(
    rule: name, site: file.site(property.declaration), types: types, need: .allIfPossible,
    answer: .rewrite(edits),
    diagnostics: choice.diagnostics + [
      Diagnostic(
        .unownedModel, value, detail: choice.inputsKept(in: model),
        of: model.qualifiedName(choice.site.host))
    ]
  ).following(choice.strategy, mark: choice.mark)
}

/// Writes the memberwise initializer if the private property would make the synthesized one private: a private `let`
/// with a value is not a parameter of it, but a private `var` is.
private func memberwiseInitializer(of choice: OwnerChoice, in model: ProjectModel) -> [Edit] {
  let reference = choice.site.property
  guard let type = reference.type else { return [] }
  let declaration = DeclarationReference(file: reference.file, type: type)
  let others = model[declaration].properties.filter {
    $0.name != model[reference].name && $0.isStored && !$0.isStatic
      && (!$0.isLet || $0.initializer == nil)
  }
  guard !others.isEmpty, !others.contains(where: \.isPrivate),
    let initializer = MemberwiseInitializer(of: declaration, state: [], stateName: "", in: model)
  else { return [] }
  return initializer.edits(behind: model[reference], in: model.files[reference.file])
}
