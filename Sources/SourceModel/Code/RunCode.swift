/// A piece of code that runs as a whole: a body, or an expression.
struct Code: Hashable, Sendable {
  let file: Int
  /// The scope that the code runs in: a function, an accessor, an initial value or a closure.
  let scope: Int
  let range: ByteRange
}

/// An element of a piece of code that may have an effect.
enum CodeItem {
  case call(Call)
  case read(Read)
  /// A read of an element: `grid[0]`.
  case element(Read)
  case assignment(Assignment)
  case largeRange(LargeRange)
  case loop(Loop, scope: Int)
  case operation(OperatorUse)

  var range: ByteRange {
    switch self {
    case .call(let call): call.range
    case .read(let read), .element(let read): read.range
    case .assignment(let assignment): assignment.range
    case .largeRange(let range): range.range
    case .loop(let loop, _): loop.range
    case .operation(let operation): operation.range
    }
  }
  /// Whether the code belongs to the object itself: `load()`, `self.items = []`.
  var isOnSelf: Bool {
    switch self {
    case .call(let call): call.callee.ownName != nil
    case .read(let read): read.base?.isSelf ?? true
    case .assignment(let assignment): assignment.target.ownName != nil
    case .element, .largeRange, .loop, .operation: false
    }
  }
  /// The other object that the code runs on: `hub` in `hub.load()` and `hub.isOn = true`.
  var receiver: Expression? {
    if isOnSelf { return nil }
    return switch self {
    case .call(let call): call.callee.base
    case .read(let read): read.base
    case .assignment(let assignment): assignment.target.base
    case .element, .largeRange, .loop, .operation: nil
    }
  }
  var scope: Int {
    switch self {
    case .call(let call): call.scope
    case .read(let read), .element(let read): read.scope
    case .assignment(let assignment): assignment.scope
    case .largeRange(let range): range.scope
    case .loop(_, let scope): scope
    case .operation(let operation): operation.scope
    }
  }
}

/// The calls, reads and assignments of one file, by the scope that they run in.
struct RunCode {
  let file: Int
  /// For each scope, the scope whose code it runs with. A closure that may not be called there is its own root.
  let roots: [Int]
  private let facts: FileFacts
  /// Sorted by scope, then by range.
  private let places: [Place]
  private let bodies: [ByteRange: Int]
  /// The branches, by the scope that they run in.
  let branches: [Int: [Branch]]
  private let initialValues: [(scope: Int, parent: Int?, range: ByteRange)]

  init(_ graph: CodeGraph, file: Int) {
    self.file = file
    let facts = graph.symbols.files[file]
    self.facts = facts
    var roots: [Int] = []
    roots.reserveCapacity(facts.scopes.count)
    var bodies: [ByteRange: Int] = [:]
    var initialValues: [(scope: Int, parent: Int?, range: ByteRange)] = []
    for (index, scope) in facts.scopes.enumerated() {
      let outer = scope.parent.map { roots[$0] } ?? index
      switch scope.kind {
      case .file, .type, .function: roots.append(index)
      case .block: roots.append(outer)
      case .closure:
        bodies[scope.range] = index
        let timing = graph.timing(ofClosure: ScopeReference(file: file, scope: index))
        roots.append(timing == .now ? outer : index)
      }
      if let owner = scope.owner {
        bodies[owner.body] = index
        if owner.kind == .propertyInitializer {
          initialValues.append((index, scope.parent, scope.range))
        }
      }
    }
    self.roots = roots
    self.bodies = bodies
    self.initialValues = initialValues
    places = Self.places(
      in: facts, roots, hasSubscripts: graph.symbols.declaresFunction(named: "subscript"))
    branches = Dictionary(grouping: facts.uses.branches) { roots[$0.scope] }
  }

  /// The position of an item. Items are large, and most are never requested.
  private struct Place {
    let root: UInt32
    @Packed var range: ByteRange
    /// The index in the file's list of this kind.
    let index: UInt32
    let kind: Kind

    enum Kind: UInt8 {
      case call, read, readInGlobal, element, assignment, largeRange, loop, operation
    }
  }

  private static func places(
    in facts: FileFacts, _ roots: [Int], hasSubscripts: Bool
  ) -> [Place] {
    let uses = facts.uses
    var places: [Place] = []
    places.reserveCapacity(uses.calls.count + uses.reads.count + uses.assignments.count)
    func add(_ kind: Place.Kind, _ index: Int, _ range: ByteRange, _ scope: Int) {
      places.append(
        Place(root: UInt32(roots[scope]), range: range, index: UInt32(index), kind: kind))
    }
    for (index, call) in uses.calls.enumerated() { add(.call, index, call.range, call.scope) }
    for (index, read) in uses.reads.enumerated() { add(.read, index, read.range, read.scope) }
    for (index, read) in uses.elements.enumerated() where hasSubscripts {
      add(.element, index, read.range, read.scope)
    }
    // Reads in global functions are stored with the reads of views.
    var isGlobal: [Bool] = []
    isGlobal.reserveCapacity(facts.scopes.count)
    for scope in facts.scopes {
      if case .type = scope.kind {
        isGlobal.append(false)
      } else {
        isGlobal.append(scope.parent.map { isGlobal[$0] } ?? true)
      }
    }
    for (index, read) in uses.viewReads.enumerated() where isGlobal[read.scope] {
      add(.readInGlobal, index, read.range, read.scope)
    }
    for (index, assignment) in uses.assignments.enumerated() {
      add(.assignment, index, assignment.range, assignment.scope)
    }
    for (index, range) in uses.largeRanges.enumerated() {
      add(.largeRange, index, range.range, range.scope)
    }
    for (index, operation) in uses.operators.enumerated() {
      add(.operation, index, operation.range, operation.scope)
    }
    for (index, scope) in facts.scopes.enumerated() {
      if let loop = scope.loop { add(.loop, index, loop.range, index) }
    }
    return places.sorted {
      ($0.root, $0.range.lowerBound, $0.range.upperBound, $0.kind.rawValue, $0.index)
        < ($1.root, $1.range.lowerBound, $1.range.upperBound, $1.kind.rawValue, $1.index)
    }
  }

