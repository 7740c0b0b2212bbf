/// Variables that notify nobody, and that views show through any code.
extension Tracking {
  /// An untracked variable that a view shows and that changes together with one of the models that it observes, without
  /// a change of anything that updates the view.
  /// - Parameter always: Whether variables count that change at any other time, too.
  public func untrackedVariableShown(
    by view: TypeID, along models: [TypeID], orAlways always: Bool
  ) -> ShownVariable? {
    let shown = codeShown(by: view)
    let updating = propertiesAlwaysRead(by: view)
    var found: ShownVariable?
    for (code, place) in shown {
      for variable in untrackedVariables(readBy: code) where mayChange(variable) {
        let isChanged = isChanged(value(of: variable.property), along: models, without: updating)
        guard isChanged || always && !symbols[variable.property].isLet else { continue }
        let (file, range) = place ?? (code.file, variable.read)
        let isOfOneUse =
          variable.owner.map { symbols[symbols[$0].primary].genericParameters.isEmpty } ?? true
        let item = ShownVariable(
          name: name(of: variable), file: file, range: range, isCertain: isChanged && isOfOneUse)
        if item.isCertain { return item }
        found = found ?? item
      }
    }
    return found
  }

  /// A call that asks the system for something that a view shows, directly or through code of values and functions.
  public func systemStateShown(by view: TypeID) -> Usage.LocatedRead? {
    codeShown(by: view).firstNonNil {
      code, place -> Usage.LocatedRead? in
      let call = self.symbols.files[code.file].uses.calls.starting(in: code.body).first {
        let scope = ScopeReference(file: code.file, scope: $0.scope)
        return self.graph.runs(scope, .always, in: code) && self.asksSystem($0, at: scope)
          && !self.symbols.files[code.file].isDiscarded($0.range)
      }
      guard let call else { return nil }
      let (file, range) = place ?? (code.file, call.range)
      let scope = self.symbols.files[file].innermostScope(at: range.lowerBound)
      if self.graph.runsForEachFrame(ScopeReference(file: file, scope: scope)) { return nil }
      let base = place == nil ? call.callee.unwrapped.base : nil
      let use = Read(name: call.name, base: base, range: range, scope: scope)
      return Usage.LocatedRead(file: file, use: use)
    }
  }

  /// The code that runs when a view is evaluated, with the place in the view's own code that leads to it; nil for that
  /// code itself. Other diagnostics are about what models read.
  private func codeShown(by view: TypeID) -> [(code: CodeNode, place: (Int, ByteRange)?)] {
    var found: [(code: CodeNode, place: (Int, ByteRange)?)] = []
    var known: Set<CodeNode> = []
    for start in evaluatedCode(of: view) where known.insert(start).inserted {
      var next = found.count
      found.append((start, nil))
      while next < found.count {
        let (code, place) = found[next]
        next += 1
        for edge in graph.edges(from: code, along: .allThatShows)
        where edge.target.owner.map(symbols.isMigratable) != true
          && !known.contains(edge.target) && isOnKeptObject(edge) && !runsForItsEffect(edge)
        {
          known.insert(edge.target)
          let isOwn = edge.target.owner == view
          found.append((edge.target, place ?? (isOwn ? nil : (code.file, edge.range))))
        }
      }
    }
    return found
  }

  /// Whether code of a plain object runs on one that something keeps, rather than on one that the code gets by a call.
  private func isOnKeptObject(_ edge: CodeEdge) -> Bool {
    guard edge.receiver == .other, edge.target.owner.map(symbols.isPlainClass) == true else {
      return true
    }
    let file = symbols.files[edge.place.file]
    let reads = file.uses.reads(in: edge.range) + file.uses.elements.starting(in: edge.range)
    let base =
      file.call(at: edge.range)?.callee.base ?? reads.first { $0.range == edge.range }?.base
    return base.map { $0.dottedPath != nil && !graph.isMade($0, at: edge.place) } == true
  }

  private func name(of variable: UntrackedVariable) -> String {
    let name = symbols[variable.property].name
    return symbols.declaringType(of: variable.property).map {
      symbols.qualifiedName($0) + "." + name
    } ?? name
  }

  private func mayChange(_ variable: UntrackedVariable) -> Bool {
    symbols[variable.property].isLet
      || certainlyChangesAfterInit(variable.property, of: variable.owner)
  }

  // MARK: Reads

  /// The variables that code itself reads and that notify nobody.
  func untrackedVariables(readBy code: CodeNode) -> [UntrackedVariable] {
    cache.untrackedVariables.answer(to: code) {
      let file = symbols.files[code.file]
      return file.uses.reads(in: code.body).flatMap { read -> [UntrackedVariable] in
        let place = ScopeReference(file: code.file, scope: read.scope)
        guard graph.runs(place, .always, in: code), !graph.doesOnce(read.range, in: code),
          !file.isDiscarded(read.range)
        else { return [] }
        return variables(named: read, in: code, at: place).filter {
          notifiesNobody($0) && !isSetForEachUse($0, by: code) && !isFilledByReaders($0.property)
            && !isSetByItsControlAlone(Usage.LocatedRead(file: code.file, use: read))
        }
      }
    }
  }

