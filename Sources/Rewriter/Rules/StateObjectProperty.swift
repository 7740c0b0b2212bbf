import SourceModel

extension Rule {
  /// `@StateObject var m = M()` becomes `@State var m = M()`.
  static let stateObjectProperty = Rule(name: "StateObjectProperty", page: .stateObjectProperty) {
    model, _, owners in
    model.wrapperSites(.stateObject).flatMap { site in
      site.proposals(rule: "StateObjectProperty", in: model) {
        proposals(for: site, $0, in: model, owners)
      }
    }
  }
}

private let name = "StateObjectProperty"

private func proposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel,
  _ owners: Owners
) -> [Proposal] {
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  if let host = site.host, model[host].kind == .class {
    let answer: Proposal.Answer =
      computedEdits(for: site, types, in: model).map { .rewrite($0) }
      ?? .blocked(Blocker(.wrapperHost, at: place, code: file.line(of: place)))
    return [Proposal(rule: name, site: place, types: types, answer: answer)]
  }
  let scope = ScopeReference(file: site.file, scope: site.property.scope)
  let state = model.swiftUIName("State", at: scope)
  let choice = owners.choice(for: site.reference)
  let becomesState = choice?.becomesState ?? true
  var edits = choice?.edits ?? []
  if becomesState { edits += stateEdits(for: site, state: state, in: model) }
  let initializers =
    becomesState ? memberwiseInitializers(for: site, state: state, in: model, owners) : []
  if initializers.count == 1 { edits += initializers[0].edits }
  let lost = becomesState ? model.synthesizedInitializer(callableBeside: site) : nil
  var result = [
    Proposal(
      rule: name, site: place, types: types, answer: .rewrite(edits),
      diagnostics: (choice?.diagnostics ?? model.repetition(at: site))
        + [lost, model.earlyUse(of: site, madeBy: choice)].compactMap { $0 }
    ).following(choice?.strategy ?? .plain, mark: choice?.mark)
  ]
  if initializers.count > 1 {
    result += initializers.map {
      Proposal(
        rule: name, site: place, types: $0.migrating, need: .allIfPossible,
        answer: .rewrite($0.edits)
      ).excluding($0.staying)
    }
  }
  result += model.projectionArguments(of: site, types, rule: name)
  let backings = becomesState ? model.uses.backings(of: site) : []
  result += backings.map { backingProposal($0, types, state: state, choice, in: model) }
  if let note = choice?.noteOnEarlierCreation(in: model) {
    result.append(
      Proposal(
        rule: name, site: note.site, types: types, need: .allIfPossible, answer: .rewrite([])
      ).following(nil, mark: note.diagnostic))
  }
  return result
}

/// Rewrites the property as a computed property, if a class uses `@StateObject` for a shared object. SwiftUI never
/// installs the wrapper in a class: it evaluates the default at each read and does not notify.
private func computedEdits(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel
) -> [Edit]? {
  let property = site.property
  let scope = ScopeReference(file: site.file, scope: property.scope)
  let base: Expression?
  let member: String
  switch property.initializer?.kind {
  case .implicitMember(let name)?: (base, member) = (nil, name)
  case .member(let type, let name)?:
    guard case .metatype(let instance) = model.type(of: type, at: scope),
      instance.candidates.count == 1, types.contains(instance.candidates[0])
    else { return nil }
    (base, member) = (type, name)
  default: return nil
  }
  guard let value = property.initializer, let clause = property.initializerClause,
    model.keepsForAll(member, types), !property.isStatic, property.accessors == .none,
    model.uses.projections(of: site).isEmpty, model.uses.backings(of: site).isEmpty,
    model.uses.assignments(of: site).isEmpty
  else { return nil }
  let file = model.files[site.file]
  let type = property.typeRange == nil ? base.map { ": " + file.text($0.range) } : ""
  guard let type else { return nil }
  let getter = "\(type) { \(file.text(value.range)) }"
  return [.remove(site.attribute, in: file), .replace(clause, with: getter, in: file)]
}

private func backingProposal(
  _ located: PropertyUses.Located<Backing>, _ types: [TypeID], state: String,
  _ choice: OwnerChoice?, in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let place = file.site(use.range)
  if use.assigned == nil, use.member == "wrappedValue" {
    return Proposal(rule: name, site: place, types: types, answer: .rewrite([]))
  }
  guard let assigned = use.assigned, let value = assigned.wrappedArgument(of: .stateObject) else {
    let code = file.line(of: place)
    return Proposal(rule: name, types: types, Blocker(.backingStorage, at: place, code: code))
  }
  let edits = assigned.wrapperNameRange.map { [Edit.replace($0, with: state, in: file)] } ?? []
  return Proposal(
    rule: name, site: place, types: types, answer: .rewrite(edits),
    diagnostics: choice?.diagnostics(assigning: value, inFile: located.file) ?? []
  ).following(.stateInit, mark: nil)
}

