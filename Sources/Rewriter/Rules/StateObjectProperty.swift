import SourceModel

extension Rule {
  /// `@StateObject` becomes `@State`, and `StateObject(wrappedValue:)` in an initializer becomes `State(wrappedValue:)`.
  static let stateObjectProperty = Rule(
    name: "StateObjectProperty",
    summary: "@StateObject var m = M() → @State var m = M()"
  ) { model, uses, _ in
    model.wrapperSites(.stateObject).flatMap { proposals(for: $0, in: model, uses) }
  }
}

private let name = "StateObjectProperty"

private func proposals(for site: WrapperSite, in model: ProjectModel, _ uses: PropertyUses) -> [Proposal] {
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  guard let types = site.movingTypes(rule: name, in: model) else { return [] }
  if case .failure(let proposal) = types { return [proposal] }
  guard case .success(let types) = types else { return [] }
  if let host = site.host, model[host].kind == .class {
    let objection = Objection(.wrapperHost, at: place, evidence: file.line(of: place))
    return [Proposal(rule: name, site: place, types: types, answer: .objection(objection))]
  }
  let scope = ScopeReference(file: site.file, scope: site.property.scope)
  let state = model.swiftUIName("State", at: scope)
  let backings = uses.backings(of: site)
  let isAssigned = backings.contains { $0.use.assigned != nil }
  var edits: [Edit] = [.rename(site.attribute, to: state, in: file)]
  if isAssigned, let clause = site.property.initializerClause {
    // An inline default and an assignment in `init` do not go together from Xcode 27 on.
    let type = site.property.type == nil ? site.property.initializer?.constructedTypeName(at: scope, in: model) : ""
    if let type {
      edits.append(.replace(clause, with: type.isEmpty ? "" : ": " + type, in: file))
    }
  }
  var cautions: [CautionNote] = []
  if !isAssigned, let value = site.property.initializer, value.isConstruction, !model.isMadeOnce(site.host) {
    cautions.append(CautionNote(.defaultEvaluatedAgain, evidence: file.text(value.range)))
  }
  var result = [
    Proposal(
      rule: name, site: place, types: types, answer: .rewrite(edits), cautions: cautions,
      strategy: .plain)
  ]
  for located in backings {
    result.append(backingProposal(located, types, state: state, in: model))
  }
  return result
}

private func backingProposal(
  _ located: PropertyUses.Located<Backing>, _ types: [TypeID], state: String, in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let place = file.site(use.range)
  guard let assigned = use.assigned else {
    if use.member == "wrappedValue" {
      return Proposal(rule: name, site: place, types: types, answer: .rewrite([]))
    }
    let objection = Objection(.backingStorage, at: place, evidence: file.line(of: place))
    return Proposal(rule: name, site: place, types: types, answer: .objection(objection))
  }
  guard let value = assigned.wrappedArgument(of: .stateObject) else {
    let objection = Objection(.backingStorage, at: place, evidence: file.line(of: place))
    return Proposal(rule: name, site: place, types: types, answer: .objection(objection))
  }
  var cautions: [CautionNote] = []
  if value.isConstruction {
    cautions.append(CautionNote(.argumentEvaluatedAgain, evidence: file.text(value.range)))
  }
  let edits = assigned.wrapperNameRange.map { [Edit.replace($0, with: state, in: file)] } ?? []
  return Proposal(
    rule: name, site: place, types: types, answer: .rewrite(edits), cautions: cautions,
    strategy: .stateInit)
}

extension ProjectModel {
  /// Whether SwiftUI makes the value of this type once: an `App`.
  func isMadeOnce(_ host: TypeID?) -> Bool {
    guard let host else { return false }
    return supertypes(of: host).contains { $0.name.isNamed("App", in: ["SwiftUI"]) }
  }
}

extension Expression {
  /// Whether evaluating it makes something: a call, rather than a name or a static member.
  var isConstruction: Bool {
    if case .call = unwrapped.kind { return true }
    return false
  }

  /// The type that a constructor call names, as text: `Feature.Model` for `Feature.Model()`; nil for anything else.
  func constructedTypeName(at scope: ScopeReference, in model: ProjectModel) -> String? {
    guard case .call(let callee, _) = unwrapped.kind, case .metatype = model.type(of: callee, at: scope),
      let path = callee.dottedPath
    else { return nil }
    return path.joined(separator: ".")
  }

  /// The range of `StateObject` or `StateObject<M>` in `StateObject(wrappedValue: …)`; nil for `.init(…)`.
  var wrapperNameRange: ByteRange? {
    switch kind {
    case .call(let callee, _): callee.wrapperNameRange
    case .member(let base, "init"): base.wrapperNameRange
    case .name, .member, .specialized: range
    default: nil
    }
  }
}

extension WrapperSite {
  enum Moving {
    case success([TypeID])
    case failure(Proposal)
  }

  /// The types whose move the site depends on; nil where it concerns none.
  func movingTypes(rule: String, in model: ProjectModel) -> Moving? {
    let file = model.files[self.file]
    let site = file.site(attribute.range)
    switch HeldModels(type, in: model) {
    case .none: return nil
    case .models(let types): return .success(types)
    case .mixed(let types):
      let objection = Objection(.ambiguousType, at: site, evidence: file.line(of: site))
      return .failure(Proposal(rule: rule, site: site, types: types, answer: .objection(objection)))
    }
  }
}
