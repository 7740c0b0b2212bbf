import SourceModel

extension Rule {
  /// `$x` becomes `xSubject`, a `CurrentValueSubject` that receives new values from `willSet`.
  static let publisherBridge = Rule(name: "PublisherBridge", page: .publisherBridge) {
    model, options in
    guard options.combine == .bridge else { return [] }
    let erasure = Erasure(in: model)
    return model.symbols.migratableTypes.flatMap { id in
      model.symbols.properties(of: id).flatMap {
        bridgeProposals(for: $0, of: id, erasure, in: model)
      }
    }
  }
}

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
    generic = model.announcing.genericPublishers
    isNeeded = model.files.contains {
      $0.uses.typeReferences.contains(where: \.isPublishedPublisher)
    }
    received = isNeeded ? model.usage.membersReceivedByViews : []
  }
}

/// A published property whose publisher becomes a subject.
private struct BridgedProperty {
  let reference: PropertyReference
  let declaration: DeclaredProperty
  let type: TypeID
  /// The name of the subject.
  let subject: String
  /// The access modifiers of the subject, followed by a space.
  let modifiers: String
  let erasure: Erasure

  var erased: String { "\(subject).eraseToAnyPublisher()" }

  func proposal(_ site: Site, _ edits: [Edit]) -> Proposal {
    Proposal(at: site, for: [type], edits)
  }

  func blocker(_ range: ByteRange, in file: FileFacts) -> Proposal {
    Proposal(blocking: [type], .usingPublisher(range, in: file))
  }

  /// The edit that declares a lazy publisher after the property.
  func declaring(_ name: String, _ value: String, in file: FileFacts) -> Edit {
    .insertMember(
      "@ObservationIgnored \(declaration.isolation)\(modifiers)lazy var \(name) = "
        + value,
      behind: declaration.declaration.upperBound,
      indentation: file.indentation(at: declaration.declaration.lowerBound), in: file)
  }
}

private func bridgeProposals(
  for reference: PropertyReference, of id: TypeID, _ erasure: Erasure, in model: ProjectModel
) -> [Proposal] {
  let property = model[reference]
  guard property.attribute(.published) != nil, model[id].kind == .class else { return [] }
  let usage = model.usage
  let isRead = usage.uses.isReadAsPublisher(reference, in: model.symbols)
  let announces = model.announcesProperties(of: id)
  guard isRead || announces else { return [] }
  let isPrivate = usage.isPublisherPrivate(reference, of: id)
  let bridged = BridgedProperty(
    reference: reference, declaration: property, type: id,
    subject: model.subjectName(for: property, of: id),
    modifiers: property.subjectModifiers(isPrivate: isPrivate), erasure: erasure)
  let file = model.files[reference.file]
  // `@Published` on a computed property does not compile, and there is no `willSet` to feed a subject from.
  guard property.isStored else { return [bridged.blocker(property.nameRange, in: file)] }
  var statements: [String] = []
  if announces { statements.append("objectWillChange.send()") }
  if isRead { statements.append("\(bridged.subject).send(\(property.newValueName))") }
  let removed =
    usage.uses.announces(id)
    ? []
    : usage.uses.announcements.sends(in: reference, model.symbols)
      + model.removedRelays(from: reference, usage.uses.announcements)
  var edits = [
    Edit.insertIntoWillSet(
      statements, of: property, insteadOf: removed, isShort: !isRead, in: file)
  ]
  if isRead {
    let stored = model.trackedStorageName(of: property, id)
    let type = property.valueTypeText(in: file, model, reference)
    let value = "CurrentValueSubject<\(type), Never>(\(stored))"
    edits.append(bridged.declaring(bridged.subject, value, in: file))
  }
  let projections = (usage.uses.projections[reference] ?? []).filter { !$0.use.isInOut }
  let received = projections.filter { erasure.received.contains(usage.member(giving: $0) ?? "") }
  let kept =
    received.isEmpty ? nil : model.freeName("erased" + bridged.subject.capitalized, in: id)
  if let kept { edits.append(bridged.declaring(kept, bridged.erased, in: file)) }
  return [bridged.proposal(file.site(property.nameRange), edits)]
    + projections.map { located in
      let isReceived = received.contains {
        $0.file == located.file && $0.use.range == located.use.range
      }
      let erased = isReceived ? kept ?? bridged.erased : nil
      return projectionProposal(located, bridged, erased: erased, in: model)
    } + wrapperProposals(bridged, in: model)
}

