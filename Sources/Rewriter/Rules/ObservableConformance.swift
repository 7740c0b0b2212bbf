import SourceModel

extension Rule {
  /// `class M: ObservableObject` becomes `@Observable class M`.
  static let observableConformance = Rule(
    name: "ObservableConformance", page: .observableConformance
  ) { model, options, owners in
    let types = model.symbols.types.map(\.id)
      .filter { model.symbols.isObservableObject($0) && !model.symbols.notifiesOfOwnChanges($0) }
    let widened = model.objects.accessToWiden(
      for: types.filter {
        model[$0].kind == .class && model.usage.uses.needsMacro($0, in: model.tracking)
      })
    return types.flatMap { conformanceProposals(of: $0, in: model, options, owners) }
      + model.objects.objectAliases.values.compactMap { aliasProposal(for: $0, in: model, owners) }
      .sorted { $0.site < $1.site }
      + widened.map { place in
        let file = model.files[place.file]
        let modifier = place.range.lowerBound..<file.skipSpaces(from: place.range.upperBound)
        return Proposal(
          at: file.site(place.range), for: place.types, need: .any,
          [
            place.isRedundant
              ? .remove(modifier, in: file)
              : .replace(place.range, with: "fileprivate", in: file)
          ])
      }
  }
}

private func conformanceProposals(
  of id: TypeID, in model: ProjectModel, _ options: Options, _ owners: Owners
) -> [Proposal] {
  let (type, site, name) = (model[id], model.symbols.site(of: id), model.symbols.qualifiedName(id))
  func blocker(_ kind: BlockerKind, detail: String? = nil, instead: String? = nil) -> Proposal {
    Proposal(blocking: [id], Blocker(kind, at: site, code: name, detail: detail, instead: instead))
  }
  switch type.kind {
  case .class, .protocol: break
  case .actor where !model.usage.uses.needsMacro(id, in: model.tracking): break
  case .actor: return [blocker(.notAClass, detail: "an actor", instead: model.adviceOnActor(id))]
  case .struct: return [blocker(.notAClass, detail: "a struct")]
  case .enum, .extension: return [blocker(.notAClass)]
  }
  var proposals: [Proposal] = []
  if model[type.primary].isLocal, !model.tracking.isLocalAndSilent(id) {
    proposals.append(blocker(.localClass))
  }
  if type.kind == .class, model.objects.inheritsFromUnknownOutsideClass(id) {
    proposals.append(Proposal(blocking: [id], .outsideBase(of: id, in: model)))
  }
  proposals += model.blockersOfSupport(for: id, options).map { Proposal(blocking: [id], $0) }
  let rest = model.symbols.supertypes(of: id).filter { !$0.isWrittenHere && $0.name.text == nil }
  if !rest.isEmpty { proposals.append(blocker(.unresolvedUse)) }
  let through = model.aliasOfClasses(of: id, owners)
  let (conformance, macro) = edits(of: id, in: model, owners)
  // An alias that loses the protocol leaves the classes as they are.
  let edits = through == nil ? conformance + macro : macro
  if !edits.isEmpty {
    let notes = diagnostics(for: id, in: model, options, owners)
    let isKept = owners.leavesConformance(id, in: model)
    proposals.append(
      Proposal(at: site, for: [id], edits, diagnostics: notes)
        .making(isKept ? "@Observable class M: ObservableObject" : nil))
  }
  if let through, !conformance.isEmpty {
    proposals.append(Proposal(at: site, for: [id], conformance).excluding(all: through.types))
  }
  return proposals
}

/// Takes `ObservableObject` out of an alias that only classes inherit from, if all of them are migrated.
private func aliasProposal(
  for alias: ObjectAlias, in model: ProjectModel, _ owners: Owners
) -> Proposal? {
  guard model.losesObservableObject(alias, owners), let place = alias.constraints.first else {
    return nil
  }
  let file = model.files[alias.file]
  return Proposal(
    at: file.site(place), for: alias.types, need: .allIfPossible,
    [.removePart(place, in: file)])
}

extension ProjectModel {
  /// The alias that carries the conformance of a class and loses it.
  fileprivate func aliasOfClasses(of id: TypeID, _ owners: Owners) -> ObjectAlias? {
    let inherited = self[id].declarations.flatMap { self[$0].inheritance }
    let found = inherited.compactMap { $0.type.simpleName.flatMap { objects.objectAliases[$0] } }
    guard found.count == 1, let alias = found.first, losesObservableObject(alias, owners) else {
      return nil
    }
    return alias
  }

  /// Whether an alias can be edited in place of the classes that inherit from it.
  fileprivate func losesObservableObject(_ alias: ObjectAlias, _ owners: Owners) -> Bool {
    objects.isOfClasses(alias) && files[alias.file].blockerOfEdits == nil
      && !alias.types.contains { owners.leavesConformance($0, in: self) }
  }
}

