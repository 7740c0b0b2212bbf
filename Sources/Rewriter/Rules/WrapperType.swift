import SourceModel

extension Rule {
  /// `Published<T>.Publisher` as a type becomes `AnyPublisher<T, Never>`.
  static let wrapperType = Rule(name: "WrapperType", page: .wrapperType) { model, options in
    let publishers = WrittenPublishers(in: model)
    return model.files.indices.flatMap { number in
      model.files[number].uses.typeReferences.compactMap { reference in
        if reference.isPublishedPublisher, reference.position == .extended {
          return extensionProposal(
            reference, in: model.files[number], publishers.sources, model, options)
        }
        if reference.isPublishedPublisher, reference.position == .genericArgument {
          return argumentProposal(reference, inFile: number, publishers, model)
        }
        let sources = publishers.reaching(reference, inFile: number)
        return proposal(for: reference, inFile: number, model, sources: sources, options)
      }
    } + wrapperArguments(in: model) + wrapperCallProposals(in: model)
      + defaultPublisherProposals(in: model)
      + (options.combine == .bridge ? erasures(publishers, in: model) : [])
  }
}

private let name = "WrapperType"

private func proposal(
  for reference: TypeReference, inFile number: Int, _ model: ProjectModel,
  sources: [TypeID], _ options: Options
) -> Proposal? {
  let isWritten = [.annotation, .expression, .genericArgument].contains(reference.position)
  guard isWritten || reference.name == "ObjectWillChangePublisher",
    case .named(let components) = reference.type
  else { return nil }
  switch reference.name {
  case "ObjectWillChangePublisher":
    let isAlone = isWritten && components.count == 1
    return defaultPublisherProposal(reference, inFile: number, isAlone: isAlone, model)
  case "Published" where reference.isPublishedPublisher:
    return publishedPublisherProposal(reference, inFile: number, model, sources, options)
  case "ObservedObject", "StateObject", "EnvironmentObject":
    return wrapperProposal(reference, components, inFile: number, model)
  default: return nil
  }
}

private func blocker(
  _ reference: TypeReference, _ types: [TypeID], _ kind: BlockerKind = .wrapperType,
  in file: FileFacts
) -> Proposal? {
  if types.isEmpty { return nil }
  let code = file.text(reference.range)
  return Proposal(
    rule: name, types: types, Blocker(kind, at: file.site(reference.range), code: code))
}

private func rewriting(
  _ reference: TypeReference, _ types: [TypeID], _ edits: [Edit], in file: FileFacts
) -> Proposal {
  Proposal(
    rule: name, site: file.site(reference.range), types: types, answer: .rewrite(edits))
}

/// Rewrites `ObjectWillChangePublisher`, which a migrated class no longer has.
private func defaultPublisherProposal(
  _ reference: TypeReference, inFile number: Int, isAlone: Bool, _ model: ProjectModel
) -> Proposal? {
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: reference.scope)
  if let requirement = model.requirement(ofPublisher: reference, inFile: number) {
    return rewriting(
      reference, [requirement.type], [.remove(requirement.range, in: file)], in: file)
  }
  if isAlone, let id = model.classWithDefaultPublisher(at: scope) {
    return publisherProposal(reference.range, of: id, inFile: number, model)
  }
  return blocker(
    reference, [model.enclosingType(of: scope)].compactMap { $0 }.filter(model.isMigratable),
    .objectWillChangeUse, in: file)
}

/// Rewrites `Published<T>.Publisher`.
private func publishedPublisherProposal(
  _ reference: TypeReference, inFile number: Int, _ model: ProjectModel, _ sources: [TypeID],
  _ options: Options
) -> Proposal? {
  let file = model.files[number]
  if let assignment = file.assignment(through: reference), !sources.isEmpty {
    let site = file.site(assignment.range)
    let code = file.line(of: site)
    return Proposal(rule: name, types: sources, Blocker(.publisherUse, at: site, code: code))
  }
  let scope = ScopeReference(file: number, scope: reference.scope)
  let host = model.enclosingType(of: scope).flatMap { host in
    model.isMigratable(host)
      && sources.contains { $0 == host || model.subtypes(of: host).contains($0) } ? host : nil
  }
  let types = host.map { [$0] } ?? sources
  guard !types.isEmpty, options.combine == .bridge,
    let argument = genericArgument(in: file.text(reference.range))
  else { return blocker(reference, types, in: file) }
  let edit = Edit.replace(reference.range, with: "AnyPublisher<\(argument), Never>", in: file)
  return rewriting(reference, types, [edit], in: file)
}

