/// A piece of code that is reached with known argument values.
struct Visit {
  let code: Code
  var constants: Constants
  let chain: [String]
  let confidence: Confidence
  /// Whether the code belongs to the model itself, not to code that it calls.
  var isOwn = false
  /// Whether the code runs when the model is released.
  var isRelease = false
  /// Whether the code runs on an object that exists apart from the model: a shared one, or one that the model receives.
  /// Its lazy properties are initialized only once.
  var isOnOthers = false
  /// The parameters, and the own properties as `self.x`, that hold such objects.
  var others: Set<String> = []
  /// The parameters that receive objects which are created with the model.
  var created: Set<String> = []
  /// Whether the code runs when the object is released, and receives the object.
  var removesItself = false
  /// The code that leads here, with the code itself.
  var path: [Code] = []
  /// Whether the code runs on an object that is created each time.
  var isOnNew = false
  /// Whether the code runs once for each element of data whose size is not known.
  var isRepeated = false
  /// Whether the code runs only where an error is caught.
  var isOnError = false
  /// Whether a pipeline subscribes to the publishers that the code creates.
  var isSubscribed = false
}

extension Visit {
  /// The visit that a step leads to.
  /// - Parameter conditions: The conditions under which the step is taken, as shown in a call chain.
  /// - Parameter isRepeated: Whether the step is taken in a loop.
  init(
    _ step: Step, from visit: Visit, knowing constants: Constants, under conditions: [String],
    isRepeated: Bool
  ) {
    code = step.code
    self.constants = constants
    chain = visit.chain + conditions + [step.label]
    confidence = min(visit.confidence, step.confidence)
    isOwn = visit.chain.isEmpty && step.isConstruction
    isRelease = visit.isRelease || step.isRelease
    removesItself =
      visit.removesItself || visit.isRelease && step.passed.contains { $0.value.passesSelf }
    path = visit.path + [step.code]
    isSubscribed = visit.isSubscribed || step.isSubscribed
    isOnNew = step.isOnNew || visit.isOnNew && step.isOnSelf
    self.isRepeated = isRepeated || visit.isRepeated
  }
}

/// The code that evaluating an expression runs, and the findings in it. Each piece of code is visited once per set of
/// constants.
struct Walk {
  private struct Key: Hashable {
    let code: Code
    let constants: Constants
    let isOnOthers: Bool
    let others: Set<String>
    let created: Set<String>
    let isSubscribed: Bool
  }
  private struct ReportedFinding: Hashable {
    let file: Int
    let signal: Signal
    let range: ByteRange
  }
  private struct Unresolved: Hashable {
    let file: Int
    let range: ByteRange
  }

  private var queue: [Visit] = []
  /// Each piece of code, nearest first.
  var visits: [Visit] { queue }
  private var position = 0
  private var visited: Set<Key> = []
  // Code that is reached again, with other constants or as part of other code, reports each finding only once.
  private var told: Set<ReportedFinding> = []
  private var reportedUnresolved: Set<Unresolved> = []
  private var reportedCallbacks: Set<Unresolved> = []
  private var evidence: [Evidence] = []
  private var unresolved: [UnresolvedCall] = []
  private var ruledOut: [RuledOut] = []

  mutating func enter(_ visit: Visit) {
    let key = Key(
      code: visit.code, constants: visit.constants, isOnOthers: visit.isOnOthers,
      others: visit.others, created: visit.created, isSubscribed: visit.isSubscribed)
    guard visited.insert(key).inserted else { return }
    queue.append(visit)
  }

  mutating func next() -> Visit? {
    guard position < queue.count else { return nil }
    position += 1
    return queue[position - 1]
  }

  mutating func note(
    _ found: Findings, at visit: Visit, _ skipped: [Skipped], in file: FileFacts
  ) {
    for finding in found.list {
      let reported = ReportedFinding(
        file: visit.code.file, signal: finding.signal, range: finding.range)
      guard !skipped.contains(finding.range), told.insert(reported).inserted else { continue }
      evidence.append(
        Evidence(
          signal: finding.signal, site: file.site(finding.range),
          code: file.quoted(finding.range),
          chain: visit.chain + skipped.conditions(leadingTo: finding.range, file),
          confidence: min(finding.confidence, visit.confidence),
          isDecisive: finding.signal.sideEffect > 0 && finding.signal.isDecisive,
          isRepeated: visit.isRepeated || found.repeats(finding.range),
          isOnError: visit.isOnError || file.isCaught(finding.range)))
    }
    for range in visit.isRelease ? found.callbacks : [] where !skipped.contains(range) {
      guard reportedCallbacks.insert(Unresolved(file: visit.code.file, range: range)).inserted
      else { continue }
      evidence.append(
        Evidence(
          signal: .releaseCallback, site: file.site(range), code: file.quoted(range),
          chain: visit.chain + skipped.conditions(leadingTo: range, file),
          confidence: visit.confidence, isDecisive: true))
    }
    let ranges = found.list.map(\.range) + found.steps.compactMap(\.origin)
    for item in skipped where ranges.contains(where: item.contains) {
      let told = RuledOut(
        site: file.site(item.branch.range), branch: item.label(ofTaken: false, in: file),
        chain: visit.chain)
      if !ruledOut.contains(where: { $0.site == told.site }) { ruledOut.append(told) }
    }
  }

  mutating func note(
    unresolved range: ByteRange, isOutside: Bool, at visit: Visit, _ skipped: [Skipped],
    in file: FileFacts
  ) {
    guard !skipped.contains(range),
      reportedUnresolved.insert(Unresolved(file: visit.code.file, range: range)).inserted
    else { return }
    unresolved.append(
      UnresolvedCall(
        site: file.site(range), code: file.quoted(range), isOutside: isOutside, chain: visit.chain))
  }

  var cost: InitializerCost {
    InitializerCost(
      evidence: evidence.sorted(by: Evidence.isStronger),
      unresolved: unresolved.sorted { $0.site < $1.site },
      ruledOut: ruledOut.sorted { $0.site < $1.site })
  }
}

extension [Skipped] {
  func contains(_ range: ByteRange?) -> Bool {
    guard let range else { return false }
    return contains { $0.contains(range) }
  }

  /// The known conditions that lead to the code, as shown in a call chain: `if autoStart`.
  func conditions(leadingTo range: ByteRange?, _ file: FileFacts) -> [String] {
    guard let range else { return [] }
    return filter { item in item.taken.contains { $0.contains(range) } }
      .map { $0.label(ofTaken: true, in: file) }
  }
}

extension Evidence {
  fileprivate static func isStronger(_ a: Evidence, _ b: Evidence) -> Bool {
    // What certainly runs is the reason.
    if a.isOnError != b.isOnError { return b.isOnError }
    if a.isDecisive != b.isDecisive { return a.isDecisive }
    if a.isDecisive, a.signal.sideEffect != b.signal.sideEffect {
      return a.signal.sideEffect > b.signal.sideEffect
    }
    if a.signal.expense != b.signal.expense { return a.signal.expense > b.signal.expense }
    // What registers the instance says more than the code that stores it.
    let storing = [a, b].map { $0.signal == .sharedStateWrite && $0.confidence < .certain }
    if storing[0] != storing[1] { return storing[1] }
    if a.site != b.site { return a.site < b.site }
    return a.signal.name < b.signal.name
  }
}
