/// A change of state by an assignment or a call.
struct StateWrite {
  enum Kind: Hashable {
    /// `x = 1`
    case assignment
    /// `x += 1`
    case compoundAssignment
    /// `x.append(1)`, `change(&x)`
    case mutation
  }

  let kind: Kind
  /// What is changed: `x`, `hub.visits`, `cache["key"]`.
  let target: Expression
  /// The value that is assigned.
  let value: Expression?
  let range: ByteRange
  let scope: Int
}

extension CodeGraph {
  /// The changes of state by a range of code itself, in the order of their kinds.
  func writes(in body: ByteRange, ofFile number: Int) -> [StateWrite] {
    let uses = symbols.files[number].uses
    let applied = uses.operators.starting(in: body).compactMap {
      assignment(by: $0, inFile: number)
    }
    return (uses.assignments.starting(in: body) + applied).flatMap {
      writes(by: $0, inFile: number)
    }
      + uses.calls.starting(in: body).flatMap {
        writes(by: $0, at: ScopeReference(file: number, scope: $0.scope))
      }
  }

  /// The changes by an assignment: several if it assigns a tuple. Those of `change(&x)` are the call's.
  func writes(by assignment: Assignment, inFile number: Int) -> [StateWrite] {
    if assignment.value == nil,
      symbols.files[number].bytes[assignment.range.lowerBound] == UInt8(ascii: "&")
    {
      return []
    }
    var targets = [assignment.target.withoutKeyPath]
    if case .tuple(let parts) = assignment.target.unwrapped.kind { targets = parts }
    return targets.map {
      StateWrite(
        kind: assignment.value == nil ? .compoundAssignment : .assignment, target: $0,
        value: targets.count == 1 ? assignment.value : nil, range: assignment.range,
        scope: assignment.scope)
    }
  }

  /// Whether two expressions of a file name the same property by a path. In `self.x = x` the value may be a parameter.
  func nameTheSame(
    _ value: Expression, at scope: ScopeReference, _ other: Expression, at place: ScopeReference
  ) -> Bool {
    guard let path = value.dottedPath, !path.isEmpty, path == other.dottedPath else { return false }
    func binding(_ value: Expression, _ scope: ScopeReference) -> LocalBinding? {
      if value.isSelfQualified { return nil }
      return symbols.localBinding(path[0], at: scope, position: value.range.lowerBound)?.binding
    }
    return binding(value, scope) == binding(other, place)
  }

  /// Whether a write gives a property the value that it has: `items = items`.
  func changesNothing(_ write: StateWrite, inFile number: Int) -> Bool {
    let scope = ScopeReference(file: number, scope: write.scope)
    return write.value.map { nameTheSame($0, at: scope, write.target, at: scope) } ?? false
  }

  /// The changes by a call: of the value that a mutating method is called on, and of arguments passed as `inout`. Taking
  /// a lock changes nothing.
  func writes(by call: Call, at scope: ScopeReference) -> [StateWrite] {
    if SDK.takesLock.contains(call.name) { return [] }
    var targets = call.arguments.compactMap { argument -> Expression? in
      if case .inOut(let value) = argument.value.kind { value } else { nil }
    }
    if case .member(let base, _) = call.callee.kind, isMutating(call, on: base, at: scope) {
      targets.insert(base.withoutKeyPath, at: 0)
    }
    return (targets + propertiesWritten(throughKeyPathsOf: call, at: scope)).map {
      StateWrite(kind: .mutation, target: $0, value: nil, range: call.range, scope: call.scope)
    }
  }

