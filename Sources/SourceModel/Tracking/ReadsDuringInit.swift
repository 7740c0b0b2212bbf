/// What creating an object reads of other objects: `init(session: Session) { total = session.count }`.
extension Tracking {
  /// The places where code that an initializer of a class runs, or a property's default value, reads a member of a
  /// shared object that is tracked once all types are migrated, together with the class of that object.
  public func readsOfOthersDuringInit(_ id: TypeID)
    -> [(file: Int, range: ByteRange, type: TypeID)]
  {
    let initializers = symbols.initializers(of: id)
    var code = symbols.properties(of: id).compactMap { reference -> (Int, ByteRange)? in
      let property = symbols[reference]
      guard property.isStored, !property.isStatic, !property.isLazy else { return nil }
      return property.initializer.map { (reference.file, $0.range) }
    }
    code += initializers.filter { !symbols[$0].parameters.isOfDecoder }.flatMap {
      codeRun(by: $0, of: id)
    }
    var seen: Set<FileOffset> = []
    return code.filter { seen.insert(.init(file: $0, offset: $1.lowerBound)).inserted }
      .flatMap { number, body in
        reads(of: id, in: body, inFile: number).map { (number, $0.range, $0.type) }
      }
  }

  /// The body of a function, and of the methods of its class that it calls and that have run when it returns.
  private func codeRun(by function: FunctionReference, of id: TypeID) -> [(Int, ByteRange)] {
    guard let start = graph.node(of: function, on: id) else { return [] }
    return graph.code(reachedFrom: start, along: .ownCallsAtOnce).map { ($0.file, $0.body) }
  }

  private func reads(of id: TypeID, in body: ByteRange, inFile number: Int)
    -> [(range: ByteRange, type: TypeID)]
  {
    let file = symbols.files[number]
    func other(_ base: Expression?, _ scope: Int) -> TypeID? {
      let place = ScopeReference(file: number, scope: scope)
      guard let base, !base.isSelf, graph.runsAtOnce(place),
        comesFromOutside(base, at: place, of: id)
      else { return nil }
      let types = inference.objects(of: base, at: place)
      guard types.count == 1, symbols[types[0]].kind == .class, symbols.isMigratable(types[0])
      else { return nil }
      return types[0]
    }
    let read = file.uses.reads.starting(in: body).compactMap { read -> (ByteRange, TypeID)? in
      guard let type = other(read.base, read.scope) else { return nil }
      return returnsTrackedValue(read.name, of: type) ? (read.range, type) : nil
    }
    let called = file.uses.calls.starting(in: body).compactMap { call -> (ByteRange, TypeID)? in
      guard case .member(let base, let name) = call.callee.unwrapped.kind,
        symbols.declaresFunction(named: name), let type = other(base, call.scope)
      else { return nil }
      return readsTracked(callOf: name, of: type) ? (call.range, type) : nil
    }
    return read + called
  }

  /// Whether a property of a class is tracked and may change, or is computed from such a property.
  private func returnsTrackedValue(_ name: String, of type: TypeID) -> Bool {
    symbols.members(of: type, named: name).properties.contains { reference in
      isTrackedVariable(reference, of: type)
        || !symbols[reference].isStatic
          && graph.node(ofGetter: reference, on: type).map { readsTrackedAtOnce($0, type) } == true
    }
  }

  private func isTrackedVariable(
    _ reference: PropertyReference, of type: TypeID
  ) -> Bool {
    registersReads(of: reference, of: symbols.declaringType(of: reference) ?? type)
      && changesAfterInit(reference, of: type)
  }

  private func readsTracked(callOf name: String, of type: TypeID) -> Bool {
    symbols.members(of: type, named: name).functions.contains { function in
      !symbols[function].isAsync && !symbols[function].isStatic
        && graph.node(of: function, on: type).map { readsTrackedAtOnce($0, type) } == true
    }
  }

  /// Whether code of a class reads tracked state of its own object before it returns.
  private func readsTrackedAtOnce(_ start: CodeNode, _ type: TypeID) -> Bool {
    graph.code(reachedFrom: start, along: .ownAtOnce).contains { code in
      modelReads(in: code, where: graph.runsAtOnce).contains {
        $0.read.use.isOwn && changesAfterInit($0.property, of: type)
      }
    }
  }

  /// A place where an initializer, or a method that it calls, reads a property of the new object.
  public struct OwnRead: Sendable {
    public let property: String
    public let file: Int
    public let range: ByteRange
    /// The place in the initializer: the read, or the call of the method.
    public let origin: ByteRange
  }

