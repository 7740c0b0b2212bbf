/// Sends of an object's publisher in code that is not its class's: `store.rows.append(row); store.objectWillChange.send()`.
extension ProjectModel {
  /// Whether a send of an object stands in code of neither its class, nor of what that inherits from or is inherited by.
  func isSentFromOutside(_ entry: Announcements.Entry, of owner: TypeID) -> Bool {
    guard let host = entry.host else { return true }
    return !lineage(of: host).contains(owner) && !lineage(of: owner).contains(host)
  }

  /// The class of the object that is announced, where each run that comes by the send writes something published of the
  /// object, by the same name, and does nothing else with it: what is written announces itself.
  func objectWrittenBesideSend(_ entry: Announcements.Entry, in body: ByteRange) -> TypeID? {
    guard entry.owners.count == 1, let owner = entry.owners.first, isMigratable(owner),
      entry.use.removableSend != nil, let path = entry.use.base?.dottedPath, !path.isEmpty,
      isSentFromOutside(entry, of: owner), !changesPlainObjects(around: entry),
      !writesSettings(around: entry)
    else { return nil }
    let file = files[entry.file]
    func isMet(_ place: ByteRange) -> Bool { !file.excludes(place, entry.use.range) }
    var written: [ByteRange] = []
    for assignment in file.uses.assignments.starting(in: body) where isMet(assignment.range) {
      guard let member = assignment.target.member(below: path) else { continue }
      guard isChanged(member, of: owner) else { return nil }
      written.append(assignment.range)
    }
    for call in file.uses.calls.starting(in: body) where isMet(call.range) {
      guard case .member(let base, let method) = call.callee.unwrapped.kind,
        !call.range.contains(entry.use.range.lowerBound)
      else { continue }
      // A method of the object, or of one that it holds, may change what nothing tells of.
      if base.dottedPath == path { return nil }
      guard let member = base.member(below: path), member.name != "objectWillChange" else {
        continue
      }
      let part = (member.name, isPart: true, isDeeper: member.isDeeper)
      guard isChanged(part, of: owner) else { return nil }
      // Any other method of a value gives something of it.
      if Self.mutatingMethods.contains(method) { written.append(call.range) }
    }
    return written.contains { file.implies(entry.use.range, $0) } ? owner : nil
  }

  /// Whether to write a member, or a part of it, is to change a published property, and no object that it holds.
  private func isChanged(
    _ member: (name: String, isPart: Bool, isDeeper: Bool), of id: TypeID
  ) -> Bool {
    let properties = members(of: id, named: member.name).properties
    return !member.isDeeper && !properties.isEmpty
      && properties.allSatisfy { reference in
        let type = type(of: reference)
        return self[reference].attribute(.published) != nil
          && (!member.isPart || !type.isUnknown && !mayChange(type))
      }
  }
}

extension Expression {
  /// `x` of `object.x`, `object.x[i]` and `object.x.y`, where a path names the object: whether an element of it is meant,
  /// or what is deeper.
  fileprivate func member(below path: [String]) -> (name: String, isPart: Bool, isDeeper: Bool)? {
    switch unwrapped.kind {
    case .member(let base, let name):
      base.dottedPath == path
        ? (name, false, false) : base.member(below: path).map { ($0.name, true, true) }
    case .element(let base, _): base.member(below: path).map { ($0.name, true, $0.isDeeper) }
    default: nil
    }
  }
}
