/// State that may change without notifying anyone.
extension Tracking {
  /// Where a computed property's code reads something that may change without its model notifying anyone.
  public func changingSource(of property: PropertyReference) -> (file: Int, range: ByteRange)? {
    guard let start = graph.node(ofGetter: property, on: symbols.declaringType(of: property))
    else { return nil }
    return graph.code(reachedFrom: start, along: .ownAndFreeWithBody).firstNonNil { node in
      self.changingSource(in: node.body, ofFile: node.file).map { (node.file, $0) }
    }
  }

  /// The same for code and what it runs of its own object, and outside of objects: `static func exists() -> Bool`.
  /// - Parameter observed: The parameters of the code whose changes the caller observes.
  func readsChanging(_ start: CodeNode, besides observed: Set<String> = []) -> Bool {
    graph.code(reachedFrom: start, along: .ownAndFreeWithBody).contains {
      readsChanging(in: $0.body, ofFile: $0.file, besides: $0 == start ? observed : [])
    }
  }

  /// The same for any code of a type.
  /// - Parameter certainly: Whether to ignore changes that are only possible, such as an untracked change of an
  ///   external object.
  func readsChanging(
    in body: ByteRange, ofFile number: Int, certainly: Bool = false,
    besides observed: Set<String> = []
  ) -> Bool {
    changingSource(in: body, ofFile: number, certainly: certainly, besides: observed) != nil
  }

  /// The first such read or call.
  public func changingSource(
    in body: ByteRange, ofFile number: Int, certainly: Bool = false,
    besides observed: Set<String> = []
  ) -> ByteRange? {
    let file = symbols.files[number]
    for read in file.uses.reads.starting(in: body) {
      let scope = ScopeReference(file: number, scope: read.scope)
      if isChangingVariable(read, at: scope) { return read.range }
      guard let base = read.base, !base.isSelf, !base.isOne(of: observed) else { continue }
      let type = graph.outsideType(of: base, at: scope)
      if type.ownChange(ofMember: read.name) != nil { return read.range }
      if inference.mayChange(type), !isConstant(read.name, of: type.candidates),
        !isConstantOutside(read.name, of: type), !isTracked(read.name, of: type.candidates),
        !certainly || isLikelyToChange(read.name, of: type)
      {
        return read.range
      }
    }
    for call in file.uses.calls.starting(in: body) {
      let scope = ScopeReference(file: number, scope: call.scope)
      if returnsChangingValue(call, at: scope) || Self.returnsNewValueEachTime(call)
        || callsClosureReturningChangingValue(call, at: scope)
      {
        return call.range
      }
      guard case .member(let base, let name) = call.callee.kind, name.beginsLowercase,
        name != "init", !base.isSelf, !base.isOne(of: observed)
      else { continue }
      let type = graph.outsideType(of: base, at: scope)
      if inference.mayChange(type), !isConstantOutside(name, of: type),
        !certainly || isLikelyToChange(name, of: type)
      {
        return call.range
      }
    }
    return unnotifiedElement(in: body, ofFile: number)?.range
  }

  /// The first read in code of a class, or in own code that it runs, of a project object that certainly changes without
  /// notifying anyone, or of a value that such an object computes from changing state. Also finds static and global
  /// variables that some code changes.
  /// - Parameter observed: The parameters of the code whose changes the caller observes.
  public func unnotifiedRead(
    in body: ByteRange, ofFile number: Int, of id: TypeID, besides observed: Set<String> = []
  ) -> Usage.LocatedRead? {
    graph.ownCode(runBy: body, ofFile: number, of: id).firstNonNil {
      code -> Usage.LocatedRead? in
      let observed = code.file == number && code.body == body ? observed : []
      let read = self.symbols.files[code.file].uses.reads.starting(in: code.body).first { read in
        guard self.graph.runsWithBody(read.scope, inFile: code.file) else { return false }
        let scope = ScopeReference(file: code.file, scope: read.scope)
        if self.isChangingValue(read, at: scope) { return true }
        guard let base = read.base, !base.isSelf, !base.isOne(of: observed),
          !read.name.isNameOfIdentity
        else { return false }
        let types = self.symbols.concreteTypes(
          of: self.inference.type(of: base, at: scope).candidates)
        return !types.isEmpty
          && self.certainlyChangesUntracked(read.name, of: .nominal(types, arguments: []))
          && !self.graph.isMade(base, at: scope)
      }
      let use =
        read ?? self.unnotifiedCall(in: code.body, ofFile: code.file, besides: observed)
        ?? self.unnotifiedElement(in: code.body, ofFile: code.file)
      return use.map { Usage.LocatedRead(file: code.file, use: $0) }
    }
  }

