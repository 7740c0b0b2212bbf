/// What becomes of the updates of views that came with changes of an untracked value.
public enum Updates: Sendable {
  /// The project changes the value together with a model, and a view that shows it may not update.
  case lost
  /// All code that changes the value together with a model also changes something tracked that each view reads with it.
  case kept
  /// No code of the project is known to change the value together with a model.
  case unknown
}

/// Which of the untracked values that views show change together with the models that the views observe. An update that
/// came with such a change is lost; what changes at any other time never updated the views.
extension Tracking {
  /// A variable that is not tracked, and the type of its object; nil for static and global variables.
  typealias Source = (variable: PropertyReference, owner: TypeID?)

  /// What becomes of the updates that came with changes of what a read or a call gives. What other code changes, as a
  /// framework does, is not known.
  /// - Parameter reader: Where a view uses the member of the model that contains the read.
  public func updates(
    showing read: Usage.LocatedRead, along models: [TypeID], readAt reader: Usage.LocatedRead? = nil
  ) -> Updates {
    if updatesWithAllChanges(of: models, read, reader) { return .kept }
    let scope = read.place
    let observed = modelsObserved(at: reader ?? read)
    let code = CodeNode(file: read.file, body: read.use.range, owner: nil)
    let keys = settingsRead(in: graph.code(reachedFrom: code, along: .all))
    if !keys.isEmpty, isChanged(.settings(keys), along: models, beside: observed) {
      let updating = propertiesUpdating(read, reader)
      return isChanged(.settings(keys), along: models, beside: observed, without: updating)
        ? .lost : .kept
    }
    return updates(
      with: sources(of: read.use, at: scope), shownBy: [read], along: models, beside: observed,
      readAt: reader)
  }

  /// The classes of the objects that the view around a read observes, or the view that uses the member around it.
  private func modelsObserved(at read: Usage.LocatedRead) -> [TypeID] {
    let place = read.place
    guard let view = symbols.enclosingType(of: place), symbols.hostRole(of: view) != nil else {
      return firstUse(ofMemberAround: place).map(modelsObserved) ?? []
    }
    return symbols.properties(of: view).filter { symbols[$0].objectWrapper != nil }
      .flatMap { inference.type(of: $0).candidates }.filter(symbols.isMigratable)
  }

  /// Whether code of the project is known to change what a read or a call gives.
  public func isKnownToChange(_ read: Usage.LocatedRead) -> Bool {
    let scope = read.place
    func isChanging(_ read: Read) -> Bool {
      isChangingVariable(read, at: scope)
        || inference.type(of: read.expression, at: scope).candidates.contains { id in
          symbols.isPlainClass(id)
            && symbols.properties(of: id).contains { certainlyChangesAfterInit($0, of: id) }
        }
    }
    return sources(of: read.use, at: scope).contains {
      certainlyChangesAfterInit($0.variable, of: $0.owner)
    } || symbols.files[read.file].uses.reads(in: read.use.range).contains(where: isChanging)
  }

  /// The same for a stored property of a model, wherever views or the model's code for views read it.
  public func updates(showing reference: PropertyReference, of id: TypeID) -> Updates {
    let reads = readsShown(of: reference, of: id)
    let shown = reads.filter { !isPartOfChange($0) }
    if shown.isEmpty, !reads.isEmpty { return .kept }
    let observed = shown.filter { mayObserve(id, at: $0) }
    let updates =
      observed.isEmpty
      ? updates(alongOthersShowing: shown)
      : updates(with: [(reference, id)], shownBy: observed, along: [id])
    let assigned = shown.compactMap(writeAlong)
    guard updates == .lost, assigned.count == shown.count else { return updates }
    if assigned.contains(where: { graph.fillsCache($0.write, at: $0.place) }) {
      // A view that does not create another object shows the one before.
      return inference.isObject(inference.type(of: reference).unwrapped) ? .unknown : .lost
    }
    return .kept
  }

  /// The same for reads in views that observe other objects, whose changes made them read the value again.
  private func updates(alongOthersShowing reads: [Usage.LocatedRead]) -> Updates {
    !reads.isEmpty && reads.allSatisfy { updatesWithAllChanges(of: modelsObserved(at: $0), $0) }
      ? .kept : .unknown
  }

  /// Whether the view around a read observes objects that may be of a class; true for code outside of views.
  private func mayObserve(_ id: TypeID, at read: Usage.LocatedRead) -> Bool {
    let place = read.place
    guard let view = symbols.enclosingType(of: place), symbols.hostRole(of: view) != nil else {
      return true
    }
    return symbols.properties(of: view).contains { reference in
      let types = inference.type(of: reference).candidates
      return symbols[reference].attributes.contains { Wrapper($0) != nil }
        && (types.isEmpty || types.contains { mayBeOne($0, of: id) || mayBeOne(id, of: $0) })
    }
  }

  /// Whether all code that assigns a property certainly changes something tracked that each view reads with it.
  public func changesWithOthers(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let own = symbols.relatives(of: id).map {
      ChangedProperty(type: $0, name: symbols[reference].name)
    }
    let assigning = changes(of: reference).compactMap { file, write in
      graph.node(around: ScopeReference(file: file, scope: write.scope))
    }
    let reads = readsShown(of: reference, of: id).filter { !isPartOfChange($0) }
    return !reads.isEmpty && !assigning.isEmpty
      && reads.allSatisfy { read in
        let others = propertiesUpdating(read).subtracting(own)
        return assigning.allSatisfy { certainlyChanges(oneOf: others, from: $0) }
      }
  }

