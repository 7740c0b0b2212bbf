import SourceModel

extension Owner {
  /// `@State private var m = M()`: the default is evaluated each time the view value is made, up to
  /// Xcode 26.
  func planPlain() -> Plan {
    guard property.initializer != nil, !isAssigned else {
      return .decline("the model is not made in the property's default")
    }
    return .apply([], cautions: repetition)
  }

  /// The caution that building the model again and again deserves.
  var repetition: [CautionNote] {
    guard site.isMadeAgain(xcode: xcode), !isAssigned else { return [] }
    let doubtful = site.constructions.first { !$0.cost.unresolved.isEmpty }
    guard let construction = site.weight == .heavy ? site.heaviest : doubtful else { return [] }
    let caution: Caution =
      site.kind == .inlineDefault ? .defaultEvaluatedAgain : .argumentEvaluatedAgain
    return construction.cautions(caution)
  }
}

extension OwnerSite {
  /// Whether `@State` makes the model more often than `@StateObject` did.
  func isMadeAgain(xcode: Int?) -> Bool {
    switch kind {
    case .app, .unowned: false
    case .inlineDefault: !isInPreview && (xcode ?? 0) < 27
    case .initializer, .callSite: !isInPreview
    }
  }
}

extension OwnerSite.Construction {
  /// What is to be said where it is evaluated again and again: that it is dear, or that nobody knows.
  func cautions(_ caution: Caution) -> [CautionNote] {
    if cost.weight == .heavy { return [CautionNote(caution, evidence: code, detail: reason)] }
    return cost.unresolved.prefix(1).map { call in
      return CautionNote(
        .madeAgain, evidence: code, detail: "`\(call.code.unquoted)`" + call.chain.through)
    }
  }
}

/// `@StateObject` becomes `@State`, without the default where an initializer assigns the property:
/// the two do not go together from Xcode 27 on.
func stateEdits(
  for site: WrapperSite, state: String, in model: ProjectModel, _ uses: PropertyUses
) -> [Edit] {
  let file = model.files[site.file]
  let scope = ScopeReference(file: site.file, scope: site.property.scope)
  var edits: [Edit] = [.rename(site.attribute, to: state, in: file)]
  // Under conditions, the initializer that assigns may not be there where the default is.
  if !site.property.isConditional,
    uses.backings(of: site).contains(where: { $0.use.assigned != nil }),
    let clause = site.property.initializerClause
  {
    let type =
      site.property.type == nil
      ? site.property.initializer?.constructedTypeName(at: scope, in: model) : ""
    if let type {
      edits.append(.replace(clause, with: type.isEmpty ? "" : ": " + type, in: file))
    }
  }
  return edits
}
