/// A place where a condition decides which code runs, as far as constants can tell the outcome.
public struct Branch: Sendable, Hashable {
  public let condition: Condition
  /// What runs only where the condition holds.
  public let whenTrue: [ByteRange]
  /// What runs only where it does not hold.
  public let whenFalse: [ByteRange]
  /// The condition as written.
  public let range: ByteRange
  public let scope: Int
}

/// What a branch asks, of names whose values a caller may have fixed.
public indirect enum Condition: Sendable, Hashable {
  case constant(Bool)
  /// `flag`
  case isTrue(Expression)
  /// `x != nil`, `let x`
  case isPresent(Expression)
  /// `mode == .live`, `case .live = mode`
  case isCase(Expression, String)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  case unknown

  /// Whether nothing about it can ever be told.
  var isUnknown: Bool { !hasOperand && holds { _ in nil } == nil }

  /// The same where it asks for no value: its outcome is fixed, or never told.
  var settled: Condition { holds { _ in nil }.map(Condition.constant) ?? .unknown }

  /// Whether its outcome depends on a value.
  var hasOperand: Bool {
    switch self {
    case .constant, .unknown: false
    case .isTrue, .isPresent, .isCase: true
    case .not(let inner): inner.hasOperand
    case .all(let parts), .any(let parts): parts.contains(where: \.hasOperand)
    }
  }

  /// The values that it depends on.
  var operands: [Expression] {
    switch self {
    case .constant, .unknown: []
    case .isTrue(let operand), .isPresent(let operand), .isCase(let operand, _): [operand]
    case .not(let inner): inner.operands
    case .all(let parts), .any(let parts): parts.flatMap(\.operands)
    }
  }

  /// The outcome, where the known values fix it.
  func holds(_ value: (Expression) -> Constant?) -> Bool? {
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
    case .not(let inner): return inner.holds(value).map { !$0 }
    case .all(let parts):
      return Self.outcome(of: parts, decidedBy: false, value)
    case .any(let parts):
      return Self.outcome(of: parts, decidedBy: true, value)
    case .unknown: return nil
    }
  }

  /// One part that has the outcome decides; where none does, one that cannot be told leaves it open.
  private static func outcome(
    of parts: [Condition], decidedBy decisive: Bool, _ value: (Expression) -> Constant?
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

/// A value that is fixed where something is called.
enum Constant: Hashable, Sendable {
  case boolean(Bool)
  case `nil`
  /// A value that is not `nil`, whatever it is.
  case present
  /// A case of an enumeration of the project.
  case enumCase(String)
  /// A value of a type of the project, where a protocol stands for it.
  case instance(TypeID)
}
