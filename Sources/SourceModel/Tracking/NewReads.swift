/// What a view starts to depend on once the models are migrated, and whether it changes that by itself.
extension Tracking {
  /// A tracked property that a view reads and of which no wrapper of the view notified it before.
  public struct NewRead: Sendable {
    public let property: PropertyReference
    /// The class of the object.
    public let type: TypeID
    /// The first read.
    public let read: Usage.LocatedRead
    /// The code of the view that is evaluated: its body or its update function.
    let start: CodeNode
  }

  /// What a view reads while it is evaluated, directly or through the code that it runs, and did not observe before.
  public func newReads(in view: TypeID) -> [NewRead] {
    let observed = Set(views.classesObserved(by: view).flatMap(symbols.relatives))
    guard !mayNotifyOfOthers(observed) else { return [] }
    let known = observed.union(relayed(by: observed))
    var found: [NewRead] = []
    var told: Set<PropertyOfType> = []
    for start in evaluatedCode(of: view) {
      for code in CodeReach(from: start, codeRunAtOnce) {
        for item in trackedReads(in: code)
        where !known.contains(item.type) && told.insert(item.variable).inserted {
          found.append(
            NewRead(property: item.property, type: item.type, read: item.read, start: start))
        }
      }
    }
    return found
  }

  /// The first read of each model that an update function reads, or that a view reads through an object which is
  /// `@Observable` already and did not notify of changes of the model.
  public func firstReadsThroughOthers(_ reads: [NewRead], in view: TypeID) -> [NewRead] {
    let isRepresentable =
      updateFunction(of: view) != nil || symbols[view].kind == .class && !subscribes(view)
    var told: Set<TypeID> = []
    return reads.filter {
      (isRepresentable || isBehindObservable($0.read)) && told.insert($0.type).inserted
    }
  }

  /// The methods that a class overrides and that UIKit or AppKit runs again by itself, from iOS 26 and macOS 26 on.
  private func trackedUpdates(of id: TypeID) -> [FunctionReference] {
    let all = symbols.lineage(of: id).flatMap(symbols.functions)
    return symbols.functions(of: id).filter { reference in
      let name = symbols[reference].name
      return SDK.trackedUpdate.contains(name)
        && all.allSatisfy { symbols[$0].name != name || symbols[$0].hasModifier("override") }
    }
  }

  /// Whether code of a type uses a publisher, so that it may update itself.
  private func subscribes(_ id: TypeID) -> Bool {
    symbols[id].declarations.contains { reference in
      let (uses, range) = (symbols.files[reference.file].uses, symbols[reference].range)
      return uses.projections.contains { range.contains($0.range) }
        || uses.objectWillChange.contains { range.contains($0.range) }
    }
  }

  private func isBehindObservable(_ read: Usage.LocatedRead) -> Bool {
    guard let holder = read.use.base?.unwrapped.base else { return false }
    return inference.type(of: holder, at: read.place).candidates.contains {
      symbols.isObservable($0) && !symbols.isMigratable($0)
    }
  }

  /// The classes whose changes objects of some classes pass on to their own observers.
  private func relayed(by classes: Set<TypeID>) -> Set<TypeID> {
    Set(
      usage.uses.announcements.relays.filter { $0.host.map(classes.contains) == true }
        .flatMap(\.owners).flatMap(symbols.relatives))
  }

  /// Whether one of the classes may notify its observers when other objects change.
  private func mayNotifyOfOthers(_ classes: Set<TypeID>) -> Bool {
    usage.uses.announcements.sends.contains { entry in
      guard !classes.isDisjoint(with: entry.owners) else { return false }
      switch announcing.announcedChange(of: entry) {
      case .unknown, .children: return true
      default: return false
      }
    }
      || usage.uses.announcements.relays.contains {
        $0.owners.isEmpty && $0.host.map(classes.contains) == true
      }
  }

