import SourceModel

extension Rule {
  /// An announcement of which nothing tells what has changed becomes a method that announces all that is tracked of the
  /// object; what its members read outside, and views read through them, is announced as the object itself.
  static let objectAnnouncement = Rule(
    name: "ObjectAnnouncement",
    summary: "objectWillChange.send() → announceChange(), which tells all who read the object"
  ) { model, uses, _ in
    var sends: [TypeID: [Announcements.Entry]] = [:]
    var result: [Proposal] = []
    for entry in uses.announcements.sends {
      guard let announcement = model.announcedObject(entry, uses) else { continue }
      sends[announcement.owner, default: []].append(entry)
      result.append(sendProposal(announcement, of: entry, in: model))
    }
    return result
      + sends.sorted { $0.key < $1.key }.flatMap { ownerProposals($0, sentBy: $1, in: model, uses) }
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
    rule: name, site: site, types: ([announcement.owner] + entry.owners).uniqued(),
    answer: .rewrite([.replace(announcement.range, with: call, in: file)]),
    cautions: [CautionNote(.readersTold, evidence: file.line(of: site))])
}

private func ownerProposals(
  _ id: TypeID, sentBy sends: [Announcements.Entry], in model: ProjectModel, _ uses: PropertyUses
) -> [Proposal] {
  // Of properties of the main actor code elsewhere can form no key path.
  let isIsolated =
    model.hasPropertiesOnMainActor(id) && sends.allSatisfy(model.isSentOnMainActor)
  let family = model.announcedTogether(with: id)
  let told = model.propertiesToldBySetters(of: family, uses)
  let getters = told.compactMap { reference in
    model[reference].accessor("get")?.body.map { model.files[reference.file].site($0) }
  }
  let members = family.map { relative in
    let all = model.membersOverOutsideState(of: relative, uses)
    return (relative, all.filter { !getters.contains(model.files[$0.file].site($0.body.body)) })
  }
  var result: [Proposal] = []
  for relative in family {
    var statements = model.propertiesToAnnounce(of: relative, besides: told, uses)
    if relative == id {
      if !members.allSatisfy(\.1.isEmpty) { statements.append("withMutation(keyPath: \\.self) {}") }
      if uses.announces(id) { statements.insert("objectWillChange.send()", at: 0) }
    } else if statements.isEmpty {
      continue
    } else {
      statements.insert("super.\(model.announcingMethod(of: id))()", at: 0)
    }
    result.append(
      methodProposal(
        statements, of: relative, announcing: id, isolated: isIsolated, in: model, uses))
  }
  for (relative, members) in members {
    // Of the class that is announced, in code of a subclass too.
    let root = relative == id ? "" : model.qualifiedName(id)
    for member in members {
      let file = model.files[member.file]
      let edits = Edit.insertCall(
        "access(keyPath: \\\(root).self)", atHeadOf: member.body, in: file)
      guard let first = edits.first else { continue }
      result.append(
        Proposal(
          rule: name, site: file.site(first.range), types: [id, relative].uniqued(),
          answer: .rewrite(edits)))
    }
  }
  return result
}

/// The method that announces, in the class or over that of the class in a subclass.
private func methodProposal(
  _ statements: [String], of relative: TypeID, announcing id: TypeID, isolated isIsolated: Bool,
  in model: ProjectModel, _ uses: PropertyUses
) -> Proposal {
  let primary = model[model[relative].primary]
  let file = model.files[model[relative].primary.file]
  let indentation = file.memberIndentation(of: primary)
  let step = file.newline + indentation + file.indentationStep
  let lineBreak = file.newline + indentation
  let comment = relative == id ? "/// Tells all who read the object to look again." + lineBreak : ""
  let modifiers = (isIsolated ? "@MainActor" + lineBreak : "") + (relative == id ? "" : "override ")
  let text =
    "\(comment)\(modifiers)\(primary.accessOfMembers)func \(model.announcingMethod(of: id))() {"
    + statements.map { step + $0 }.joined() + file.newline + indentation + "}"
  let publishers = model.properties(of: relative).filter {
    $0.file == model[relative].primary.file && uses.leavesUnheard($0, of: relative, in: model)
  }
  let unused =
    uses.announcements.unusedDeclarations(ofFile: model[relative].primary.file, model)
    + publishers.map { model[$0].declaration }
  return Proposal(
    rule: name, site: model.site(of: relative), types: [id, relative].uniqued(),
    answer: .rewrite([
      .insertMember(text, behindPropertiesOf: primary, in: file, unused: unused)
    ]))
}

