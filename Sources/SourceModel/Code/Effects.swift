/// What code reads and writes of its own object before it returns, by the names of the properties.
public struct Effects: Sendable {
  public fileprivate(set) var reads: Set<String> = []
  public fileprivate(set) var writes: Set<String> = []

  fileprivate mutating func add(_ other: Effects) {
    reads.formUnion(other.reads)
    writes.formUnion(other.writes)
  }
}

/// A property that code changes, with the type of the object.
public struct ChangedProperty: Sendable, Hashable {
  public let type: TypeID
  public let name: String
}

extension CodeGraph {
  /// The properties of all objects that a range of code may change before it ends.
  public func changes(by range: ByteRange, ofFile number: Int, on id: TypeID)
    -> Set<ChangedProperty>
  {
    let start = CodeNode(file: number, body: range, owner: id)
    return code(reachedFrom: start, along: .perhapsAtOnce).reduce(into: []) { found, code in
      if let owner = code.owner {
        found.formUnion(
          ownEffects(of: code).writes.map { ChangedProperty(type: owner, name: $0) })
      }
      for write in writes(in: code.body, ofFile: code.file) {
        let scope = ScopeReference(file: code.file, scope: write.scope)
        guard runs(scope, .perhapsAtOnce) else { continue }
        found.formUnion(properties(changedIn: write.target, of: nil, at: scope))
      }
    }
  }

  /// The properties of all objects, and the static and global variables, that a piece of code itself changes, whenever
  /// it does. A variable without an object counts as one of the type whose code names it.
  func changes(by code: CodeNode) -> Set<ChangedProperty> {
    cache.changes.answer(to: code) {
      writes(in: code.body, ofFile: code.file).reduce(into: []) {
        $0.formUnion(changes(by: $1, in: code))
      }
    }
  }

  /// The same for one write of the code.
  func changes(by write: StateWrite, in code: CodeNode) -> [ChangedProperty] {
    properties(
      changedIn: write.target, of: code.owner,
      at: ScopeReference(file: code.file, scope: write.scope)
    )
  }

  /// The properties on the path of a target, up to one that only holds the object that is changed: `visits` of the type of
  /// `hub` in `hub.visits += 1`.
  /// - Parameter owner: The type whose own properties count.
  private func properties(
    changedIn target: Expression, of owner: TypeID?, at scope: ScopeReference
  ) -> [ChangedProperty] {
    func ofBase(_ base: Expression) -> [ChangedProperty] {
      isObject(base, at: scope) ? [] : properties(changedIn: base, of: owner, at: scope)
    }
    switch target.unwrapped.kind {
    case .element(let base, _): return ofBase(base)
    case .member(let base, let name) where !base.isSelf:
      return inference.type(of: base, at: scope).instance.candidates.map {
        ChangedProperty(type: $0, name: name)
      } + ofBase(base)
    default:
      guard let owner, let name = rootProperty(of: target, at: scope) else { return [] }
      return [ChangedProperty(type: owner, name: name)]
    }
  }

  /// Whether an expression stands for an object, not for a value that holds what is changed. A change through a protocol
  /// that also permits values sets what holds the value, whatever that is.
  func isObject(_ expression: Expression, at scope: ScopeReference) -> Bool {
    inference.type(of: expression, at: scope).candidates.contains {
      switch symbols[$0].kind {
      case .class, .actor: true
      case .protocol: !inference.permitsValues($0)
      default: false
      }
    }
  }

  /// The effects of a range of code on the object that it belongs to, including those of the object's own functions,
  /// getters and setters that it runs. Code that may run before the range ends counts.
  public func effects(of range: ByteRange, ofFile number: Int, on id: TypeID) -> Effects {
    let start = CodeNode(file: number, body: range, owner: id)
    return code(reachedFrom: start, along: .ownPerhapsAtOnce)
      .reduce(into: Effects()) { $0.add(ownEffects(of: $1)) }
  }

  /// The effects of a piece of code itself. Code in a closure that runs later has none.
  private func ownEffects(of code: CodeNode) -> Effects {
    cache.effects.answer(to: code) {
      let file = symbols.files[code.file]
      func runs(_ scope: Int) -> Bool {
        self.runs(ScopeReference(file: code.file, scope: scope), .perhapsAtOnce)
      }
      var found = Effects()
      for read in file.uses.reads.starting(in: code.body) where read.isOwn && runs(read.scope) {
        found.reads.insert(read.name)
      }
      // A subscription to `$x` receives what is assigned to `x`; `&$x` is assigned to.
      for use in file.uses.projections
      where !use.isInOut && !use.isDeclaration && code.body.contains(use.nameRange) {
        found.reads.insert(use.name)
      }
      for write in writes(in: code.body, ofFile: code.file) where runs(write.scope) {
        let scope = ScopeReference(file: code.file, scope: write.scope)
        // `&$items` passes a publisher, which assigns when it sends.
        if let name = rootProperty(of: write.target, at: scope), !name.hasPrefix("$") {
          found.writes.insert(name)
        }
      }
      for call in file.uses.calls.starting(in: code.body) where runs(call.scope) {
        let scope = ScopeReference(file: code.file, scope: call.scope)
        if let name = propertyAssigned(by: call, at: scope) { found.writes.insert(name) }
      }
      return found
    }
  }

  /// The own property that a publisher may assign as soon as it is subscribed to: `assign(to: &$items)`.
  private func propertyAssigned(by call: Call, at scope: ScopeReference) -> String? {
    guard call.name == "assign", let source = call.callee.base,
      let target = call.arguments.first(where: { $0.label == "to" })?.value,
      firstValue(of: source, at: scope) != .later
    else { return nil }
    switch target.kind {
    case .inOut(let published): return published.ownName.map { String($0.drop { $0 == "$" }) }
    case .keyPath(_, let components):
      let object = call.arguments.first { $0.label == "on" }?.value
      return object?.isSelf == true ? components.first : nil
    default: return nil
    }
  }
}
