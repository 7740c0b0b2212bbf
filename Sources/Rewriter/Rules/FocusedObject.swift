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
  var result = [
    Proposal(
      at: place, for: types,
      [
        .replace(site.attribute.range, with: "@FocusedValue(\(type).self)", in: file),
        .remove(annotation, in: file),
      ])
  ]
  let uses =
    model.usage.uses.projections(of: site).map { ($0.file, $0.use.range) }
    + model.usage.uses.backings(of: site).map { ($0.file, $0.use.range) }
  for (number, range) in uses {
    let file = model.files[number]
    let site = file.site(range)
    result.append(
      Proposal(blocking: types, Blocker(.backingStorage, at: site, code: file.line(of: site))))
  }
  return result
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