/// Rewrites `ObservedObject<M>`, or `ObservedObject<M>.Wrapper` as `Bindable<M>`.
private func wrapperProposal(
  _ reference: TypeReference, _ components: [TypeName.Component], inFile number: Int,
  _ model: ProjectModel
) -> Proposal? {
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: reference.scope)
  guard let argument = components.flatMap(\.arguments).first else { return nil }
  let types = model.resolve(argument, at: scope).candidates.filter(model.isMigratable)
  guard !types.isEmpty else { return nil }
  guard components.last?.name == "Wrapper", reference.name != "StateObject" else {
    let parameter = model.wrapperParameter(writtenAt: reference.range, inFile: number)
    guard reference.name == "ObservedObject", let edits = parameter?.edits(in: model) else {
      return blocker(reference, types, in: file)
    }
    return rewriting(reference, types, edits, in: file)
  }
  guard let text = genericArgument(in: file.text(reference.range)) else {
    return blocker(reference, types, in: file)
  }
  let bindable = model.swiftUIName("Bindable", at: scope)
  let edit = Edit.replace(reference.range, with: "\(bindable)<\(text)>", in: file)
  return rewriting(reference, types, [edit], in: file)
}

/// Rewrites `ObservedObject(wrappedValue: model)` as `model` where it is passed to a parameter that now takes the
/// object.
private func wrapperArguments(in model: ProjectModel) -> [Proposal] {
  model.wrapperParameters.flatMap { parameter -> [Proposal] in
    let types = parameter.objects(in: model)
    guard !types.isEmpty else { return [] }
    return parameter.arguments(of: types, in: model).map { argument in
      let file = model.files[argument.file]
      let site = file.site(argument.value.range)
      guard let object = argument.object else {
        let code = file.text(argument.value.range)
        return Proposal(rule: name, types: types, Blocker(.wrapperType, at: site, code: code))
      }
      let edit = Edit.replace(argument.value.range, with: file.text(object.range), in: file)
      return Proposal(rule: name, site: site, types: types, answer: .rewrite([edit]))
    }
  }
}

/// Rewrites other calls of `ObservedObject(wrappedValue: model)` that are not a property's storage as
/// `Bindable(model)`, which provides the same bindings.
private func wrapperCallProposals(in model: ProjectModel) -> [Proposal] {
  SDK.wrapperWithInitializer.sorted().flatMap { wrapper in
    model.callsInParsedFiles(named: wrapper).compactMap { number, call -> Proposal? in
      let file = model.files[number]
      let scope = ScopeReference(file: number, scope: call.scope)
      guard call.arguments.count == 1, let argument = call.arguments.first,
        argument.isInitialValue,
        case .name = call.callee.kind,
        !file.uses.backings.contains(where: { $0.assigned?.range == call.range }),
        !model.isWrapperArgument(call.range, inFile: number)
      else { return nil }
      let types = model.type(of: argument.value, at: scope).candidates.filter(model.isMigratable)
      guard !types.isEmpty else { return nil }
      let site = file.site(call.range)
      guard wrapper == "ObservedObject" else {
        let code = file.text(call.range)
        return Proposal(rule: name, types: types, Blocker(.wrapperType, at: site, code: code))
      }
      let head = call.range.lowerBound..<argument.value.range.lowerBound
      let bindable = model.swiftUIName("Bindable", at: scope)
      return Proposal(
        rule: name, site: site, types: types,
        answer: .rewrite([.replace(head, with: "\(bindable)(", in: file)]))
    }
  }
}

/// Blocks types that are generic over a published property's publisher, such as `CombineLatest` and `AsyncPublisher`.
/// With a subject they would be different types.
private func argumentProposal(
  _ reference: TypeReference, inFile number: Int, _ publishers: WrittenPublishers,
  _ model: ProjectModel
) -> Proposal? {
  let file = model.files[number]
  let types = publishers.standing(in: reference, inFile: number)
  return blocker(reference, types, in: file)
}

