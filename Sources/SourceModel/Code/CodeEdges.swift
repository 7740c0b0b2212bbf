/// Finds the edges from one piece of code.
struct CodeEdges {
  let node: CodeNode
  let model: ProjectModel

  init(from node: CodeNode, _ model: ProjectModel) {
    self.node = node
    self.model = model
  }

  /// The edges to code of the same object, and to local functions and closures.
  var own: [CodeEdge] {
    let uses = model.files[node.file].uses
    return uses.reads(in: node.body).filter(\.isOwn).flatMap(ownEdges)
      + uses.calls.starting(in: node.body).filter(\.callee.isOwnMember).flatMap(ownEdges)
  }

  /// The edges to code of other objects, of types, and outside of types.
  var others: [CodeEdge] {
    let uses = model.files[node.file].uses
    return uses.reads(in: node.body).flatMap(otherEdges)
      + uses.calls.starting(in: node.body).flatMap(otherEdges)
  }

  // MARK: The same object

  private func ownEdges(reading read: Read) -> [CodeEdge] {
    guard let owner = node.owner else { return [] }
    return getters(model.members(of: owner, named: read.name).properties, on: owner).map {
      edge(.read, .own, read.range, read.scope, to: $0)
    }
  }

  private func ownEdges(calling call: Call) -> [CodeEdge] {
    if let local = local(call) {
      return model.localCode(of: local.binding, in: local.scope, ofFile: node.file).map {
        let target = CodeNode(file: node.file, body: $0, owner: node.owner)
        return [edge(.call, .local, call.range, call.scope, to: target)]
      } ?? []
    }
    guard let owner = node.owner else { return [] }
    return edges(calling: call, model.members(of: owner, named: call.name).functions, .own, owner)
  }

  // MARK: Other objects

  private func otherEdges(reading read: Read) -> [CodeEdge] {
    let place = ScopeReference(file: node.file, scope: read.scope)
    guard let base = read.base, !base.isSelf else {
      guard model.localBinding(read.name, at: place, position: read.range.lowerBound) == nil,
        node.owner.map({ model.members(of: $0, named: read.name).properties.isEmpty }) != false
      else { return [] }
      model.ask(.global(read.name))
      return getters(model.globalProperties[read.name] ?? [], on: nil).map {
        edge(.read, .none, read.range, read.scope, to: $0)
      }
    }
    let type = model.type(of: base, at: place)
    return model.concreteTypes(of: type.instance.candidates).flatMap { owner in
      getters(model.members(of: owner, named: read.name).properties, on: owner).map {
        edge(.read, receiver(of: type), read.range, read.scope, to: $0)
      }
    }
  }

  private func otherEdges(calling call: Call) -> [CodeEdge] {
    let place = ScopeReference(file: node.file, scope: call.scope)
    switch call.callee.unwrapped.kind {
    case .name(let name):
      guard local(call) == nil,
        node.owner.map({ model.members(of: $0, named: name).functions.isEmpty }) != false
      else { return [] }
      model.ask(.global(name))
      return edges(calling: call, model.globalFunctions[name] ?? [], .none, nil)
    case .member(let base, let name) where !base.isSelf:
      guard model.declaresFunction(named: name) else { return [] }
      let type = model.type(of: base, at: place)
      return model.concreteTypes(of: type.instance.candidates).flatMap { owner in
        edges(
          calling: call, model.members(of: owner, named: name).functions, receiver(of: type), owner)
      }
    default: return []
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
      ? functions.filter { model[$0].parameters.omitted(by: call.arguments) != nil } : functions
    return (fitting.isEmpty ? functions : fitting).compactMap { function in
      model.node(of: function, on: owner).map {
        var found = edge(.call, receiver, call.range, call.scope, to: $0)
        found.function = function
        return found
      }
    }
  }

  private func getters(_ properties: [PropertyReference], on owner: TypeID?) -> [CodeNode] {
    properties.compactMap { model.node(ofGetter: $0, on: owner) }
  }

  private func edge(
    _ kind: CodeEdge.Kind, _ receiver: CodeEdge.Receiver, _ range: ByteRange, _ scope: Int,
    to target: CodeNode
  ) -> CodeEdge {
    CodeEdge(
      kind: kind, receiver: receiver, range: range,
      place: ScopeReference(file: node.file, scope: scope), target: target)
  }

  private func local(_ call: Call) -> (binding: LocalBinding, scope: Int)? {
    guard case .name(let name) = call.callee.unwrapped.kind else { return nil }
    return model.localBinding(
      name, at: ScopeReference(file: node.file, scope: call.scope),
      position: call.range.lowerBound)
  }
}

extension Uses {
  /// The reads in a range of code, of views and of other code. A read that counts as both occurs twice.
  func reads(in range: ByteRange) -> [Read] {
    Array(reads.starting(in: range)) + viewReads.starting(in: range)
  }
}

extension ProjectModel {
  /// The body of a local function, or the closure that a local name is bound to.
  func localCode(of binding: LocalBinding, in scope: Int, ofFile number: Int) -> ByteRange? {
    guard binding.kind == .function else {
      return binding.value?.isClosure == true ? binding.value?.range : nil
    }
    return files[number].scopes.first {
      $0.parent == scope && $0.owner?.name == binding.name && $0.owner?.kind == .function
    }?.owner?.body
  }
}
