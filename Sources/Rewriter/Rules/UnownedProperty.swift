import SourceModel

extension Rule {
  /// A view that makes a model for a plain property becomes its owner: `@State`, or what else the model's cost asks for.
  static let unownedProperty = Rule(
    name: "UnownedProperty",
    summary: "let m = M() in a view → @State var m = M()"
  ) { model, uses, _, owners in
    owners.choices.filter { $0.site.holder == .plain }.compactMap {
      proposal(for: $0, in: model, owners)
    }
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
    types.allSatisfy(model.isMigratable), !model.isFilledAsMade(reference, of: choice.site.host),
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
    guard let assignments = assignments(to: choice, wrapper, in: model) else { return nil }
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

/// `self.m = M()` becomes `_m = State(wrappedValue: M())`; nil where an initializer does anything else with it.
private func assignments(
  to choice: OwnerChoice, _ wrapper: String, in model: ProjectModel
) -> [Edit]? {
  let property = model[choice.site.property]
  guard property.typeAnnotation != nil else { return nil }
  let initializers = model.functions(of: choice.site.host).filter {
    model[$0].kind == .initializer
  }
  var edits: [Edit] = []
  for initializer in initializers {
    let file = model.files[initializer.file]
    guard let body = model[initializer].body else { return nil }
    let own = file.uses.assignments.filter {
      body.contains($0.range) && $0.target.ownName == property.name
    }
    let delegates = file.uses.calls.contains { call in
      guard case .member(let base, "init") = call.callee.kind else { return false }
      return base.isSelf && body.contains(call.range)
    }
    if own.isEmpty, delegates { continue }
    guard own.count == 1, let assignment = own.first, let value = assignment.value,
      choice.site.constructions.contains(where: { $0.expression.range == value.range })
    else { return nil }
    let isRead = file.uses.reads.contains { read in
      body.contains(read.range) && read.name == property.name
        && !assignment.range.contains(read.range)
    }
    if isRead { return nil }
    let scope = ScopeReference(file: initializer.file, scope: assignment.scope)
    let state = model.swiftUIName(wrapper, at: scope)
    edits.append(.replace(assignment.target.range, with: "_\(property.name)", in: file))
    edits.append(.insert("\(state)(wrappedValue: ", at: value.range.lowerBound, in: file))
    edits.append(.insert(")", at: value.range.upperBound, in: file))
  }
  return edits.isEmpty ? nil : edits
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
  let file = model.files[reference.file]
  return [
    .insert(
      initializer.text(behind: model[reference], in: file), at: initializer.position, in: file)
  ]
}
