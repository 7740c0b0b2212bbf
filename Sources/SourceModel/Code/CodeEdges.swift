/// Finds the edges from one piece of code.
struct CodeEdges {
  let node: CodeNode
  let graph: CodeGraph
  let symbols: Symbols

  init(from node: CodeNode, _ graph: CodeGraph) {
    self.node = node
    self.graph = graph
    symbols = graph.symbols
  }

  /// The edges to code of the same object, and to local functions and closures.
  var own: [CodeEdge] {
    let uses = symbols.files[node.file].uses
    return uses.reads(in: node.body).filter(\.isOwn).flatMap(ownEdges)
      + uses.calls.starting(in: node.body).filter(\.callee.isOwnMember).flatMap(ownEdges)
      + elementEdges { $0.isSelf }
  }

  /// The edges to setters and observers of properties of the same object, and to subscripts of any object.
  var writes: [CodeEdge] {
    graph.writes(in: node.body, ofFile: node.file).flatMap { write -> [CodeEdge] in
      let place = ScopeReference(file: node.file, scope: write.scope)
      let elements = graph.ownerOfElement(writtenBy: write.target, at: place)
      return ownEdges(writing: write) + otherEdges(writing: write)
        + (elements.map { elementEdges(.write, of: $0, write.range, place) } ?? [])
    }
  }

  /// The edges to code of other objects, of types, and outside of types.
  var others: [CodeEdge] {
    let uses = symbols.files[node.file].uses
    return uses.reads(in: node.body).flatMap(otherEdges)
      + uses.calls.starting(in: node.body).flatMap(otherEdges)
      + uses.operators.starting(in: node.body).flatMap(otherEdges)
      + elementEdges { !$0.isSelf }
  }

  // MARK: The same object

  private func ownEdges(reading read: Read) -> [CodeEdge] {
    guard let owner = node.owner else { return [] }
    return getters(symbols.members(of: owner, named: read.name).properties, on: owner).map {
      edge(.read, .own, read.range, read.scope, to: $0)
    }
  }

  private func ownEdges(calling call: Call) -> [CodeEdge] {
    guard !isLocal(call), let owner = node.owner else { return localEdges(calling: call) }
    let members = symbols.members(of: owner, named: call.name)
    return members.functions.isEmpty && !members.properties.isEmpty
      ? localEdges(calling: call) : edges(calling: call, members.functions, .own, owner)
  }

  /// The edges to the setter and the observers of a property of the object.
  private func ownEdges(writing write: StateWrite) -> [CodeEdge] {
    let place = ScopeReference(file: node.file, scope: write.scope)
    guard let owner = node.owner, let name = graph.rootProperty(of: write.target, at: place) else {
      return []
    }
    return edges(writing: name, of: owner, .own, by: write)
  }

  /// The same for a property of another object: `view.model = model`.
  private func otherEdges(writing write: StateWrite) -> [CodeEdge] {
    guard case .member(let base, let name) = write.target.unwrapped.kind, !base.isSelf,
      symbols.mayRunCode(propertyNamed: name)
    else { return [] }
    let type = graph.inference.type(
      of: base, at: ScopeReference(file: node.file, scope: write.scope))
    return graph.receivers(of: name, in: type.instance.candidates).flatMap {
      edges(writing: name, of: $0, receiver(of: type), by: write)
    }
  }

  private func edges(
    writing name: String, of owner: TypeID, _ receiver: CodeEdge.Receiver, by write: StateWrite
  ) -> [CodeEdge] {
    symbols.members(of: owner, named: name).properties.flatMap { property in
      symbols[property].accessorsRunByWrites.compactMap(\.body).map { body in
        edge(
          .write, receiver, write.range, write.scope,
          to: CodeNode(file: property.file, body: body, owner: owner))
      }
    }
  }

  /// The edge to a local function, or to a closure that a constant holds.
  private func localEdges(calling call: Call) -> [CodeEdge] {
    guard case .local(let target) = target(of: call) else { return [] }
    return [edge(.call, .local, call.range, call.scope, to: target)]
  }