  private func item(_ place: Place) -> CodeItem {
    let uses = facts.uses
    let index = Int(place.index)
    switch place.kind {
    case .call: return .call(uses.calls[index])
    case .read: return .read(uses.reads[index])
    case .readInGlobal: return .read(uses.viewReads[index])
    case .element: return .element(uses.elements[index])
    case .assignment: return .assignment(uses.assignments[index])
    case .largeRange: return .largeRange(uses.largeRanges[index])
    case .operation: return .operation(uses.operators[index])
    case .loop:
      guard let loop = facts.scopes[index].loop else {
        preconditionFailure("the place was taken from the scope's loop")
      }
      return .loop(loop, scope: index)
    }
  }

  private func places(of root: Int) -> ArraySlice<Place> {
    let root = UInt32(root)
    let start = places.partitioningIndex { $0.root >= root }
    return places[start...].prefix { $0.root == root }
  }

  func items(of code: Code) -> [CodeItem] {
    places(of: code.scope).filter { code.range.contains($0.range) }.map(item)
  }

  /// The names of parameters and constants whose values decide what the code of a scope does.
  func testedNames(of scope: Int) -> Set<String> {
    var names: Set<String> = []
    for branch in branches[scope] ?? [] {
      names.formUnion(branch.condition.operands.compactMap { ($0.base ?? $0).simpleName })
    }
    for place in places(of: scope) {
      switch place.kind {
      case .call:
        names.formUnion(facts.uses.calls[Int(place.index)].arguments.compactMap(passedName))
      case .assignment:
        if let name = facts.uses.assignments[Int(place.index)].value?.simpleName {
          names.insert(name)
        }
      case .read, .readInGlobal, .element, .largeRange, .loop, .operation: break
      }
    }
    if names.isEmpty { return [] }
    for (index, inner) in facts.scopes.enumerated() where roots[index] == scope {
      names.formUnion(inner.bindings.compactMap { $0.value?.simpleName })
    }
    return names
  }

  /// The values of the local variables of a piece of code that have a type annotation, with that type.
  func typedLocals(of code: Code) -> [(value: Expression, type: TypeName)] {
    let inner = facts.scopes[(code.scope + 1)...]
      .prefix { $0.range.lowerBound < code.range.upperBound }.indices
    return ([code.scope] + inner.filter { roots[$0] == code.scope }).flatMap { index in
      facts.scopes[index].bindings.compactMap { binding in
        guard let value = binding.value, let type = binding.type, code.range.contains(value.range)
        else { return nil }
        return (value, type)
      }
    }
  }

  /// The names that members are called on in the code of a scope: `store` for `store.load()`.
  func receiverNames(of scope: Int) -> Set<String> {
    places(of: scope).reduce(into: []) { names, place in
      guard place.kind == .call,
        case .member(let base, _) = facts.uses.calls[Int(place.index)].callee.unwrapped.kind,
        let name = base.unwrapped.simpleName
      else { return }
      names.insert(name)
    }
  }

  /// The name of an argument that is `x` or `!x`.
  private func passedName(_ argument: Expression.Argument) -> String? {
    guard argument.value.kind == .literal(.boolean) else { return argument.value.simpleName }
    let text = facts.text(argument.value.range)
    return text.hasPrefix("!") ? String(text.dropFirst()) : nil
  }

  /// The call that a call of an implicit member is an argument of.
  func argument(_ range: ByteRange) -> (call: Call, label: String?, index: Int)? {
    for call in facts.calls(around: range).reversed() {
      if let index = call.arguments.firstIndex(where: { $0.value.range == range }) {
        return (call, call.arguments[index].label, index)
      }
    }
    return nil
  }

  /// The names of the calls in the same chain.
  func chain(of call: Call) -> Set<String> {
    Set(facts.chain(from: call.range.lowerBound).map(\.name))
  }

  /// The code of a body, including its braces.
  func body(_ range: ByteRange) -> Code? {
    bodies[range].map { Code(file: file, scope: $0, range: range) }
  }

  /// The code of an initial value.
  func initialValue(_ value: Expression) -> Code? {
    initialValues.first { $0.range.upperBound == value.range.upperBound }
      .map { Code(file: file, scope: $0.scope, range: value.range) }
  }

  /// The code of an expression, in a scope or in the initial value of one of its properties.
  func expression(_ range: ByteRange, in scope: Int) -> Code {
    let initialValue = initialValues.first { $0.range.contains(range) && $0.parent == scope }
    return Code(file: file, scope: initialValue?.scope ?? roots[scope], range: range)
  }
}

extension CodeGraph {
  /// The calls, reads and assignments of a file, by the scope that they run in.
  func runCode(ofFile number: Int) -> RunCode {
    cache.code.answer(to: number) { RunCode(self, file: number) }
  }
}
