import SourceModel

extension Rule {
  /// `$x` becomes `xSubject`, a `CurrentValueSubject` that receives new values from `willSet`.
  static let publisherBridge = Rule(name: "PublisherBridge", page: .publisherBridge) {
    model, uses, options in
    guard options.combine == .bridge else { return [] }
    let erasure = Erasure(in: model)
    return model.migratableTypes.flatMap { id in
      model.properties(of: id).flatMap {
        bridgeProposals(for: $0, of: id, erasure, in: model, uses)
      }
    }
  }
}

private let name = "PublisherBridge"

/// How code that was written for `Published<T>.Publisher` receives the publishers.
private struct Erasure {
  /// Whether `Published<T>.Publisher` is used as a type anywhere.
  let isNeeded: Bool
  /// The members whose publisher a view uses in `onReceive`. The publisher must be the same object at each evaluation
  /// of the view; a newly erased one would be subscribed to again and send its value again.
  let received: Set<String>
  /// The functions that accept any publisher, and so the subject itself.
  let generic: GenericPublishers

  init(in model: ProjectModel) {
    generic = model.genericPublishers
    isNeeded = model.files.contains {
      $0.uses.typeReferences.contains(where: \.isPublishedPublisher)
    }
    received = isNeeded ? model.membersReceivedByViews : []
  }
}

private func bridgeProposals(
  for reference: PropertyReference, of id: TypeID, _ erasure: Erasure, in model: ProjectModel,
  _ uses: PropertyUses
) -> [Proposal] {
  let property = model[reference]
  guard property.attribute(.published) != nil, model[id].kind == .class else { return [] }
  let isRead = uses.isReadAsPublisher(reference, in: model)
  // A publisher that the class declares itself was never notified of published properties.
  let announces = uses.announces(id) && !model.declaresPublisher(id)
  guard isRead || announces else { return [] }
  let file = model.files[reference.file]
  let site = file.site(property.nameRange)
  guard property.isStored else {
    // `@Published` on a computed property does not compile, and there is no `willSet` to feed a subject from.
    let blocker = Blocker(.publisherUse, at: site, code: property.name)
    return [Proposal(rule: name, site: site, types: [id], answer: .blocked(blocker))]
  }
  let subject = model.subjectName(for: property, of: id)
  var statements: [String] = []
  if announces { statements.append("objectWillChange.send()") }
  if isRead { statements.append("\(subject).send(\(property.newValueName))") }
  let removed =
    uses.announces(id)
    ? []
    : uses.announcements.sends(in: reference, model)
      + model.removedRelays(from: reference, uses.announcements)
  var edits =
    statements.isEmpty
    ? [] : [Edit.insertIntoWillSet(statements, of: property, insteadOf: removed, in: file)]
  if isRead {
    let stored = model.trackedStorageName(of: property, id)
    let declaration =
      "@ObservationIgnored \(property.isolation)\(property.subjectModifiers)lazy var \(subject) = "
      + "CurrentValueSubject<\(property.valueTypeText(in: file, model, reference)), Never>(\(stored))"
    edits.append(
      .insertMember(
        declaration, behind: property.declaration.upperBound,
        indentation: file.indentation(at: property.declaration.lowerBound), in: file))
  }
  let projections = (uses.projections[reference] ?? []).filter { !$0.use.isInOut }
  let received = projections.filter { erasure.received.contains(model.member(giving: $0) ?? "") }
  let erased = "\(subject).eraseToAnyPublisher()"
  let kept = received.isEmpty ? nil : model.freeName("erased" + subject.capitalized, in: id)
  if let kept {
    edits.append(
      .insertMember(
        "@ObservationIgnored \(property.isolation)\(property.subjectModifiers)lazy var \(kept) = \(erased)",
        behind: property.declaration.upperBound,
        indentation: file.indentation(at: property.declaration.lowerBound), in: file))
  }
  var result = [Proposal(rule: name, site: site, types: [id], answer: .rewrite(edits))]
  for located in projections {
    let scope = ScopeReference(file: located.file, scope: located.use.scope)
    if property.globalActor != nil, !model.mayReachActor(from: scope) {
      // Any code can use the wrapper's publisher, but only code on its actor can use the subject.
      let site = model.files[located.file].site(located.use.range)
      let blocker = Blocker(
        .publisherUse, at: site, code: model.files[located.file].text(located.use.range))
      result.append(Proposal(rule: name, site: site, types: [id], answer: .blocked(blocker)))
      continue
    }
    let isReceived = received.contains {
      $0.file == located.file && $0.use.range == located.use.range
    }
    let bare = isReceived ? kept ?? erased : erasure.isNeeded ? erased : subject
    result.append(useProposal(located, erasure, subject, id, bare: bare, in: model))
  }
  for located in uses.backings[reference] ?? [] where located.use.member == "projectedValue" {
    let file = model.files[located.file]
    let range =
      located.use.nameRange
      .lowerBound..<(located.use.nameRange.upperBound + ".projectedValue".utf8.count)
    guard file.text(range).hasSuffix(".projectedValue") else { continue }
    result.append(
      Proposal(
        rule: name, site: file.site(located.use.range), types: [id],
        answer: .rewrite([.replace(range, with: subject, in: file)])))
  }
  for located in uses.keyPaths[reference] ?? [] {
    let file = model.files[located.file]
    let site = file.site(located.use.range)
    let text = file.text(located.use.range).replacingProjection(of: property.name, with: subject)
    result.append(
      Proposal(
        rule: name, site: site, types: [id],
        answer: erasure.isNeeded
          ? .blocked(Blocker(.publisherUse, at: site, code: file.text(located.use.range)))
          : .rewrite([.replace(located.use.range, with: text, in: file)])))
  }
  return result
}

