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
          return extensionProposal(reference, in: model.files[number], sources, model, options)
        }
        let visible = handedOn.filter { model.isVisible($0, from: number) }
        return proposal(for: reference, inFile: number, model, sources: visible, options)
      }
    } + (options.combine == .bridge ? erasures(handedOn, in: model, uses) : [])
  }
}

private let name = "WrapperType"

/// The types whose publishers are read, or those whose publishers are handed on as values.
private func publisherSources(in model: ProjectModel, _ uses: PropertyUses, handedOn: Bool)
  -> [TypeID]
{
  var types: Set<TypeID> = []
  for (reference, located) in uses.projections {
    guard !handedOn || located.contains(where: { $0.use.isHandedOn }),
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

/// A publisher that stays one of `Published`, where what it is handed to becomes an `AnyPublisher`: an argument of such
/// a parameter, or a value in a file that writes such a type.
private func erasures(_ sources: [TypeID], in model: ProjectModel, _ uses: PropertyUses)
  -> [Proposal]
{
  guard !sources.isEmpty else { return [] }
  let writing = Set(
    model.files.indices.filter { number in
      model.files[number].uses.typeReferences.contains { $0.isPublishedPublisher }
    })
  let parameters = model.publisherParameters
  let resolved = uses.projections.flatMap { property, located in
    located.map { (property: PropertyReference?.some(property), located: $0) }
  }
  let unresolved = uses.unresolvedProjections.values.joined()
    .map { (property: PropertyReference?.none, located: $0) }
  return (resolved + unresolved).compactMap { property, located -> Proposal? in
    let use = located.use
    let owner = property.flatMap { reference in
      reference.type.flatMap { model.type(ofDeclaration: $0, inFile: reference.file) }
    }
    let isPublished = property.map { model[$0].attribute(.published) != nil } ?? true
    let isTaken =
      use.argumentOf.map { position in
        parameters.contains { $0.callee == position.callee && $0.label == position.label }
      } ?? (property != nil && writing.contains(located.file))
    let visible = sources.filter { model.isVisible($0, from: located.file) }
    guard isPublished, isTaken, use.isHandedOn, !visible.isEmpty else { return nil }
    let file = model.files[located.file]
    return Proposal(
      rule: name, site: file.site(use.range), types: visible, need: .any,
      unless: owner.map { model.isMigratable($0) ? [$0] : [] } ?? [],
      answer: .rewrite([
        .insert(".eraseToAnyPublisher()", at: use.range.upperBound, in: file)
      ]))
  }
}

extension Projection {
  /// Whether the publisher itself is the value, for something that is not generic over publishers.
  fileprivate var isHandedOn: Bool {
    members.isEmpty && !isInOut && argumentOf?.takesAnyPublisher != true
  }
}

extension ProjectModel {
  /// The parameters of type `Published<T>.Publisher`, by what is called and the argument's label.
  fileprivate var publisherParameters: [(callee: String, label: String?)] {
    files.flatMap { file in
      let written = file.uses.typeReferences.filter(\.isPublishedPublisher).map(\.range)
      guard !written.isEmpty else { return [(callee: String, label: String?)]() }
      let owned = file.types.flatMap { type in type.functions.map { (type.name, $0) } }
      return (owned + file.functions.map { ("", $0) }).flatMap { owner, function in
        function.parameters
          .filter { parameter in written.contains { parameter.typeRange.contains($0) } }
          .map { (function.kind == .initializer ? owner : function.name, $0.label) }
      }
    }
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
