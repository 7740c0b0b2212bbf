import SourceModel

extension Rule {
  /// `@FocusedObject var m: M?` becomes `@FocusedValue(M.self) var m`.
  static let focusedObject = Rule(name: "FocusedObject", page: .focusedObject) { model, _ in
    model.objects.wrapperSites(.focusedObject).flatMap { site in
      site.proposals(in: model) {
        propertyProposals(for: site, $0, in: model)
      }
    } + modifierProposals(in: model)
  }
}

private func propertyProposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel
) -> [Proposal] {
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  let property = site.property
  guard let range = property.typeRange, let annotation = property.typeAnnotation else { return [] }
  var type = file.text(range)
  if type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
  let scope = ScopeReference(file: site.file, scope: property.scope)
  if let hidden = model.memberHiding(type, at: scope) {
    return [Proposal(blocking: types, hidden, at: place)]
  }
  let own = Proposal(
    at: place, for: types,
    [
      .replace(site.attribute.range, with: "@FocusedValue(\(type).self)", in: file),
      .remove(annotation, in: file),
    ])
  return [own] + model.blockersInKeyPaths(through: site, types)
    + model.usage.uses.projections(of: site).map { bindingProposal($0, types, in: model) }
    + model.usage.uses.backings(of: site).map {
      Proposal(blocking: types, Blocker(using: $0.use, in: model.files[$0.file]))
    }
}

/// Rewrites `$m?.x` as `m.map(Bindable.init(_:))?.x`.
private func bindingProposal(
  _ located: PropertyUses.Located<Projection>, _ types: [TypeID], in model: ProjectModel
) -> Proposal {
  let (file, use) = (model.files[located.file], located.use)
  let bindable = model.swiftUIName(
    "Bindable", at: located.place)
  let text = "\(model.object(of: use, inFile: located.file)).map(\(bindable).init(_:))"
  return Proposal(
    at: file.site(use.range), for: types, [.replace(use.range, with: text, in: file)])
}

private func modifierProposals(in model: ProjectModel) -> [Proposal] {
  let names = ["focusedObject": "focusedValue", "focusedSceneObject": "focusedSceneValue"]
  return model.symbols.callsInParsedFiles(namedAnyOf: Set(names.keys)).compactMap { number, call in
    let file = model.files[number]
    guard let new = names[call.name], let argument = call.arguments.first, argument.label == nil
    else { return nil }
    let type = model.inference.type(
      of: argument.value, at: ScopeReference(file: number, scope: call.scope))
    let site = file.site(call.nameRange)
    switch OwnedModels(type, in: model.symbols) {
    case .none: return nil
    case .models(let types):
      return Proposal(at: site, for: types, [.replace(call.nameRange, with: new, in: file)])
    case .mixed(let types):
      return Proposal(
        blocking: types, Blocker(.ambiguousType, at: site, code: file.text(argument.value.range)))
    }
  }
}
