import SourceModel

extension Rule {
  /// `<M: ObservableObject>` becomes `<M: AnyObject & Observable>` if all types passed are migrated.
  static let genericConstraint = Rule(name: "GenericConstraint", page: .genericConstraint) {
    model, _, owners in
    constraintProposals(in: model, owners) + aliasProposals(in: model)
      + model.objects.objectsPassedToGenericCode.map { Proposal(blocking: $0, in: model) }
      + associatedTypeProposals(in: model) + extensionProposals(in: model)
      + conformerProposals(in: model) + Proposal.ofValuesOfAnyObject(in: model)
      + castProposals(in: model)
  }
}

/// Replaces `ObservableObject` in the constraints of declarations that only migrated types are passed to.
private func constraintProposals(in model: ProjectModel, _ owners: Owners) -> [Proposal] {
  model.objects.genericFlows.sorted { ($0.key.file, $0.key.scope) < ($1.key.file, $1.key.scope) }
    // Another rule removes a function that only relays changes.
    .filter { $0.value.isClosed && !$0.value.isRelay }.flatMap { declaring, flow in
      flow.constraints.map {
        rewriting(
          $0, with: flow.types, at: declaring,
          isOfObjects: model.objects.isLimitedToClasses(parametersOf: declaring),
          isKept: owners.genericHosts.contains(declaring), in: model)
      }
    }
}

/// Replaces `ObservableObject` where it is written as a type.
/// - Parameter isKept: Whether the types stay an `ObservableObject`.
private func rewriting(
  _ range: ByteRange, with types: [TypeID], at place: ScopeReference, isOfObjects: Bool = false,
  isKept: Bool = false, in model: ProjectModel
) -> Proposal {
  let file = model.files[place.file]
  let observable = model.observableName(at: place)
  let required = isOfObjects ? observable : "AnyObject & \(observable)"
  var edits: [Edit] = [.replace(range, with: required, in: file)]
  if isKept {
    let isComplete = file.bytes[range.upperBound...].starts(with: " & \(observable)".utf8)
    edits = isComplete ? [] : [.insert(" & " + observable, at: range.upperBound, in: file)]
  }
  return Proposal(at: file.site(range), for: types, edits)
}

/// Replaces `ObservableObject` in the project's typealiases that constrain only migrated types.
private func aliasProposals(in model: ProjectModel) -> [Proposal] {
  model.objects.objectAliases.values.filter(\.isClosed)
    .sorted {
      ($0.file, $0.constraints.first?.lowerBound ?? 0) < (
        $1.file, $1.constraints.first?.lowerBound ?? 0
      )
    }
    .flatMap { alias in
      alias.constraints.map {
        rewriting(
          $0, with: alias.types,
          at: ScopeReference(file: alias.file, scope: alias.declaration.scope),
          isOfObjects: alias.isOfObjects, in: model)
      }
    }
}

private func blocker(_ id: TypeID, at site: Site, _ evidence: String) -> Proposal {
  Proposal(blocking: [id], Blocker(.genericConstraint, at: site, code: evidence))
}

/// Replaces the constraint of an associated type that requires an `ObservableObject`, if every type that it stands for
/// is migrated; blocks these types otherwise.
private func associatedTypeProposals(in model: ProjectModel) -> [Proposal] {
  model.objects.associatedFlows.flatMap { associated -> [Proposal] in
    let (primary, flow) = (model[associated.id].primary, associated.flow)
    guard flow.isClosed else {
      return flow.types.map {
        let blocker = Blocker.associatedType(
          associated.parameter, of: associated.id, in: model.files[primary.file], model)
        return Proposal(blocking: [$0], blocker)
      }
    }
    let place = ScopeReference(file: primary.file, scope: model[primary].enclosingScope)
    return flow.constraints.map { rewriting($0, with: flow.types, at: place, in: model) }
  }
}

/// Blocks the types that get members from a protocol extension only while they are an `ObservableObject`, if other code
/// may require that.
private func conformerProposals(in model: ProjectModel) -> [Proposal] {
  let objects = model.objects
  return objects.extensionsForObjects.flatMap { reference -> [Proposal] in
    let declaration = model[reference]
    let flow = objects.genericFlows[ScopeReference(file: reference.file, scope: declaration.scope)]
    guard let flow, !flow.isClosed else { return [] }
    let file = model.files[reference.file]
    let blocker = Blocker.requiringObject(
      at: file.site(declaration.nameRange), file.quoted(declaration.header),
      objects.useOfPublisher(in: reference), in: model)
    return flow.types.map { Proposal(blocking: [$0], blocker) }
  }
}

