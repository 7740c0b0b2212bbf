import SourceModel

extension Owner {
  /// `@State private var m = M()`: the default is evaluated each time the view value is made, up to
  /// Xcode 26.
  func planPlain() -> Plan {
    if isReplacedByCallers {
      return .decline("callers hand `\(property.name)` in where it has a default")
    }
    guard property.initializer != nil, !isAssigned else {
      return .decline("the model is not made in the property's default")
    }
    return .apply([], cautions: repetition)
  }

  /// The caution that building the model again and again deserves, as far as no assignment in an initializer bears it.
  var repetition: [CautionNote] {
    guard !isAssigned else { return [] }
    return dearest(among: site.constructions)
  }

  /// What evaluating the dearest of these again and again deserves; nothing where none is evaluated more often.
  func dearest(among constructions: [OwnerSite.Construction]) -> [CautionNote] {
    let again = constructions.compactMap { construction in
      repetition(of: construction, as: translation).map { (construction, $0) }
    }
    let heaviest = again.filter { $0.0.cost.weight == .heavy }.max {
      $0.0.cost.score < $1.0.cost.score
    }
    guard !site.isInPreview,
      let (construction, repetition) = heaviest ?? again.first(where: { $0.0.isUnknown })
    else { return [] }
    return construction.cautions(
      repetition == .upToXcode26 ? .defaultEvaluatedAgain : .argumentEvaluatedAgain)
  }
}

extension OwnerSite.Construction {
  /// What is to be said where it is evaluated again and again: that it is dear, or that nobody knows.
  func cautions(_ caution: Caution) -> [CautionNote] {
    if cost.weight == .heavy { return [CautionNote(caution, evidence: code, detail: reason)] }
    return cost.unresolved.prefix(1).map { call in
      CautionNote(
        .madeAgain, evidence: code, detail: "`\(call.code.unquoted)`" + call.chain.through)
    }
  }
}

/// `@StateObject` becomes `@State`, without the default where an initializer assigns the property:
/// the two do not go together from Xcode 27 on. Initializers that rely on the default assign it then; where one cannot,
/// it stays.
func stateEdits(
  for site: WrapperSite, state: String, in model: ProjectModel, _ uses: PropertyUses
) -> [Edit] {
  let file = model.files[site.file]
  var edits: [Edit] = [.rename(site.attribute, to: state, in: file)]
  // Under a condition of its own, the initializer that assigns may not be there where the default is.
  if !site.property.isConditional,
    uses.backings(of: site).contains(where: { $0.use.assigned != nil }),
    let clause = site.property.initializerClause, let value = site.property.initializer
  {
    let type = site.property.type == nil ? site.writtenType(in: model) : ""
    let made = model.textInInstance(of: value, in: file, host: site.host)
    let text = "_\(site.property.name) = \(state)(wrappedValue: \(made))"
    if let type, let reliant = model.initializers(relyingOnDefaultOf: site, uses),
      let assignments = try? reliant.flatMap({ try model.assignment(text, lastIn: $0) })
    {
      edits.append(.replace(clause, with: type.isEmpty ? "" : ": " + type, in: file))
      edits += assignments
    }
  }
  return edits
}

extension WrapperSite {
  /// The type of the object as it would be written; nil where only the compiler knows.
  func writtenType(in model: ProjectModel) -> String? {
    if let range = property.typeRange { return model.files[file].text(range) }
    let scope = ScopeReference(file: file, scope: property.scope)
    if let type = property.initializer?.constructedTypeName(at: scope, in: model) { return type }
    guard type.candidates.count == 1, let id = type.candidates.first, model[id].kind == .class,
      model[model[id].primary].genericParameters.isEmpty
    else { return nil }
    if case .optional = type { return nil }
    return model.qualifiedName(id)
  }
}
