/// The position of a closure, which decides whether its code runs with the surrounding code.
public indirect enum ClosurePosition: Sendable, Hashable {
  /// A closure that is called immediately: `{ … }()`.
  case applied
  /// An argument of the call with this range.
  case argument(call: ByteRange, label: String?, isTrailing: Bool)
  /// An argument of a macro: `#Preview { … }`.
  case macro(String)
  /// Stored, returned or bound to a name.
  case value
}

/// A `for` or `while` loop. This is a class because most scopes have none.
public final class Loop: Sendable {
  public let range: ByteRange
  /// The number of iterations, if it is a literal.
  public let literalCount: Int?
  /// The sequence that the loop awaits: `events` in `for await event in events`.
  public let stream: Expression?

  init(_ range: ByteRange, literalCount: Int?, stream: Expression?) {
    self.range = range
    self.literalCount = literalCount
    self.stream = stream
  }
}

/// A literal range of at least 1000 elements that the code iterates over.
public struct LargeRange: Sendable, Hashable {
  public let count: Int
  public let range: ByteRange
  public let scope: Int
}

/// A use of an operator that the project may declare: `cache <~ url`, `row == other`, `total += price`.
public struct OperatorUse: Sendable {
  public let name: String
  /// The expressions beside the operator. An operand with operators that bind more strongly may be longer.
  let operands: [Expression]
  /// The range of the operator alone.
  @Packed public private(set) var range: ByteRange
  public let scope: Int

  /// `a == b` or `a != b`
  var isEquality: Bool { name == "==" || name == "!=" }
}

/// A use with the index of the scope that contains it.
public protocol UseInScope: Sendable {
  var scope: Int { get }
}

/// A read of a property or variable in code of a type: `x`, `base.x`.
public struct Read: UseInScope, Hashable {
  public let name: String
  public let base: Expression?
  @Packed public private(set) var range: ByteRange
  public let scope: Int

  /// Whether the base is `self` or is omitted.
  public var isOwn: Bool { base == nil || base?.isSelf == true }

  /// The whole expression: `base.name`, or the name alone.
  var expression: Expression {
    Expression(base.map { .member($0, name) } ?? .name(name), range: range)
  }
}

extension Read {
  /// Stands in for the member name if a stored key path determines it.
  static let throughKeyPath = "[keyPath:]"
}
