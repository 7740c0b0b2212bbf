import SourceModel

extension Rule {
  /// A view that makes a model for a plain property becomes its owner: `@State`, or what else the model's cost asks for.
  static let unownedProperty = Rule(
    name: "UnownedProperty",
    summary: "let m = M() in a view → @State var m = M()"
  ) { model, uses, _, owners in
    owners.choices.filter { choice in
      // What holds no state loses none, and follows what the view is handed.
      choice.site.holder == .plain
        && choice.site.models.contains { uses.tracksAnything(in: $0, model) }
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
    types.allSatisfy(model.isMigratable), !model.isMadeForOneValue(choice.site),
    !property.modifiers.contains(where: { $0.detail != nil || $0.name == "weak" })
  else { return nil }
  let scope = ScopeReference(file: reference.file, scope: property.scope)
  let wrapper = choice.isKept ? "StateObject" : "State"
  var edits = choice.edits
  if choice.isTranslated {
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
    cautions: choice.cautions + [
      CautionNote(.stateKept, evidence: value, detail: choice.inputsKept(in: model))
    ],
    strategy: choice.strategy, mark: choice.mark)
}

/// A private `let` with a value is no parameter of the memberwise initializer, a private `var` makes it private.
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
