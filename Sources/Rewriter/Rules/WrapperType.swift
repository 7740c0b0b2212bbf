import SourceModel

extension Rule {
  /// `Published<T>.Publisher` as a type becomes `AnyPublisher<T, Never>`.
  static let wrapperType = Rule(name: "WrapperType", page: .wrapperType) { model, uses, options in
    let publishers = WrittenPublishers(in: model, uses)
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
        return proposal(for: reference, inFile: number, model, uses, sources: sources, options)
      }
    } + wrapperArguments(in: model) + wrapperCallProposals(in: model)
      + defaultPublisherProposals(in: model, uses)
      + (options.combine == .bridge ? erasures(publishers, in: model, uses) : [])
  }
}

private let name = "WrapperType"

private func proposal(
  for reference: TypeReference, inFile number: Int, _ model: ProjectModel, _ uses: PropertyUses,
  sources: [TypeID], _ options: Options
) -> Proposal? {
  let isWritten = [.annotation, .expression, .genericArgument].contains(reference.position)
  let file = model.files[number]
  guard isWritten || reference.name == "ObjectWillChangePublisher" else { return nil }
  let site = file.site(reference.range)
  let scope = ScopeReference(file: number, scope: reference.scope)
  guard case .named(let components) = reference.type else { return nil }
  func blocker(_ types: [TypeID], _ reason: BlockerKind = .wrapperType) -> Proposal? {
    guard !types.isEmpty else { return nil }
    let blocker = Blocker(reason, at: site, code: file.text(reference.range))
    return Proposal(rule: name, site: site, types: types, answer: .blocked(blocker))
  }
  switch reference.name {
  case "ObjectWillChangePublisher":
    if let requirement = model.requirement(ofPublisher: reference, inFile: number) {
      return Proposal(
        rule: name, site: site, types: [requirement.type],
        answer: .rewrite([.remove(requirement.range, in: file)]))
    }
    if isWritten, components.count == 1, let id = model.classWithDefaultPublisher(at: scope) {
      return publisherProposal(reference.range, of: id, inFile: number, model, uses)
    }
    return blocker(
      [model.enclosingType(of: scope)].compactMap { $0 }.filter(model.isMigratable),
      .objectWillChangeUse)
  case "Published":
    guard reference.isPublishedPublisher else { return nil }
    if let assignment = file.assignment(through: reference), !sources.isEmpty {
      let site = file.site(assignment.range)
      let blocker = Blocker(.publisherUse, at: site, code: file.line(of: site))
      return Proposal(rule: name, site: site, types: sources, answer: .blocked(blocker))
    }
    let host = model.enclosingType(of: scope).flatMap { host in
      model.isMigratable(host)
        && sources.contains { $0 == host || model.subtypes(of: host).contains($0) } ? host : nil
    }
    let types = host.map { [$0] } ?? sources
    guard !types.isEmpty else { return nil }
    guard options.combine == .bridge, let argument = genericArgument(in: file.text(reference.range))
    else {
      return blocker(types)
    }
    return Proposal(
      rule: name, site: site, types: types,
      answer: .rewrite([
        .replace(reference.range, with: "AnyPublisher<\(argument), Never>", in: file)
      ]))
  case "ObservedObject", "StateObject", "EnvironmentObject":
    let arguments = components.flatMap(\.arguments)
    guard let argument = arguments.first else { return nil }
    let types = model.resolve(argument, at: scope).candidates.filter(model.isMigratable)
    guard !types.isEmpty else { return nil }
    guard components.last?.name == "Wrapper", reference.name != "StateObject" else {
      let parameter = model.wrapperParameter(writtenAt: reference.range, inFile: number)
      guard reference.name == "ObservedObject", let edits = parameter?.edits(in: model) else {
        return blocker(types)
      }
      return Proposal(rule: name, site: site, types: types, answer: .rewrite(edits))
    }
    let bindable = model.swiftUIName("Bindable", at: scope)
    guard let text = genericArgument(in: file.text(reference.range)) else {
      return blocker(types)
    }
    return Proposal(
      rule: name, site: site, types: types,
      answer: .rewrite([.replace(reference.range, with: "\(bindable)<\(text)>", in: file)]))
  default: return nil
  }
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
        let blocker = Blocker(
          .wrapperType, at: site, code: file.text(argument.value.range))
        return Proposal(rule: name, site: site, types: types, answer: .blocked(blocker))
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
        let blocker = Blocker(.wrapperType, at: site, code: file.text(call.range))
        return Proposal(rule: name, site: site, types: types, answer: .blocked(blocker))
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
  guard !types.isEmpty else { return nil }
  let site = file.site(reference.range)
  let blocker = Blocker(.wrapperType, at: site, code: file.text(reference.range))
  return Proposal(rule: name, site: site, types: types, answer: .blocked(blocker))
}

/// Adds `.eraseToAnyPublisher()` to publishers that remain `Published<T>.Publisher` where an `AnyPublisher` is
/// expected: an argument of a changed parameter, or a value in a file that uses the type.
private func erasures(
  _ publishers: WrittenPublishers, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  guard !publishers.sources.isEmpty else { return [] }
  let parameters = model.publisherParameters
  let resolved = uses.projections.flatMap { property, located in
    located.map { (property: PropertyReference?.some(property), located: $0) }
  }
  let unresolved = uses.unresolvedProjections.values.joined()
    .map { (property: PropertyReference?.none, located: $0) }
  return (resolved + unresolved).compactMap { property, located -> Proposal? in
    let use = located.use
    let owner = property.flatMap(model.declaringType)
    let isPublished = property.map { model[$0].attribute(.published) != nil } ?? true
    guard isPublished, publishers.isHandedOn(use) else { return nil }
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
      unless: owner.map { model.isMigratable($0) ? [$0] : [] } ?? [],
      answer: .rewrite([
        .insert(".eraseToAnyPublisher()", at: use.range.upperBound, in: file)
      ]))
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
  var edits: [Edit] = [.replace(reference.range, with: "Publisher", in: file)]
  edits += file.words("Value", in: declaration.memberBlock).map {
    .replace($0, with: "Output", in: file)
  }
  let head = file.text(declaration.nameRange.upperBound..<declaration.memberBlock.lowerBound)
  if let range = head.firstRange(of: "where ") {
    let offset = declaration.nameRange.upperBound + head[..<range.upperBound].utf8.count
    edits.append(.insert("Failure == Never, ", at: offset, in: file))
  } else {
    edits.append(
      .insert(" where Failure == Never", at: declaration.nameRange.upperBound, in: file))
  }
  return Proposal(
    rule: name, site: file.site(reference.range), types: sources, need: .any,
    answer: .rewrite(edits))
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
    let blocker = Blocker(.wrapperType, at: site, code: file.line(of: site))
    return Proposal(rule: name, site: site, types: sources, answer: .blocked(blocker))
  }
  let subject = "CurrentValueSubject"
  let isStated = model.files.contains { file in
    file.types.contains { type in
      type.isExtension && type.name == subject
        && type.inheritance.contains { $0.type.simpleName == "Sendable" }
    }
  }
  if isStated { return nil }
  let range = declaration.range
  let line =
    file.text(range.lowerBound..<reference.range.lowerBound) + subject
    + file.text(reference.range.upperBound..<range.upperBound)
  let edit = Edit.insert(
    file.newline + file.indentation(at: range.lowerBound) + line, at: range.upperBound, in: file)
  return Proposal(rule: name, site: site, types: sources, need: .any, answer: .rewrite([edit]))
}
