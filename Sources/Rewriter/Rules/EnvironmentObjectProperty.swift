import SourceModel

extension Rule {
  /// `@EnvironmentObject var m: M` becomes `@Environment(M.self) var m`.
  static let environmentObjectProperty = Rule(
    name: "EnvironmentObjectProperty", page: .environmentObjectProperty
  ) { model, _ in
    let sites = model.objects.wrapperSites(.environmentObject)
    guard !sites.isEmpty else { return [] }
    let wiring = EnvironmentInjections(model.views)
    let handed = model.usage.wrappersPassedOn(sites)
    return sites.flatMap { site in
      site.proposals(in: model) {
        proposals(for: site, $0, in: model, wiring, handed)
      }
    } + model.previewNotes(for: sites, wiring, handed)
  }
}

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
    ?? model.symbols.qualifiedName(types[0])
  if let hidden = model.memberHiding(typeText, at: scope) {
    return [Proposal(blocking: types, hidden, at: place)]
  }
  let environment = model.swiftUIName("Environment", at: scope)
  var edits = [
    Edit.replace(site.attribute.range, with: "@\(environment)(\(typeText).self)", in: file)
  ]
  let lack = model.lack(at: site, types, wiring, handed)
  if let mark = lack.typeSuffix {
    let edit: Edit =
      property.typeRange.map { .insert(mark, at: $0.upperBound, in: file) }
      ?? .insert(": \(typeText)\(mark)", at: property.nameRange.upperBound, in: file)
    edits.append(edit)
  } else if let annotation = property.typeAnnotation {
    edits.append(.remove(annotation, in: file))
  }
  let missing = diagnostic(for: lack, at: site, typeText, in: model, wiring, types)
  let own = Proposal(at: place, for: types, edits, diagnostics: [missing].compactMap(\.self))
    .making(lack.typeSuffix.map { "M" + $0 })
  return [own] + bindingProposals(for: site, types, in: model)
    + model.blockersInKeyPaths(through: site, types)
    + model.usage.uses.backings(of: site).map {
      let isHidden = $0.use.base == nil && !model.usage.uses.projections(of: site).isEmpty
      return backingProposal($0, types, isHidden: isHidden, in: model, handed)
    }
}

private func diagnostic(
  for lack: EnvironmentInjections.Lack, at site: WrapperSite, _ type: String,
  in model: ProjectModel, _ wiring: EnvironmentInjections, _ types: [TypeID]
) -> Diagnostic? {
  func missing(
    on path: ViewGraph.Path, _ effect: String, _ severity: Severity = .note
  ) -> Diagnostic {
    let names = path.names.map { "`\($0)`" }.joined(separator: " → ")
    let places = wiring.placesToInject(types)
    return Diagnostic(
      .missingEnvironmentValue, type,
      detail: "(\(model.place(path.site)): \(names)), \(effect)",
      of: site.host.map(model.symbols.qualifiedName),
      instead: "Add `.environment(…)` at \(places.map { "`\(model.place($0))`" }.listed(upTo: 3))",
      severity: severity
    ).ranking(wiring.isPreceded(types, on: path) ? 0 : 1)
      .showing(model.places(reading: site, andLacking: places.dropFirst(3)))
  }
  switch lack {
  case .none, .unread: return nil
  case .everywhere: return Diagnostic(.unknownInjection, type)
  case .crash(let path):
    return missing(on: path, "so its body crashes there, as before")
  case .unwrapped(let path):
    return missing(
      on: path, "so it is now `\(type)!`: reading it crashes, as before")
  case .earlierCrash(let path):
    return missing(
      on: path, "so the view now crashes there as it opens", .warning)
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
    return Proposal(at: place, for: types, [edit])
  }
  guard handed.places.contains(place) else {
    return Proposal(blocking: types, Blocker(using: located.use, in: file))
  }
  // The wrapper can be passed on unchanged, as `self._m` if it is hidden.
  let edits = isHidden ? [Edit.insert("self.", at: located.use.range.lowerBound, in: file)] : []
  return Proposal(at: place, for: types, edits)
}

/// Rewrites `$m.x`, with one local `@Bindable` for each body where that is possible.
private func bindingProposals(
  for site: WrapperSite, _ types: [TypeID], in model: ProjectModel
) -> [Proposal] {
  var bodies: [Int: [ByteRange]] = [:]
  var result: [Proposal] = []
  for located in model.usage.uses.projections(of: site) {
    let file = model.files[located.file]
    let use = located.use
    let place = file.site(use.nameRange)
    let scope = located.place
    if let edits = Edit.unwrappedMember(of: use, in: file) {
      result.append(Proposal(at: place, for: types, edits))
      continue
    }
    let bindable = model.swiftUIName("Bindable", at: scope)
    let object = model.object(of: use, inFile: located.file)
    if object == use.name, let body = model.symbols.enclosingBody(of: scope),
      model.usage.isThere(site, whereverIs: body, inFile: located.file),
      let first = file.placeToDeclare(in: body)
    {
      if bodies[located.file, default: []].contains(body.body) { continue }
      bodies[located.file, default: []].append(body.body)
      let text =
        "@\(bindable) var \(use.name) = \(use.name)" + file.newline + file.indentation(at: first)
      result.append(Proposal(at: place, for: types, [.insert(text, at: first, in: file)]))
      continue
    }
    let range = use.base == nil ? use.nameRange : use.range
    let edit = Edit.replace(range, with: "\(bindable)(\(object))", in: file)
    result.append(Proposal(at: place, for: types, [edit]))
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
  /// Whether a requirement of SwiftUI makes the body a builder: that of a view, or `body(content:)` of a modifier.
  private func isRequiredBody(_ body: BodyOwner) -> Bool {
    guard body.name == "body", !body.isStatic else { return false }
    return body.kind == .accessor
      || types.contains {
        $0.functions.contains {
          $0.body == body.body && $0.parameters.map(\.label) == ["content"]
        }
      }
  }

  /// The place where a local declaration can be inserted before the statements of a body without changing what the body
  /// returns; nil outside view builders and in one-line bodies.
  fileprivate func placeToDeclare(in body: BodyOwner) -> Int? {
    let isBuilder =
      body.attributes.contains { $0.hasSuffix("Builder") } || isRequiredBody(body)
    guard isBuilder, let first = body.firstStatement, isFirstInLine(first) else { return nil }
    // A comment stays before its statement.
    let start = body.body.lowerBound
    let place = bytes[start] == 0x7B ? skipWhitespace(from: start + 1) : first
    return isFirstInLine(place) ? place : first
  }
}
