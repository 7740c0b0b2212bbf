/// What it costs to evaluate an expression that builds a model, with the reasons.
public struct InitializerCost: Sendable, Hashable {
  public enum Weight: String, Sendable, Hashable, CaseIterable { case light, heavy }

  /// Strongest first, then in the order of their sites.
  public let evidence: [Evidence]
  /// Calls that run something which cannot be told from the project's code.
  public let unresolved: [UnresolvedCall]

  public init(evidence: [Evidence], unresolved: [UnresolvedCall]) {
    self.evidence = evidence
    self.unresolved = unresolved
  }

  public static let none = InitializerCost(evidence: [], unresolved: [])

  /// From here on, an expense is too much to pay more than once.
  public static let heavyExpense = 5

  /// The worst side effect that counts.
  public var sideEffect: Int {
    evidence.lazy.filter(\.isDecisive).map(\.signal.sideEffect).max() ?? 0
  }
  public var hasSideEffects: Bool { sideEffect > 0 }

  /// The sum of all expenses. Small ones, such as reads of settings, are limited each and together:
  /// many of them do not
  /// make up one file read.
  public var expense: Int {
    var small: [Signal: Int] = [:]
    var large = 0
    for item in evidence {
      if item.signal.expenseLimit == nil {
        large += item.signal.expense
      } else {
        small[item.signal, default: 0] += item.signal.expense
      }
    }
    let sum = small.reduce(0) { $0 + min($1.value, $1.key.expenseLimit ?? 0) }
    return large + min(sum, Self.heavyExpense - 1)
  }

  public var score: Int { sideEffect + expense }
  public var weight: Weight {
    hasSideEffects || expense >= Self.heavyExpense ? .heavy : .light
  }
}

/// One occurrence of a signal.
public struct Evidence: Sendable, Hashable {
  public let signal: Signal
  public let site: Site
  /// The code at the site on one line, shortened.
  public let code: String
  /// How the code comes to run, from the model's initializer on: `["Model.init", "loadDraft()"]`.
  public let chain: [String]
  public let confidence: Confidence
  /// Whether its side effect counts here.
  public let isDecisive: Bool
}

/// A call that was not followed.
public struct UnresolvedCall: Sendable, Hashable {
  public let site: Site
  public let code: String
  public let chain: [String]
}

/// Reads what initializers cost. What it learns of one stretch of code serves all later questions,
/// and no answer depends
/// on the questions before it.
public struct InitializerReader {
  let model: ProjectModel
  /// The names of properties whose reading or writing may run code.
  var computedNames: Set<String> { model.computedNames }

  /// How many calls deep code is followed.
  static let depthLimit = 8

  public init(_ model: ProjectModel) { self.model = model }

  /// The cost of evaluating an expression once, where it stands.
  /// - Parameter type: what `.init()` means there, where the place does not tell.
  public func cost(
    of expression: Expression, at scope: ScopeReference, as type: ResolvedType = .unknown
  ) -> InitializerCost {
    var steps: [Step] = []
    if case .call(let callee, let arguments) = expression.unwrapped.kind,
      case .implicitMember = callee.kind,
      case .construction(let types) = model.target(
        ofCallTo: callee, arguments, at: scope, expected: type)
    {
      steps = types.flatMap { self.steps(constructing: $0, arguments) }
    }
    return cost(
      of: code(of: scope.file).expression(expression.range, in: scope.scope), alsoRunning: steps)
  }

  /// The cost of calling a closure.
  func costOfClosure(_ closure: Expression, at scope: ScopeReference) -> InitializerCost {
    guard let body = code(of: scope.file).body(closure.range) else { return .none }
    return cost(of: body)
  }

  func cost(of root: Code, alsoRunning further: [Step] = []) -> InitializerCost {
    var evidence: [Evidence] = []
    var unresolved: [UnresolvedCall] = []
    var visited: Set<Code> = [root]
    var queue = [Visit(code: root, chain: [], confidence: .certain, isOwn: false)]
    var next = 0
    // Breadth first: each stretch of code is reached by its shortest chain, whatever was asked
    // before.
    while next < queue.count {
      let visit = queue[next]
      next += 1
      let found = findings(of: visit.code)
      let file = model.files[visit.code.file]
      for finding in found.list {
        guard finding.signal != .trackedRead || visit.isOwn else { continue }
        evidence.append(
          Evidence(
            signal: finding.signal, site: file.site(finding.range),
            code: file.oneLine(finding.range), chain: visit.chain,
            confidence: min(finding.confidence, visit.confidence),
            isDecisive: finding.signal.sideEffect > 0
              && (finding.signal.isDecisive || (visit.isOwn && finding.isStoredAsIdentity))))
      }
      for range in found.unresolved where further.isEmpty || range != root.range {
        unresolved.append(
          UnresolvedCall(site: file.site(range), code: file.oneLine(range), chain: visit.chain))
      }
      guard visit.chain.count < Self.depthLimit else { continue }
      let steps = visit.code == root ? found.steps + further : found.steps
      for step in steps where visited.insert(step.code).inserted {
        queue.append(
          Visit(
            code: step.code, chain: visit.chain + [step.label],
            confidence: min(visit.confidence, step.confidence),
            isOwn: visit.chain.isEmpty && step.isConstruction))
      }
    }
    return InitializerCost(
      evidence: evidence.sorted(by: Evidence.isStronger),
      unresolved: unresolved.sorted { $0.site < $1.site })
  }

  private struct Visit {
    let code: Code
    let chain: [String]
    let confidence: Confidence
    /// Whether it is the code of the model itself, not of what it calls.
    let isOwn: Bool
  }

  // MARK: What is remembered

  func code(of file: Int) -> RunCode {
    model.remembered.code(of: file) { RunCode(model, file: file) }
  }

  private func findings(of code: Code) -> Findings {
    model.remembered.findings(of: code) { read(code) }
  }
}

extension Evidence {
  fileprivate static func isStronger(_ a: Evidence, _ b: Evidence) -> Bool {
    if a.isDecisive != b.isDecisive { return a.isDecisive }
    if a.signal.sideEffect != b.signal.sideEffect {
      return a.signal.sideEffect > b.signal.sideEffect
    }
    if a.signal.expense != b.signal.expense { return a.signal.expense > b.signal.expense }
    if a.site != b.site { return a.site < b.site }
    return a.signal.name < b.signal.name
  }
}

extension FileFacts {
  /// Code on one line, shortened.
  func oneLine(_ range: ByteRange) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 80 ? String(line.prefix(79)) + "…" : line
  }
}