/// Migrates or blocks extensions of `ObservableObject`, or of wrappers of one, and other generic code whose parameters
/// cannot be followed to every call.
private func extensionProposals(in model: ProjectModel) -> [Proposal] {
  let objects = model.objects
  let all = objects.extensionsOfObjects
  let uses =
    objects.uses(ofMembersOf: all.fixed)
    + objects.extensionsForParameters.flatMap(objects.uses(ofConstrainedMembersOf:))
  return all.movable.map { proposal(migrating: $0, with: all.types, in: model) }
    + Proposal.blocking(usersOf: uses, in: model)
    + objects.extensionsOfObjectWrappers.flatMap { wrapperExtensionProposals(of: $0, in: model) }
    + objects.functionsWithUninferredObjects.flatMap { reference in
      let site = model.files[reference.file].site(model[reference].nameRange)
      return objects.types(inFilesUsing: reference).map {
        blocker($0, at: site, model[reference].name)
      }
    }
    + objects.usesOfObjectAliases.flatMap { use in
      let site = model.files[use.file].site(use.range)
      return proposals(
        forUsersOf: use.names, in: [use.file], site, model.files[use.file].line(of: site), of: model
      )
    }
}

/// Rewrites `extension ObservableObject` as `extension Observable where Self: AnyObject`.
private func proposal(
  migrating reference: DeclarationReference, with types: [TypeID], in model: ProjectModel
) -> Proposal {
  let file = model.files[reference.file]
  let declaration = model[reference]
  let observable = model.observableName(
    at: ScopeReference(file: reference.file, scope: declaration.enclosingScope))
  let extended = file.observableTypes(in: declaration.header)
  var edits = extended.map { Edit.replace($0, with: observable, in: file) }
  if let place = file.words("where", in: declaration.header).first {
    edits.append(.insert(" Self: AnyObject,", at: place.upperBound, in: file))
  } else {
    edits = extended.map {
      .replace($0, with: "\(observable) where Self: AnyObject", in: file)
    }
  }
  return Proposal(at: file.site(declaration.nameRange), for: types, edits)
}

/// Blocks the types that an extension of a SwiftUI wrapper names, or all types in files that use the members of the
/// extension.
private func wrapperExtensionProposals(of reference: DeclarationReference, in model: ProjectModel)
  -> [Proposal]
{
  let file = model.files[reference.file]
  let header = model[reference].header
  let named = model.symbols.migratableTypes.filter {
    file.identifiers.contains(model[$0].name) && !file.words(model[$0].name, in: header).isEmpty
  }
  let evidence = file.quoted(header)
  let site = file.site(model[reference].nameRange)
  if named.isEmpty {
    return proposals(
      forUsersOf: model[reference].memberNames, in: [reference.file], site, evidence, of: model)
  }
  return named.map { blocker($0, at: site, evidence) }
}

/// - Parameter declaring: The files that declare the names.
private func proposals(
  forUsersOf names: Set<String>, in declaring: [Int], _ site: Site, _ evidence: String,
  of model: ProjectModel
) -> [Proposal] {
  guard !names.isEmpty else { return [] }
  let using = model.objects.filesUsing(names, besides: declaring)
  return model.objects.types(knownIn: using + declaring).map { blocker($0, at: site, evidence) }
}

/// Warns where a conditional cast or check for `ObservableObject` gives another result; blocks the types where a cast
/// no longer compiles.
private func castProposals(in model: ProjectModel) -> [Proposal] {
  model.objects.casts.flatMap { number, cast, scope -> [Proposal] in
    let file = model.files[number]
    let site = file.site(cast.range)
    let place = ScopeReference(file: number, scope: scope)
    let types = model.objects.objects(askedBy: cast, at: place)
    if cast.isCertain { return types.map { blocker($0, at: site, file.text(cast.range)) } }
    guard !types.isEmpty else { return [] }
    let diagnostic = Diagnostic(
      .conformanceCheck, file.quoted(cast.range),
      severity: model.graph.isRunByNobody(place) ? .note : nil)
    return [Proposal(noting: diagnostic, at: site, for: types, need: .any)]
  }
}
