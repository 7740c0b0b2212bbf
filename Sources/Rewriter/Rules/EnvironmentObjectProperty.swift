import SourceModel

extension Rule {
  /// `@EnvironmentObject var m: M` becomes `@Environment(M.self) var m`.
  static let environmentObjectProperty = Rule(
    name: "EnvironmentObjectProperty", page: .environmentObjectProperty
  ) { model, _ in
    let sites = model.wrapperSites(.environmentObject)
    guard !sites.isEmpty else { return [] }
    let wiring = EnvironmentInjections(model)
    let handed = model.wrappersPassedOn(sites)
    return sites.flatMap { site in
      site.proposals(rule: "EnvironmentObjectProperty", in: model) {
        proposals(for: site, $0, in: model, wiring, handed)
      }
    } + wiring.advice(for: sites)
  }
}

private let name = "EnvironmentObjectProperty"

private func proposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel,
  _ wiring: EnvironmentInjections, _ handed: PassedWrappers
) -> [Proposal] {
  let file = model.files[site.file]
  let place = file.site(site.attribute.range)
  let property = site.property
  let scope = ScopeReference(file: site.file, scope: property.scope)
  let typeText =
    property.typeRange.map { file.text($0) }
    ?? site.attribute.genericArguments.first.flatMap { $0.dottedName }
    ?? model.qualifiedName(types[0])
  if let hidden = model.memberHiding(typeText, at: scope) {
    return [Proposal(rule: name, site: place, types: types, answer: .blocked(hidden))]
  }
  let environment = model.swiftUIName("Environment", at: scope)
  var edits = [
    Edit.replace(site.attribute.range, with: "@\(environment)(\(typeText).self)", in: file)
  ]
  // `@Environment` looks for the object each time the view is evaluated, `@EnvironmentObject` only when it is read.
  let isOptional =
    site.reference.map(handed.properties.contains) != true
    && model.uses.projections(of: site).isEmpty && wiring.isUnread(site)
    && wiring.mayLackValue(site, types)
  if isOptional {
    let edit: Edit =
      property.typeRange.map { .insert("?", at: $0.upperBound, in: file) }
      ?? .insert(": \(typeText)?", at: property.nameRange.upperBound, in: file)
    edits.append(edit)
  } else if let annotation = property.typeAnnotation {
    edits.append(.remove(annotation, in: file))
  }
  let diagnostics = isOptional ? [] : wiring.diagnostics(for: site, types, as: typeText)
  let own = Proposal(
    rule: name, site: place, types: types, answer: .rewrite(edits), diagnostics: diagnostics)
  return [own] + bindingProposals(for: site, types, in: model)
    + model.uses.backings(of: site).map { located in
      let isHidden = located.use.base == nil && !model.uses.projections(of: site).isEmpty
      return backingProposal(located, types, isHidden: isHidden, in: model, handed)
    }
}

/// Rewrites `_m`.
/// - Parameter isHidden: Whether a local `@Bindable` shadows the property.
private func backingProposal(
  _ located: PropertyUses.Located<Backing>, _ types: [TypeID], isHidden: Bool,
  in model: ProjectModel, _ handed: PassedWrappers
) -> Proposal {
  let file = model.files[located.file]
  let place = file.site(located.use.range)
  if let edit = Edit.readProperty(located, in: model) {
    return Proposal(rule: name, site: place, types: types, answer: .rewrite([edit]))
  }
  guard handed.places.contains(place) else {
    let code = file.line(of: place)
    return Proposal(rule: name, types: types, Blocker(.backingStorage, at: place, code: code))
  }
  // The wrapper can be passed on unchanged, as `self._m` if it is hidden.
  let edits = isHidden ? [Edit.insert("self.", at: located.use.range.lowerBound, in: file)] : []
  return Proposal(rule: name, site: place, types: types, answer: .rewrite(edits))
}

/// Wrappers that are passed to other views as they are: `Row(model: _model)`.
private struct PassedWrappers {
  /// The properties that are passed, and those that receive them.
  var properties: Set<PropertyReference> = []
  var places: Set<Site> = []
}

