import SourceModel

extension ProjectModel {
  /// Removes a relay with what only served it: functions, and the properties that store its subscription.
  func edits(removing relay: ByteRange, from host: TypeID, inFile number: Int) -> [Edit] {
    let file = files[number]
    let stores = uses.announcements.storesUnused(without: relay, inFile: number)
    let unneeded = uses.announcements.unneeded[number] ?? []
    let removed = ([relay] + stores.flatMap(\.resets)).flatMap { statement -> [ByteRange] in
      functionEmptied(around: statement, of: host, inFile: number, without: unneeded)
        .map { [self[$0.function].range] + $0.calls } ?? [statement]
    }
    let edits = removed.uniqued().compactMap { range -> Edit? in
      guard let observed = observedProperty(around: range, of: host, inFile: number) else {
        return .removeStatement(range, in: file)
      }
      let property = self[observed]
      let all =
        observerEmptied(around: range, of: property, inFile: number, without: unneeded)
        ?? range
      // The code that feeds the property's subject replaces the statement.
      if uses.isReadAsPublisher(observed, in: self),
        property.observing(insteadOf: all, in: file) != nil
      {
        return nil
      }
      return .remove(all, observing: property, in: file)
    }
    return edits.uniqued()
      + stores.map {
        .removeDeclaration(self[$0.property].declaration, in: files[$0.property.file])
      }
  }
}