extension ProjectModel {
  /// The announcement of the whole object that a send becomes. Where subscribers from outside are all who hear it, it
  /// stays a send.
  func announcedObject(
    _ entry: Announcements.Entry, _ uses: PropertyUses
  ) -> ObjectAnnouncement? {
    guard let announcement = objectAnnouncement(entry) else { return nil }
    // Subscribers of its own would look at the value.
    if entry.use.sendsValue, uses.announces(announcement.owner) { return nil }
    let isOwn = entry.host.map { lineage(of: $0).contains(announcement.owner) } ?? false
    if uses.announces(announcement.owner), !isOwn, !handsOutPublisher(announcement.owner) {
      return nil
    }
    let isRead =
      announcement.isDoubtful
      ? announcedTogether(with: announcement.owner).contains {
        !membersOverOutsideState(of: $0, uses).isEmpty || showsWhatMayChange(of: $0, uses)
      } : hasReaders(announcement.owner, uses)
    return isRead ? announcement : nil
  }

  /// Whether views can read anything of an object that is announced with it.
  func hasReaders(_ owner: TypeID, _ uses: PropertyUses) -> Bool {
    announcedTogether(with: owner).contains {
      !membersOverOutsideState(of: $0, uses).isEmpty || !propertiesToAnnounce(of: $0, uses).isEmpty
    }
  }

  /// Whether nobody hears what an object of the class announces: no wrapper of an object can hold one, and nothing
  /// subscribes to its publisher.
  func isHeardNowhere(_ id: TypeID, _ uses: PropertyUses) -> Bool {
    let family = Set(announcedTogether(with: id) + lineage(of: id))
    let path = files[self[id].primary.file].path
    guard layout.publishedModule(of: path) == nil || !isVisibleToClients(id), !uses.announces(id),
      uses.announcements.subscriptions.allSatisfy({ !$0.owners.isEmpty })
    else { return false }
    return ![Wrapper.stateObject, .observedObject, .environmentObject, .focusedObject]
      .flatMap(wrapperSites).contains { site in
        if case .external = site.type.unwrapped { return false }
        let types = site.type.candidates
        return types.isEmpty || !family.isDisjoint(with: types)
      }
  }

  /// The bodies that read the object where it is announced as a whole, in classes that publish nothing else: a change of
  /// another property told nobody of what they give.
  func bodiesToldWithObject(_ uses: PropertyUses) -> [(file: Int, body: BodyOwner)] {
    uses.announcements.sends.compactMap { announcedObject($0, uses)?.owner }
      .uniqued()
      .map(announcedTogether)
      .filter { family in
        !family.contains { id in
          properties(of: id).contains { self[$0].attribute(.published) != nil }
        }
      }
      .joined()
      .flatMap { membersOverOutsideState(of: $0, uses) }
  }

  /// A statement for each tracked property of a class, those over settings and settings wrappers included, under the
  /// condition that the property stands under.
  /// - Parameter told: computed properties that tell of themselves.
  fileprivate func propertiesToAnnounce(
    of id: TypeID, besides told: Set<PropertyReference> = [], _ uses: PropertyUses
  ) -> [String] {
    properties(of: id).filter {
      told.contains($0) || uses.tracks($0, of: id, in: self) || self[$0].publishingWrapper != nil
        || wrapperAnnouncedByHand($0, of: id) != nil
    }.reduce(into: []) { statements, reference in
      let statement = "withMutation(keyPath: \(keyPath(to: reference, of: id))) {}"
      guard let condition = self[reference].condition else { return statements.append(statement) }
      // Of neighbours under one condition it is written once.
      if statements.last == "#endif",
        statements.last(where: { $0.hasPrefix("#if") }) == "#if " + condition
      {
        statements.insert(statement, at: statements.count - 1)
      } else {
        statements += ["#if " + condition, statement, "#endif"]
      }
    }
  }

  /// The computed properties of which the only send of their setters tells: their getters note the access themselves.
  fileprivate func propertiesToldBySetters(of family: [TypeID], _ uses: PropertyUses)
    -> Set<PropertyReference>
  {
    Set(
      uses.announcements.sends(inCodeOf: family).compactMap { entry in
        guard case .setter(let property) = announcedChange(of: entry) else { return nil }
        return property
      })
  }

  /// A name for the method that no member of the class has.
  fileprivate func announcingMethod(of id: TypeID) -> String {
    let family = announcedTogether(with: id)
    return ["announceChange", "announceObjectChange"].first { name in
      family.allSatisfy {
        let members = members(of: $0, named: name)
        return members.functions.isEmpty && members.properties.isEmpty
      }
    } ?? "announceChangeOfObject"
  }
}
