/// Code that returns a cached result, and reads the sources of that result only if the cache is empty.
public struct CachedRead: Sendable {
  public let file: Int
  public let body: BodyOwner
  /// The plain variables that hold the cached result.
  public let caches: [PropertyReference]
  /// The code that fills them: the body, and functions that it calls for that.
  var filling: [CodeNode] = []
  /// The tracked properties that the code reads.
  public let sources: [PropertyReference]
  /// The tracked properties that the code does not always read, because a cached result skips them.
  public let unread: [PropertyReference]
}

extension Tracking {
  /// The getters and functions of a class that views read and that cache their result in plain variables of the class.
  /// A view that finds a cached result depends on none of its sources.
  public func cachedReads(of id: TypeID, _ uses: PropertyUses) -> [CachedRead] {
    cache.cachedReads.answer(to: id) {
      let own = findCachedReads(of: id, uses)
      return own
        + (readsCachedByObjects(of: id, uses) + readsCachedInStores(of: id, uses)).filter { other in
          !own.contains { $0.body === other.body }
        }
    }
  }

  private func findCachedReads(of id: TypeID, _ uses: PropertyUses) -> [CachedRead] {
    let read = symbols.properties(of: id).filter {
      trackedState.plainReadByViews[$0] != nil && !uses.tracks($0, of: id, in: self)
        && isPlainVariable(symbols[$0])
    }
    if read.isEmpty { return [] }
    let getters = symbols.properties(of: id).filter {
      symbols[$0].accessors == .computed && !symbols[$0].isStatic
    }
    let bodies =
      getters.compactMap { reference in symbols[reference].getterBody.map { (reference.file, $0) } }
      + functionsReturningValues(of: id).compactMap { reference in
        symbols[reference].body.map { (reference.file, $0) }
      }
    return bodies.compactMap { number, body in
      let filling = codeFilling(for: CodeNode(file: number, body: body, owner: id))
      let caches = read.filter { keeps($0, of: id, in: filling) }
      let first =
        caches.compactMap { place(of: $0, in: body, ofFile: number) }.min() ?? body.lowerBound
      guard !caches.isEmpty, let owner = symbols.files[number].owner(ofBody: body)
      else { return nil }
      let (read, unread) = sourcesRead(in: body, after: first, ofFile: number, of: id, uses)
      if read.isEmpty { return nil }
      let others = sources(clearing: caches, of: id).filter { !read.contains($0) }
      // An object that is only released for other reasons is made once, and does not follow the sources.
      let followsSources = caches.contains { cache in
        !inference.mayChange(inference.type(of: cache)) || mayBeWrittenByOthers(cache, of: id)
          || clearings(of: cache, of: id, besides: read + others, filledBy: filling)
            .contains(where: \.isBesideSource)
      }
      guard followsSources else { return nil }
      // Code that sets what it reads is an action, and what it reads a fallback.
      let skipped = (unread + others).filter { source in
        !filling.contains { changes(symbols[source].name, whileRunning: $0) }
      }
      return CachedRead(
        file: number, body: owner, caches: caches, filling: filling, sources: read + others,
        unread: skipped)
    }
  }

  /// Whether no code outside of a type names one of its properties, and no client may.
  func isNamedInItsTypeAlone(_ property: PropertyReference, of id: TypeID) -> Bool {
    !objects.clientsMayWrite(property, of: id)
      && !graph.isNamed(symbols[property].name, outside: [id])
  }

  /// Whether views may miss changes of an untracked variable that they picked up before, along with other changes of
  /// the object.
  public func mayMissChanges(
    of variable: PropertyReference, of id: TypeID, _ uses: PropertyUses
  ) -> Bool {
    // A view that reads the cache itself reads none of its sources.
    mayNotifyLater(id)
      && (announcing.isReadByViews(symbols[variable].name, of: symbols.relatives(of: id))
        || !isEmptiedWithSources(variable, of: id, uses))
  }

  /// Whether a plain variable that views read through a cached getter is cleared only where the getter's sources
  /// change, or by the code that fills it. If so, the notifications for the sources also cover the cache.
  func isEmptiedWithSources(
    _ cache: PropertyReference, of id: TypeID, _ uses: PropertyUses
  ) -> Bool {
    guard !mayBeWrittenByOthers(cache, of: id) else { return false }
    let reads = cachedReads(of: id, uses).filter { $0.caches.contains(cache) }
    let sources = reads.flatMap(\.sources)
    return !sources.isEmpty
      && clearings(of: cache, of: id, besides: sources, filledBy: reads.flatMap(\.filling))
        .allSatisfy(\.isBesideSource)
  }

  /// The writes of a cache outside of initializers and of the code that fills it, and whether a change of a source comes with each.
  private func clearings(
    of cache: PropertyReference, of id: TypeID, besides sources: [PropertyReference],
    filledBy filling: [CodeNode]
  ) -> [(range: ByteRange, isBesideSource: Bool)] {
    let names = Set(sources.map { symbols[$0].name })
    var visited: Set<FunctionReference> = []
    func isCovered(_ number: Int, _ write: ByteRange) -> Bool {
      let place = write.lowerBound
      func isObserver(_ source: PropertyReference) -> Bool {
        source.file == number && symbols[source].accessorBlock?.contains(place) == true
      }
      if sources.contains(where: isObserver) { return true }
      let bodies = symbols.files[number].scopes.compactMap(\.owner).filter {
        $0.body.contains(place)
      }
      let isBesideSource = bodies.contains { owner in
        owner.kind == .initializer
          || names.contains { !writes(ofName: $0, in: owner.body, ofFile: number).isEmpty }
      }
      return isBesideSource
        || callsOfFunction(around: write, inFile: number, of: id, &visited)?
          .allSatisfy(isCovered) == true
    }
    func isInitial(_ number: Int, _ write: ByteRange) -> Bool {
      let place = symbols.scope(at: write.lowerBound, inFile: number)
      return graph.runsAtOnce(place) && symbols.enclosingBody(of: place)?.kind == .initializer
    }
    return writes(of: cache, in: id).filter { number, write in
      !filling.contains { $0.file == number && $0.body.contains(write.lowerBound) }
        && !isInitial(number, write)
    }.map { (range: $1, isBesideSource: isCovered($0, $1)) }
  }

