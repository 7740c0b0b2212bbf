/// The assignments to properties and variables that have a wrapper.
struct PropertyAssignments: Sendable {
  private(set) var properties: [PropertyReference: [PropertyUses.Located<Assignment>]] = [:]
  private(set) var unresolved: Set<String> = []
  private(set) var unresolvedVariables: Set<String> = []

  init(in usage: Usage) {
    let names = usage.symbols.wrappedNames
    for number in usage.symbols.files.indices {
      let assignments = usage.symbols.files[number].uses.assignments
      for index in assignments.indices {
        if case .tuple(let parts) = assignments[index].target.unwrapped.kind {
          let found = parts.compactMap(\.lastName).filter(names.contains)
          unresolved.formUnion(found)
          unresolvedVariables.formUnion(found)
        }
        guard let name = assignments[index].target.lastName, names.contains(name) else {
          continue
        }
        note(assignments[index], of: name, inFile: number, usage)
      }
    }
  }

  private mutating func note(
    _ use: Assignment, of name: String, inFile file: Int, _ usage: Usage
  ) {
    let scope = ScopeReference(file: file, scope: use.scope)
    let target = use.target.unwrapped
    let base = target.base
    if base == nil,
      usage.symbols.localBinding(name, at: scope, position: target.range.lowerBound) != nil
    {
      return
    }
    switch usage.owners(
      of: name, base: base, prefix: "", at: scope, position: target.range.lowerBound)
    {
    case .properties(let found):
      for property in found {
        properties[property, default: []].append(PropertyUses.Located(file: file, use: use))
      }
    case .unknown:
      unresolved.insert(name)
      if base.map({ usage.mayBeVariable($0, at: scope) }) != false {
        unresolvedVariables.insert(name)
      }
    case .local, .none: break
    }
  }
}

/// A change of a published property, as a whole or in part: `items = []`, `items.append(1)`, `state.isLoading = true`.
public struct PropertyChange: Sendable {
  public let property: PropertyReference
  /// The class that declares it.
  public let type: TypeID
  /// The assignment, the mutating call, or the call of a method that contains the change.
  public let range: ByteRange
  public let place: ScopeReference
  /// That method.
  public var method: FunctionReference?
  /// The assignment or the mutating call itself.
  public let write: (file: Int, range: ByteRange)
  /// Whether a publisher makes the change off the main thread, wherever the code around it runs.
  public var isOffMain = false
}

extension Usage {
  /// The changes of published properties in a file, also by other code that the code runs before it returns.
  /// - Parameters:
  ///   - isSearched: Whether the code of a scope is of interest. What a publisher assigns off the main thread always is.
  ///   - isAnnounced: Whether another property counts, too.
  public func propertyChanges(
    inFile number: Int, where isSearched: (ScopeReference) -> Bool,
    or isAnnounced: (PropertyReference, TypeID) -> Bool
  ) -> [PropertyChange] {
    let uses = symbols.files[number].uses
    func change(
      _ target: Expression, at scope: ScopeReference, _ written: ByteRange, by range: ByteRange,
      _ place: ScopeReference
    ) -> PropertyChange? {
      // No view shows an object yet that the same code creates.
      if graph.isMade(target.chainRoot, at: scope) { return nil }
      return publishedValue(target, at: scope, or: isAnnounced).map {
        PropertyChange(
          property: $0.property, type: $0.type, range: range, place: place,
          write: (scope.file, written))
      }
    }
    func changes(_ writes: [StateWrite], by range: ByteRange, _ place: ScopeReference)
      -> [PropertyChange]
    {
      let own = writes.compactMap { change($0.target, at: place, range, by: range, place) }
      let behind = writesAtOnce(behind: range, at: place).compactMap { method, code, write in
        var found = change(
          write.target, at: ScopeReference(file: code.file, scope: write.scope), write.range,
          by: range, place)
        found?.method = method
        return found
      }
      if behind.isEmpty { return own }
      let new = newObjects(passedBy: range, at: place)
      return own + behind.filter { !new.contains($0.type) }.prefix(1)
    }
    let assigned = uses.assignments.flatMap { assignment -> [PropertyChange] in
      let place = ScopeReference(file: number, scope: assignment.scope)
      guard isSearched(place) else { return [] }
      return changes(graph.writes(by: assignment, inFile: number), by: assignment.range, place)
    }
    let called = uses.calls.flatMap { call -> [PropertyChange] in
      let place = ScopeReference(file: number, scope: call.scope)
      if let target = graph.propertyAssignedOffMain(by: call, at: place) {
        var found = change(target, at: place, call.range, by: call.range, place)
        found?.isOffMain = true
        return found.map { [$0] } ?? []
      }
      guard isSearched(place) else { return [] }
      return changes(graph.writes(by: call, at: place), by: call.range, place)
    }
    return (assigned + called).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let started = CodePaths(
    timing: .any, receivers: [.own, .other, .none, .local], kinds: [.call, .write])
  private static let startedAtOnce = CodePaths(
    timing: .atOnce, receivers: [.own, .other, .none, .local], kinds: [.call, .write])

  /// What the synchronous function that a call runs, or the setter that an assignment runs, changes before it returns,
  /// also by running others, with that function.
  private func writesAtOnce(behind range: ByteRange, at place: ScopeReference)
    -> [(method: FunctionReference?, code: CodeNode, write: StateWrite)]
  {
    func runsHere(_ edge: CodeEdge) -> Bool {
      edge.function.map { symbols[$0].isAsync } != true
        && graph.place(ofBody: edge.target).map(objects.isOnActor) != true && !isOnNewObject(edge)
    }
    guard let start = graph.node(around: place) else { return [] }
    return graph.edges(from: start, along: Self.started).filter {
      $0.range == range && runsHere($0)
    }.flatMap { edge in
      CodeReach(from: edge.target) { code in
        self.graph.edges(from: code, along: Self.startedAtOnce).filter(runsHere).map(\.target)
          .filter { self.graph.mayShareProcess(place.file, $0.file) }
      }.flatMap { code in
        graph.writes(in: code.body, ofFile: code.file).filter {
          graph.runsAtOnce(ScopeReference(file: code.file, scope: $0.scope))
        }.map { (edge.function, code, $0) }
      }
    }
  }

  /// Whether code calls a function of an object that it has created.
  private func isOnNewObject(_ edge: CodeEdge) -> Bool {
    symbols.files[edge.place.file].call(at: edge.range)?.callee.base.map {
      graph.isMade($0.chainRoot, at: edge.place)
    } == true
  }

  /// The types of the objects that code has created and passes to the function that it calls.
  private func newObjects(passedBy range: ByteRange, at place: ScopeReference) -> [TypeID] {
    let arguments = symbols.files[place.file].call(at: range)?.arguments.map(\.value) ?? []
    return arguments.filter { graph.isMade($0, at: place) }.flatMap {
      inference.type(of: $0, at: place).candidates
    }
  }
}