/// Rewrites `$m.x`, with one local `@Bindable` for each body where that is possible.
private func bindingProposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel
) -> [Proposal] {
  var bodies: [Int: [ByteRange]] = [:]
  var result: [Proposal] = []
  for located in model.uses.projections(of: site) {
    let file = model.files[located.file]
    let use = located.use
    let place = file.site(use.nameRange)
    let scope = ScopeReference(file: located.file, scope: use.scope)
    if let edits = Edit.unwrappedMember(of: use, in: file) {
      result.append(Proposal(rule: name, site: place, types: types, answer: .rewrite(edits)))
      continue
    }
    let bindable = model.swiftUIName("Bindable", at: scope)
    if use.base == nil, let body = model.enclosingBody(of: scope),
      model.isThere(site, whereverIs: body, inFile: located.file),
      let first = file.placeToDeclare(in: body)
    {
      if bodies[located.file, default: []].contains(body.body) { continue }
      bodies[located.file, default: []].append(body.body)
      let text =
        "@\(bindable) var \(use.name) = \(use.name)" + file.newline + file.indentation(at: first)
      result.append(
        Proposal(
          rule: name, site: place, types: types,
          answer: .rewrite([.insert(text, at: first, in: file)])))
      continue
    }
    let object = use.base.map { file.text($0.range) + "." } ?? ""
    let range = use.base == nil ? use.nameRange : use.range
    let edit = Edit.replace(range, with: "\(bindable)(\(object)\(use.name))", in: file)
    result.append(Proposal(rule: name, site: place, types: types, answer: .rewrite([edit])))
  }
  return result
}

extension Edit {
  /// Rewrites `$m.x.wrappedValue` as `m.x`, which needs no binding.
  fileprivate static func unwrappedMember(of use: Projection, in file: FileFacts) -> [Edit]? {
    let member = use.members.prefix { $0 != "wrappedValue" }.map { "." + $0 }.joined()
    let start = use.nameRange.upperBound + member.utf8.count
    let value = start..<start + ".wrappedValue".utf8.count
    guard !member.isEmpty, value.upperBound <= file.bytes.count,
      file.text(use.nameRange.upperBound..<value.upperBound) == member + ".wrappedValue"
    else { return nil }
    return [.replace(use.nameRange, with: use.name, in: file), .remove(value, in: file)]
  }
}

extension FileFacts {
  /// The place where a local declaration can be inserted before the statements of a body without changing what the body
  /// returns; nil outside view builders and in one-line bodies.
  fileprivate func placeToDeclare(in body: BodyOwner) -> Int? {
    let isBuilder =
      body.attributes.contains { $0.hasSuffix("Builder") }
      || (body.name == "body" && !body.isStatic)
    guard isBuilder, let first = body.firstStatement, isFirstInLine(first) else { return nil }
    // A comment stays before its statement.
    let start = body.body.lowerBound
    let place = bytes[start] == 0x7B ? skipWhitespace(from: start + 1) : first
    return isFirstInLine(place) ? place : first
  }
}

extension ProjectModel {
  /// Whether a property exists wherever a body is compiled: it is in no `#if`, or in the same one as the body.
  fileprivate func isThere(
    _ site: WrapperSite, whereverIs body: BodyOwner, inFile number: Int
  ) -> Bool {
    guard let condition = site.property.condition, let host = site.host else { return true }
    return properties(of: host).contains {
      $0.file == number && self[$0].accessorBlock?.contains(body.body) == true
        && self[$0].condition == condition
    }
  }

  /// The property of another view that receives a wrapper as it is, through the memberwise initializer:
  /// `Row(model: _model)`.
  fileprivate func wrapper(
    takenFrom located: PropertyUses.Located<Backing>, _ types: [TypeID]
  ) -> PropertyReference? {
    for call in files[located.file].calls(around: located.use.range) {
      guard
        let label = call.arguments.first(where: { $0.value.range == located.use.range })?.label,
        case .metatype(let made) = type(
          of: call.callee, at: ScopeReference(file: located.file, scope: call.scope)),
        made.candidates.count == 1, let host = made.candidates.first, self[host].kind == .struct,
        initializers(of: host).isEmpty
      else { continue }
      return members(of: host, named: label).properties.first {
        self[$0].attribute(.environmentObject) != nil && type(of: $0).candidates == types
      }
    }
    return nil
  }

  /// The wrappers of some properties that are passed to other views as they are.
  fileprivate func wrappersPassedOn(_ sites: [WrapperSite]) -> PassedWrappers {
    var result = PassedWrappers()
    for site in sites {
      guard let own = site.reference else { continue }
      for located in uses.backings(of: site) {
        guard let other = wrapper(takenFrom: located, site.type.candidates) else { continue }
        result.properties.formUnion([own, other])
        result.places.insert(files[located.file].site(located.use.range))
      }
    }
    return result
  }
}
