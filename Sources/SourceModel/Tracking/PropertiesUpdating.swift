/// Which changes update what shows a read: those of the tracked properties that are read with it.
extension Tracking {
  /// Whether whatever objects of some classes notify about also updates what shows a read, so that no update is lost.
  func updatesWithAllChanges(
    of models: [TypeID], _ read: Usage.LocatedRead, _ reader: Usage.LocatedRead? = nil
  ) -> Bool {
    publishNothing(models, besides: variablesUpdating(read, reader))
  }

  /// The same for all places where views show a member of a class.
  public func updatesWithAllChanges(of id: TypeID, showing name: String) -> Bool {
    let uses = placesShowing(name, of: id)
    return !uses.isEmpty && uses.allSatisfy { updatesWithAllChanges(of: [id], $0) }
  }

  /// The same for everything that a view shows.
  public func updatesWithAllChanges(of models: [TypeID], _ view: TypeID) -> Bool {
    publishNothing(models, besides: variablesAlwaysRead(by: view))
  }

  private func publishNothing(_ models: [TypeID], besides known: Set<PropertyOfType>) -> Bool {
    let names = names(
      of: known.filter { !mayIgnoreNewValue($0.property) || isReportedAsIgnored($0) })
    return !models.isEmpty
      && symbols.concreteTypes(of: models).allSatisfy { !mayNotifyLater($0, besides: names) }
  }

  /// Whether another message says that views may keep the old value of a property.
  private func isReportedAsIgnored(_ variable: PropertyOfType) -> Bool {
    variable.owner.flatMap { partialComparison(of: variable.property, in: $0) } != nil
  }

  /// The tracked properties whose changes update what shows a read. One that may keep an old value does not count.
  func propertiesUpdating(_ read: Usage.LocatedRead, _ reader: Usage.LocatedRead? = nil)
    -> Set<ChangedProperty>
  {
    names(of: variablesUpdating(read, reader).filter { !mayIgnoreNewValue($0.property) })
  }

  /// The tracked properties that each evaluation of a view reads, with the same exception.
  func propertiesAlwaysRead(by view: TypeID) -> Set<ChangedProperty> {
    names(of: variablesAlwaysRead(by: view).filter { !mayIgnoreNewValue($0.property) })
  }

  private func names(of variables: Set<PropertyOfType>) -> Set<ChangedProperty> {
    Set(
      variables.flatMap { variable in
        (variable.owner.map(symbols.relatives) ?? []).map {
          ChangedProperty(type: $0, name: symbols[variable.property].name)
        }
      })
  }

  // MARK: Reads

  /// The tracked properties that are read whenever something is read. For code of a model, the view that uses it counts,
  /// too.
  private func variablesUpdating(
    _ read: Usage.LocatedRead, _ reader: Usage.LocatedRead? = nil
  ) -> Set<PropertyOfType> {
    let place = read.place
    let own = variablesRead(whenever: read.use.range, at: place)
    if let view = symbols.enclosingType(of: place), symbols.hostRole(of: view) != nil {
      return own.union(variablesAlwaysRead(by: view)).union(variablesRead(around: place, in: view))
    }
    let user = reader ?? firstUse(ofMemberAround: place)
    return user.map { own.union(variablesUpdating($0)) } ?? own
  }

  /// The tracked properties that each evaluation of a view reads.
  private func variablesAlwaysRead(by view: TypeID) -> Set<PropertyOfType> {
    cache.variablesAlwaysRead.answer(to: view) {
      Set(evaluatedCode(of: view).flatMap(readsAlwaysMade).map(\.variable))
    }
  }

  /// The tracked properties that a view reads whenever it runs the code around a place: in all code that runs this code.
  private func variablesRead(around place: ScopeReference, in view: TypeID) -> Set<PropertyOfType> {
    let all = evaluatedCode(of: view).flatMap { CodeReach(from: $0, codeRunAtOnce) }.uniqued()
      .flatMap(edgesRunAtOnce)
    var known: Set<CodeNode> = []
    func read(around code: CodeNode) -> Set<PropertyOfType> {
      guard known.insert(code).inserted else { return [] }
      let found = all.filter { $0.target == code }.map { edge in
        variablesRead(whenever: edge.range, at: edge.place)
          .union(graph.node(around: edge.place).map(read) ?? [])
      }
      return found.dropFirst().reduce(found.first ?? []) { $0.intersection($1) }
    }
    return graph.node(around: place).map(read) ?? []
  }