  /// Where code of a class calls the method around a place; nil if nothing does, or if other code may run the method.
  private func callsOfFunction(
    around place: ByteRange, inFile number: Int, of id: TypeID,
    _ visited: inout Set<FunctionReference>
  ) -> [(Int, ByteRange)]? {
    let function = symbols.functions(of: id).first {
      $0.file == number && symbols[$0].body?.contains(place) == true
    }
    guard let function, visited.insert(function).inserted, symbols[function].kind == .function,
      let calls = graph.callsAlone(of: function, id), !calls.isEmpty,
      calls.allSatisfy({ file, call in
        symbols.enclosingType(of: ScopeReference(file: file, scope: call.scope)) == id
      })
    else { return nil }
    return calls.map { ($0.file, $0.call.range) }
  }

  /// A body that returns a value, and the functions of the same object that it runs and that return none:
  /// `if isStale { rebuild() }`.
  private func codeFilling(for body: CodeNode) -> [CodeNode] {
    let reached = graph.code(reachedFrom: body, along: .ownWithBody).filter { code in
      symbols.files[code.file].owner(ofBody: code.body).map { owner in
        owner.kind == .function
          && graph.place(ofBody: code).flatMap { symbols.function(withBodyOf: owner, at: $0) }?
            .returnType == nil
      } == true
    }
    return [body] + reached.filter { $0 != body }
  }

  /// Whether code both assigns and reads a variable as part of its own execution, and other code may clear the
  /// variable.
  private func keeps(_ cache: PropertyReference, of id: TypeID, in code: [CodeNode]) -> Bool {
    let name = symbols[cache].name
    return code.contains { changes(name, whileRunning: $0) }
      && code.contains { code in
        symbols.files[code.file].uses.reads.starting(in: code.body).contains {
          $0.isOwn && $0.name == name && graph.runsWithBody($0.scope, inFile: code.file)
        }
      } && mayBeCleared(cache, outside: code)
  }

  private func changes(_ name: String, whileRunning code: CodeNode) -> Bool {
    writes(ofName: name, in: code.body, ofFile: code.file).contains {
      graph.runsWithBody(
        symbols.files[code.file].innermostScope(at: $0.lowerBound), inFile: code.file)
    }
  }

  /// Whether other code gives a variable another value, other than in initializers. What holds values may also be
  /// cleared by other code.
  private func mayBeCleared(_ cache: PropertyReference, outside code: [CodeNode]) -> Bool {
    if !symbols[cache].isSetInItsFileAlone {
      if !inference.mayChange(inference.type(of: cache)) { return true }
      symbols.needFiles(naming: CollectionOfOne(symbols[cache].name))
    }
    return mayBeWrittenIndirectly(cache)
      || changes(of: cache).contains { file, write in
        !code.contains { $0.file == file && $0.body.contains(write.range.lowerBound) }
          && !usage.writesIntoObject(
            write.target, at: ScopeReference(file: file, scope: write.scope))
      }
  }

  /// The tracked properties of the class whose observers clear one of the caches.
  private func sources(clearing caches: [PropertyReference], of id: TypeID) -> [PropertyReference] {
    let cleared = caches.flatMap { writes(of: $0, in: id) }
    return symbols.properties(of: id).filter { source in
      guard let observers = symbols[source].accessorBlock, symbols[source].isStored else {
        return false
      }
      return registersReads(of: source, of: id)
        && cleared.contains { $0.file == source.file && observers.contains($0.range) }
    }
  }

  private func place(of cache: PropertyReference, in body: ByteRange, ofFile number: Int) -> Int? {
    symbols.files[number].words(symbols[cache].name, in: body).first?.lowerBound
  }

  /// The tracked properties of the class that code reads, and those among them that it does not always read before it
  /// checks the cache.
  func sourcesRead(
    in body: ByteRange, after place: Int, ofFile number: Int, of id: TypeID, _ uses: PropertyUses
  ) -> (sources: [PropertyReference], unread: [PropertyReference]) {
    let start = CodeNode(file: number, body: body, owner: id)
    let read = graph.code(reachedFrom: start, along: .ownAndPassedWithBody).flatMap { code in
      symbols.files[code.file].uses.reads.starting(in: code.body).filter(\.isOwn)
        .map { (read: $0, file: code.file) }
    }
    func isReadBefore(_ read: Read, _ file: Int) -> Bool {
      file == number && body.contains(read.range.lowerBound) && read.range.lowerBound < place
        && isAlwaysRead(read, inFile: file)
    }
    let sources = trackedProperties(named: read.map(\.read.name), of: id)
    let always = Set(read.filter { isReadBefore($0.read, $0.file) }.map(\.read.name))
    return (sources, sources.filter { !always.contains(symbols[$0].name) })
  }

  /// The properties of a class that are tracked, of those with some names.
  func trackedProperties(named names: [String], of id: TypeID) -> [PropertyReference] {
    names.uniqued().flatMap { symbols.members(of: id, named: $0).properties }.filter { reference in
      let owner = symbols.declaringType(of: reference) ?? id
      return symbols.isMigratable(owner) && registersReads(of: reference, of: owner)
    }
  }
}
