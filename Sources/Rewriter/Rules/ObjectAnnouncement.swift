import SourceModel

extension Rule {
  /// An announcement of which nothing tells what has changed becomes a method that announces all that is tracked of the
  /// object; what its members read outside, and views read through them, is announced as the object itself.
  static let objectAnnouncement = Rule(
    name: "ObjectAnnouncement",
    summary: "objectWillChange.send() → announceChange(), which tells all who read the object"
  ) { model, uses, _ in
    var owners: [TypeID] = []
    var result: [Proposal] = []
    for entry in uses.announcements.sends where model.announcesObject(entry, uses) {
      guard let announcement = model.objectAnnouncement(entry) else { continue }
      owners.append(announcement.owner)
      result.append(sendProposal(announcement, of: entry, in: model))
    }
    return result + owners.uniqued().flatMap { ownerProposals($0, in: model, uses) }
  }
}

private let name = "ObjectAnnouncement"

private func sendProposal(
  _ announcement: ObjectAnnouncement, of entry: Announcements.Entry, in model: ProjectModel
) -> Proposal {
  let file = model.files[entry.file]
  let site = file.site(entry.use.range)
  let call = model.announcingMethod(of: announcement.owner) + "()"
  return Proposal(
    rule: name, site: site, types: [announcement.owner],
    answer: .rewrite([.replace(announcement.range, with: call, in: file)]),
    cautions: [CautionNote(.readersTold, evidence: file.line(of: site))])
}

private func ownerProposals(
  _ id: TypeID, in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  let primary = model[model[id].primary]
  let file = model.files[model[id].primary.file]
  let indentation = file.memberIndentation(of: primary)
  let members = model.membersOverOutsideState(of: id, uses)
  var statements = model.propertiesToAnnounce(of: id, uses).map {
    "withMutation(keyPath: \\.\($0)) {}"
  }
  if !members.isEmpty { statements.append("withMutation(keyPath: \\.self) {}") }
  if uses.announces(id) { statements.insert("objectWillChange.send()", at: 0) }
  let access = primary.modifiers.first { ["public", "open", "package"].contains($0.name) }.map {
    $0.name == "open" ? "public " : $0.name + " "
  }
  let step = file.newline + indentation + file.indentationStep
  let text =
    "/// Tells all who read the object to look again."
    + file.newline + indentation
    + "\(access ?? "")func \(model.announcingMethod(of: id))() {"
    + statements.map { step + $0 }.joined() + file.newline + indentation + "}"
  var result = [
    Proposal(
      rule: name, site: model.site(of: id), types: [id],
      answer: .rewrite([.insertMember(text, behindPropertiesOf: primary, in: file)]))
  ]
  for member in members {
    let file = model.files[member.file]
    guard let edit = accessEdit(in: member.body, of: file) else { continue }
    result.append(
      Proposal(rule: name, site: file.site(edit.range), types: [id], answer: .rewrite([edit])))
  }
  return result
}

/// The access to the object at the head of a body; nil in an empty one, and in one that never returns.
private func accessEdit(in body: BodyOwner, of file: FileFacts) -> Edit? {
  guard let first = body.firstStatement else { return nil }
  let text = file.text(first..<body.body.upperBound)
  let word = String(text.prefix { $0.isLetter })
  if ["fatalError", "preconditionFailure", "throw"].contains(word) { return nil }
  let separator =
    file.containsLineBreak(body.body) && file.isFirstInLine(first)
    ? file.newline + file.indentation(at: first) : "; "
  if body.attributes.contains(where: { $0.hasSuffix("Builder") }) {
    return .insert("let _ = access(keyPath: \\.self)" + separator, at: first, in: file)
  }
  let isExpression =
    switch word {
    case "return": false
    case "if", "switch", "do": !text.containsWord("return")
    default: true
    }
  let value = body.statementCount == 1 && isExpression ? "return " : ""
  return .insert("access(keyPath: \\.self)" + separator + value, at: first, in: file)
}

extension ProjectModel {
  /// Whether a send becomes an announcement of the whole object. Where subscribers from outside are all who hear it, it
  /// stays a send.
  func announcesObject(_ entry: Announcements.Entry, _ uses: PropertyUses) -> Bool {
    guard let announcement = objectAnnouncement(entry) else { return false }
    let isOwn = entry.host.map { lineage(of: $0).contains(announcement.owner) } ?? false
    if uses.announces(announcement.owner), !isOwn { return false }
    return !propertiesToAnnounce(of: announcement.owner, uses).isEmpty
      || !membersOverOutsideState(of: announcement.owner, uses).isEmpty
  }

  /// The tracked properties of a class, those over settings and settings wrappers included.
  fileprivate func propertiesToAnnounce(of id: TypeID, _ uses: PropertyUses) -> [String] {
    properties(of: id).filter {
      uses.tracks($0, of: id, in: self) || self[$0].publishingWrapper != nil
        || wrapperAnnouncedByHand($0, of: id) != nil
    }.map { files[$0.file].text(self[$0].nameRange) }
  }

  /// A name for the method that no member of the class has.
  fileprivate func announcingMethod(of id: TypeID) -> String {
    ["announceChange", "announceObjectChange"].first {
      let members = members(of: id, named: $0)
      return members.functions.isEmpty && members.properties.isEmpty
    } ?? "announceChangeOfObject"
  }
}
