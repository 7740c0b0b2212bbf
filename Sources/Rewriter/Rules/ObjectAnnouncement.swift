import SourceModel

extension Rule {
  /// `objectWillChange.send()` becomes `notifyObservers()` where it is unknown what changes.
  static let objectAnnouncement = Rule(name: "ObjectAnnouncement", page: .objectAnnouncement) {
    model, _ in
    var sends: [TypeID: [ObjectWillChangeUses.Entry]] = [:]
    var result: [Proposal] = []
    for entry in model.usage.uses.announcements.sends {
      guard let announcement = model.tracking.objectNotification(entry) else { continue }
      sends[announcement.owner, default: []].append(entry)
      result.append(sendProposal(announcement, of: entry, in: model))
    }
    for id in model.symbols.migratableTypes {
      for trigger in model.tracking.refreshTriggers(of: id) {
        sends[trigger.owner, default: []] += []
        result.append(triggerProposal(trigger, of: id, in: model))
      }
    }
    return result
      + sends.sorted { $0.key < $1.key }.flatMap { ownerProposals($0, sentBy: $1, in: model) }
  }
}

private func sendProposal(
  _ announcement: ObjectAnnouncement, of entry: ObjectWillChangeUses.Entry, in model: ProjectModel
) -> Proposal {
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  let call = model.notifyingMethodName(of: announcement.owner) + "()"
  return Proposal(
    at: site, for: ([announcement.owner] + entry.owners).uniqued(),
    edits(of: entry, replacing: announcement.range, with: call, in: file),
    diagnostics: [
      Diagnostic(
        .narrowedSend, file.line(of: site), of: model.symbols.qualifiedName(announcement.owner))
    ])
}

/// The edits that replace a send with a call. A closure that captured the publisher, or used its method, did not keep the
/// object alive, so it holds the object weakly.
private func edits(
  of entry: ObjectWillChangeUses.Entry, replacing send: ByteRange, with call: String,
  in file: FileFacts
) -> [Edit] {
  switch entry.use.indirect {
  case nil, .passedOn: [.replace(send, with: call, in: file)]
  case .reference: [.replace(send, with: "{ [weak self] in self?.\(call) }", in: file)]
  case .captured(let item):
    [.replace(send, with: "self?.\(call)", in: file)]
      + (item.map { [.replace($0, with: "weak self", in: file)] } ?? [])
  }
}

/// Has a published property that nothing reads notify for its whole object.
private func triggerProposal(
  _ trigger: RefreshTrigger, of id: TypeID, in model: ProjectModel
) -> Proposal {
  let property = model[trigger.property]
  let file = model.files[trigger.property.file]
  let call = model.notifyingMethodName(of: trigger.owner) + "()"
  let attribute = property.attribute(.published).map {
    Edit.replace($0.range, with: "@ObservationIgnored", in: file)
  }
  return Proposal(
    at: file.site(property.nameRange), for: [trigger.owner, id].uniqued(),
    [attribute, .insertIntoWillSet([call], of: property, isShort: true, in: file)]
      .compactMap(\.self),
    diagnostics: [
      Diagnostic(.narrowedSend, property.name, of: model.symbols.qualifiedName(trigger.owner))
    ])
}

