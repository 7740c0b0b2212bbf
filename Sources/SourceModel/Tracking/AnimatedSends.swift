/// Sends that animate what changes beside them: `withAnimation { objectWillChange.send() }`. A property that notifies by
/// itself does so outside of the animation; views animate if they are notified in the animation first.
extension Tracking {
  /// The closure of `withAnimation` that does nothing but send.
  func closureOfAnimation(around entry: ObjectWillChangeUses.Entry) -> ByteRange? {
    let file = symbols.files[entry.file]
    return graph.closures(around: entry.place).lazy.map { file.scopes[$0.scope] }.first { scope in
      guard case .argument(let range, _, _)? = scope.closure, let call = file.call(at: range),
        SDK.setsTransaction.contains(call.name)
      else { return false }
      return file.uses.assignments.starting(in: scope.range).isEmpty
        && file.uses.calls.starting(in: scope.range).allSatisfy {
          $0.range.contains(entry.use.range)
        }
    }?.range
  }

  /// Whether a send animates writes that follow it.
  func animatesLaterWrites(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    guard let closure = closureOfAnimation(around: entry) else { return false }
    return writesAround(entry).contains { $0.range.lowerBound > closure.upperBound }
  }

  /// Whether a send animates a change that notifies nobody but would notify before it once the class is migrated.
  public func animatesEarlierChange(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    guard closureOfAnimation(around: entry) != nil, !animatesLaterWrites(entry) else {
      return false
    }
    switch announcing.announcedChange(of: entry) {
    case .writes(let properties, _):
      return properties.contains { symbols[$0].attribute(.published) == nil }
    case .children, .setter: return true
    case .observer, .unknown: return false
    }
  }
}
