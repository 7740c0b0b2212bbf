import SourceModel

extension Rule {
  /// A stored property that was not published is kept out of tracking with `@ObservationIgnored`: tracked, its observers
  /// would run in `init`, `lazy` and wrappers would not compile, and views would depend on what they did not depend on.
  static let plainStoredProperty = Rule(
    name: "PlainStoredProperty",
    summary: "var cache → @ObservationIgnored var cache"
  ) { model, uses, _ in
    let announced = announcedProperties(in: model, uses)
    return model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class, model.needsMacro(id) else { return [] }
      return macroObstacles(of: id, in: model)
        + model.properties(of: id)
        .filter { !announced.contains($0) && !uses.announcements.leavesUnused($0) }
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

/// The plain properties that the class announces by hand: these are tracked.
private func announcedProperties(in model: ProjectModel, _ uses: PropertyUses) -> Set<
  PropertyReference
> {
  var result: Set<PropertyReference> = []
  for entry in uses.announcements.sends {
    switch model.announcedChange(of: entry) {
    case .writes(let properties, _): result.formUnion(properties)
    case .observer(let property): result.insert(property)
    case .children, .setter, .unknown: break
    }
  }
  return result.filter { reference in
    let property = model[reference]
    return !property.isLazy
      && !property.attributes.contains { $0.isWrapper(at: reference, in: model) }
  }
}

/// What the macro cannot take in a class as a whole.
private func macroObstacles(of id: TypeID, in model: ProjectModel) -> [Proposal] {
  let site = model.site(of: id)
  var reasons: [Reason] = []
  if model.relies(onSynthesizedCodingOf: id) { reasons.append(.codableSynthesis) }
  var proposals = reasons.map { reason in
    Proposal(
      rule: name, site: site, types: [id],
      answer: .objection(Objection(reason, at: site, evidence: model.qualifiedName(id))))
  }
  for clash in model.macroNameClashes(of: id) {
    proposals.append(
      Proposal(rule: name, site: clash.site, types: [id], answer: .objection(clash)))
  }
  return proposals
}

extension ProjectModel {
  /// The types whose move takes the wrapper of a property away; it needs nothing more then.
  fileprivate func typesThatUnwrap(_ property: DeclaredProperty, inFile file: Int) -> [TypeID] {
    guard property.objectWrapper != nil else { return [] }
    return type(of: property, inFile: file).candidates.filter(isMigratable)
  }

  /// Whether coding keys are synthesized from the stored properties.
  func relies(onSynthesizedCodingOf id: TypeID) -> Bool {
    let names = Set(supertypes(of: id).compactMap(\.name.simpleName))
    let encodes = names.contains("Codable") || names.contains("Encodable")
    let decodes = names.contains("Codable") || names.contains("Decodable")
    guard encodes || decodes else { return false }
    let functions = functions(of: id).map { self[$0] }
    let hasEncode = functions.contains { $0.name == "encode" && $0.parameters.first?.label == "to" }
    let hasDecode = functions.contains {
      $0.kind == .initializer && $0.parameters.first?.label == "from"
    }
    if (!encodes || hasEncode) && (!decodes || hasDecode) { return false }
    // Explicit keys leave the macro's storage out, as long as none of them is tracked.
    let hasKeys = nestedTypes(named: "CodingKeys", in: id)
    return !(hasKeys && !properties(of: id).contains { self[$0].attribute(.published) != nil })
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

  private func nestedTypes(named name: String, in id: TypeID) -> Bool {
    types.contains { $0.parent == id && $0.name == name }
  }
}

extension Attribute {
  /// The compiler's own attributes and those that are macros; any other attribute on a property is a wrapper.
  private static let notWrappers: Set<String> = [
    "MainActor", "available", "objc", "nonobjc", "NSManaged", "IBOutlet", "IBInspectable",
    "GKInspectable", "preconcurrency",
    "usableFromInline", "inlinable", "NSCopying", "discardableResult", "_spi", "_documentation",
    "ViewBuilder",
    "ObservationIgnored", "ObservationTracked", "nonisolated", "storageRestrictions", "unchecked",
    "Sendable", "backDeployed",
  ]

  /// Whether the attribute is a property wrapper, as far as names tell: not one of the compiler's, and no global actor.
  func isWrapper(at reference: PropertyReference, in model: ProjectModel) -> Bool {
    !Self.notWrappers.contains(name) && !name.hasSuffix("Actor") && name.first?.isUppercase == true
  }
}
