/// The cost of evaluating an expression that creates a model, with the evidence.
public struct InitializerCost: Sendable, Hashable {
  public enum Weight: String, Sendable, Hashable, CaseIterable { case light, heavy }

  /// Sorted by strength, then by site.
  public let evidence: [Evidence]
  /// Calls whose code cannot be determined from the project.
  public let unresolved: [UnresolvedCall]
  /// The conditions that make it light: they skip code that would make it heavy.
  public let ruledOut: [RuledOut]

  public init(
    evidence: [Evidence], unresolved: [UnresolvedCall], ruledOut: [RuledOut] = []
  ) {
    self.evidence = evidence
    self.unresolved = unresolved
    self.ruledOut = ruledOut
  }

  /// The cost without code that is going to be removed.
  public func without(_ isRemoved: (Site) -> Bool) -> InitializerCost {
    InitializerCost(
      evidence: evidence.filter { !isRemoved($0.site) },
      unresolved: unresolved.filter { !isRemoved($0.site) }, ruledOut: ruledOut)
  }

  public static let none = InitializerCost(evidence: [], unresolved: [])

  /// The lowest expense that makes an initializer heavy.
  public static let heavyExpense = 5

  /// The highest side effect level that counts; 0 if there is none.
  public var sideEffect: Int {
    evidence.lazy.filter(\.isDecisive).map(\.signal.sideEffect).max() ?? 0
  }
  public var hasSideEffects: Bool { sideEffect > 0 }

  /// How often a loop over data whose size is not known counts what it repeats.
  private static let repetitions = 3

  /// The sum of all expenses. Small expenses of one kind, such as reads of settings, are limited, so that many of them do
  /// not equal one file read. In a loop they are not.
  public var expense: Int {
    var small: [Signal: Int] = [:]
    var large = 0
    for item in evidence {
      if item.isRepeated, item.signal != .loop {
        large += item.signal.expense * Self.repetitions
      } else if item.signal.expenseLimit == nil {
        large += item.signal.expense
      } else {
        small[item.signal, default: 0] += item.signal.expense
      }
    }
    let sum = small.reduce(0) { $0 + min($1.value, $1.key.expenseLimit ?? 0) }
    return large + sum
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
  /// The call chain from the model's initializer to the code: `["Model.init", "loadDraft()"]`.
  public let chain: [String]
  public let confidence: Confidence
  /// Whether the side effect counts here.
  public let isDecisive: Bool
  /// Whether it happens once for each element of data whose size is not known.
  public var isRepeated = false
  /// Whether it happens only where an error is caught.
  public var isOnError = false
}

/// A call that cannot be followed.
public struct UnresolvedCall: Sendable, Hashable {
  public let site: Site
  public let code: String
  /// Whether its code is not in the project, rather than one of several pieces of code.
  public let isOutside: Bool
  public let chain: [String]
}

extension Initializers {
  /// The cost of evaluating an expression once in its context.
  /// - Parameter type: The type of `.init()` there, if the context does not determine it.
  public func cost(
    of expression: Expression, at scope: ScopeReference, as type: ResolvedType = .unknown
  ) -> InitializerCost {
    var steps: [Step] = []
    if case .call(let callee, let arguments) = expression.unwrapped.kind,
      case .implicitMember = callee.kind,
      case .construction(let types) = graph.target(
        ofCallTo: callee, arguments, at: scope, expected: type)
    {
      steps = types.flatMap { self.steps(constructing: $0, arguments, at: scope) }
    } else {
      steps = self.steps(intoImplicitMembersOf: expression, as: type)
    }
    return cost(
      of: graph.runCode(ofFile: scope.file).expression(expression.range, in: scope.scope),
      alsoRunning: steps,
      knowing: instancesByDefault(around: scope))
  }

  /// The cost of calling a closure.
  func costOfClosure(_ closure: Expression, at scope: ScopeReference) -> InitializerCost {
    guard let body = graph.runCode(ofFile: scope.file).body(closure.range) else { return .none }
    return cost(of: body)
  }

  /// - Parameters:
  ///   - known: The known values of the names that the code tests.
  ///   - isInModel: Whether the code is a part of the initializer of the model itself.
  func cost(
    of root: Code, alsoRunning further: [Step] = [], knowing known: Constants = [:],
    isInModel: Bool = false
  ) -> InitializerCost {
    var start = Visit(code: root, constants: known, chain: [], confidence: .certain)
    start.isOwn = isInModel
    start.isOnNew = isInModel
    start.isOnOthers = !isInModel
    let place = ScopeReference(file: root.file, scope: root.scope)
    start.others = othersReceived(at: place)
    start.created = isInModel ? createdByDefault(at: place) : []
    let cost = walk(from: start, alsoRunning: further, decidesConditions: true).cost
    guard !cost.ruledOut.isEmpty else { return cost }
    start.constants = [:]
    let isDecided =
      cost.weight == .light
      && walk(from: start, alsoRunning: further, decidesConditions: false).cost.weight == .heavy
    return isDecided
      ? cost : InitializerCost(evidence: cost.evidence, unresolved: cost.unresolved)
  }

