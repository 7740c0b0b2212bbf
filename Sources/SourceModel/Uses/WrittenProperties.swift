/// What code writes of its own object.
extension Usage {
  /// The migratable types of own properties that a body calls a method on.
  func calledChildren(
    in body: ByteRange, ofFile number: Int, where isMet: (ByteRange) -> Bool = { _ in true }
  ) -> [TypeID] {
    symbols.files[number].uses.calls.starting(in: body).filter { isMet($0.range) }.flatMap {
      call -> [TypeID] in
      guard case .member(let base, let name) = call.callee.kind, name != "send",
        isOfOwnProperty(base, at: ScopeReference(file: number, scope: call.scope))
      else { return [] }
      return inference.type(of: base, at: ScopeReference(file: number, scope: call.scope))
        .candidates
        .filter { symbols.isMigratable($0) && symbols[$0].kind == .class }
    }.uniqued()
  }

  /// The migratable types of own properties that a body writes through: `child.x = 1`, `child.items.append(1)`.
  func writtenChildren(
    in body: ByteRange, ofFile number: Int, where isMet: (ByteRange) -> Bool = { _ in true }
  ) -> [TypeID] {
    graph.writes(in: body, ofFile: number).filter { isMet($0.range) }.flatMap { write -> [TypeID] in
      let scope = ScopeReference(file: number, scope: write.scope)
      guard isOfOwnProperty(write.target, at: scope) else { return [] }
      return childrenWritten(by: write.target, at: scope)
    }.uniqued()
  }

  /// Whether an own property is at the root of an expression, or stands behind the local name at its root:
  /// `guard let child`.
  private func isOfOwnProperty(_ expression: Expression, at scope: ScopeReference) -> Bool {
    if graph.rootProperty(of: expression, at: scope) != nil { return true }
    return symbols.constant(expression.chainRoot, at: scope).map { isOfOwnProperty($0, at: $1) }
      == true
  }

  /// The migratable classes of the nearest object that a target belongs to, excluding `self`.
  private func childrenWritten(by target: Expression, at scope: ScopeReference) -> [TypeID] {
    switch target.unwrapped.kind {
    case .member(let base, _), .element(let base, _):
      guard !base.isSelf else { return [] }
      let children = inference.type(of: base, at: scope).candidates.filter {
        symbols.isMigratable($0) && symbols[$0].kind == .class
      }
      return children.isEmpty ? childrenWritten(by: base, at: scope) : children
    default: return []
    }
  }

  /// The stored properties of a type that a body assigns or mutates in place; if there are none, those that the methods
  /// of the type write that the body calls. Writes through a migrated object belong to that object.
  ///
  /// - Parameter isMet: Whether to consider a given place in the body.
  public func writtenProperties(
    in body: ByteRange, ofFile number: Int, host: TypeID,
    where isMet: (ByteRange) -> Bool = { _ in true }
  ) -> [PropertyReference] {
    let own = propertiesWritten(in: body, ofFile: number, host: host, where: isMet)
    guard own.isEmpty else { return own }
    let start = CodeNode(file: number, body: body, owner: host)
    return graph.edges(from: start, along: .ownCalls).filter { isMet($0.range) }.flatMap { edge in
      graph.code(reachedFrom: edge.target, along: .ownCalls).flatMap {
        propertiesWritten(in: $0.body, ofFile: $0.file, host: host)
      }
    }.uniqued()
  }

  /// The same without the methods that the body calls.
  private func propertiesWritten(
    in body: ByteRange, ofFile number: Int, host: TypeID,
    where isMet: (ByteRange) -> Bool = { _ in true }
  ) -> [PropertyReference] {
    let names = graph.writes(in: body, ofFile: number).filter { isMet($0.range) }.compactMap {
      write in
      let scope = ScopeReference(file: number, scope: write.scope)
      return childrenWritten(by: write.target, at: scope).isEmpty
        && !writesIntoObject(write.target, at: scope)
        && !graph.changesNothing(write, inFile: number)
        ? graph.rootProperty(of: write.target, at: scope) : nil
    }
    return names.uniqued().flatMap { symbols.members(of: host, named: $0).properties }.filter {
      reference in
      let property = symbols[reference]
      return property.isStored && !property.isLet && !property.isStatic
        && !keepsSubscription(reference)
    }
  }

  /// Whether a target is a member of what may be an object that notifies nobody. The property that stores the object
  /// then stays unchanged.
  func writesIntoObject(_ target: Expression, at scope: ScopeReference) -> Bool {
    switch target.unwrapped.kind {
    case .member(let base, _), .element(let base, _):
      guard !base.isSelf else { return false }
      let type = inference.type(of: base, at: scope).unwrapped
      if case .external(let name, _) = type, inference.mayBeObject(name) { return true }
      return type.candidates.contains(where: symbols.mayBePlainObject)
        || writesIntoObject(base, at: scope)
    default: return false
    }
  }
}
