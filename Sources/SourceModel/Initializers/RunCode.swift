/// A stretch of code that runs as a whole: a body, or an expression.
struct Code: Hashable, Sendable {
  let file: Int
  /// The scope that the code runs in: a function's, an accessor's, a default's or a closure's.
  let scope: Int
  let range: ByteRange
}

/// What happens at one place of a stretch of code.
enum CodeItem {
  case call(Call)
  case read(Read)
  case assignment(Assignment)
  case largeRange(LargeRange)
  case loop(Loop, scope: Int)

  var range: ByteRange {
    switch self {
    case .call(let call): call.range
    case .read(let read): read.range
    case .assignment(let assignment): assignment.range
    case .largeRange(let range): range.range
    case .loop(let loop, _): loop.range
    }
  }
  /// Whether what it runs belongs to the object whose code it is: `load()`, `self.items = []`.
  var isOnSelf: Bool {
    switch self {
    case .call(let call): call.callee.ownName != nil
    case .read(let read): read.base?.isSelf ?? true
    case .assignment(let assignment): assignment.target.ownName != nil
    case .largeRange, .loop: false
    }
  }
  var scope: Int {
    switch self {
    case .call(let call): call.scope
    case .read(let read): read.scope
    case .assignment(let assignment): assignment.scope
    case .largeRange(let range): range.scope
    case .loop(_, let scope): scope
    }
  }
}

/// One file's calls, reads and assignments, by the scope that they run in.
struct RunCode {
  let file: Int
  /// For each scope, the scope with which its code runs; a closure that only may be called is its
  /// own.
  let roots: [Int]
  private let items: [Int: [CodeItem]]
  private let calls: [ByteRange: Call]
  /// The names of all calls of the chains that begin at an offset.
  private let chains: [Int: [Call]]
  /// Arguments such as `.init()`, each with its call and its position there.
  private let implicitArguments: [ByteRange: (call: ByteRange, index: Int)]
  private let bodies: [ByteRange: Int]
  /// By the scope that they run in.
  let branches: [Int: [Branch]]
  /// The names that the conditions and calls of a scope depend on.
  private let asked: [Int: Set<String>]
  private let initialValues: [(scope: Int, parent: Int?, range: ByteRange)]