  /// The first place where the evaluation of a view starts a change of what it reads, before it returns or later, so
  /// that each update starts the next. A change that always assigns the same value ends after one update.
  public func changeStarted(by new: NewRead) -> (file: Int, range: ByteRange)? {
    let changes = CodeReach(from: new.start, codeStarted).flatMap { code in
      graph.writes(in: code.body, ofFile: code.file).compactMap { write -> StartedChange? in
        let place = ScopeReference(file: code.file, scope: write.scope)
        guard let isWhole = isChange(write, of: new, in: code), starts(place),
          !graph.storesForNextCall(write, at: place)
        else { return nil }
        return StartedChange(code: code, write: write, isWhole: isWhole)
      }
    }
    let values = Set(
      changes.map { change in change.write.value.map { text($0, change.code.file) } })
    let repeated = changes.first { change in
      guard change.isWhole, let value = change.write.value else { return true }
      return values.count > 1 || reads(new, in: value, change.code)
    }
    return repeated.map { ($0.code.file, $0.write.range) }
  }

  private func text(_ expression: Expression, _ number: Int) -> String {
    symbols.files[number].text(expression.range)
  }

  private func reads(_ new: NewRead, in value: Expression, _ code: CodeNode) -> Bool {
    trackedReads(in: code).contains {
      $0.property == new.property && value.range.contains($0.read.use.range)
    }
  }

  /// The body of a view or a style, the update function of a representable, what a property wrapper returns, or a method
  /// of UIKit or AppKit that tracks what it reads. What creates a view is not tracked.
  func evaluatedCode(of view: TypeID) -> [CodeNode] {
    if symbols[view].kind == .class {
      return trackedUpdates(of: view).compactMap { graph.node(of: $0, on: view) }
    }
    guard views.updatesWithObjects(view) || updateFunction(of: view) != nil else { return [] }
    return graph.code(of: view, whereName: SDK.evaluatedMember.contains)
  }

  /// Whether a view is evaluated with the code at a place. What a representable runs only to create its view is not tracked.
  public func isEvaluated(_ place: ScopeReference, by view: TypeID) -> Bool {
    guard updateFunction(of: view) != nil else {
      return views.mayProvideShownValue(place, in: view)
    }
    return graph.node(around: place).map { code in
      evaluatedCode(of: view).contains { CodeReach(from: $0, codeRunAtOnce).contains(code) }
    } == true
  }

  /// Whether a property wrapper may give a value that nothing tracks: it stores the value, or calls a function for it.
  public func mayWrapUntrackedValue(_ wrapper: TypeID) -> Bool {
    symbols.members(of: wrapper, named: "wrappedValue").properties.contains { symbols[$0].isStored }
      || evaluatedCode(of: wrapper).contains {
        !symbols.files[$0.file].uses.calls.starting(in: $0.body).isEmpty
      }
  }

  // MARK: Reads

  /// The reads of tracked properties by code itself.
  func trackedReads(in code: CodeNode) -> [TrackedRead] {
    cache.trackedReads.answer(to: code) { modelReads(in: code, where: graph.certainlyRunsWithBody) }
  }

  /// The same, whenever the code runs them.
  func modelReads(
    in code: CodeNode, where isIncluded: (ScopeReference) -> Bool = { _ in true }
  ) -> [TrackedRead] {
    let names = namesOfModelVariables
    return symbols.files[code.file].uses.reads(in: code.body)
      .filter { names.contains($0.name) }.flatMap { read -> [TrackedRead] in
        guard isIncluded(ScopeReference(file: code.file, scope: read.scope)) else { return [] }
        return owners(of: read, in: code).flatMap { id in
          symbols.members(of: id, named: read.name).properties
            .filter { symbols[$0].isStored && registersReads(of: $0, of: id) }
            .map { TrackedRead(property: $0, type: id, read: .init(file: code.file, use: read)) }
        }
      }
  }

  /// The classes to be migrated whose member code reads.
  private func owners(of read: Read, in code: CodeNode) -> [TypeID] {
    let place = ScopeReference(file: code.file, scope: read.scope)
    let owners: [TypeID]
    if let base = read.base, !base.isSelf {
      owners = symbols.concreteTypes(of: inference.type(of: base, at: place).candidates)
    } else if symbols.localBinding(read.name, at: place, position: read.range.lowerBound) == nil {
      owners = code.owner.map { [$0] } ?? []
    } else {
      owners = []
    }
    return owners.filter { symbols.isMigratable($0) && symbols[$0].kind == .class }
  }

