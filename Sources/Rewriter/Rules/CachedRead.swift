import SourceModel

extension Rule {
  /// A getter that gives back what it kept the last time reads nothing tracked then, and a view that finds something kept
  /// would not be told when it is out of date. It registers for what it makes its result of before it looks.
  static let cachedRead = Rule(
    name: "CachedRead",
    summary: "if let cache { return cache } → access(keyPath: \\.items) before it"
  ) { model, uses, _ in
    model.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      return model.cachedReads(of: id, uses).filter { !$0.unread.isEmpty }.map { read in
        let file = model.files[read.file]
        let place = read.body.firstStatement ?? read.body.body.lowerBound
        let calls = read.unread.map { model.access(to: $0, in: id) }
        return Proposal(
          rule: "CachedRead", site: file.site(place..<place), types: [id],
          answer: .rewrite(Edit.insertCalls(calls, atHeadOf: read.body, in: file)))
      }
    }
  }
}

extension ProjectModel {
  /// How code of a class registers as a reader of a property: what another class declares is that one's to tell of.
  fileprivate func access(to reference: PropertyReference, in id: TypeID) -> String {
    declaringType(of: reference) == id
      ? noteOfAccess(to: reference, of: id)
      : "_ = " + files[reference.file].text(self[reference].nameRange)
  }
}
