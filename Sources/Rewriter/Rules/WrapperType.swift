import SourceModel

extension Rule {
  /// The type of a wrapper or publisher written out: `Published<T>.Publisher` becomes `AnyPublisher<T, Never>`, and
  /// `ObservedObject<M>.Wrapper` becomes `Bindable<M>`. A parameter that takes an `ObservedObject<M>` takes the `M`.
  static let wrapperType = Rule(
    name: "WrapperType",
    summary: "Published<T>.Publisher → AnyPublisher<T, Never>"
  ) { model, uses, options in
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
    } + wrapperArguments(in: model) + wrappersMade(in: model)
      + publishersOfAllNamed(in: model, uses)
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
  func objection(_ types: [TypeID], _ reason: Reason = .wrapperType) -> Proposal? {
    guard !types.isEmpty else { return nil }
    let objection = Objection(reason, at: site, evidence: file.text(reference.range))
    return Proposal(rule: name, site: site, types: types, answer: .objection(objection))
  }
  switch reference.name {
  case "ObjectWillChangePublisher":
    if let requirement = model.requirement(ofPublisher: reference, inFile: number) {
      return Proposal(
        rule: name, site: site, types: [requirement.type],
        answer: .rewrite([.remove(requirement.range, in: file)]))
    }
    if isWritten, components.count == 1, let id = model.classWithPublisherOfAll(at: scope) {
      return publisherProposal(reference.range, of: id, inFile: number, model, uses)
    }
    return objection(
      [model.enclosingType(of: scope)].compactMap { $0 }.filter(model.isMigratable),
      .objectWillChangeUse)
  case "Published":
    guard reference.isPublishedPublisher else { return nil }
    if let assignment = file.assignment(through: reference), !sources.isEmpty {
      let site = file.site(assignment.range)
      let objection = Objection(.publisherUse, at: site, evidence: file.line(of: site))
      return Proposal(rule: name, site: site, types: sources, answer: .objection(objection))
    }
    let host = model.enclosingType(of: scope).flatMap { host in
      model.isMigratable(host)
        && sources.contains { $0 == host || model.subtypes(of: host).contains($0) } ? host : nil
    }
    let types = host.map { [$0] } ?? sources
    guard !types.isEmpty else { return nil }
    guard options.combine == .bridge, let argument = genericArgument(in: file.text(reference.range))
    else {
      return objection(types)
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
        return objection(types)
      }
      return Proposal(rule: name, site: site, types: types, answer: .rewrite(edits))
    }
    let bindable = model.swiftUIName("Bindable", at: scope)
    guard let text = genericArgument(in: file.text(reference.range)) else {
      return objection(types)
    }
    return Proposal(
      rule: name, site: site, types: types,
      answer: .rewrite([.replace(reference.range, with: "\(bindable)<\(text)>", in: file)]))
  default: return nil
  }
}

/// `ObservedObject(wrappedValue: model)` where a parameter takes the wrapper, which is the object's now.
private func wrapperArguments(in model: ProjectModel) -> [Proposal] {
  model.wrapperParameters.flatMap { parameter -> [Proposal] in
    let types = parameter.objects(in: model)
    guard !types.isEmpty else { return [] }
    return parameter.arguments(of: types, in: model).map { argument in
      let file = model.files[argument.file]
      let site = file.site(argument.value.range)
      guard let object = argument.object else {
        let objection = Objection(
          .wrapperType, at: site, evidence: file.text(argument.value.range))
        return Proposal(rule: name, site: site, types: types, answer: .objection(objection))
      }
      let edit = Edit.replace(argument.value.range, with: file.text(object.range), in: file)
      return Proposal(rule: name, site: site, types: types, answer: .rewrite([edit]))
    }
  }
}

/// `ObservedObject(wrappedValue: model)` by itself, which is no property's storage: a `Bindable` gives the same bindings.
private func wrappersMade(in model: ProjectModel) -> [Proposal] {
  ["ObservedObject", "StateObject"].flatMap { wrapper in
    model.callsRead(named: wrapper).compactMap { number, call -> Proposal? in
      let file = model.files[number]
      let scope = ScopeReference(file: number, scope: call.scope)
      guard call.arguments.count == 1, let argument = call.arguments.first,
        argument.isInitialValue,
        case .name = call.callee.kind,
        !file.uses.backings.contains(where: { $0.assigned?.range == call.range }),
        !model.isHandedToWrapperParameter(call.range, inFile: number)
      else { return nil }
      let types = model.type(of: argument.value, at: scope).candidates.filter(model.isMigratable)
      guard !types.isEmpty else { return nil }
      let site = file.site(call.range)
      guard wrapper == "ObservedObject" else {
        let objection = Objection(.wrapperType, at: site, evidence: file.text(call.range))
        return Proposal(rule: name, site: site, types: types, answer: .objection(objection))
      }
      let head = call.range.lowerBound..<argument.value.range.lowerBound
      let bindable = model.swiftUIName("Bindable", at: scope)
      return Proposal(
        rule: name, site: site, types: types,
        answer: .rewrite([.replace(head, with: "\(bindable)(", in: file)]))
    }
  }
}

/// What is generic over the publisher of a published property, as `CombineLatest` and `AsyncPublisher` are, would be
/// of another type around a subject.
private func argumentProposal(
  _ reference: TypeReference, inFile number: Int, _ publishers: WrittenPublishers,
  _ model: ProjectModel
) -> Proposal? {
  let file = model.files[number]
  let types = publishers.standing(in: reference, inFile: number)
  guard !types.isEmpty else { return nil }
  let site = file.site(reference.range)
  let objection = Objection(.wrapperType, at: site, evidence: file.text(reference.range))
  return Proposal(rule: name, site: site, types: types, answer: .objection(objection))
}

/// A publisher that stays one of `Published`, where what it is handed to becomes an `AnyPublisher`: an argument of such
/// a parameter, or a value in a file that writes such a type.
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
      // What a generic parameter becomes is decided by all that may reach it, of whatever value.
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

/// What an extension adds to every published property's publisher it adds to every publisher that does not fail.
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

/// No protocol can be made to conform to another: what takes the place of the published properties' publisher conforms
/// beside it, where that needs no code.
private func conformanceProposal(
  of declaration: DeclaredType, at reference: TypeReference, in file: FileFacts,
  _ sources: [TypeID], _ model: ProjectModel
) -> Proposal? {
  let site = file.site(reference.range)
  let members = file.text(declaration.memberBlock).filter { !$0.isWhitespace }
  guard declaration.inheritance.allSatisfy({ $0.type.simpleName == "Sendable" }), members == "{}"
  else {
    let objection = Objection(.wrapperType, at: site, evidence: file.line(of: site))
    return Proposal(rule: name, site: site, types: sources, answer: .objection(objection))
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
