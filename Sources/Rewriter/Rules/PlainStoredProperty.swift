import SourceModel

extension Rule {
  /// A stored property that was not published is kept out of tracking with `@ObservationIgnored`: tracked, its observers
  /// would run in `init`, `lazy` and wrappers would not compile, and views would depend on what they did not depend on.
  static let plainStoredProperty = Rule(
    name: "PlainStoredProperty",
    summary: "var cache → @ObservationIgnored var cache"
  ) { model, uses, _ in
    model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class, model.needsMacro(id) else { return [] }
      return macroObstacles(of: id, in: model)
        + model.properties(of: id)
        .filter { !uses.announced.contains($0) && !uses.announcements.leavesUnused($0) }
        .flatMap {
          readByView($0, of: id, in: model, uses) ?? proposals(for: $0, of: id, in: model)
        }
    }
  }
}

private let name = "PlainStoredProperty"

private func proposals(
  for reference: PropertyReference, of id: TypeID, in model: ProjectModel
) -> [Proposal] {
  let property = model[reference]
  guard property.isStored, !property.isLet, !property.isStatic, !property.isTuplePattern,
    property.attribute(.published) == nil,
    property.attribute("ObservationIgnored") == nil,
    property.attribute("ObservationTracked") == nil,
    property.attribute("NSManaged") == nil, property.publishingWrapper == nil
  else { return [] }
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  guard property.bindingCount > 1 else {
    let edit = Edit.insertAttribute("ObservationIgnored", before: property, in: file)
    return [
      Proposal(
        rule: name, site: site, types: [id],
        unless: model.typesThatUnwrap(property, inFile: reference.file),
        answer: .rewrite([edit]))
    ]
  }
  guard property.bindingIndex == 0 else { return [] }
  let siblings = model[DeclarationReference(file: reference.file, type: reference.type ?? 0)]
    .properties
    .filter { $0.declaration == property.declaration }
  return [
    Proposal(
      rule: name, site: site, types: [id],
      answer: .rewrite(Edit.split(siblings, adding: "ObservationIgnored", in: file)))
  ]
}

/// A property that views read was shown anew whenever the object published anything: tracked, it still is. Where it
/// cannot be tracked it stays plain, with a caution.
private func readByView(
  _ reference: PropertyReference, of id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal]? {
  guard let read = uses.tracked.plainReadByViews[reference] else { return nil }
  let property = model[reference]
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  let place = model.files[read.file]
  let reader = "\(place.path):\(place.site(read.use.range).line)"
  if model.canBeTracked(reference, of: id) {
    let caution = CautionNote(.plainPropertyTracked, evidence: "\(property.name)", detail: reader)
    return [
      Proposal(
        rule: name, site: site, types: [id], need: .allIfPossible, answer: .rewrite([]),
        cautions: [caution])
    ]
  }
  let caution = CautionNote(.plainPropertyRead, evidence: "\(property.name)", detail: reader)
  return proposals(for: reference, of: id, in: model).map { proposal in
    Proposal(
      rule: proposal.rule, site: proposal.site, types: proposal.types, need: proposal.need,
      unless: proposal.unless,
      answer: proposal.answer, cautions: proposal.cautions + [caution])
  }
}

/// What the macro cannot take in a class as a whole.
private func macroObstacles(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  model.macroNameClashes(of: id).map { clash in
    Proposal(rule: name, site: clash.site, types: [id], answer: .objection(clash))
  }
}

extension ProjectModel {
  /// The types whose move takes the wrapper of a property away; it needs nothing more then.
  fileprivate func typesThatUnwrap(_ property: DeclaredProperty, inFile file: Int) -> [TypeID] {
    guard property.objectWrapper != nil else { return [] }
    return type(of: property, inFile: file).candidates.filter(isMigratable)
  }

  /// Declarations whose names the macro's expansion would take for its own.
  func macroNameClashes(of id: TypeID) -> [Objection] {
    var result: [Objection] = []
    let scope = ScopeReference(file: self[id].primary.file, scope: self[self[id].primary].scope)
    for candidate in resolve(.name("Observation"), at: scope).candidates {
      result.append(Objection(.nameClash, at: site(of: candidate), evidence: "Observation"))
    }
    let taken: [String: String] = [
      "access": "keyPath", "withMutation": "keyPath", "shouldNotifyObservers": "",
    ]
    for reference in functions(of: id) {
      let function = self[reference]
      guard let label = taken[function.name],
        label.isEmpty || function.parameters.first?.label == label
      else { continue }
      result.append(
        Objection(
          .nameClash, at: files[reference.file].site(function.nameRange), evidence: function.name))
    }
    return result
  }
}