  private func variables(
    named read: Read, in code: CodeNode, at place: ScopeReference
  ) -> [UntrackedVariable] {
    func members(of owner: TypeID) -> [UntrackedVariable] {
      symbols.members(of: owner, named: read.name).properties.map {
        UntrackedVariable(property: $0, owner: symbols[$0].isStatic ? nil : owner, read: read.range)
      }
    }
    if let base = read.base, !base.isSelf {
      let type = inference.type(of: base, at: place).instance
      // Nothing else changes an object that the code makes itself.
      let own = graph.isMade(base, at: place) ? [] : type.candidates
      return symbols.concreteTypes(
        of: own + type.candidates.flatMap(symbols.typesBehindDynamicMembers)
      ).flatMap(members)
    }
    guard symbols.localBinding(read.name, at: place, position: read.range.lowerBound) == nil else {
      return []
    }
    let own = code.owner.map(members) ?? []
    guard own.isEmpty, read.base == nil else { return own }
    symbols.ask(.global(read.name))
    return (symbols.globalProperties[read.name] ?? []).map {
      UntrackedVariable(property: $0, owner: nil, read: read.range)
    }
  }

  /// Whether code sets up a formatter each time before it uses it.
  private func isSetForEachUse(_ variable: UntrackedVariable, by code: CodeNode) -> Bool {
    let property = symbols[variable.property]
    return property.isLet && graph.changes(by: code).contains { $0.name == property.name }
  }

  /// Whether a private variable keeps what the code that reads it has computed: each reader makes, itself or through
  /// other code, every entry that is not found, or others do so for their own. Removing entries changes no result.
  func isFilledByReaders(_ reference: PropertyReference) -> Bool {
    cache.isFilledByReaders.answer(to: reference) { findsFilledByReaders(reference) }
  }

  private func findsFilledByReaders(_ reference: PropertyReference) -> Bool {
    let (number, property) = (reference.file, symbols[reference])
    guard property.isSetInItsFileAlone else { return false }
    let (file, owner) = (symbols.files[number], symbols.declaringType(of: reference))
    func mayBeIt(_ range: ByteRange, _ scope: Int) -> Bool {
      let place = ScopeReference(file: number, scope: scope)
      return !file.words(property.name, in: range).isEmpty
        && (owner == nil || symbols.enclosingType(of: place) == owner
          || owner.map { !file.words(symbols[$0].name, in: range).isEmpty } == true)
    }
    let writes = graph.writes(in: file.bytes.indices, ofFile: number).filter {
      mayBeIt($0.target.range, $0.scope)
        && file.call(at: $0.range)?.name.hasPrefix("remove") != true
    }
    let areEntries = writes.allSatisfy {
      if case .element = $0.target.kind { $0.kind == .assignment } else { false }
    }
    guard !writes.isEmpty, areEntries else { return false }
    let reads = file.uses.reads(in: file.bytes.indices).filter { read in
      read.name == property.name && mayBeIt(read.range, read.scope)
        && !writes.contains { $0.target.range.contains(read.range) }
        && file.calls(around: read.range).last?.name.hasPrefix("remove") != true
    }
    let readers = reads.map { graph.node(around: ScopeReference(file: number, scope: $0.scope)) }
    return !readers.isEmpty
      && Set(readers).allSatisfy { reader in
        let code = reader.map { Array(graph.code(reachedFrom: $0, along: .allThatChanges)) } ?? []
        let others = writes.filter { write in
          !code.contains { $0.file == number && $0.body.contains(write.range) }
        }
        return others.count < writes.count
          && others.allSatisfy {
            graph.fillsCache($0, at: ScopeReference(file: number, scope: $0.scope))
          }
      }
  }

  /// Whether only tests create objects of a class, such as a mock.
  private func isMadeByTestsAlone(_ id: TypeID) -> Bool {
    let made = graph.constructionCalls(of: id)
    return !made.isEmpty && made.allSatisfy { symbols.isTest(file: $0.file) }
  }

  /// Whether nobody is notified when a variable changes, or the formatter of a constant. A variable that holds an object is
  /// mostly set once.
  private func notifiesNobody(_ variable: UntrackedVariable) -> Bool {
    let property = symbols[variable.property]
    guard property.isStored, !symbols.isTest(file: variable.property.file) else { return false }
    let type = inference.type(of: variable.property)
    if property.isLet {
      // A formatter shows what its members say; of other objects, a view reads members.
      guard case .external(let name, _) = type.unwrapped else { return false }
      return !property.isStatic && SDK.hasSignal(member: "string", of: name)
    }
    guard property.attributes.isEmpty,
      !type.contains({
        $0.candidates.contains { [.class, .protocol].contains(symbols[$0].kind) }
      })
    else { return false }
    guard let owner = variable.owner else { return true }
    return symbols.isPlainClass(owner) && !isMadeByTestsAlone(owner)
  }
}

/// An untracked variable that a view shows.
public struct ShownVariable: Sendable {
  public let name: String
  /// The place in the view that leads to it.
  public let file: Int
  public let range: ByteRange
  /// Whether the project changes it together with a model. Code that changes one object of a generic class, such as a box
  /// under a lock, need not change the one that the view shows.
  public let isCertain: Bool
}

/// A variable, or a constant that holds a formatter, that code reads.
struct UntrackedVariable {
  let property: PropertyReference
  /// The type of the object; nil for static and global variables.
  let owner: TypeID?
  let read: ByteRange
}
