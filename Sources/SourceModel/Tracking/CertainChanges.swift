/// What becomes of the updates of views that came with changes of an untracked value.
public enum Updates: Sendable {
  /// The project changes the value together with a model, and a view that shows it may not update.
  case lost
  /// All code that changes the value also changes something tracked that each view reads with it.
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
  public func updates(showing read: Usage.LocatedRead, along models: [TypeID]) -> Updates {
    let scope = ScopeReference(file: read.file, scope: read.use.scope)
    return updates(with: sources(of: read.use, at: scope), shownBy: [read], along: models)
  }

  /// The same for a stored property of a model, wherever views or the model's code for views read it.
  public func updates(showing reference: PropertyReference, of id: TypeID) -> Updates {
    let reads = readsShown(of: reference, of: id)
    let shown = reads.filter { !isPartOfChange($0) }
    if shown.isEmpty, !reads.isEmpty { return .kept }
    return updates(with: [(reference, id)], shownBy: shown, along: [id])
  }

  /// Whether code reads something only to change it: `waiting.append(key)`, `counts[key] += 1`.
  private func isPartOfChange(_ read: Usage.LocatedRead) -> Bool {
    let file = symbols.files[read.file]
    let place = ScopeReference(file: read.file, scope: read.use.scope)
    guard let body = graph.node(around: place)?.body else { return false }
    return graph.writes(in: body, ofFile: read.file).contains { write in
      write.target.range.contains(read.use.range.lowerBound)
        && (write.kind != .mutation || file.isStatement(write.range))
    }
  }

  private func updates(
    with sources: [Source], shownBy reads: [Usage.LocatedRead], along models: [TypeID]
  ) -> Updates {
    let changing = sources.filter { certainlyChangesAfterInit($0.variable, of: $0.owner) }
    guard changing.contains(where: { isChanged($0.variable, along: models) }) else {
      return .unknown
    }
    let others = reads.map(propertiesRead)
    let isKept = changing.allSatisfy { everyChange(of: $0.variable, alsoSetsOneOf: others) }
    return isKept && !others.isEmpty ? .kept : .lost
  }

  /// The tracked properties that code certainly reads if it reads something: their changes update the view, too.
  private func propertiesRead(with read: Usage.LocatedRead) -> Set<ChangedProperty> {
    let file = symbols.files[read.file]
    let place = ScopeReference(file: read.file, scope: read.use.scope)
    guard let code = graph.node(around: place) else { return [] }
    let certain = trackedReads(in: code).filter {
      !symbols[$0.property].isStatic && file.precedes($0.read.use.range, read.use.range)
    }
    return Set(
      certain.flatMap { read in
        symbols.relatives(of: read.type).map {
          ChangedProperty(type: $0, name: symbols[read.property].name)
        }
      })
  }

  /// Whether all code that changes a variable after the initializer itself also sets a property of each set.
  private func everyChange(
    of variable: PropertyReference, alsoSetsOneOf sets: [Set<ChangedProperty>]
  ) -> Bool {
    let changes = codeChanging(variable)
    return !changes.isEmpty
      && changes.allSatisfy { code in
        let set = propertiesSet(by: code)
        return sets.allSatisfy { !$0.isDisjoint(with: set) }
      }
  }

  /// The code, besides initializers, that may change a variable.
  private func codeChanging(_ variable: PropertyReference) -> [CodeNode] {
    symbols.needFiles(naming: CollectionOfOne(symbols[variable].name))
    return changes(of: variable).compactMap {
      graph.node(around: ScopeReference(file: $0.file, scope: $0.write.scope))
    }
  }

  /// Where code in the parsed files changes what a read or a call gives.
  public func sitesChanging(_ read: Usage.LocatedRead) -> [Site] {
    let scope = ScopeReference(file: read.file, scope: read.use.scope)
    return sources(of: read.use, at: scope).flatMap { sitesChanging($0.variable) }.uniqued()
  }

  public func sitesChanging(_ variable: PropertyReference) -> [Site] {
    // One for each body.
    var seen: Set<CodeNode?> = []
    return changes(of: variable).filter {
      seen.insert(graph.node(around: ScopeReference(file: $0.file, scope: $0.write.scope))).inserted
    }.map { symbols.files[$0.file].site($0.write.range) }
  }

