import SourceModel

extension Rule {
  /// The type of a wrapper or publisher written out: `Published<T>.Publisher` becomes `AnyPublisher<T, Never>`, and
  /// `ObservedObject<M>.Wrapper` becomes `Bindable<M>`.
  static let wrapperType = Rule(
    name: "WrapperType",
    summary: "Published<T>.Publisher → AnyPublisher<T, Never>"
  ) { model, uses, options in
    let sources = publisherSources(in: model, uses, handedOn: false)
    let handedOn = publisherSources(in: model, uses, handedOn: true)
    return model.files.indices.flatMap { number in
      model.files[number].uses.typeReferences.compactMap { reference in
        if reference.isPublishedPublisher, reference.position == .extended {
          return extensionProposal(reference, in: model.files[number], sources, options)
        }
        let visible = handedOn.filter { model.isVisible($0, from: number) }
        return proposal(for: reference, inFile: number, model, sources: visible, options)
      }
    }
  }
}

private let name = "WrapperType"

/// The types whose publishers are read, or those whose publishers are handed on as values.
private func publisherSources(in model: ProjectModel, _ uses: PropertyUses, handedOn: Bool)
  -> [TypeID]
{
  var types: Set<TypeID> = []
  for (reference, located) in uses.projections {
    guard !handedOn || located.contains(where: { $0.use.members.isEmpty && !$0.use.isInOut }),
      model[reference].attribute(.published) != nil,
      let declaration = reference.type,
      let id = model.type(ofDeclaration: declaration, inFile: reference.file),
      model.isMigratable(id)
    else { continue }
    types.insert(id)
  }
  return types.sorted()
}

private func proposal(
  for reference: TypeReference, inFile number: Int, _ model: ProjectModel, sources: [TypeID],
  _ options: Options
) -> Proposal? {
  let isWritten = reference.position == .annotation || reference.position == .expression
  let file = model.files[number]
  guard isWritten || reference.name == "ObjectWillChangePublisher" else { return nil }
  let site = file.site(reference.range)
  let scope = ScopeReference(file: number, scope: reference.scope)
  guard case .named(let components) = reference.type else { return nil }
  func objection(_ types: [TypeID]) -> Proposal? {
    guard !types.isEmpty else { return nil }
    let objection = Objection(.wrapperType, at: site, evidence: file.text(reference.range))
    return Proposal(rule: name, site: site, types: types, answer: .objection(objection))
  }
  switch reference.name {
  case "ObjectWillChangePublisher":
    return objection([model.enclosingType(of: scope)].compactMap { $0 }.filter(model.isMigratable))
  case "Published":
    guard reference.isPublishedPublisher else { return nil }
    let host = model.enclosingType(of: scope).flatMap { model.isMigratable($0) ? $0 : nil }
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
      return objection(types)
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

/// What an extension adds to every published property's publisher it adds to every publisher that does not fail.
private func extensionProposal(
  _ reference: TypeReference, in file: FileFacts, _ sources: [TypeID], _ options: Options
) -> Proposal? {
  guard options.combine == .bridge, !sources.isEmpty,
    let declaration = file.types.first(where: { $0.isExtension && $0.nameRange == reference.range })
  else { return nil }
  var edits: [Edit] = [.replace(reference.range, with: "Publisher", in: file)]
  edits += file.words("Value", in: declaration.memberBlock).map {
    .replace($0, with: "Output", in: file)
  }
  let head = file.text(declaration.nameRange.upperBound..<declaration.memberBlock.lowerBound)
  if let range = head.firstRange(of: "where ") {
    let offset = declaration.nameRange.upperBound + head[..<range.upperBound].utf8.count
    edits.append(.insert("Failure == Never, ", at: offset, in: file))
  } else {
    let end = declaration.inheritanceClause?.upperBound ?? declaration.nameRange.upperBound
    edits.append(.insert(" where Failure == Never", at: end, in: file))
  }
  return Proposal(
    rule: name, site: file.site(reference.range), types: sources, need: .any,
    answer: .rewrite(edits))
}

/// What stands between the first `<` and its `>`.
private func genericArgument(in text: String) -> String? {
  guard let start = text.firstIndex(of: "<") else { return nil }
  var depth = 0
  var index = start
  var previous: Character = " "
  while index < text.endIndex {
    if text[index] == "<" { depth += 1 }
    // The arrow of a function type is no bracket.
    if text[index] == ">", previous != "-" { depth -= 1 }
    if depth == 0 { return String(text[text.index(after: start)..<index]) }
    previous = text[index]
    index = text.index(after: index)
  }
  return nil
}
