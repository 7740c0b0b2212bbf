/// A branch whose condition decides which code runs, as far as constants fix the outcome.
public struct Branch: Sendable, Hashable {
  public let condition: Condition
  /// The code that runs only if the condition is true.
  public let whenTrue: [ByteRange]
  /// The code that runs only if the condition is false.
  public let whenFalse: [ByteRange]
  /// The byte range of the condition as written.
  public let range: ByteRange
  public let scope: Int
}

/// The condition of a branch, over expressions whose values a caller may fix.
public indirect enum Condition: Sendable, Hashable {
  case constant(Bool)
  /// `flag`
  case isTrue(Expression)
  /// `x != nil`, `let x`
  case isPresent(Expression)
  /// `mode == .live`, `case .live = mode`
  case isCase(Expression, String)
  /// `left.name == right.name`, in a `==`
  case areEqual(Expression, Expression)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  case unknown

  /// Whether no value of any operand can decide the outcome.
  var isUnknown: Bool { !hasOperand && outcome == nil }

  /// This condition with every operand unknown: a constant if the outcome is fixed, otherwise `.unknown`.
  var settled: Condition { outcome.map(Condition.constant) ?? .unknown }

  /// The outcome if no value is needed to decide it.
  private var outcome: Bool? { holds { _ -> ConstantValue<Never>? in nil } }

  /// Whether the condition refers to a value.
  var hasOperand: Bool {
    switch self {
    case .constant, .unknown: false
    case .isTrue, .isPresent, .isCase, .areEqual: true
    case .not(let inner): inner.hasOperand
    case .all(let parts), .any(let parts): parts.contains(where: \.hasOperand)
    }
  }

  /// The values that the condition refers to.
  var operands: [Expression] {
    switch self {
    case .constant, .unknown: []
    case .isTrue(let operand), .isPresent(let operand), .isCase(let operand, _): [operand]
    case .areEqual(let left, let right): [left, right]
    case .not(let inner): inner.operands
    case .all(let parts), .any(let parts): parts.flatMap(\.operands)
    }
  }

  /// The outcome if the known values decide it; otherwise nil.
  func holds<Instance>(_ value: (Expression) -> ConstantValue<Instance>?) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .isTrue(let operand):
      if case .boolean(let known)? = value(operand) { return known }
      return nil
    case .isPresent(let operand): return value(operand).map { $0 != .nil }
    case .isCase(let operand, let name):
      switch value(operand) {
      case .enumCase(let known): return known == name
      case .nil: return false
      default: return nil
      }
    case .areEqual: return nil
    case .not(let inner): return inner.holds(value).map { !$0 }
    case .all(let parts):
      return Self.outcome(of: parts, decidedBy: false, value)
    case .any(let parts):
      return Self.outcome(of: parts, decidedBy: true, value)
    case .unknown: return nil
    }
  }

  /// This condition with the outcome of some comparisons.
  func assuming(_ outcome: (Expression, Expression) -> Bool?) -> Condition {
    switch self {
    case .areEqual(let left, let right): outcome(left, right).map(Condition.constant) ?? self
    case .not(let inner): .not(inner.assuming(outcome))
    case .all(let parts): .all(parts.map { $0.assuming(outcome) })
    case .any(let parts): .any(parts.map { $0.assuming(outcome) })
    case .constant, .isTrue, .isPresent, .isCase, .unknown: self
    }
  }

  /// Whether the condition has an outcome only if a value is missing: `x == nil` is only true without `x`.
  func holds(_ outcome: Bool, onlyWithout isValue: (Expression) -> Bool) -> Bool {
    switch self {
    case .isPresent(let operand): !outcome && isValue(operand)
    case .not(let inner): inner.holds(!outcome, onlyWithout: isValue)
    case .any(let parts): Self.all(parts.map(Self.not)).holds(!outcome, onlyWithout: isValue)
    case .all(let parts) where outcome: parts.contains { $0.holds(true, onlyWithout: isValue) }
    case .all(let parts):
      !parts.isEmpty && parts.allSatisfy { $0.holds(false, onlyWithout: isValue) }
    case .constant, .isTrue, .isCase, .areEqual, .unknown: false
    }
  }

  /// A part with the outcome `decisive` decides. If no part does, one undecided part makes the outcome nil.
  private static func outcome<Instance>(
    of parts: [Condition], decidedBy decisive: Bool,
    _ value: (Expression) -> ConstantValue<Instance>?
  ) -> Bool? {
    var isOpen = false
    for part in parts {
      switch part.holds(value) {
      case decisive?: return decisive
      case nil: isOpen = true
      default: continue
      }
    }
    return isOpen ? nil : !decisive
  }
}

extension FileFacts {
  /// Whether code runs only where a value is missing: `if cache[key] == nil { … }`.
  func runsOnly(_ place: ByteRange, without value: Expression) -> Bool {
    let text = text(value.range)
    return uses.branches.contains { branch in
      [(true, branch.whenTrue), (false, branch.whenFalse)].contains { outcome, ranges in
        ranges.contains { $0.contains(place) }
          && branch.condition.holds(outcome, onlyWithout: { self.text($0.range) == text })
      }
    }
  }
}

/// A value that is fixed at a call; `Instance` is what is known of an object.
enum ConstantValue<Instance: Hashable & Sendable>: Hashable, Sendable {
  case boolean(Bool)
  case `nil`
  /// A value that is known not to be `nil`.
  case present
  /// An empty string or collection.
  case empty
  /// A case of an enumeration in the project.
  case enumCase(String)
  /// A value of a known type, passed where a protocol is declared.
  case instance(Instance)
}