  /// All code that a piece of code runs.
  func walk(
    from start: Visit, alsoRunning further: [Step] = [], decidesConditions: Bool = false
  ) -> Walk {
    let root = start.code
    var walk = Walk()
    // Code that is not compiled on the platforms of the expression does not run.
    let platforms = symbols.platforms(at: root.range.lowerBound, ofFile: root.file)
    walk.enter(start)
    // Breadth first: each piece of code is reached by its shortest chain, independent of earlier queries.
    while var visit = walk.next() {
      visit.others.formUnion(othersKept(in: visit))
      visit.created.formUnion(createdKept(in: visit))
      var found = findings(of: visit.code).without(
        symbols.files[visit.code.file].clauses(without: platforms))
      let known = knownValues(in: visit, decidesConditions)
      found.list.removeAll { !counts($0, in: visit) || startsNothing($0, in: visit.code, known) }
      found.list += cycles(of: found.steps, in: visit)
      let skipped = decidesConditions ? skipped(in: visit.code, known) : []
      walk.note(found, at: visit, skipped, in: symbols.files[visit.code.file])
      let implemented = found.requirements.compactMap { call in
        self.steps(into: call, in: visit.code, decidesConditions ? known : nil)
          .map { (range: call.call.range, steps: $0) }
      }
      for range in found.unresolved
      where (further.isEmpty || range != root.range)
        && !implemented.contains(where: { $0.range == range })
      {
        walk.note(
          unresolved: range, isOutside: !found.undecided.contains(range), at: visit, skipped,
          in: symbols.files[visit.code.file])
      }
      let steps =
        (visit.code == root ? found.steps + further : found.steps) + implemented.flatMap(\.steps)
      for step in steps where !skipped.contains(step.origin) {
        guard runs(step, from: visit, on: platforms) else { continue }
        let constants =
          decidesConditions ? constants(of: step, calledIn: visit.code, with: known) : [:]
        let conditions = skipped.conditions(
          leadingTo: step.origin, symbols.files[visit.code.file])
        var next = Visit(
          step, from: visit, knowing: constants, under: conditions,
          isRepeated: found.repeats(step.origin))
        complete(&next, after: step, from: visit)
        walk.enter(next)
      }
    }
    return walk
  }

  /// The known values of the names that code tests.
  private func knownValues(in visit: Visit, _ decidesConditions: Bool) -> Constants {
    let known = ownConstants(in: visit.code, visit.constants).merging(visit.constants) { $1 }
    guard decidesConditions else { return known }
    let untouched =
      visit.isOwn || visit.isRelease ? untouchedVariables(of: visit.code) : [:]
    return known.merging(untouched) { a, _ in a }
      .merging(variablesFilledOnce(by: visit.code, isOnShared: visit.isOnOthers)) { a, _ in a }
  }

  /// The certain steps back to code that led to this one.
  private func cycles(of steps: [Step], in visit: Visit) -> [Finding] {
    steps.compactMap { step in
      guard step.confidence == .certain, visit.path.contains(step.code) else { return nil }
      return step.origin.map { Finding(signal: .recursion, range: $0, confidence: .certain) }
    }
  }

  /// Notes what is known of the objects and the conditions of the code that a step leads to.
  private func complete(_ next: inout Visit, after step: Step, from visit: Visit) {
    next.isOnOthers = isOnOthers(step, from: visit)
    next.isOnError = visit.isOnError || symbols.files[visit.code.file].isCaught(step.origin)
    next.others = others(of: step, from: visit)
    next.created = created(for: step, from: visit)
  }

  /// Whether a step leads to code on one of the platforms that is not run already: a lazy value of an object that exists
  /// apart from the model is initialized once.
  private func runs(_ step: Step, from visit: Visit, on platforms: Platforms) -> Bool {
    let around = symbols.platforms(at: step.code.range.lowerBound, ofFile: step.code.file)
    return !around.isDisjoint(with: platforms)
      && !(step.isLazyValue && isOnOthers(step, from: visit))
  }

  // MARK: Cached results

  private func findings(of code: Code) -> Findings {
    cache.findings.answer(to: code) { read(code) }
  }
}

extension FileFacts {
  /// Whether code runs only where an error is caught.
  func isCaught(_ range: ByteRange?) -> Bool {
    guard let range else { return false }
    return scopesInBody(around: innermostScope(at: range.lowerBound)).contains { _, scope in
      bytes[scope.range].starts(with: "catch".utf8)
    }
  }

  /// The first line of code, shortened, for a sentence that quotes it.
  public func quoted(_ range: ByteRange) -> String { text(range).quoted() }
}
