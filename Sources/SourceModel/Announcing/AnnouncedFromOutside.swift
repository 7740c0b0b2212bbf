/// Sends through an object's publisher from outside its class: `store.rows.append(row); store.objectWillChange.send()`.
extension Announcing {
  /// Whether a send for an object is in code outside its class and outside the classes that it inherits from or that
  /// inherit from it.
  func isSentFromOutside(_ entry: ObjectWillChangeUses.Entry, of owner: TypeID) -> Bool {
    guard let host = entry.host else { return true }
    return !symbols.lineage(of: host).contains(owner) && !symbols.lineage(of: owner).contains(host)
  }

  /// The class of the object that a send is for, if every run that reaches the send writes a published property of the
  /// object through the same path, and does nothing else with the object. Those writes notify observers by themselves.
  func objectWrittenBesideSend(_ entry: ObjectWillChangeUses.Entry, in body: ByteRange) -> TypeID? {
    guard entry.owners.count == 1, let owner = entry.owners.first, symbols.isMigratable(owner),
      entry.use.removableSend != nil, let path = entry.use.base?.dottedPath, !path.isEmpty,
      isSentFromOutside(entry, of: owner), !changesPlainObjects(around: entry),
      !writesSettings(around: entry)
    else { return nil }
    let file = symbols.files[entry.file]
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
      // A method of the object, or of an object that it stores, may change untracked state.
      if base.dottedPath == path { return nil }
      guard let member = base.member(below: path), member.name != "objectWillChange" else {
        continue
      }
      let part = (member.name, isPart: true, isDeeper: member.isDeeper)
      guard isChanged(part, of: owner) else { return nil }
      // Any other method of a value only returns something.
      if SDK.mutatingMethod.contains(method) { written.append(call.range) }
    }
    return written.contains { file.implies(entry.use.range, $0) } ? owner : nil
  }

  /// Whether writing a member or a part of it changes a published property, rather than an object that the property
  /// stores.
  private func isChanged(
    _ member: (name: String, isPart: Bool, isDeeper: Bool), of id: TypeID
  ) -> Bool {
    let properties = symbols.members(of: id, named: member.name).properties
    return !member.isDeeper && !properties.isEmpty
      && properties.allSatisfy { reference in
        let type = inference.type(of: reference)
        return symbols[reference].attribute(.published) != nil
          && (!member.isPart || !type.isUnknown && !inference.mayChange(type))
      }
  }
}

extension Expression {
  /// `x` for `object.x`, `object.x[i]` and `object.x.y`, where `path` names the object, with flags for whether a part
  /// of `x` is meant and whether it lies deeper than an element.
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