  /// The edges to own functions that a call receives and may run before it returns: `sink(receiveValue: show)`.
  var passing: [CodeEdge] {
    guard let owner = node.owner else { return [] }
    return graph.symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call in
      let place = ScopeReference(file: node.file, scope: call.scope)
      return functions(passedTo: call, at: place).flatMap { name in
        graph.symbols.members(of: owner, named: name).functions.compactMap { function in
          graph.node(of: function, on: owner).map {
            edge(.passing, .own, call.range, call.scope, to: $0)
          }
        }
      }
    }
  }

  private func functions(passedTo call: Call, at place: ScopeReference) -> [String] {
    if call.arguments.contains(where: { $0.label == "forKeyPath" }),
      let value = graph.firstValueOfKeyPath(observedBy: call, inFile: node.file), value != .later
    {
      return ["observeValue"]
    }
    return call.arguments.compactMap { argument in
      guard let name = argument.value.ownName.map({ String($0.prefix { $0 != "(" }) }),
        graph.symbols.declaresFunction(named: name),
        graph.symbols.localBinding(name, at: place, position: argument.value.range.lowerBound)
          == nil,
        graph.mayCallAtOnce(argument, of: call, at: place)
      else { return nil }
      return name
    }
  }

  // MARK: Other objects

  private func otherEdges(reading read: Read) -> [CodeEdge] {
    guard symbols.mayRunCode(propertyNamed: read.name) else { return [] }
    let place = ScopeReference(file: node.file, scope: read.scope)
    guard let base = read.base, !base.isSelf else {
      guard
        symbols.localBinding(read.name, at: place, position: read.range.lowerBound) == nil,
        node.owner.map({ symbols.members(of: $0, named: read.name).properties.isEmpty })
          != false
      else { return [] }
      symbols.ask(.global(read.name))
      return getters(symbols.globalProperties[read.name] ?? [], on: nil).map {
        edge(.read, .none, read.range, read.scope, to: $0)
      }
    }
    let type = graph.inference.type(of: base, at: place)
    if case .external(let outside, _) = type.instance {
      return getters(symbols.externalMembers(of: outside, named: read.name).properties, on: nil)
        .map { edge(.read, receiver(of: type), read.range, read.scope, to: $0) }
    }
    return graph.receivers(of: read.name, in: type.instance.candidates).flatMap { owner in
      getters(symbols.members(of: owner, named: read.name).properties, on: owner).map {
        edge(.read, receiver(of: type), read.range, read.scope, to: $0)
      }
    }
  }

  /// The edges to the subscripts that code reads of some objects: `grid[0]`.
  private func elementEdges(of isAsked: (Expression) -> Bool) -> [CodeEdge] {
    symbols.files[node.file].uses.elements.starting(in: node.body).flatMap { read -> [CodeEdge] in
      guard let base = read.base, isAsked(base) else { return [] }
      let place = ScopeReference(file: node.file, scope: read.scope)
      return elementEdges(.read, of: base, read.range, place)
    }
  }

  private func elementEdges(
    _ kind: CodeEdge.Kind, of base: Expression, _ range: ByteRange, _ place: ScopeReference
  ) -> [CodeEdge] {
    graph.code(ofElementsOf: base, written: kind == .write, at: place).map {
      edge(kind, base.isSelf ? .own : .other, range, place.scope, to: $0)
    }
  }

  private func otherEdges(calling call: Call) -> [CodeEdge] {
    guard symbols.mayRunCode(functionNamed: call.name) else { return [] }
    if let base = call.callee.base, !base.isSelf {
      let type = graph.inference.type(
        of: base, at: ScopeReference(file: node.file, scope: call.scope))
      let types = type.instance.candidates
      if !types.isEmpty, symbols.declaresFunction(named: call.name) {
        let found = graph.receivers(of: call.name, in: types).flatMap { owner in
          edges(
            calling: call, symbols.members(of: owner, named: call.name).functions,
            receiver(of: type), owner)
        }
        if !found.isEmpty { return found }
      }
    }
    switch target(of: call) {
    case .local(let closure)
    where !isLocal(call) && (closure.owner == nil || closure.owner != node.owner):
      return [
        edge(.call, closure.owner == nil ? .none : .other, call.range, call.scope, to: closure)
      ]
    case .functions(let functions), .implementations(let functions):
      return functions.flatMap { function -> [CodeEdge] in
        let owner = symbols.declaringType(of: function)
        // An extension may overload a method of the SDK: `rows.sorted(by: .name)`.
        if owner == nil, function.type != nil, !mayCall(function, call) { return [] }
        if let owner, node.owner.map({ symbols.lineage(of: $0).contains(owner) }) == true,
          call.callee.isOwnMember
        {
          return []
        }
        let isFree = function.type == nil || symbols[function].isStatic
        return edges(calling: call, [function], isFree ? .none : .other, owner)
      }
    default: return []
    }
  }

  /// The edges to initializers of values that the project declares: `Receipt(of: model)`.
  var constructions: [CodeEdge] {
    symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call -> [CodeEdge] in
      guard call.name == "init" || call.name.looksLikeTypeName else { return [] }
      switch target(of: call) {
      case .construction(let types):
        return types.flatMap { edges(calling: call, symbols.initializers(of: $0), .other, $0) }
      case .functions(let functions):
        return edges(
          calling: call, functions.filter { symbols[$0].kind == .initializer }, .other, nil)
      default: return []
      }
    }
  }

  private func otherEdges(applying operation: OperatorUse) -> [CodeEdge] {
    graph.functions(appliedBy: operation, inFile: node.file).compactMap { function in
      graph.node(of: function, on: symbols.declaringType(of: function)).map {
        edge(.call, .none, operation.range, operation.scope, to: $0)
      }
    }
  }

  private func receiver(of type: ResolvedType) -> CodeEdge.Receiver {
    if case .metatype = type { CodeEdge.Receiver.none } else { .other }
  }

  // MARK: Targets

  /// The code of the functions that take the arguments of a call; of all, if none seems to.
  private func edges(
    calling call: Call, _ functions: [FunctionReference], _ receiver: CodeEdge.Receiver,
    _ owner: TypeID?
  ) -> [CodeEdge] {
    let fitting =
      functions.count > 1
      ? functions.filter { symbols[$0].parameters.omitted(by: call.arguments) != nil }
      : functions
    return (fitting.isEmpty ? functions : fitting).flatMap { function -> [CodeEdge] in
      let body = graph.node(of: function, on: owner).map {
        var found = edge(.call, receiver, call.range, call.scope, to: $0)
        found.function = function
        return found
      }
      return [body].compactMap(\.self)
        + defaultArguments(of: function, omittedBy: call, owner).map {
          edge(.call, receiver, call.range, call.scope, to: $0)
        }
    }
  }

  private func getters(_ properties: [PropertyReference], on owner: TypeID?) -> [CodeNode] {
    properties.compactMap { graph.node(ofGetter: $0, on: owner) }
  }

  private func edge(
    _ kind: CodeEdge.Kind, _ receiver: CodeEdge.Receiver, _ range: ByteRange, _ scope: Int,
    to target: CodeNode
  ) -> CodeEdge {
    CodeEdge(
      kind: kind, receiver: receiver, range: range,
      place: ScopeReference(file: node.file, scope: scope), target: target)
  }

  private func mayCall(_ function: FunctionReference, _ call: Call) -> Bool {
    graph.inference.mayCall(
      function, call.arguments, at: ScopeReference(file: node.file, scope: call.scope))
  }

  private func target(of call: Call) -> CallTarget {
    graph.target(
      ofCallTo: call.callee, call.arguments, at: ScopeReference(file: node.file, scope: call.scope))
  }

  /// Whether a call calls a local name.
  private func isLocal(_ call: Call) -> Bool {
    guard case .name(let name) = call.callee.unwrapped.kind else { return false }
    let place = ScopeReference(file: node.file, scope: call.scope)
    return symbols.localBinding(name, at: place, position: call.range.lowerBound) != nil
  }
}

extension Uses {
  /// The reads in a range of code, of views and of other code. A read that counts as both occurs twice.
  func reads(in range: ByteRange) -> [Read] {
    Array(reads.starting(in: range)) + viewReads.starting(in: range)
  }
}
