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
  edits += memberwiseInitializer(for: site, state: state, in: model)
  var cautions: [CautionNote] = []
  if !isAssigned, let value = site.property.initializer, value.isConstruction, !model.isMadeOnce(site.host) {
    cautions.append(CautionNote(.defaultEvaluatedAgain, evidence: file.text(value.range)))
  }
  var result = [
    Proposal(
      rule: name, site: place, types: types, answer: .rewrite(edits), cautions: cautions,
      strategy: .plain)
  ]
  for located in uses.projections(of: site) where located.use.isBare && model.takesWhole(types) {
    let file = model.files[located.file]
    let scope = ScopeReference(file: located.file, scope: located.use.scope)
    let base = located.use.base.map { file.text($0.range) + "." } ?? ""
    let text = "\(model.swiftUIName("Bindable", at: scope))(\(base)\(located.use.name))"
    result.append(
      Proposal(
        rule: name, site: file.site(located.use.range), types: types,
        answer: .rewrite([.replace(located.use.range, with: text, in: file)])))
  }
  for located in backings {
    result.append(backingProposal(located, types, state: state, in: model))
  }
  return result
}

/// A struct that is made by its memberwise initializer gets one that is written out, with the first of its state objects.
private func memberwiseInitializer(for site: WrapperSite, state: String, in model: ProjectModel) -> [Edit] {
  guard site.property.initializer == nil, let reference = site.reference, let index = reference.type else { return [] }
  let declaration = DeclarationReference(file: reference.file, type: index)
  let moving = model[declaration].properties.filter { property in
    guard property.attribute(.stateObject) != nil, property.initializer == nil else { return false }
    if case .models = HeldModels(model.type(of: property, inFile: reference.file), in: model) { return true }
    return false
  }
  guard moving.first?.name == site.property.name,
    let initializer = MemberwiseInitializer(
      of: declaration, state: Set(moving.map(\.name)), stateName: state, in: model)
  else { return [] }
  let file = model.files[site.file]
  let lineBreak = file.newline + file.indentation(at: site.property.declaration.lowerBound)
  let text = file.newline + lineBreak + initializer.lines.joined(separator: lineBreak)
  return [.insert(text, at: initializer.position, in: file)]
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
  let scope = ScopeReference(file: located.file, scope: use.scope)
  if value.isConstruction, !model.isMadeOnce(model.enclosingType(of: scope)) {
    cautions.append(CautionNote(.argumentEvaluatedAgain, evidence: file.text(value.range)))
  }
  let edits = assigned.wrapperNameRange.map { [Edit.replace($0, with: state, in: file)] } ?? []
  return Proposal(
    rule: name, site: place, types: types, answer: .rewrite(edits), cautions: cautions,
    strategy: .stateInit)
}

extension Projection {
  /// Whether `$m` itself is handed on.
  fileprivate var isBare: Bool { members.isEmpty && argumentOf != nil }
}

extension ProjectModel {
  /// Whether something takes the projection of an object as a whole: a parameter of type `ObservedObject<M>.Wrapper`.
  fileprivate func takesWhole(_ types: [TypeID]) -> Bool {
    files.indices.contains { number in
      files[number].uses.typeReferences.contains { reference in
        guard case .named(let components) = reference.type, components.last?.name == "Wrapper",
          let argument = components.flatMap(\.arguments).first
        else { return false }
        let scope = ScopeReference(file: number, scope: reference.scope)
        return resolve(argument, at: scope).candidates.contains(where: types.contains)
      }
    }
  }

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