  /// Whether code changes one of some properties in place, or assigns it different constants: `isBusy = true`, and
  /// `isBusy = false` at the end.
  private func certainlyChanges(oneOf names: Set<ChangedProperty>, from start: CodeNode) -> Bool {
    graph.code(reachedFrom: start, along: .perhapsAtOnce).contains { code in
      let writes = graph.writes(in: code.body, ofFile: code.file).filter {
        graph.changes(by: $0, in: code).contains(where: names.contains)
      }
      return writes.contains { $0.kind != .assignment }
        || Dictionary(grouping: writes) { $0.target.lastName }.values.contains { writes in
          let constants = writes.compactMap(\.value).filter {
            if case .literal = $0.unwrapped.kind { true } else { false }
          }
          return Set(constants.map { symbols.files[code.file].text($0.range) }).count > 1
        }
    }
  }

  /// Whether code reads something only to change it: `waiting.append(key)`, `counts[key] += 1`.
  private func isPartOfChange(_ read: Usage.LocatedRead) -> Bool {
    let file = symbols.files[read.file]
    let place = read.place
    guard let body = graph.node(around: place)?.body else { return false }
    return graph.writes(in: body, ofFile: read.file).contains { write in
      write.target.range.contains(read.use.range.lowerBound)
        && (write.kind != .mutation || file.isStatement(write.range))
    }
  }

  /// The write to what code reads, in the same code: a view shows the one before it only if the code creates what is
  /// missing.
  private func writeAlong(_ read: Usage.LocatedRead) -> (write: StateWrite, place: ScopeReference)?
  {
    let place = read.place
    guard let path = read.use.expression.dottedPath?.filter({ $0 != "self" }),
      let code = graph.node(around: place)
    else { return nil }
    return graph.writes(in: code.body, ofFile: code.file).lazy.filter { write in
      write.target.dottedPath?.filter { $0 != "self" } == path
        && self.graph.runsWithBody(write.scope, inFile: code.file)
    }.map { ($0, ScopeReference(file: code.file, scope: $0.scope)) }.first
  }

  private func updates(
    with sources: [Source], shownBy reads: [Usage.LocatedRead], along models: [TypeID],
    beside observed: [TypeID] = [], readAt reader: Usage.LocatedRead? = nil
  ) -> Updates {
    let changing = sources.filter {
      !symbols[$0.variable].name.isNameOfIdentity
        && certainlyChangesAfterInit($0.variable, of: $0.owner)
    }
    let part = reads.count == 1 ? self.part(of: reads[0]) : nil
    func isChanged(_ source: Source, without others: Set<ChangedProperty> = []) -> Bool {
      self.isChanged(
        value(of: source.variable, part), along: models, beside: observed, without: others)
    }
    let copies = changing.map { self.copies(of: $0.variable, in: models) }.filter { !$0.isEmpty }
    guard !copies.isEmpty || changing.contains(where: { isChanged($0) }) else { return .unknown }
    let shown = reads.isEmpty ? [[]] : reads.map { propertiesUpdating($0, reader) }
    return shown.contains { shown in
      copies.contains { $0.isDisjoint(with: shown) }
        || changing.contains { isChanged($0, without: shown) }
    } ? .lost : .kept
  }

  /// A variable as a value that may change, or the named part of it if it holds a value.
  func value(of variable: PropertyReference, _ part: String? = nil) -> UntrackedValue {
    let isValue = inference.type(of: variable).candidates.contains { symbols[$0].kind == .struct }
    return .variable(
      symbols[variable].name,
      owners: symbols.declaringType(of: variable).map { Set(symbols.relatives(of: $0)) },
      part: isValue ? part : nil)
  }

  /// The member of what a read gives that the same expression reads.
  private func part(of read: Usage.LocatedRead) -> String? {
    symbols.files[read.file].uses.reads(in: read.use.range).first {
      $0.base?.range == read.use.range
    }?.name
  }

  /// Whether code of the project is known to change a property of a model together with an object of it: what it stores,
  /// or what its getter reads. What the view at the reader reads with it does not change along.
  public func changesAlong(
    _ reference: PropertyReference, of id: TypeID, readAt reader: Usage.LocatedRead?
  ) -> Bool {
    if symbols[reference].isStored {
      return changes(
        (reference, id), along: [id], without: reader.map { propertiesUpdating($0) } ?? [])
    }
    return symbols[reference].getterBody.map {
      changes(in: $0, reference.file, of: id, readAt: reader)
    } == true
  }

  /// The same for what code of a model reads.
  public func changes(
    in body: ByteRange, _ number: Int, of id: TypeID, readAt reader: Usage.LocatedRead?
  ) -> Bool {
    let code = CodeNode(file: number, body: body, owner: id)
    let read = settingsRead(in: graph.code(reachedFrom: code, along: .all))
    let updating = reader.map { propertiesUpdating($0) } ?? []
    let evaluated = Set(graph.code(reachedFrom: code, along: .allWithBody))
    return sources(in: body, number, of: id).contains {
      changes($0, along: [id], without: updating, outside: evaluated)
    }
      || !read.isEmpty
        && isChanged(.settings(read), along: [id], without: updating, outside: evaluated)
  }

  private func changes(
    _ source: Source, along models: [TypeID], without others: Set<ChangedProperty>,
    outside read: Set<CodeNode> = []
  ) -> Bool {
    certainlyChangesAfterInit(source.variable, of: source.owner)
      && isChanged(value(of: source.variable), along: models, without: others, outside: read)
  }
}

extension FileFacts {
  /// Whether an expression is a statement, so that nothing uses its value.
  fileprivate func isStatement(_ range: ByteRange) -> Bool {
    let before = text(lineStart(of: range.lowerBound)..<range.lowerBound)
    let after = bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return before.last { $0 != " " }.map("{;".contains) != false
      && after.map { $0.isLineBreak || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") } != false
  }
}