  /// The places where a function of a class reads properties of its object before it returns: directly, by a mutation
  /// in place, or through a method of the class.
  /// - Parameter isLeftOut: Whether to ignore a place in a file.
  public func readsAtOnce(
    of names: Set<String>, by function: FunctionReference, of id: TypeID,
    except isLeftOut: @escaping (Int, ByteRange) -> Bool
  ) -> [OwnRead] {
    guard let start = graph.node(of: function, on: id) else { return [] }
    func reads(in code: CodeNode, from origin: ByteRange?) -> [OwnRead] {
      placesRead(of: names, in: code).filter { !isLeftOut(code.file, $0.range) }.map {
        OwnRead(property: $0.name, file: code.file, range: $0.range, origin: origin ?? $0.range)
      }
    }
    let called = graph.edges(from: start, along: .ownCallsAtOnce).filter { edge in
      edge.function.map { symbols[$0].kind == .function } == true
        && !isLeftOut(function.file, edge.range)
    }.flatMap { edge in
      graph.code(reachedFrom: edge.target, along: .ownCallsAtOnce)
        .flatMap { reads(in: $0, from: edge.range) }
    }
    return reads(in: start, from: nil) + called
  }

  /// The places where code itself reads or mutates properties of its own object before it returns.
  private func placesRead(
    of names: Set<String>, in code: CodeNode
  ) -> [(name: String, range: ByteRange)] {
    let uses = symbols.files[code.file].uses
    func named(_ expression: Expression, _ scope: Int) -> String? {
      guard let path = expression.dottedPath, path.count == 1, names.contains(path[0]) else {
        return nil
      }
      guard case .name = expression.unwrapped.kind else { return path[0] }
      let place = ScopeReference(file: code.file, scope: scope)
      return symbols.localBinding(path[0], at: place, position: expression.range.lowerBound) == nil
        ? path[0] : nil
    }
    let read = uses.reads.starting(in: code.body).filter { names.contains($0.name) && $0.isOwn }
      .map { ($0.name, $0.range, $0.scope) }
    let changed = uses.assignments.starting(in: code.body).compactMap { change in
      change.value == nil
        ? named(change.target, change.scope).map { ($0, change.range, change.scope) } : nil
    }
    let called = uses.calls.starting(in: code.body).compactMap { call in
      call.callee.base.flatMap { named($0, call.scope) }.map { ($0, call.range, call.scope) }
    }
    return (read + changed + called).filter {
      graph.runsAtOnce(ScopeReference(file: code.file, scope: $0.2))
    }.map { ($0.0, $0.1) }
  }

  /// Whether an object comes from outside the one that is created: from a parameter, a type, a global variable, or a
  /// property that stores one of those.
  private func comesFromOutside(
    _ object: Expression, at scope: ScopeReference, of id: TypeID, depth: Int = 0
  ) -> Bool {
    guard let path = object.dottedPath, let name = path.first, depth < 4 else { return false }
    if name.looksLikeTypeName { return path.count > 1 }
    if let local = symbols.localBinding(name, at: scope, position: object.range.lowerBound) {
      switch local.binding.kind {
      case .parameter: return true
      case .constant, .unwrapped:
        guard let value = local.binding.value, value.range != object.range else { return false }
        return comesFromOutside(value, at: scope, of: id, depth: depth + 1)
      default: return false
      }
    }
    let own = symbols.members(of: id, named: name).properties
    guard !own.isEmpty else { return isGlobal(name) }
    return own.allSatisfy { reference in
      let property = symbols[reference]
      guard property.isStored, !property.isStatic, property.attributes.isEmpty else { return false }
      if let value = property.initializer {
        return value.dottedPath?.first?.looksLikeTypeName == true && property.isLet
      }
      let assigned = symbols.initializers(of: id).flatMap { made in
        symbols[made].body.map { body in
          symbols.files[made.file].uses.assignments.starting(in: body)
            .filter { $0.target.ownName == name }.map { (made.file, $0) }
        } ?? []
      }
      return !assigned.isEmpty
        && assigned.allSatisfy { number, assignment in
          assignment.value.map {
            comesFromOutside(
              $0, at: ScopeReference(file: number, scope: assignment.scope), of: id,
              depth: depth + 1)
          } == true
        }
    }
  }
}

extension [Parameter] {
  /// Whether these are the parameters of `init(from decoder: Decoder)`.
  public var isOfDecoder: Bool {
    guard count == 1, self[0].label == "from" else { return false }
    if case .existential(let type) = self[0].type { return type.simpleName == "Decoder" }
    return self[0].type.simpleName == "Decoder"
  }
}