  /// A call of a function of such an object: `formatter.title(of: item)`.
  private func unnotifiedCall(
    in body: ByteRange, ofFile number: Int, besides observed: Set<String>
  ) -> Read? {
    symbols.files[number].uses.calls.starting(in: body).firstNonNil { call -> Read? in
      guard case .member(let base, let name) = call.callee.unwrapped.kind, !base.isSelf,
        !base.isOne(of: observed), self.symbols.declaresFunction(named: name),
        self.graph.runsWithBody(call.scope, inFile: number)
      else { return nil }
      let scope = ScopeReference(file: number, scope: call.scope)
      guard self.returnsChangingState(name, of: self.inference.type(of: base, at: scope)),
        !self.graph.isMade(base, at: scope)
      else { return nil }
      return Read(name: name, base: base, range: call.range, scope: call.scope)
    }
  }

  /// A subscript access on such an object, which a property stores: `grid[0]`.
  private func unnotifiedElement(in body: ByteRange, ofFile number: Int) -> Read? {
    let file = symbols.files[number]
    guard symbols.declaresFunction(named: "subscript") else { return nil }
    return file.uses.reads.starting(in: body).firstNonNil { read -> Read? in
      guard file.bytes[read.range.upperBound] == UInt8(ascii: "["),
        self.graph.runsWithBody(read.scope, inFile: number)
      else { return nil }
      let scope = ScopeReference(file: number, scope: read.scope)
      guard
        self.returnsChangingState(
          "subscript", of: self.inference.type(of: read.expression, at: scope))
      else { return nil }
      return Read(name: "subscript", base: read.expression, range: read.range, scope: read.scope)
    }
  }

  /// Whether a member of an object of the SDK, of its type or of a module never changes: `Swift.assertionFailure()`.
  private func isConstantOutside(_ name: String, of type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .external(let type, _): SDK.isConstant(name, of: type)
    case .metatype(.external): SDK.sharedInstance.contains(name) || SDK.cheapFunction.contains(name)
    default: false
    }
  }

  /// The functions of a class whose results views show and that read both tracked state and such an object: the first
  /// call of each, and the read of that object.
  public func functionsShowingUnnotifiedState(of id: TypeID)
    -> [FunctionReference: (reader: Usage.LocatedRead, unnotified: Usage.LocatedRead)]
  {
    var unnotified: [FunctionReference: Usage.LocatedRead] = [:]
    for reference in functionsReturningValues(of: id) {
      guard let body = symbols[reference].body, readsTracked(in: body, ofFile: reference.file, id)
      else { continue }
      unnotified[reference] = unnotifiedRead(in: body, ofFile: reference.file, of: id)
    }
    if unnotified.isEmpty { return [:] }
    let shown = functionsShown(Array(unnotified.keys), of: id) { function, call, place in
      let observed = parametersObserved(of: function, by: call, at: place)
      guard !observed.isEmpty, let body = symbols[function].body else { return true }
      let read = unnotifiedRead(in: body, ofFile: function.file, of: id, besides: observed)
      if let read { unnotified[function] = read }
      return read != nil
    }
    return shown.reduce(into: [:]) { result, shown in
      result[shown.key] = unnotified[shown.key].map { (shown.value, $0) }
    }
  }

  /// Whether views read members of a class that return such state, themselves or through code of other types.
  func showsUnnotifiedState(of id: TypeID) -> Bool {
    bodiesReadByViews(of: id, usage.uses).contains { number, body in
      if unnotifiedRead(in: body, ofFile: number, of: id) != nil { return true }
      let start = CodeNode(file: number, body: body, owner: id)
      return CodeReach(from: start) { self.edgesRunAtOnce(by: $0).map(\.target) }.contains { code in
        untrackedVariables(readBy: code).contains {
          certainlyChangesAfterInit($0.property, of: $0.owner)
        }
      }
    }
  }

  /// Whether all of the types store the property and no code changes its value.
  private func isConstant(_ name: String, of types: [TypeID]) -> Bool {
    let types = symbols.concreteTypes(of: types)
    return !types.isEmpty
      && types.allSatisfy { id in
        let found = symbols.members(of: id, named: name).properties.filter { !isRequirement($0) }
        return symbols[id].kind != .protocol && !found.isEmpty
          && found.allSatisfy {
            symbols[$0].isStored && (symbols[$0].isLet || !changesAfterInit($0, of: id))
          }
      }
  }

  /// Whether a view that reads the member of a model is notified of its changes, wherever it gets the model from.
  private func isTracked(_ member: String, of types: [TypeID]) -> Bool {
    !types.isEmpty && types.allSatisfy(symbols.isMigratable) && isFollowed(member, of: types)
  }
}
