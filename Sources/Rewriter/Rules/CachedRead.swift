import SourceModel

extension Rule {
  /// A getter that may return a cached result first registers a read of the result's sources.
  static let cachedRead = Rule(name: "CachedRead", page: .cachedRead) { model, _ in
    model.symbols.migratableTypes.flatMap { id -> [Proposal] in
      guard model[id].kind == .class else { return [] }
      return model.tracking.cachedReads(of: id, model.usage.uses).compactMap { read -> Proposal? in
        let file = model.files[read.file]
        let place = read.body.firstStatement ?? read.body.body.lowerBound
        let calls = read.unread.compactMap { model.access(to: $0, in: id, fromFile: read.file) }
        return calls.isEmpty
          ? nil
          : Proposal(
            at: file.site(place..<place), for: [id],
            Edit.insertCalls(calls, atHeadOf: read.body, in: file))
      }
    }
  }
}

extension ProjectModel {
  /// The statement with which code of a class registers a read of a property. A class cannot call `access(keyPath:)`
  /// for a property that another class declares, so such a property is read instead.
  /// - Returns: nil if the code is in a file that sees neither the property nor a property that reads it.
  fileprivate func access(
    to reference: PropertyReference, in id: TypeID, fromFile number: Int
  ) -> String? {
    if self[reference].isPrivate, reference.file != number {
      let reader = symbols.properties(of: id).first {
        !self[$0].isPrivate && tracking.plainVariablesRead(by: $0).contains(reference)
      }
      return reader.map { "_ = " + self[$0].name }
    }
    return symbols.declaringType(of: reference) == id
      ? accessCall(to: reference, of: id)
      : "_ = " + files[reference.file].text(self[reference].nameRange)
  }
}