/// Adds `.eraseToAnyPublisher()` to publishers that remain `Published<T>.Publisher` where an `AnyPublisher` is
/// expected: an argument of a changed parameter, or a value in a file that uses the type.
private func erasures(
  _ publishers: WrittenPublishers, in model: ProjectModel
) -> [Proposal] {
  guard !publishers.sources.isEmpty else { return [] }
  let parameters = model.publisherParameters
  let resolved = model.uses.projections.flatMap { property, located in
    located.map { (property: PropertyReference?.some(property), located: $0) }
  }
  let unresolved = model.uses.unresolvedProjections.values.joined()
    .map { (property: PropertyReference?.none, located: $0) }
  return (resolved + unresolved).compactMap { property, located -> Proposal? in
    let use = located.use
    let owner = property.flatMap(model.declaringType)
    let isPublished = property.map { model[$0].attribute(.published) != nil } ?? true
    guard isPublished, publishers.isPassedOn(use) else { return nil }
    let value = publishers.value(of: property)
    let met: [TypeID]
    if let position = use.argumentOf {
      let named = parameters.filter { $0.isNamed(by: position, isKnown: property != nil) }
      guard !named.isEmpty else { return nil }
      let called = model.functionsHanded(use, inFile: located.file)
      // A generic parameter changes with every type whose publisher may be passed to it.
      met =
        called.isEmpty
        ? publishers.meeting(value, from: located.file, in: model.member(giving: located))
        : Set(
          named.filter { parameter in called.contains { model.takes(parameter, $0) } }
            .flatMap { publishers.reaching($0.type, inFile: $0.file, with: value) }
        ).sorted()
    } else {
      guard property != nil, publishers.files.contains(located.file) else { return nil }
      met = publishers.meeting(value, from: located.file, in: model.member(giving: located))
    }
    guard !met.isEmpty else { return nil }
    let file = model.files[located.file]
    return Proposal(
      rule: name, site: file.site(use.range), types: met, need: .any,
      answer: .rewrite([
        .insert(".eraseToAnyPublisher()", at: use.range.upperBound, in: file)
      ])
    ).excluding(owner.map { model.isMigratable($0) ? [$0] : [] } ?? [])
  }
}

/// Rewrites an extension of `Published<T>.Publisher` as an extension of every publisher that cannot fail.
private func extensionProposal(
  _ reference: TypeReference, in file: FileFacts, _ sources: [TypeID], _ model: ProjectModel,
  _ options: Options
) -> Proposal? {
  guard options.combine == .bridge, !sources.isEmpty,
    let declaration = file.types.first(where: { $0.isExtension && $0.nameRange == reference.range })
  else { return nil }
  if !declaration.inheritance.isEmpty {
    return conformanceProposal(of: declaration, at: reference, in: file, sources, model)
  }
  return Proposal(
    rule: name, site: file.site(reference.range), types: sources, need: .any,
    answer: .rewrite(declaration.editsExtendingEveryPublisher(in: file)))
}

/// Adds a conformance of `CurrentValueSubject` next to one of `Published<T>.Publisher`, because a protocol such as
/// `Publisher` cannot conform. This is possible only for `Sendable` without members; other conformances are blocked.
private func conformanceProposal(
  of declaration: DeclaredType, at reference: TypeReference, in file: FileFacts,
  _ sources: [TypeID], _ model: ProjectModel
) -> Proposal? {
  let site = file.site(reference.range)
  let members = file.text(declaration.memberBlock).filter { !$0.isWhitespace }
  guard declaration.inheritance.allSatisfy({ $0.type.simpleName == "Sendable" }), members == "{}"
  else {
    let code = file.line(of: site)
    return Proposal(rule: name, types: sources, Blocker(.wrapperType, at: site, code: code))
  }
  return model.conformanceOfSubject(beside: declaration, in: file).map { edit in
    Proposal(rule: name, site: site, types: sources, need: .any, answer: .rewrite([edit]))
  }
}