  init(_ model: ProjectModel, file: Int) {
    self.file = file
    let facts = model.files[file]
    var calls: [ByteRange: Call] = [:]
    var chains: [Int: [Call]] = [:]
    var implicitArguments: [ByteRange: (call: ByteRange, index: Int)] = [:]
    for call in facts.uses.calls {
      calls[call.range] = call
      for (index, argument) in call.arguments.enumerated() {
        if case .implicitMember = argument.value.chainRoot.kind {
          implicitArguments[argument.value.range] = (call.range, index)
        }
      }
      chains[call.range.lowerBound, default: []].append(call)
    }
    var roots: [Int] = []
    var bodies: [ByteRange: Int] = [:]
    var initialValues: [(scope: Int, parent: Int?, range: ByteRange)] = []
    for (index, scope) in facts.scopes.enumerated() {
      let outer = scope.parent.map { roots[$0] } ?? index
      switch scope.kind {
      case .file, .type, .function: roots.append(index)
      case .block: roots.append(outer)
      case .closure:
        bodies[scope.range] = index
        let runs = scope.closure.map {
          Self.runs($0, calls, chains, model, ScopeReference(file: file, scope: scope.parent ?? 0))
        }
        roots.append(runs == true ? outer : index)
      }
      if let owner = scope.owner {
        bodies[owner.body] = index
        if owner.kind == .propertyInitializer {
          initialValues.append((index, scope.parent, scope.range))
        }
      }
    }
    var items: [Int: [CodeItem]] = [:]
    func add(_ item: CodeItem) { items[roots[item.scope], default: []].append(item) }
    for call in facts.uses.calls { add(.call(call)) }
    for read in facts.uses.reads { add(.read(read)) }
    for assignment in facts.uses.assignments { add(.assignment(assignment)) }
    for range in facts.uses.largeRanges { add(.largeRange(range)) }
    for (index, scope) in facts.scopes.enumerated() {
      if let loop = scope.loop { add(.loop(loop, scope: index)) }
    }
    for root in items.keys {
      items[root]?.sort {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
    }
    var branches: [Int: [Branch]] = [:]
    var asked: [Int: Set<String>] = [:]
    for branch in facts.uses.branches {
      branches[roots[branch.scope], default: []].append(branch)
      asked[roots[branch.scope], default: []].formUnion(
        branch.condition.operands.compactMap(\.simpleName))
    }
    for call in facts.uses.calls where !call.arguments.isEmpty {
      let names = call.arguments.compactMap { argument -> String? in
        if argument.value.kind == .literal(.boolean) {
          let text = facts.text(argument.value.range)
          return text.hasPrefix("!") ? String(text.dropFirst()) : nil
        }
        return argument.value.simpleName
      }
      if !names.isEmpty { asked[roots[call.scope], default: []].formUnion(names) }
    }
    for assignment in facts.uses.assignments {
      guard let name = assignment.value?.simpleName else { continue }
      asked[roots[assignment.scope], default: []].insert(name)
    }
    for (index, scope) in facts.scopes.enumerated() where asked[roots[index]] != nil {
      asked[roots[index]]?.formUnion(scope.bindings.compactMap { $0.value?.simpleName })
    }
    self.branches = branches
    self.asked = asked
    self.roots = roots
    self.items = items
    self.calls = calls
    self.chains = chains
    self.implicitArguments = implicitArguments
    self.bodies = bodies
    self.initialValues = initialValues
  }

  /// Whether a closure runs where it is written.
  private static func runs(
    _ position: ClosurePosition, _ calls: [ByteRange: Call], _ chains: [Int: [Call]],
    _ model: ProjectModel, _ scope: ScopeReference
  ) -> Bool {
    switch position {
    case .applied: return true
    case .macro, .value: return false
    case .argument(let range, let label, let isTrailing):
      guard let call = calls[range] else { return false }
      if StandardClosureCalls.names.contains(call.name) {
        let chain = chains[range.lowerBound] ?? []
        return !call.callee.isPublisherChain
          && !chain.contains { StandardClosureCalls.publisherCalls.contains($0.name) }
      }
      guard call.name.first?.isLowercase == true, model.declaresFunction(named: call.name) else {
        return false
      }
      switch model.target(ofCallTo: call.callee, call.arguments, at: scope) {
      case .functions(let functions):
        guard functions.count == 1, let function = functions.first else { return false }
        let parameters = model[function].parameters
        let parameter =
          isTrailing && label == nil
          ? parameters.last { $0.mayBeClosure } : parameters.first { $0.label == label }
        guard let parameter, case .function = parameter.type else { return false }
        return !parameter.isEscaping && !model[function].isAsync
      default: return false
      }
    }
  }

  func items(of code: Code) -> [CodeItem] {
    (items[code.scope] ?? []).filter { code.range.contains($0.range) }
  }

  /// The names of parameters and constants whose values decide what the code of a scope does.
  func askedNames(of scope: Int) -> Set<String> { asked[scope] ?? [] }

  /// The call that an implicit member's call is an argument of.
  func argument(_ range: ByteRange) -> (call: Call, label: String?, index: Int)? {
    guard let (outer, index) = implicitArguments[range], let call = calls[outer] else { return nil }
    return (call, call.arguments[index].label, index)
  }

  /// The names of the calls that belong to the same chain.
  func chain(of call: Call) -> Set<String> {
    Set((chains[call.range.lowerBound] ?? []).map(\.name))
  }

  /// The code of a body between its braces.
  func body(_ range: ByteRange) -> Code? {
    bodies[range].map { Code(file: file, scope: $0, range: range) }
  }

  /// The code of an initial value.
  func initialValue(_ value: Expression) -> Code? {
    initialValues.first { $0.range.upperBound == value.range.upperBound }
      .map { Code(file: file, scope: $0.scope, range: value.range) }
  }

  /// An expression in the code of a scope, or in the initial value of one of its properties.
  func expression(_ range: ByteRange, in scope: Int) -> Code {
    let initialValue = initialValues.first { $0.range.contains(range) && $0.parent == scope }
    return Code(file: file, scope: initialValue?.scope ?? roots[scope], range: range)
  }
}

extension ByteRange {
  public func contains(_ other: ByteRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Expression {
  /// `x`
  fileprivate var simpleName: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}