/// Removes or writes the conformance, and adds the macro.
private func edits(
  of id: TypeID, in model: ProjectModel, _ owners: Owners
) -> (conformance: [Edit], macro: [Edit]) {
  let (primary, file) = (model[model[id].primary], model.files[model[id].primary.file])
  var conformance: [Edit] = []
  if owners.declareConformance(id, in: model), let last = primary.inheritance.last {
    conformance.append(.insert(", ObservableObject", at: last.range.upperBound, in: file))
  } else if !owners.keepConformance(id) {
    conformance = model[id].declarations.flatMap { conformanceEdits(of: $0, id, in: model) }
  } else if model[id].kind == .protocol, let last = primary.inheritance.last,
    !primary.inheritance.contains(where: { $0.type.simpleName == "Observable" })
  {
    let place = ScopeReference(file: model[id].primary.file, scope: primary.enclosingScope)
    let name = ", " + model.observableName(at: place)
    conformance.append(.insert(name, at: last.range.upperBound, in: file))
  }
  let needsMacro =
    model[id].kind == .class && model.usage.uses.needsMacro(id, in: model.tracking)
    && !model.symbols.hasMacro(id)
  return (conformance, needsMacro ? model.macroEdits(of: id, primary, in: file) : [])
}

private func diagnostics(
  for id: TypeID, in model: ProjectModel, _ options: Options, _ owners: Owners
) -> [Diagnostic] {
  let (path, layout) = (model.files[model[id].primary.file].path, model.symbols.layout)
  var result: [Diagnostic] = []
  if options.deploymentTarget == .check, let manifest = layout.manifestWithoutPlatforms(of: path) {
    result.append(Diagnostic(.missingPlatforms, manifest))
  }
  if model.tracking.publishesToNobody(id) {
    result.append(Diagnostic(.unobservedModel, model.symbols.qualifiedName(id), detail: "plain"))
  }
  if let module = layout.publishedModule(of: path), model.objects.isVisibleToClients(id),
    model.objects.clientsMayObtain(id) || model.views.injectedTypes.contains(id)
  {
    let isKept = model.symbols.classLineage(of: id)
      .contains { owners.leavesConformance($0, in: model) }
    result.append(
      Diagnostic(
        .publicInterfaceChange, model.symbols.qualifiedName(id),
        detail: isKept ? "still compile, but crash or no longer update" : nil, of: module,
        severity: model.objects.isPublicForFew(id) ? .note : nil))
  }
  let samples = layout.documentation.observations(of: model[id].name)
  if let first = samples.first, model.objects.isVisibleToClients(id) {
    let places = counted(samples.count, "line") + ", the first at \(first.place)"
    result.append(
      Diagnostic(.documentationSample, model.symbols.qualifiedName(id), detail: places))
  }
  return result
}

private func conformanceEdits(
  of reference: DeclarationReference, _ id: TypeID, in model: ProjectModel
) -> [Edit] {
  let (declaration, file) = (model[reference], model.files[reference.file])
  let supertypes = model.symbols.supertypes(of: id).filter { $0.declaration == reference }
  let found = supertypes.filter(\.isObservableObject)
  let place = ScopeReference(file: reference.file, scope: declaration.enclosingScope)
  let observable =
    model.usage.uses.needsMacro(id, in: model.tracking) ? [model.observableName(at: place)] : []
  guard let entry = found.first?.entry else {
    let names = (["AnyObject"] + observable).joined(separator: " & ")
    return found.isEmpty
      ? []
      : file.observableConstraints(in: declaration.header).map {
        .replace($0, with: names, in: file)
      }
  }
  // The rest of a composition, or of a typealias for one, stays. A class does not need `AnyObject`.
  let rest = supertypes.filter {
    $0.entry == entry && !$0.isObservableObject
      && (declaration.kind == .protocol || !$0.name.isNamed("AnyObject", in: ["Swift"]))
  }
  .compactMap { $0.isWrittenHere ? file.text($0.range) : $0.name.text }
  if declaration.kind == .protocol {
    let hasAnyObject = supertypes.contains { $0.name.isNamed("AnyObject", in: ["Swift"]) }
    let names = (hasAnyObject ? [] : ["AnyObject"]) + observable + rest
    if names.isEmpty { return [.removeInherited(entry, of: declaration, in: file)] }
    return [
      .replace(declaration.inheritance[entry].range, with: names.joined(separator: ", "), in: file)
    ]
  }
  if !rest.isEmpty {
    return [
      .replace(declaration.inheritance[entry].range, with: rest.joined(separator: " & "), in: file)
    ]
  }
  if declaration.isExtension, declaration.inheritance.count == 1,
    file.isEmptyBlock(declaration.memberBlock)
  {
    return [.removeDeclarationAfterGap(declaration.range, in: file)]
  }
  return [.removeInherited(entry, of: declaration, in: file)]
}
