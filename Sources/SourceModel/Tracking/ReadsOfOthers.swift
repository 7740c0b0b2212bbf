/// What views read of models through code of other models: `var greeting: String { account.isOpen ? name : "" }`.
extension ProjectModel {
  /// A property that code of another model reads, and the read in a view that runs the code.
  typealias ReadOfOther = (property: PropertyReference, read: LocatedRead)

  /// The variables and computed properties of models that are read by code of other models that views run, directly or
  /// through other code of that kind.
  /// - Parameters:
  ///   - computed: The computed properties that views read.
  ///   - names: The names of all properties that can be read this way.
  func readsOfOthers(
    behind computed: [(property: PropertyReference, read: LocatedRead)], named names: Set<String>
  ) -> [ReadOfOther] {
    var pending = computed.compactMap {
      ModelCode($0.property, $0.read, isOfOther: false, in: self)
    }
    for id in migratableTypes where self[id].kind == .class {
      let telling = functionsReturningValues(of: id).filter { readsOther($0, named: names) }
      if telling.isEmpty { continue }
      let shown = functionsShown(telling, of: id).sorted {
        $0.value.place == $1.value.place
          ? $0.key.order < $1.key.order : $0.value.place < $1.value.place
      }
      pending += shown.compactMap { ModelCode($0.key, of: id, $0.value, in: self) }
    }
    var result: [ReadOfOther] = []
    var visited: Set<ModelCache.Place> = []
    var next = 0
    while next < pending.count {
      let code = pending[next]
      next += 1
      for (number, body) in ownCode(runBy: code.body, ofFile: code.file, of: code.id)
      where visited.insert(.init(file: number, offset: body.lowerBound)).inserted {
        if code.isOfOther {
          result += variablesRead(in: body, ofFile: number, code.id).map { ($0, code.read) }
        }
        for read in files[number].uses.reads.starting(in: body) where names.contains(read.name) {
          for property in properties(readBy: read, inFile: number) {
            result.append((property, code.read))
            if let code = ModelCode(property, code.read, isOfOther: true, in: self) {
              pending.append(code)
            }
          }
        }
        pending += functionsOfOthers(calledIn: body, ofFile: number, code.read)
      }
    }
    return result
  }

  /// Whether a function's own code reads a member of another object with one of the names, or calls one of its methods.
  private func readsOther(_ function: FunctionReference, named names: Set<String>) -> Bool {
    guard let body = self[function].body else { return false }
    let uses = files[function.file].uses
    return uses.reads.starting(in: body).contains {
      $0.base?.isSelf == false && names.contains($0.name)
    }
      || uses.calls.starting(in: body).contains { call in
        guard case .member(let base, let name) = call.callee.unwrapped.kind else { return false }
        return !base.isSelf && declaresFunction(named: name)
      }
  }

  /// The plain variables that code of a class reads of its own object.
  private func variablesRead(in body: ByteRange, ofFile number: Int, _ id: TypeID)
    -> [PropertyReference]
  {
    files[number].uses.reads.starting(in: body)
      .filter { $0.isOwn && runsWithBody($0.scope, inFile: number) }
      .flatMap { members(of: id, named: $0.name).properties }
      .filter { isPlainVariable(self[$0]) }
  }

  /// The properties of other models that a read in a model's code may refer to.
  private func properties(readBy read: Read, inFile number: Int) -> [PropertyReference] {
    guard let base = read.base, !base.isSelf, runsWithBody(read.scope, inFile: number) else {
      return []
    }
    let types = objects(of: base, at: ScopeReference(file: number, scope: read.scope))
    return concreteTypes(of: types.filter(isMigratable)).flatMap {
      members(of: $0, named: read.name).properties
    }
    .filter { !self[$0].isStatic && self[$0].attribute(.published) == nil }
  }

  private func functionsOfOthers(
    calledIn body: ByteRange, ofFile number: Int, _ read: LocatedRead
  ) -> [ModelCode] {
    files[number].uses.calls.starting(in: body).flatMap { call -> [ModelCode] in
      guard case .member(let base, let name) = call.callee.unwrapped.kind, !base.isSelf,
        declaresFunction(named: name), runsWithBody(call.scope, inFile: number)
      else { return [] }
      let types = objects(of: base, at: ScopeReference(file: number, scope: call.scope))
      return concreteTypes(of: types.filter(isMigratable)).flatMap { id in
        functionsReturningValues(of: id).filter { self[$0].name == name }
          .compactMap { ModelCode($0, of: id, read, in: self) }
      }
    }
  }
}

/// Code of a model that a view runs.
private struct ModelCode {
  let file: Int
  let body: ByteRange
  let id: TypeID
  let read: ProjectModel.LocatedRead
  /// Whether it was reached through other code, so its reads have not been noted yet.
  let isOfOther: Bool

  init?(
    _ property: PropertyReference, _ read: ProjectModel.LocatedRead, isOfOther: Bool,
    in model: ProjectModel
  ) {
    guard model[property].accessors == .computed, let body = model[property].getterBody,
      let id = model.declaringType(of: property)
    else { return nil }
    (file, self.body, self.id, self.read) = (property.file, body, id, read)
    self.isOfOther = isOfOther
  }

  init?(
    _ function: FunctionReference, of id: TypeID, _ read: ProjectModel.LocatedRead,
    in model: ProjectModel
  ) {
    guard let body = model[function].body else { return nil }
    (file, self.body, self.id, self.read, isOfOther) = (function.file, body, id, read, true)
  }
}

extension PropertyUses.Located<Read> {
  /// The sort key of reads.
  var place: (file: Int, start: Int, end: Int) {
    (file, use.range.lowerBound, use.range.upperBound)
  }
}

extension PropertyReference {
  var order: (file: Int, type: Int, index: Int) { (file, type ?? -1, index) }
}

extension FunctionReference {
  fileprivate var order: (file: Int, type: Int, index: Int) { (file, type ?? -1, index) }
}