private func ownerProposals(
  _ id: TypeID, sentBy sends: [ObjectWillChangeUses.Entry], in model: ProjectModel
) -> [Proposal] {
  let family = model.announcing.typesSharingPublisher(with: id)
  let told = model.tracking.propertiesSentBySetters(of: family)
  let members = family.map { relative in
    let all = model.tracking.membersOverOutsideState(of: relative, model.usage.uses)
    return (
      relative,
      all.filter { file, body in
        !model.tracking.alwaysReads(oneOf: told, in: body.body, ofFile: file, of: relative)
      }
    )
  }
  var result: [Proposal] = []
  for relative in family {
    let triggers = model.tracking.refreshTriggers(of: relative).map(\.property)
    var statements = model.notificationStatements(
      for: model.tracking.propertiesNotified(of: relative, besides: told)
        .filter { !triggers.contains($0) }, of: relative)
    if relative == id {
      if !members.allSatisfy(\.1.isEmpty) { statements.append("withMutation(keyPath: \\.self) {}") }
      if model.usage.uses.announces(id) { statements.insert("objectWillChange.send()", at: 0) }
    } else if statements.isEmpty {
      continue
    } else {
      statements.insert("super.\(model.notifyingMethodName(of: id))()", at: 0)
    }
    result.append(
      methodProposal(statements, of: relative, announcing: id, sentBy: sends, in: model))
  }
  for (relative, members) in members {
    // A subclass uses a key path of the class whose object notifies.
    let root = relative == id ? "" : model.symbols.qualifiedName(id)
    for member in members {
      let file = model.files[member.file]
      let edits = Edit.insertCall(
        "access(keyPath: \\\(root).self)", atHeadOf: member.body, in: file)
      guard let first = edits.first else { continue }
      result.append(Proposal(at: file.site(first.range), for: [id, relative].uniqued(), edits))
    }
  }
  return result
}

/// The method that notifies all readers, or its override in a subclass.
private func methodProposal(
  _ statements: [String], of relative: TypeID, announcing id: TypeID,
  sentBy sends: [ObjectWillChangeUses.Entry], in model: ProjectModel
) -> Proposal {
  let primary = model[model[relative].primary]
  let file = model.files[model[relative].primary.file]
  let indentation = file.memberIndentation(of: primary)
  let step = file.newline + indentation + file.indentationStep
  let lineBreak = file.newline + indentation
  let comment = relative == id ? "/// Notifies every view that reads this object." + lineBreak : ""
  // Only code on the main actor can form key paths to properties that are isolated to it.
  let isIsolated =
    model.announcing.hasPropertiesOnMainActor(id)
    && sends.allSatisfy(model.announcing.isSentOnMainActor)
  let isOwn = sends.allSatisfy { model.symbols.mayShareModule(model[id].primary.file, $0.file) }
  let modifiers =
    (isIsolated ? "@MainActor" + lineBreak : "") + (relative == id ? "" : "override ")
    + (isOwn ? "" : primary.memberAccessModifier)
  let text =
    "\(comment)\(modifiers)func \(model.notifyingMethodName(of: id))() {"
    + statements.map { step + $0 }.joined() + file.newline + indentation + "}"
  let publishers = model.symbols.properties(of: relative).filter {
    $0.file == model[relative].primary.file
      && model.usage.uses.isUnusedPublisher($0, of: relative, in: model.symbols)
  }
  let unused =
    model.usage.uses.announcements.unusedDeclarations(
      ofFile: model[relative].primary.file, model.symbols)
    + publishers.map { model[$0].declaration }
  return Proposal(
    at: model.symbols.site(of: relative), for: [id, relative].uniqued(),
    [.insertMember(text, behindPropertiesOf: primary, in: file, unused: unused)])
}

extension ProjectModel {
  /// A `withMutation` statement for each of some properties, inside the `#if` of the property.
  fileprivate func notificationStatements(
    for properties: [PropertyReference], of id: TypeID
  ) -> [String] {
    properties.reduce(into: []) { statements, reference in
      let statement = "withMutation(keyPath: \(keyPath(to: reference, of: id))) {}"
      guard let condition = self[reference].condition else { return statements.append(statement) }
      // Adjacent properties with the same condition share one `#if`.
      if statements.last == "#endif",
        statements.last(where: { $0.hasPrefix("#if") }) == "#if " + condition
      {
        statements.insert(statement, at: statements.count - 1)
      } else {
        statements += ["#if " + condition, statement, "#endif"]
      }
    }
  }

  /// A name for the method that is not used by another member of the class.
  fileprivate func notifyingMethodName(of id: TypeID) -> String {
    let family = announcing.typesSharingPublisher(with: id)
    return ["notifyObservers", "notifyAllObservers"].first { name in
      family.allSatisfy {
        let members = symbols.members(of: $0, named: name)
        return members.functions.isEmpty && members.properties.isEmpty
      }
    } ?? "notifyObserversOfChange"
  }
}
