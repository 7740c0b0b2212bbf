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
          // A type that is generic over the publisher, such as `CombineLatest`, would be another type with a subject.
          return blocker(
            reference, publishers.standing(in: reference, inFile: number), in: model.files[number])
        }
        let sources = publishers.reaching(reference, inFile: number)
        return proposal(for: reference, inFile: number, model, sources: sources, options)
      }
    } + publishers.assigned.map { Proposal(blocking: [$0.type], $0.blocker) }
      + aliasExtensions(of: publishers.sources, in: model)
      + wrapperArguments(in: model) + wrapperCallProposals(in: model)
      + defaultPublisherProposals(in: model) + Proposal.ofWrapperAliases(in: model)
      + (options.combine == .bridge ? erasures(publishers, in: model) : [])
  }
}

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
    return defaultPublisherProposal(
      reference, inFile: number, isWritten ? components : [], model)
  case "Published" where reference.isPublishedPublisher:
    return publishedPublisherProposal(reference, inFile: number, model, sources, options)
  case let name where SDK.takesObservableObject.contains(name) || name == "EnvironmentObject":
    return wrapperProposal(reference, components, inFile: number, model)
  default: return nil
  }
}

private func blocker(
  _ reference: TypeReference, _ types: [TypeID], in file: FileFacts
) -> Proposal? {
  if types.isEmpty { return nil }
  let blocker = Blocker(
    .wrapperType, at: file.site(reference.range), code: file.text(reference.range),
    instead: reference.isPublishedPublisher ? "Use an `AnyPublisher` there" : nil)
  return Proposal(blocking: types, blocker)
}

private func rewriting(
  _ reference: TypeReference, _ types: [TypeID], _ edits: [Edit], in file: FileFacts
) -> Proposal {
  Proposal(at: file.site(reference.range), for: types, edits)
}

/// Rewrites `ObjectWillChangePublisher`, which a migrated class no longer has.
private func defaultPublisherProposal(
  _ reference: TypeReference, inFile number: Int, _ components: [TypeName.Component],
  _ model: ProjectModel
) -> Proposal? {
  let file = model.files[number]
  let scope = ScopeReference(file: number, scope: reference.scope)
  if let needed = model.requirement(ofPublisher: reference, inFile: number) {
    return rewriting(reference, needed.types, [.remove(needed.range, in: file)], in: file)
  }
  if let qualified = qualifiedPublisherProposal(reference, components, inFile: number, model) {
    return qualified
  }
  if components.count == 1, let id = model.classWithDefaultPublisher(at: scope) {
    return publisherProposal(reference.range, of: id, inFile: number, model)
  }
  guard components.count < 2 || ["Self", reference.name].contains(components[0].name),
    let id = model.symbols.enclosingType(of: scope), model.symbols.isMigratable(id)
  else { return nil }
  return Proposal(blocking: [id], .publisher(reference.range, in: file, wordsOfDefaultPublisher))
}

/// Rewrites `Published<T>.Publisher`.
private func publishedPublisherProposal(
  _ reference: TypeReference, inFile number: Int, _ model: ProjectModel, _ sources: [TypeID],
  _ options: Options
) -> Proposal? {
  let file = model.files[number]
  if file.assignment(through: reference) != nil { return nil }
  let scope = ScopeReference(file: number, scope: reference.scope)
  let host = model.symbols.enclosingType(of: scope).flatMap { host in
    model.symbols.isMigratable(host)
      && sources.contains { $0 == host || model.symbols.subtypes(of: host).contains($0) }
      ? host : nil
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
  let types = model.symbols.resolve(argument, at: scope).candidates.filter(
    model.symbols.isMigratable)
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
        return Proposal(blocking: types, Blocker(.wrapperType, at: argument.value.range, in: file))
      }
      let edit = Edit.replace(argument.value.range, with: file.text(object.range), in: file)
      return Proposal(at: site, for: types, [edit])
    }
  }
}

/// Rewrites other calls of `ObservedObject(wrappedValue: model)` that are not a property's storage as
/// `Bindable(model)`, which provides the same bindings.
private func wrapperCallProposals(in model: ProjectModel) -> [Proposal] {
  SDK.wrapperWithInitializer.sorted().flatMap { wrapper in
    model.symbols.callsInParsedFiles(named: wrapper).compactMap { number, call -> Proposal? in
      let file = model.files[number]
      let scope = ScopeReference(file: number, scope: call.scope)
      guard call.arguments.count == 1, let argument = call.arguments.first,
        argument.isInitialValue,
        case .name = call.callee.kind,
        !file.uses.backings.contains(where: { $0.assigned?.range == call.range }),
        !model.isWrapperArgument(call.range, inFile: number)
      else { return nil }
      let types = model.inference.type(of: argument.value, at: scope).candidates.filter(
        model.symbols.isMigratable)
      guard !types.isEmpty else { return nil }
      let site = file.site(call.range)
      guard wrapper == "ObservedObject" else {
        return Proposal(blocking: types, Blocker(.wrapperType, at: call.range, in: file))
      }
      let head = call.range.lowerBound..<argument.value.range.lowerBound
      let bindable = model.swiftUIName("Bindable", at: scope)
      return Proposal(at: site, for: types, [.replace(head, with: "\(bindable)(", in: file)])
    }
  }
}

/// Adds `.eraseToAnyPublisher()` to publishers that remain `Published<T>.Publisher` where an `AnyPublisher` is
/// expected.
private func erasures(_ publishers: WrittenPublishers, in model: ProjectModel) -> [Proposal] {
  publishers.passedPublishers.map { passed in
    let file = model.files[passed.file]
    return Proposal(
      at: file.site(passed.range), for: passed.types, need: .any,
      [.insert(".eraseToAnyPublisher()", at: passed.range.upperBound, in: file)]
    ).excluding([passed.owner].compactMap(\.self).filter(model.symbols.isMigratable))
  }
}