  /// What a function of the project may assign through the writable key paths that it receives, if their root is the type
  /// of the object that it is called on: `update(\.name, to: "b")`.
  private func propertiesWritten(throughKeyPathsOf call: Call, at scope: ScopeReference)
    -> [Expression]
  {
    let paths = call.arguments.indices.filter { call.arguments[$0].value.isKeyPathWithoutRoot }
    guard !paths.isEmpty, symbols.declaresFunction(named: call.name) else { return [] }
    let base = call.callee.base ?? Expression(.selfReference, range: call.callee.range)
    let types = inference.type(of: base, at: scope).candidates
    return functions(called: call, at: scope).flatMap { function -> [Expression] in
      let parameters = symbols[function].parameters
      let passed = parameters.matching(call.arguments)?.passed ?? [:]
      let place = ScopeReference(file: function.file, scope: symbols[function].scope)
      return passed.compactMap { parameter, argument -> Expression? in
        guard paths.contains(argument),
          let root = parameters[parameter].type.rootOfWritableKeyPath,
          symbols.resolve(root, at: place).candidates.contains(where: { root in
            types.contains { symbols.relatives(of: root).contains($0) }
          }) || root.simpleName == "Self"
        else { return nil }
        return base.appending(componentsOf: call.arguments[argument].value)
      }
    }
  }

  /// Whether a method changes the value that it is called on: a `mutating` method of the project, or one of the
  /// standard library, judged by its name.
  private func isMutating(_ call: Call, on base: Expression, at scope: ScopeReference) -> Bool {
    let isOfSDK = SDK.mutatingMethod.contains(call.name)
    guard isOfSDK || declaresMutatingFunction(named: call.name) else { return false }
    let types = inference.type(of: base, at: scope).candidates
    guard !types.isEmpty else { return isOfSDK }
    return types.allSatisfy { id in
      guard [.struct, .enum].contains(symbols[id].kind) else { return false }
      let methods = symbols.members(of: id, named: call.name).functions
      return methods.isEmpty ? isOfSDK : methods.allSatisfy { symbols[$0].hasModifier("mutating") }
    }
  }

  /// Whether code stores a value only once for many calls, as a cache does: `if cache[key] == nil { … }`, or
  /// `cache[key] = value` in a function that returns it.
  func storesForNextCall(_ write: StateWrite, at place: ScopeReference) -> Bool {
    if symbols.files[place.file].runsOnly(write.range, without: write.target) { return true }
    return (write.value == nil || write.target.ownName == nil) && returnsValue(codeAround: place)
  }

  /// Whether a write fills a cache, so that whoever asks for the value has the new one: in a getter, or where a function
  /// with a result finds no value.
  func fillsCache(_ write: StateWrite, at place: ScopeReference) -> Bool {
    guard returnsValue(codeAround: place) else { return false }
    return symbols.enclosingBody(of: place)?.kind == .accessor
      || symbols.files[place.file].runsOnly(write.range, without: write.target)
  }

  /// Whether code reads a variable only to do something once, so that nothing it returns depends on the variable:
  /// `if !isLogged { log(); isLogged = true }`, or the same in a function that receives `&isLogged`.
  func doesOnce(_ read: ByteRange, in code: CodeNode, calledBy callers: Set<CodeNode> = []) -> Bool
  {
    let file = symbols.files[code.file]
    let isOnce = file.uses.branches.contains { branch in
      guard branch.range.contains(read), branch.whenTrue.count + branch.whenFalse.count == 1,
        let body = (branch.whenTrue + branch.whenFalse).first, code.body.contains(body)
      else { return false }
      let written = writes(in: body, ofFile: code.file).map { file.text($0.target.range) }
      return Set(written) == [file.text(read)]
        && file.tokens(in: body).isDisjoint(with: ["return", "throw", "break", "continue"])
    }
    return isOnce || isPassedToDoOnce(read, in: code, callers)
  }

