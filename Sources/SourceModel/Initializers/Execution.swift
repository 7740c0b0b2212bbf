/// Where a closure stands, which decides whether its code runs with the code around it.
public enum ClosurePosition: Sendable, Hashable {
  /// `{ … }()`
  case applied
  /// An argument of the call with that range.
  case argument(call: ByteRange, label: String?, isTrailing: Bool)
  /// An argument of a macro: `#Preview { … }`.
  case macro(String)
  /// Stored, returned or bound.
  case value
}

/// A `for` or `while`.
public struct Loop: Sendable, Hashable {
  public let range: ByteRange
  /// How often it runs, where that is a literal.
  public let literalCount: Int?
}

/// A literal range of at least a thousand elements that something walks through.
public struct LargeRange: Sendable, Hashable {
  public let count: Int
  public let range: ByteRange
  public let scope: Int
}

/// An operator of somebody's own: `cache <~ url`.
public struct OperatorUse: Sendable, Hashable {
  public let name: String
  public let range: ByteRange
  public let scope: Int
}

/// A property or variable that is read in code of a type: `x`, `base.x`.
public struct Read: Sendable, Hashable {
  public let name: String
  public let base: Expression?
  @Packed public private(set) var range: ByteRange
  public let scope: Int

  /// Whether it is read by itself or of `self`, not of another value.
  public var isOwn: Bool { base == nil || base?.isSelf == true }

  /// All that is read: `base.name`, or the name alone.
  var expression: Expression {
    Expression(base.map { .member($0, name) } ?? .name(name), range: range)
  }
}
