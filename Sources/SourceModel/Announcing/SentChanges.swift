/// What the code around a send changes, and who is notified of it.
extension Announcing {
  /// Whether the closure around a send always runs on the main actor, and the class, if it is isolated, is isolated to
  /// the main actor: `Task { @MainActor in objectWillChange.send() }`.
  func isDispatchedToMainActor(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    let file = symbols.files[entry.file]
    guard let owner = entry.owners.first,
      !symbols.lineage(of: owner).flatMap({ symbols[symbols[$0].primary].attributes }).contains(
        where: {
          $0.name.hasSuffix("Actor") && $0.name != "MainActor"
        })
    else { return false }
    for (_, scope) in file.scopesInBody(around: entry.use.scope) where scope.kind == .closure {
      if file.text(scope.range).dropFirst().drop(while: \.isWhitespace).hasPrefix("@MainActor") {
        return true
      }
      guard case .argument(let range, _, _) = scope.closure, let call = file.call(at: range) else {
        return false
      }
      return SDK.dispatchToMainActor.contains(file.text(call.callee.range))
    }
    return false
  }

  /// Whether a closure that runs after a delay only sends: `asyncAfter(deadline: …) { model.objectWillChange.send() }`.
  public func isDelayed(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    let file = symbols.files[entry.file]
    let scope = file.scopes[entry.use.scope]
    guard case .argument(let range, _, _)? = scope.closure, let call = file.call(at: range),
      let send = entry.use.send
    else { return false }
    let whole = file.trimmed(scope.range.lowerBound + 1..<scope.range.upperBound - 1)
    return SDK.runsClosureAfterDelay.contains(call.name)
      && whole == entry.use.range.lowerBound..<send.upperBound
  }

  /// Whether a setter ends by having the main thread send, and do nothing else:
  /// `DispatchQueue.main.async { self.objectWillChange.send() }`.
  func sendsLater(_ entry: ObjectWillChangeUses.Entry, in setter: BodyOwner) -> Bool {
    let file = symbols.files[entry.file]
    guard let statement = entry.use.removableSend, entry.use.send != nil,
      isDispatchedToMainActor(entry)
    else { return false }
    let around = file.scopes[file.innermostScope(at: statement.lowerBound)]
    guard around.owner?.body == setter.body || file.trimmed(around.range) == setter.body else {
      return false
    }
    let rest = file.bytes[statement.upperBound..<setter.body.upperBound - 1]
    return rest.allSatisfy { $0.isSpaceOrSemicolon }
      && file.trimmed(setter.body.lowerBound + 1..<statement.lowerBound).count > 0
  }

  /// Whether the body around a send also changes objects of a class that does not notify anyone:
  /// `for item in items { item.isSelected = false }`, `progress.completedUnitCount = done`.
  func changesPlainObjects(around entry: ObjectWillChangeUses.Entry) -> Bool {
    let scope = entry.place
    guard let body = symbols.enclosingBody(of: scope)?.body else { return false }
    let file = symbols.files[entry.file]
    func isMet(_ place: ByteRange) -> Bool {
      !file.excludes(place, entry.use.range)
    }
    let assigned = file.uses.assignments.starting(in: body).filter { isMet($0.range) }.map {
      ($0.target, $0.scope)
    }
    let changed = file.uses.calls.starting(in: body).filter { isMet($0.range) }
      .compactMap { call -> (Expression, Int)? in
        guard case .member(let base, let method) = call.callee.kind,
          SDK.mutatingMethod.contains(method)
        else { return nil }
        return (base, call.scope)
      }
    return (assigned + changed).contains { target, scope in
      guard case .member(let base, _) = target.unwrapped.kind, !base.isSelf else {
        return false
      }
      let scope = ScopeReference(file: entry.file, scope: scope)
      let types = inference.type(of: base, at: scope).candidates
      if types.isEmpty, usage.writesIntoObject(target, at: scope) {
        return graph.rootProperty(of: target, at: scope).map { isReadByViews($0, of: entry.owners) }
          ?? false
      }
      return types.contains(where: symbols.mayBePlainObject)
    }
  }

  /// Whether the body around a send also writes settings that properties of the object may show:
  /// `UserDefaults.standard.set(value, forKey: key)` next to `@AppStorage`.
  func writesSettings(around entry: ObjectWillChangeUses.Entry) -> Bool {
    guard let body = symbols.enclosingBody(of: entry.place)?.body,
      entry.owners.flatMap(typesSharingPublisher).flatMap(symbols.properties).contains(where: {
        symbols[$0].publishesThroughWrapper
      })
    else { return false }
    let file = symbols.files[entry.file]
    return file.uses.calls.starting(in: body).contains { call in
      !file.excludes(call.range, entry.use.range)
        && graph.writesSettings(call, at: ScopeReference(file: entry.file, scope: call.scope))
    }
  }

  /// Whether an object of the class notifies anyone of a change, now or once it is migrated.
  func notifiesOfChanges(_ id: TypeID) -> Bool {
    cache.notifiesOfChanges.answer(to: id) { findsChangesTold(by: id) }
  }

  private func findsChangesTold(by id: TypeID) -> Bool {
    symbols.lineage(of: id).contains { ancestor in
      symbols.properties(of: ancestor).contains { reference in
        let property = symbols[reference]
        return property.attribute(.published) != nil || property.publishesThroughWrapper
          || property.isStored && !property.isLet && !property.isStatic
            && isReadByViews(property.name, of: [id])
      }
        || symbols[ancestor].declarations.contains { declaration in
          symbols.files[declaration.file].uses.objectWillChange.contains {
            symbols[declaration].range.contains($0.range.lowerBound)
          }
        }
    }
  }

  /// Whether views read a member with the name through an object of one of the types.
  public func isReadByViews(_ name: String, of types: [TypeID]) -> Bool {
    symbols.viewReads(named: name).contains { number, read in
      guard let base = read.base else { return false }
      let scope = ScopeReference(file: number, scope: read.scope)
      return inference.objects(of: base, at: scope).contains { types.contains($0) }
    }
  }

  /// The class and its subclasses, which all use the publisher of the class.
  public func typesSharingPublisher(with id: TypeID) -> [TypeID] {
    [id].closed { symbols.subtypes(of: $0).sorted() }
  }
}