  private func isPassedToDoOnce(_ read: ByteRange, in code: CodeNode, _ callers: Set<CodeNode>)
    -> Bool
  {
    func isPassed(_ argument: Expression.Argument) -> Bool {
      if case .inOut(let value) = argument.value.kind { value.range == read } else { false }
    }
    let call = symbols.files[code.file].calls(around: read).first {
      $0.arguments.contains(where: isPassed)
    }
    guard let call else { return false }
    let called = functions(called: call, at: ScopeReference(file: code.file, scope: call.scope))
    return !called.isEmpty
      && called.allSatisfy { function in
        let parameters = symbols[function].parameters
        let passed = parameters.matching(call.arguments)?.passed.first {
          isPassed(call.arguments[$0.value])
        }
        guard let passed, let body = node(of: function, on: symbols.declaringType(of: function))
        else {
          return false
        }
        let assigned = writes(in: body.body, ofFile: body.file).filter { $0.kind == .assignment }
        return callers.contains(body)
          || symbols.files[body.file].words(parameters[passed.key].name, in: body.body).allSatisfy {
            word in
            assigned.contains { $0.target.range == word }
              || doesOnce(word, in: body, calledBy: callers.union([body]))
          }
      }
  }

  /// Whether a place runs with a getter or with a function with a result, outside of views.
  func returnsValue(codeAround place: ScopeReference) -> Bool {
    guard certainlyRunsWithBody(place), let owner = symbols.enclosingBody(of: place),
      symbols.enclosingType(of: place).map(symbols.hasCodeOfViews) != true
    else { return false }
    return owner.kind == .accessor && !owner.isRunByWrites
      || symbols.function(withBodyOf: owner, at: place)?.returnType != nil
  }

  /// Whether some type of the project has a mutating function with the name.
  func declaresMutatingFunction(named name: String) -> Bool {
    guard symbols.declaresFunction(named: name) else { return false }
    return cache.mutatingFunctions.found {
      Set(
        symbols.files.flatMap(\.types).flatMap(\.functions).filter { $0.hasModifier("mutating") }
          .map(\.name))
    }.contains(name)
  }

  /// The own property at the root of `x`, `self.x`, `x.y.z`, `x[i]`; nil for locals.
  public func rootProperty(of target: Expression, at scope: ScopeReference) -> String? {
    switch target.unwrapped.kind {
    case .name(let name):
      let isLocal = symbols.localBinding(name, at: scope, position: target.range.lowerBound) != nil
      guard !isLocal else { return nil }
      // `_x` is the storage of `x`, unless `_x` is a declared property.
      guard name.hasPrefix("_"),
        symbols.enclosingType(of: scope).map({
          symbols.members(of: $0, named: name).properties.isEmpty
        }) != false
      else { return name }
      return String(name.dropFirst())
    case .member(let base, let name): return base.isSelf ? name : rootProperty(of: base, at: scope)
    case .element(let base, _): return rootProperty(of: base, at: scope)
    default: return nil
    }
  }
}

extension Expression {
  /// `a.b` for `a[keyPath: \.b]`.
  fileprivate var withoutKeyPath: Expression {
    guard case .element(let base, let index) = unwrapped.kind, let components = index.keyPath else {
      return self
    }
    return components.reduce(base) { Expression(.member($0, $1), range: range) }
  }

  fileprivate var isKeyPathWithoutRoot: Bool {
    if case .keyPath(nil, _) = kind { true } else { false }
  }

  fileprivate func appending(componentsOf path: Expression) -> Expression {
    guard case .keyPath(_, let components) = path.kind else { return self }
    return components.reduce(self) { Expression(.member($0, $1), range: path.range) }
  }
}

extension TypeName {
  /// `Model` in `ReferenceWritableKeyPath<Model, Value>`.
  fileprivate var rootOfWritableKeyPath: TypeName? {
    guard case .named(let components) = unwrapped, let last = components.last,
      SDK.writableKeyPath.contains(last.name)
    else { return nil }
    return last.arguments.first
  }
}

extension Expression {
  fileprivate var isSelfQualified: Bool {
    switch unwrapped.kind {
    case .member(let base, _): base.isSelf || base.isSelfQualified
    default: false
    }
  }
}
