/// Which writes of properties that nothing reads stand for a send.
extension Tracking {
  /// Whether a write only serves to notify: it gives the property any other value, or a value that follows what views read
  /// through the class and nothing tracks, as in `store.load(); isLoaded = true`.
  func isSignal(_ entry: ObjectWillChangeUses.Entry, of id: TypeID) -> Bool {
    guard storesValue(entry) else { return true }
    let roots = rootsOfOutsideState(of: id)
    guard !roots.isEmpty else { return false }
    let file = symbols.files[entry.file]
    let body = symbols.enclosingBody(of: entry.place)
    // The parts of an initializer have little to do with each other.
    let statement = file.calls(around: entry.use.range).first?.range
    let code = body?.kind == .initializer ? statement : body?.body ?? statement
    if let code, roots.contains(where: { !file.words($0, in: code).isEmpty }) { return true }
    // A delegate method names its object by a parameter.
    let parameters =
      body.flatMap { symbols.function(withBodyOf: $0, at: entry.place)?.parameters } ?? []
    return parameters.contains { parameter in
      let type = symbols.resolve(parameter.type, at: entry.place)
      return roots.flatMap { symbols.members(of: id, named: $0).properties }
        .contains { inference.type(of: $0).unwrapped == type.unwrapped }
    }
  }

  /// Whether a write that stands for a send stores a value, rather than any other one: `isLoading = true`.
  func storesValue(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    let file = symbols.files[entry.file]
    guard entry.use.isWrite, file.call(at: entry.use.range)?.name != "toggle" else { return false }
    // Otherwise a publisher is assigned.
    guard let write = file.uses.assignments.first(where: { $0.range == entry.use.range }) else {
      return true
    }
    return write.value.map { value in
      !file.isStep(to: value, of: write.target)
        && !["UUID()", "UUID.init()", "Date()", "Date.now", ".now", ".init()"].contains(
          file.text(value.range))
    } ?? false
  }

  /// The first names of what members that views read show and nothing tracks: `deck` for `deck.rate`, `Deck` for
  /// `Deck.shared.rate`.
  private func rootsOfOutsideState(of id: TypeID) -> Set<String> {
    let types = announcing.typesSharingPublisher(with: id)
    let paths = types.flatMap { membersOverOutsideState(of: $0, usage.uses) }.flatMap {
      number, owner in
      let uses = symbols.files[number].uses
      return uses.reads.starting(in: owner.body).map { ($0.expression, number, $0.scope) }
        + uses.calls.starting(in: owner.body).map { ($0.callee, number, $0.scope) }
    }
    return Set(
      paths.compactMap { expression, number, scope in
        guard let name = expression.chainNames.first(where: { $0 != "self" }) else { return nil }
        let place = ScopeReference(file: number, scope: scope)
        let isLocal =
          symbols.localBinding(name, at: place, position: expression.range.lowerBound) != nil
        let isTracked = types.contains { id in
          symbols.members(of: id, named: name).properties.contains {
            registersReads(of: $0, of: id)
          }
        }
        return isLocal || isTracked ? nil : name
      })
  }
}