extension Projection {
  /// Whether `$m` itself is an argument.
  var isBare: Bool { members.isEmpty && argumentOf != nil }
}

extension ProjectModel {
  /// Rewrites `$m` as `Bindable(m)` where it is passed, or returned, as the projection of an object.
  func projectionArguments(
    of site: WrapperSite, _ types: [TypeID], rule: String
  ) -> [Proposal] {
    let bare = uses.projections(of: site).filter { $0.use.isBare || isResult($0) }
    guard !bare.isEmpty, acceptsProjection(types) else { return [] }
    return bare.map { located in
      let file = files[located.file]
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      let base = located.use.base.map { file.text($0.range) + "." } ?? ""
      let text = "\(swiftUIName("Bindable", at: scope))(\(base)\(located.use.name))"
      return Proposal(
        rule: rule, site: file.site(located.use.range), types: types,
        answer: .rewrite([.replace(located.use.range, with: text, in: file)]))
    }
  }

  /// Whether a getter or function only returns `$m` as the projection of an object.
  private func isResult(_ located: PropertyUses.Located<Projection>) -> Bool {
    let use = located.use
    let scope = ScopeReference(file: located.file, scope: use.scope)
    guard use.members.isEmpty, !use.isDeclaration, !isInsideClosure(scope),
      let body = enclosingBody(of: scope), body.statementCount == 1,
      let host = enclosingType(of: scope)
    else { return false }
    let file = files[located.file]
    let words = file.text(body.body.lowerBound + 1..<body.body.upperBound - 1)
      .split(whereSeparator: \.isWhitespace).drop { $0 == "return" }
    guard words.map(String.init) == [file.text(use.range)] else { return false }
    let members = members(of: host, named: body.name)
    let types =
      members.properties.map { self[$0].type } + members.functions.map { self[$0].returnType }
    return types.contains { type in
      guard case .named(let components)? = type else { return false }
      return components.last?.name == "Wrapper"
    }
  }

  /// Warns about a call, in an extension, of the memberwise initializer of a view whose properties are all private.
  ///
  /// If the model has no default, the tool writes the initializer.
  fileprivate func synthesizedInitializer(callableBeside site: WrapperSite) -> Diagnostic? {
    guard let host = site.host, self[host].kind == .struct, site.property.initializer != nil
    else { return nil }
    let stored = self[self[host].primary].properties.filter { $0.isStored && !$0.isStatic }
    let own = initializers(of: host).map { self[$0] }
    guard stored.allSatisfy(\.isPrivate),
      stored.first(where: { $0.attribute(.stateObject) != nil })?.name == site.property.name
    else { return nil }
    for declaration in self[host].declarations where self[declaration].isExtension {
      let file = files[declaration.file]
      let call = file.uses.calls.first { call in
        guard case .member(let base, "init") = call.callee.kind, base.isSelf else { return false }
        let labels = call.arguments.map(\.label)
        return !labels.isEmpty && self[declaration].range.contains(call.range)
          && !own.contains { $0.parameters.map(\.label) == labels }
      }
      if let call {
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        return Diagnostic(
          .missingMemberwiseInitializer, "self.init(\(labels))",
          detail: file.place(call.range))
      }
    }
    return nil
  }

  /// Whether each of the types has a static constant of the name.
  fileprivate func keepsForAll(_ name: String, _ types: [TypeID]) -> Bool {
    types.allSatisfy { id in
      members(of: id, named: name).properties.contains {
        self[$0].isStatic && self[$0].isStored && self[$0].isLet
      }
    }
  }

  /// Whether the project uses `ObservedObject<M>.Wrapper` as a type, for example of a parameter.
  fileprivate func acceptsProjection(_ types: [TypeID]) -> Bool {
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
}

extension Expression {
  /// The source text of the type in an initializer call: `Feature.Model` for `Feature.Model()`; nil for other
  /// expressions.
  func constructedTypeName(at scope: ScopeReference, in model: ProjectModel) -> String? {
    guard case .call(let callee, _) = unwrapped.kind,
      case .metatype = model.type(of: callee, at: scope),
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
