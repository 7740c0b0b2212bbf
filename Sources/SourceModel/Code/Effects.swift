/// What code reads and writes of its own object before it returns, by the names of the properties.
public struct Effects: Sendable {
  public fileprivate(set) var reads: Set<String> = []
  public fileprivate(set) var writes: Set<String> = []

  fileprivate mutating func add(_ other: Effects) {
    reads.formUnion(other.reads)
    writes.formUnion(other.writes)
  }
}

extension ProjectModel {
  /// The effects of a range of code on the object that it belongs to, including those of the object's own functions,
  /// getters and setters that it runs. A closure that a publisher calls as soon as it is subscribed to counts.
  public func effects(of range: ByteRange, ofFile number: Int, on id: TypeID) -> Effects {
    let start = CodeNode(file: number, body: range, owner: id)
    return code(reachedFrom: start, along: .ownOnSubscription)
      .reduce(into: Effects()) { $0.add(ownEffects(of: $1)) }
  }

  /// The effects of a piece of code itself. Code in a closure that runs later has none.
  private func ownEffects(of code: CodeNode) -> Effects {
    codeCache.effects.answer(to: code) {
      let file = files[code.file]
      func runs(_ scope: Int) -> Bool {
        self.runs(ScopeReference(file: code.file, scope: scope), .onSubscription)
      }
      var found = Effects()
      for read in file.uses.reads.starting(in: code.body) where read.isOwn && runs(read.scope) {
        found.reads.insert(read.name)
      }
      for write in writes(in: code.body, ofFile: code.file) where runs(write.scope) {
        let scope = ScopeReference(file: code.file, scope: write.scope)
        if let name = rootProperty(of: write.target, at: scope) { found.writes.insert(name) }
      }
      for case .inOut(let target) in file.uses.calls.starting(in: code.body)
        .filter({ $0.name == "assign" }).flatMap(\.arguments).map(\.value.kind)
      {
        if let name = target.ownName, name.hasPrefix("$") {
          found.writes.insert(String(name.dropFirst()))
        }
      }
      return found
    }
  }

  /// Whether a closure receives the latest value of a publisher as soon as it subscribes: `$items.sink { … }`.
  func isCalledOnSubscription(_ closure: ScopeReference) -> Bool {
    let file = files[closure.file]
    let scope = file.scopes[closure.scope]
    guard case .argument(let range, _, _)? = scope.closure, let call = file.call(at: range),
      call.name == "sink", let source = call.callee.base
    else { return false }
    return deliversAtOnce(
      source, at: ScopeReference(file: closure.file, scope: scope.parent ?? 0))
  }

  /// Whether a publisher sends its latest value to new subscribers before `sink` returns.
  func deliversAtOnce(_ publisher: Expression, at scope: ScopeReference) -> Bool {
    replaysLatestValue(publisher, at: scope)
      && SDK.schedulingOperator.isDisjoint(with: publisher.chainNames)
  }

  /// Whether a publisher sends its latest value to new subscribers.
  public func replaysLatestValue(_ publisher: Expression, at scope: ScopeReference) -> Bool {
    if isCurrentValueSubject(publisher, at: scope) { return true }
    switch publisher.unwrapped.kind {
    case .name(let name): return name.hasPrefix("$")
    case .member(_, "dropFirst"): return false
    case .member(let base, let name):
      return name.hasPrefix("$") || replaysLatestValue(base, at: scope)
    case .call(let callee, let arguments):
      if callee.isCombiningPublisher {
        return arguments.contains { replaysLatestValue($0.value, at: scope) }
      }
      return callee.kind == .name("Just") || replaysLatestValue(callee, at: scope)
    default: return false
    }
  }

  /// Whether an expression is a `CurrentValueSubject`, by its type or by the property that it names.
  private func isCurrentValueSubject(_ publisher: Expression, at scope: ScopeReference) -> Bool {
    if case .external("CurrentValueSubject", _) = type(of: publisher, at: scope) { return true }
    let properties: [PropertyReference]
    switch publisher.unwrapped.kind {
    case .name(let name):
      guard localBinding(name, at: scope, position: publisher.range.lowerBound) == nil else {
        return false
      }
      let own = enclosingType(of: scope).map { members(of: $0, named: name).properties } ?? []
      properties = own.isEmpty ? globalProperties[name] ?? [] : own
    case .member(let base, let name):
      properties = type(of: base, at: scope).instance.candidates.flatMap {
        members(of: $0, named: name).properties
      }
    default: return false
    }
    return !properties.isEmpty
      && properties.allSatisfy { reference in
        if self[reference].type?.simpleName == "CurrentValueSubject" { return true }
        guard case .call(let callee, _)? = self[reference].initializer?.unwrapped.kind else {
          return false
        }
        return callee.chainNames.last == "CurrentValueSubject"
      }
  }
}