  /// The names of the stored variables of classes to be migrated.
  private var namesOfModelVariables: Set<String> {
    cache.namesOfModelVariables.found {
      Set(
        symbols.migratableTypes.flatMap(symbols.properties).filter {
          symbols[$0].isStored && !symbols[$0].isLet && !symbols[$0].isStatic
        }.map { symbols[$0].name })
    }
  }

  // MARK: Code

  private static let paths = CodePaths(
    timing: .any, receivers: [.own, .other, .none, .local], kinds: [.call, .read, .write])

  func codeRunAtOnce(by code: CodeNode) -> [CodeNode] {
    edgesRunAtOnce(by: code).map(\.target)
  }

  /// What code runs of other code whenever it runs.
  func edgesRunAtOnce(by code: CodeNode) -> [CodeEdge] {
    graph.edges(from: code, along: Self.paths).filter { graph.certainlyRunsWithBody($0.place) }
  }

  private func codeStarted(by code: CodeNode) -> [CodeNode] {
    edgesStarted(by: code).map(\.target).filter { code in
      guard let type = code.owner, let body = symbols.files[code.file].owner(ofBody: code.body)
      else { return true }
      return !views.isLazy(body, type)
    }
  }

  func edgesStarted(by code: CodeNode) -> [CodeEdge] {
    graph.edges(from: code, along: Self.paths).filter { starts($0.place) }
  }

  /// Whether the body around a place starts the code there: it runs it, or passes it to something that runs it later
  /// without waiting for the user. What a view passes on in a way that is not known may be an action.
  func starts(_ place: ScopeReference) -> Bool {
    graph.closures(around: place).allSatisfy { closure in
      switch graph.timing(ofClosure: closure) {
      case .onAppearance, .action: return false
      case .now, .viewBuilder, .eachFrame: return true
      case .unknown:
        let type = symbols.enclosingType(of: place)
        return isArgument(closure)
          && type.map { symbols.hostRole(of: $0) != nil && updateFunction(of: $0) == nil } != true
      case .laterOnMain, .later, .otherThread: return isArgument(closure)
      }
    }
  }

  /// Whether a closure is passed to a call, rather than kept for events.
  private func isArgument(_ closure: ScopeReference) -> Bool {
    if case .argument? = symbols.files[closure.file].scopes[closure.scope].closure { return true }
    return false
  }

  // MARK: Changes

  private struct StartedChange {
    let code: CodeNode
    let write: StateWrite
    /// Whether it assigns the property, rather than a part of it.
    let isWhole: Bool
  }

  /// Whether a write may change the property, and if so, as a whole.
  private func isChange(_ write: StateWrite, of new: NewRead, in code: CodeNode) -> Bool? {
    let name = symbols[new.property].name
    let place = ScopeReference(file: code.file, scope: write.scope)
    var target = write.target.unwrapped
    var isWhole = write.kind == .assignment
    while true {
      switch target.kind {
      case .name(name), .member(_, name):
        let position = target.range.lowerBound
        let owners =
          if let base = target.base, !base.isSelf {
            inference.type(of: base, at: place).candidates
          } else if target.base == nil,
            symbols.localBinding(name, at: place, position: position) != nil
          {
            [TypeID]()
          } else {
            code.owner.map { [$0] } ?? []
          }
        guard !Set(symbols.relatives(of: new.type)).isDisjoint(with: owners) else { return nil }
        let holdsObject = inference.type(of: new.property).candidates.contains {
          symbols[$0].kind == .class
        }
        return isWhole || !holdsObject ? isWhole : nil
      case .member(let base, _), .element(let base, _):
        target = base.unwrapped
        isWhole = false
      default: return nil
      }
    }
  }
}

/// A read of a tracked property.
struct TrackedRead {
  let property: PropertyReference
  /// The class of the object.
  let type: TypeID
  let read: Usage.LocatedRead

  var variable: PropertyOfType { PropertyOfType(property: property, owner: type) }
  var place: ScopeReference { read.place }
}
