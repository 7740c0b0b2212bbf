/// Code that reads everything an object notifies about. A view that shows its result updates with each of those
/// changes, before and after the migration.
extension ObjectWillChangeUses {
  /// The published properties of a class whose objects notify about nothing else; nil if they may.
  func publishedAlone(in id: TypeID, _ symbols: Symbols) -> Set<String>? {
    let relatives = symbols.relatives(of: id)
    guard involved.isDisjoint(with: relatives) else { return nil }
    var names: Set<String> = []
    for reference in relatives.flatMap(symbols.properties(of:)) {
      let property = symbols[reference]
      if property.attribute(.published) != nil {
        names.insert(property.name)
      } else if property.name == "objectWillChange"
        || property.attributes.contains(where: \.mayBeWrapper)
      {
        return nil
      }
    }
    return names
  }
}

extension Tracking {
  /// Whether code of a class that reaches a read has already read everything that objects of the class publish, or
  /// reads the rest together with it.
  public func readsAllPublished(
    besides read: Usage.LocatedRead, in body: ByteRange, ofFile number: Int, of id: TypeID,
    _ announcements: ObjectWillChangeUses
  ) -> Bool {
    guard read.file == number, body.contains(read.use.range.lowerBound),
      let published = publishedAlone(in: id, announcements)
    else { return false }
    let file = symbols.files[number]
    let known = file.uses.reads.starting(in: body).filter {
      $0.isOwn
        && ($0.range.lowerBound < read.use.range.lowerBound && isAlwaysRead($0, inFile: number)
          || file.implies(read.use.range, $0.range))
    }
    return published.isSubset(of: known.map(\.name))
  }

  /// Whether evaluating a view reads everything that the object of a property publishes.
  public func readsAllPublished(
    ofObjectIn property: String, _ types: [TypeID], in host: TypeID,
    _ announcements: ObjectWillChangeUses
  ) -> Bool {
    let code = evaluatedCode(of: host)
    let names = Set(
      readsWhileEvaluated(in: host, throughMember: property).filter { read in
        isAlwaysRead(read.use, inFile: read.file)
          && code.contains { $0.file == read.file && $0.body.contains(read.use.range) }
      }.map(\.use.name))
    return !types.isEmpty
      && symbols.concreteTypes(of: types).allSatisfy {
        publishedAlone(in: $0, announcements)?.isSubset(of: names) == true
      }
  }

  /// The names of the properties that do all that notifies the observers of a class; nil also if one of them may keep an
  /// old value, so that it notifies of fewer changes.
  private func publishedAlone(in id: TypeID, _ announcements: ObjectWillChangeUses) -> Set<String>?
  {
    announcements.publishedAlone(in: id, symbols).flatMap { names in
      symbols.relatives(of: id).flatMap(symbols.properties).contains {
        names.contains(symbols[$0].name) && mayIgnoreNewValue($0)
      } ? nil : names
    }
  }

  /// Code and the code that it runs whenever it runs.
  func codeAlwaysRun(by start: CodeNode) -> CodeReach {
    CodeReach(from: start) { code in
      self.edgesRunAtOnce(by: code).filter { self.isAlwaysReached($0.range, at: $0.place) }
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

  /// Whether code always reaches a read: the read is in no branch and in no closure that may not run.
  func isAlwaysRead(_ read: Read, inFile number: Int) -> Bool {
    isAlwaysReached(read.range, at: ScopeReference(file: number, scope: read.scope))
  }

  /// The same for any place.
  func isAlwaysReached(_ range: ByteRange, at place: ScopeReference) -> Bool {
    let file = symbols.files[place.file]
    guard let body = symbols.enclosingBody(of: place)?.body else { return false }
    return !file.isDecided(range, apartFrom: body) { scope in
      switch scope.closure {
      case .argument(let call, nil, _)?:
        file.call(at: call).map { SDK.plainContainer.contains($0.name) } == true
      case .applied?: true
      default: false
      }
    }
  }
}
