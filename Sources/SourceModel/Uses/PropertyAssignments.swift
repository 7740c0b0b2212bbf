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
  public let scope: Int
  /// That method.
  public var method: FunctionReference? = nil
}

extension Usage {
  /// The changes of published properties in a file, also by the methods of the same object that code calls.
  /// - Parameters:
  ///   - isSearched: Whether the code of a scope is of interest.
  ///   - isAnnounced: Whether another property counts, too.
  public func propertyChanges(
    inFile number: Int, where isSearched: (ScopeReference) -> Bool,
    or isAnnounced: (PropertyReference, TypeID) -> Bool
  ) -> [PropertyChange] {
    let uses = symbols.files[number].uses
    func changes(
      _ writes: [StateWrite], inFile file: Int, as range: ByteRange, _ scope: Int,
      by method: FunctionReference? = nil
    ) -> [PropertyChange] {
      writes.compactMap { write in
        let place = ScopeReference(file: file, scope: write.scope)
        // No view shows an object yet that the same code creates.
        if graph.isMade(write.target.chainRoot, at: place) { return nil }
        return publishedValue(write.target, at: place, or: isAnnounced).map {
          PropertyChange(
            property: $0.property, type: $0.type, range: range, scope: scope, method: method)
        }
      }
    }
    let assigned = uses.assignments.filter {
      isSearched(ScopeReference(file: number, scope: $0.scope))
    }.flatMap {
      changes(graph.writes(by: $0, inFile: number), inFile: number, as: $0.range, $0.scope)
    }
    let called = uses.calls.flatMap { call -> [PropertyChange] in
      let place = ScopeReference(file: number, scope: call.scope)
      let writes = graph.writes(by: call, at: place)
      guard !writes.isEmpty || call.callee.isOwnMember, isSearched(place) else { return [] }
      let own = changes(writes, inFile: number, as: call.range, call.scope)
      let behind = writesAtOnce(byMethodCalledBy: call, at: place).flatMap {
        changes([$0.write], inFile: $0.file, as: call.range, call.scope, by: $0.method)
      }
      return own + behind.prefix(1)
    }
    return (assigned + called).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What a synchronous method of the same object changes before it returns, also by calling others.
  private func writesAtOnce(byMethodCalledBy call: Call, at place: ScopeReference)
    -> [(method: FunctionReference, file: Int, write: StateWrite)]
  {
    guard let id = symbols.enclosingType(of: place), symbols.isMigratable(id) else { return [] }
    func runsHere(_ place: ScopeReference) -> Bool {
      graph.runsAtOnce(place) && !objects.isOnActor(place)
    }
    func methods(called call: Call, at place: ScopeReference) -> [FunctionReference] {
      call.callee.isOwnMember
        ? graph.functions(called: call, at: place).filter { !symbols[$0].isAsync } : []
    }
    return methods(called: call, at: place).flatMap { method in
      [method].closed { inner in
        guard let body = symbols[inner].body else { return [] }
        return symbols.files[inner.file].uses.calls.starting(in: body).flatMap { call in
          let place = ScopeReference(file: inner.file, scope: call.scope)
          return runsHere(place) ? methods(called: call, at: place) : []
        }
      }.flatMap { inner in
        (symbols[inner].body.map { graph.writes(in: $0, ofFile: inner.file) } ?? []).filter {
          runsHere(ScopeReference(file: inner.file, scope: $0.scope))
        }.map { (method, inner.file, $0) }
      }
    }
  }
}