/// Replaces one `$x`.
/// - Parameter bare: The replacement if `$x` is the whole expression.
private func useProposal(
  _ located: PropertyUses.Located<Projection>, _ erasure: Erasure, _ subject: String, _ id: TypeID,
  bare: String,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let site = file.site(use.range)
  let isBare = use.members.isEmpty && use.argumentOf.map(erasure.generic.take) != true
  let text = isBare ? bare : subject
  return Proposal(
    rule: name, site: site, types: [id],
    answer: .rewrite([.replace(use.nameRange, with: text, in: file)]))
}

extension ProjectModel {
  /// A name for the subject of a property that is not used in the class or its relatives.
  func subjectName(for property: DeclaredProperty, of id: TypeID) -> String {
    let relatives = relatives(of: id)
    for suffix in ["Subject", "ValueSubject", "WillSetSubject"] {
      let name = property.name + suffix
      if !isTaken(name, by: relatives) { return name }
    }
    return property.name + "BridgeSubject"
  }

  fileprivate func freeName(_ name: String, in id: TypeID) -> String {
    isFree(name, in: id) ? name : "bridge" + name.capitalized
  }

  /// Whether no member of the class or its relatives has the name.
  func isFree(_ name: String, in id: TypeID) -> Bool {
    !isTaken(name, by: relatives(of: id))
  }

  private func isTaken(_ name: String, by types: [TypeID]) -> Bool {
    types.contains {
      let members = members(of: $0, named: name)
      return !members.properties.isEmpty || !members.functions.isEmpty
    }
  }

  /// The last names of the publishers that `onReceive` gets anywhere: `degreesPublisher` in
  /// `.onReceive(station.degreesPublisher)`.
  fileprivate var membersReceivedByViews: Set<String> {
    let names = callsInParsedFiles(named: "onReceive").compactMap { _, call -> String? in
      guard var publisher = call.arguments.first?.value else { return nil }
      if case .call(let callee, _) = publisher.unwrapped.kind { publisher = callee }
      return publisher.dottedPath?.last
    }
    return Set(names)
  }

  /// The property or function that returns `$x` itself; nil if `$x` is used in another way.
  func member(giving located: PropertyUses.Located<Projection>) -> String? {
    let use = located.use
    guard use.members.isEmpty, use.argumentOf == nil,
      let body = enclosingBody(of: ScopeReference(file: located.file, scope: use.scope)),
      body.kind == .accessor || body.kind == .function
    else { return nil }
    return body.name
  }
}

extension TypeReference {
  /// `Published<T>.Publisher`
  var isPublishedPublisher: Bool {
    guard case .named(let components) = type, name == "Published" else { return false }
    return components.last?.name == "Publisher"
  }
}

extension DeclaredProperty {
  /// The name of the new value in `willSet`.
  var newValueName: String { accessor("willSet")?.parameter ?? "newValue" }

  /// The property's global actor attribute, followed by a space; empty if it has none.
  fileprivate var isolation: String {
    globalActor.map { "@\($0.name) " } ?? ""
  }

  /// The access modifiers of the subject: it can be read wherever the property can, and set only by the class.
  fileprivate var subjectModifiers: String {
    let access = modifiers.first {
      $0.detail == nil
        && ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name)
    }
    switch access?.name {
    case "private"?: return "private "
    case "fileprivate"?: return "fileprivate private(set) "
    case "open"?: return "public private(set) "
    case let name?: return "\(name) private(set) "
    case nil: return "private(set) "
    }
  }

  /// The type as written, the type of a literal, or a placeholder that the compiler infers.
  fileprivate func valueTypeText(
    in file: FileFacts, _ model: ProjectModel, _ reference: PropertyReference
  ) -> String {
    if let typeRange {
      let text = file.text(typeRange)
      return text.hasSuffix("!") ? String(text.dropLast()) + "?" : text
    }
    return storedTypeText(in: file, model, reference) ?? "_"
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }

  fileprivate func replacingProjection(of property: String, with subject: String) -> String {
    guard let range = firstRange(of: "$" + property) else { return self }
    return self[..<range.lowerBound] + subject + self[range.upperBound...]
  }
}