  /// The tracked properties that the code around a place reads whenever it reaches the place.
  private func variablesRead(whenever range: ByteRange, at place: ScopeReference)
    -> Set<PropertyOfType>
  {
    guard let code = graph.node(around: place) else { return [] }
    let file = symbols.files[code.file]
    func isReached(_ other: ByteRange) -> Bool {
      (range.contains(other.lowerBound) || !file.excludes(range, other))
        && !isDecided(other, apartFrom: range, inFile: code.file)
    }
    let reads =
      trackedReads(in: code).filter { isReached($0.read.use.range) }
      + edgesRunAtOnce(by: code).filter { isReached($0.range) }.map(\.target)
      .flatMap(readsAlwaysMade)
    return Set(reads.filter { !symbols[$0.property].isStatic }.map(\.variable))
  }

  /// The reads that code makes whenever it runs, itself or through other code, in one branch or another.
  private func readsAlwaysMade(by start: CodeNode) -> [TrackedRead] {
    codeAlwaysRun(by: start).flatMap { code in
      alwaysReached(trackedReads(in: code), in: code, by: \.variable) { $0.read.use.range }
    }
  }

  /// Code and the code that it runs whenever it runs.
  private func codeAlwaysRun(by start: CodeNode) -> CodeReach {
    CodeReach(from: start) { code in
      self.alwaysReached(self.edgesRunAtOnce(by: code), in: code, by: \.target) { $0.range }
        .map(\.target)
    }
  }

  /// Whether a member of a class always reads one of some computed properties of the same object, or is one of them.
  public func alwaysReads(
    oneOf computed: Set<PropertyReference>, in body: ByteRange, ofFile number: Int, of id: TypeID
  ) -> Bool {
    codeAlwaysRun(by: CodeNode(file: number, body: body, owner: id)).contains { code in
      computed.contains { $0.file == code.file && symbols[$0].accessor("get")?.body == code.body }
    }
  }

  /// What code always reaches at one of its places.
  private func alwaysReached<Item, Key: Hashable>(
    _ items: [Item], in code: CodeNode, by key: (Item) -> Key, _ range: (Item) -> ByteRange
  ) -> [Item] {
    let file = symbols.files[code.file]
    return Dictionary(grouping: items, by: key).values.filter {
      file.alwaysReaches(oneOf: $0.map(range), in: code.body) { runsAtOnce($0, in: file) }
    }.flatMap(\.self)
  }

  /// Where a view first uses the computed property or the function of a model around a place.
  func firstUse(ofMemberAround place: ScopeReference) -> Usage.LocatedRead? {
    guard let id = symbols.enclosingType(of: place), symbols.hostRole(of: id) == nil,
      let name = symbols.enclosingBody(of: place)?.name
    else { return nil }
    let members = symbols.members(of: id, named: name)
    return members.properties.firstNonNil { self.trackedState.computedReadByViews[$0] }
      ?? functionsShown(members.functions, of: id).values.first
  }

  /// Whether code always reaches a read: the read is in no branch and in no closure that may not run.
  func isAlwaysRead(_ read: Read, inFile number: Int) -> Bool {
    symbols.enclosingBody(of: ScopeReference(file: number, scope: read.scope)).map {
      !isDecided(read.range, apartFrom: $0.body, inFile: number)
    } == true
  }

  private func isDecided(_ range: ByteRange, apartFrom other: ByteRange, inFile number: Int) -> Bool
  {
    let file = symbols.files[number]
    return file.isDecided(range, apartFrom: other) { runsAtOnce($0, in: file) }
  }

  /// Whether the code in a closure runs whenever the code around it does.
  private func runsAtOnce(_ scope: LexicalScope, in file: FileFacts) -> Bool {
    switch scope.closure {
    case .argument(let call, nil, _)?:
      file.call(at: call).map { SDK.plainContainer.contains($0.name) } == true
    case .applied?: true
    default: false
    }
  }
}