  /// The changes of a variable in the parsed files, besides those in initializers.
  private func changes(of variable: PropertyReference) -> [(file: Int, write: StateWrite)] {
    let name = symbols[variable].name
    guard let id = symbols.declaringType(of: variable) else { return [] }
    return symbols.parsedFiles(naming: name).flatMap { number -> [(file: Int, write: StateWrite)] in
      if symbols.layout.isTest(symbols.files[number].path) { return [] }
      return writes(ofMember: name, inFile: number).compactMap { write in
        let place = ScopeReference(file: number, scope: write.scope)
        let base = write.target.base(ofMember: name).flatMap { $0.isSelf ? nil : $0 }
        let isChange =
          base.map {
            mayBeInstance(inference.type(of: $0, at: place).instance, of: id, having: name)
          } ?? symbols.enclosingType(of: place).map { mayBeOne($0, of: id) } ?? false
        return isChange && symbols.enclosingBody(of: place)?.kind != .initializer
          ? (number, write) : nil
      }
    }
  }

  /// The properties that code itself sets or changes in place, but none that only refer to an object that it changes.
  private func propertiesSet(by code: CodeNode) -> [ChangedProperty] {
    graph.writes(in: code.body, ofFile: code.file).flatMap { write in
      propertiesSet(through: write.target, at: ScopeReference(file: code.file, scope: write.scope))
    }
  }

  private func propertiesSet(through target: Expression, at place: ScopeReference)
    -> [ChangedProperty]
  {
    func ofBase(_ base: Expression) -> [ChangedProperty] {
      let isObject = inference.type(of: base, at: place).candidates.contains {
        [.class, .actor, .protocol].contains(symbols[$0].kind)
      }
      return isObject ? [] : propertiesSet(through: base, at: place)
    }
    let own = symbols.enclosingType(of: place)
    switch target.unwrapped.kind {
    case .element(let base, _): return ofBase(base)
    case .member(let base, let name) where !base.isSelf:
      return inference.type(of: base, at: place).instance.candidates.map {
        ChangedProperty(type: $0, name: name)
      } + ofBase(base)
    case .member(_, let name): return own.map { [ChangedProperty(type: $0, name: name)] } ?? []
    case .name(let name):
      let isLocal =
        symbols.localBinding(name, at: place, position: target.range.lowerBound) != nil
      return isLocal ? [] : own.map { [ChangedProperty(type: $0, name: name)] } ?? []
    default: return []
    }
  }

  /// Whether code of the project is known to change a property of a model together with an object of it: what it stores,
  /// or what its getter reads.
  public func changesAlong(_ reference: PropertyReference, of id: TypeID) -> Bool {
    symbols[reference].isStored
      ? changes((reference, id), along: [id])
      : symbols[reference].getterBody.map { changes(in: $0, reference.file, of: id) } == true
  }

  /// The same for what code of a model reads.
  public func changes(in body: ByteRange, _ number: Int, of id: TypeID) -> Bool {
    let read = settingsRead(by: CodeNode(file: number, body: body, owner: id))
    return sources(in: body, number, of: id).contains { changes($0, along: [id]) }
      || !read.isEmpty
        && notifyingCode(of: id, or: []).contains { !$0.settings.isDisjoint(with: read) }
  }

  /// The keys of the user defaults that code reads, directly or through other code.
  func settingsRead(by start: CodeNode) -> Set<String> {
    graph.code(reachedFrom: start, along: .all).reduce(into: []) {
      $0.formUnion(graph.settings(usedBy: $1, written: false))
    }
  }

  private func changes(_ source: Source, along models: [TypeID]) -> Bool {
    certainlyChangesAfterInit(source.variable, of: source.owner)
      && isChanged(source.variable, along: models)
  }

  /// Whether code that makes one of the models notify also changes a variable, but none of some other properties.
  func isChanged(
    _ variable: PropertyReference, along models: [TypeID],
    without others: Set<ChangedProperty> = []
  ) -> Bool {
    let name = symbols[variable].name
    let owners = symbols.declaringType(of: variable).map { Set(symbols.relatives(of: $0)) }
    return symbols.concreteTypes(of: models).contains { model in
      notifyingCode(of: model, or: owners ?? []).contains { code in
        code.changes.isDisjoint(with: others)
          && code.changes.contains { $0.name == name && owners?.contains($0.type) != false }
      }
    }
  }