/// Replaces one `$x`.
/// - Parameter erased: The publisher that `$x` has to stay if it is the whole expression.
private func projectionProposal(
  _ located: PropertyUses.Located<Projection>, _ bridged: BridgedProperty, erased: String?,
  in model: ProjectModel
) -> Proposal {
  let file = model.files[located.file]
  let use = located.use
  let scope = located.place
  if bridged.declaration.globalActor != nil, !model.objects.mayReachActor(from: scope) {
    // Any code can use the wrapper's publisher, but only code on its actor can use the subject.
    return bridged.blocker(use.range, in: file)
  }
  let isBare = use.members.isEmpty && use.argumentOf.map(bridged.erasure.generic.take) != true
  let bare = erased ?? (bridged.erasure.isNeeded ? bridged.erased : bridged.subject)
  return bridged.proposal(
    file.site(use.range),
    [.replace(use.nameRange, with: isBare ? bare : bridged.subject, in: file)])
}

/// Replaces `_x.projectedValue`, and `$x` in key paths.
private func wrapperProposals(_ bridged: BridgedProperty, in model: ProjectModel) -> [Proposal] {
  let backings = (model.usage.uses.backings[bridged.reference] ?? []).compactMap {
    located -> Proposal? in
    let (file, use) = (model.files[located.file], located.use)
    let start = use.nameRange.lowerBound
    let range = start..<(use.nameRange.upperBound + ".projectedValue".utf8.count)
    guard use.member == "projectedValue", file.text(range).hasSuffix(".projectedValue")
    else { return nil }
    return bridged.proposal(
      file.site(use.range), [.replace(range, with: bridged.subject, in: file)])
  }
  let keyPaths = (model.usage.uses.keyPaths[bridged.reference] ?? []).map { located in
    let (file, range) = (model.files[located.file], located.use.range)
    if bridged.erasure.isNeeded { return bridged.blocker(range, in: file) }
    let text = file.text(range)
      .replacingProjection(of: bridged.declaration.name, with: bridged.subject)
    return bridged.proposal(file.site(range), [.replace(range, with: text, in: file)])
  }
  return backings + keyPaths
}

extension DeclaredProperty {
  /// The name of the new value in `willSet`.
  var newValueName: String { accessor("willSet")?.parameter ?? "newValue" }

  /// The property's global actor attribute, followed by a space; empty if it has none.
  fileprivate var isolation: String {
    globalActor.map { "@\($0.name) " } ?? ""
  }

  /// The access modifiers of a subject that can be read wherever its publisher is used, and set only by the class.
  fileprivate func subjectModifiers(isPrivate: Bool) -> String {
    if isPrivate { return "private " }
    let access = modifiers.first {
      $0.detail == nil
        && ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name)
    }
    guard let name = access?.name else { return "private(set) " }
    return name == "private" ? "private " : "\(name == "open" ? "public" : name) private(set) "
  }

  /// The type as written, the type of a literal, or a placeholder that the compiler infers.
  fileprivate func valueTypeText(
    in file: FileFacts, _ model: ProjectModel, _ reference: PropertyReference
  ) -> String {
    if let typeRange {
      let text = file.text(typeRange)
      return text.hasSuffix("!") ? String(text.dropLast()) + "?" : text
    }
    return storedTypeText(in: file, model.inference, reference) ?? "_"
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }

  fileprivate func replacingProjection(of property: String, with subject: String) -> String {
    guard let range = firstRange(of: "$" + property) else { return self }
    return self[..<range.lowerBound] + subject + self[range.upperBound...]
  }
}