  // MARK: Where a value comes from

  private func sources(of read: Read, at scope: ScopeReference) -> [Source] {
    guard let base = read.base, !base.isSelf else { return variables(named: read, at: scope) }
    let type = inference.type(of: base, at: scope)
    if case .metatype(let instance) = type {
      return instance.candidates.flatMap { symbols.members(of: $0, named: read.name).properties }
        .filter { symbols[$0].isStatic }.map { ($0, nil) }
    }
    return symbols.concreteTypes(of: type.candidates).flatMap { id -> [Source] in
      let members = symbols.members(of: id, named: read.name)
      if members.properties.isEmpty, members.functions.isEmpty {
        return codeOfElements(of: id).flatMap { sources(in: $0.body, $0.file, of: id) }
      }
      return members.properties.flatMap { reference -> [Source] in
        if symbols[reference].isStored { return [(reference, id)] }
        return symbols[reference].getterBody.map { sources(in: $0, reference.file, of: id) } ?? []
      }
        + members.functions.flatMap { function in
          symbols[function].body.map { sources(in: $0, function.file, of: id) } ?? []
        }
    }
  }

  /// The variables that code of a type reads, of the same object or of plain objects.
  private func sources(in body: ByteRange, _ number: Int, of id: TypeID) -> [Source] {
    let start = CodeNode(file: number, body: body, owner: id)
    // Other models notify of their own changes.
    let reached = graph.code(reachedFrom: start, along: .allWithBody) { [symbols] code in
      code.owner.map { !symbols.isMigratable($0) || $0 == id } != false
    }
    return reached.flatMap { code -> [Source] in
      let object = code.owner.flatMap { $0 == id || symbols.isPlainClass($0) ? $0 : nil }
      return symbols.files[code.file].uses.reads.starting(in: code.body).flatMap {
        read -> [Source] in
        let scope = ScopeReference(file: code.file, scope: read.scope)
        guard let base = read.base, !base.isSelf else {
          let own = object.map { symbols.members(of: $0, named: read.name).properties } ?? []
          return own.filter { isPlainVariable(symbols[$0]) }.map { ($0, code.owner) }
            + variables(named: read, at: scope)
        }
        if case .metatype = inference.type(of: base, at: scope) {
          return sources(of: read, at: scope)
        }
        return symbols.concreteTypes(of: inference.type(of: base, at: scope).instance.candidates)
          .filter(symbols.isPlainClass)
          .flatMap { owner in
            symbols.members(of: owner, named: read.name).properties.filter { symbols[$0].isStored }
              .map { ($0, symbols[$0].isStatic ? nil : owner) }
          }
      }
    }
  }

  /// The static or global variables that a name without an object may refer to.
  private func variables(named read: Read, at scope: ScopeReference) -> [Source] {
    guard symbols.localBinding(read.name, at: scope, position: read.range.lowerBound) == nil else {
      return []
    }
    let own = symbols.enclosingType(of: scope).map {
      symbols.members(of: $0, named: read.name).properties
    }
    if let own, !own.isEmpty { return own.filter { symbols[$0].isStatic }.map { ($0, nil) } }
    symbols.ask(.global(read.name))
    return (symbols.globalProperties[read.name] ?? []).map { ($0, nil) }
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

  /// Whether code that reaches the second place has certainly evaluated the first one: no branch, loop, closure or
  /// operator decides about it alone.
  fileprivate func precedes(_ first: ByteRange, _ second: ByteRange) -> Bool {
    if second.contains(first.lowerBound) { return true }
    let start = lineStart(of: first.lowerBound)
    let before = text(start..<first.lowerBound)
    let end = skipWhitespaceBackwards(from: start)
    return first.lowerBound < second.lowerBound
      && !["&&", "||", "?", ","].contains(where: before.contains)
      && (end == 0 || !"&|?:,".utf8.contains(bytes[end - 1]))
      && !scopes.contains { scope in
        [.block, .closure].contains(scope.kind) && scope.range.contains(first.lowerBound)
          && !scope.range.contains(second.lowerBound)
      }
  }
}
