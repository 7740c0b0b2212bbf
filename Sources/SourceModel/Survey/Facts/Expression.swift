/// An expression in the code, reduced to what its type can be inferred from.
public struct Expression: Sendable, Hashable {
  public let kind: Kind
  /// The range without surrounding trivia.
  @Packed public private(set) var range: ByteRange

  public init(_ kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable, Hashable {
    /// A bare identifier, including `_x` and `$x`.
    case name(String)
    case selfReference
    case superReference
    /// `base.name`
    case member(Expression, String)
    /// `.name`
    case implicitMember(String)
    case call(Expression, [Argument])
    /// `Box<Model>` before a call or a member.
    case specialized(Expression, [TypeName])
    /// `a?` before a member, a call or a subscript.
    case optionalChain(Expression)
    /// `try? a`
    case optionalTry(Expression)
    case forceUnwrap(Expression)
    case cast(Expression, TypeName, isConditional: Bool)
    case ternary(Expression, Expression)
    /// `a ?? b`
    case coalescing(Expression, Expression)
    /// An expression with operators that is none of the others.
    case operation(Operation, [Expression])
    /// `a[b]`
    case element(of: Expression, Index)
    case array([Expression])
    case tuple([Expression])
    /// `(first: a, second: b)`
    case labeledTuple([Argument])
    /// A closure. The result is known for a closure that is called immediately or passed to `map`; nil for other
    /// closures, or when the statements do not determine it.
    case closure(result: Expression?)
    /// `{ $0 }`
    case identityClosure
    /// `\Root.a.b`; the root is nil in `\.a.b`.
    case keyPath(root: TypeName?, components: [String])
    /// A type in expression position: `[Int]`, `(any P).Type`.
    case type(TypeName)
    case literal(Literal)
    case inOut(Expression)
    /// The value that a pattern binds from an enum case, by its 0-based position, with the matched expression or the
    /// type before the case, if known.
    case payload(of: String, index: Int, in: Expression?)
    /// The values of an `if` or `switch` that has a value in each branch.
    case branches([Expression])
    /// The values of `[a: b, c: d]`.
    case dictionary(of: [Expression])
    case other
  }

  public enum Operation: Sendable, Hashable {
    /// `a && b`
    case logical
    /// `a == b`
    case comparison
    /// `a is B`
    case test
    /// `a + b`
    case arithmetic
  }

  public enum Literal: Sendable, Hashable {
    case string, integer, float, boolean, `nil`, dictionary, regex
  }

  /// The content of the brackets in `a[b]`.
  public struct Index: Sendable, Hashable {
    public let labels: [String?]
    /// The components, if the only argument is a key path without a root.
    public let keyPath: [String]?
    /// The argument of `a[keyPath: b]`, if it is no key path without a root.
    public let path: Expression?
    /// Whether the only argument is a range: `a[..<2]`.
    public let isRange: Bool
  }

  public struct Argument: Sendable, Hashable {
    public let label: String?
    public let value: Expression
    public let isTrailingClosure: Bool

    public init(label: String?, value: Expression, isTrailingClosure: Bool = false) {
      self.label = label
      self.value = value
      self.isTrailingClosure = isTrailingClosure
    }

    /// Whether it is the initial value of a property wrapper, as labeled in the initializers of the SDK's wrappers.
    public var isInitialValue: Bool { label == "wrappedValue" || label == "initialValue" }
  }

  /// The expression without `?`, `!`, `try?` and enclosing parentheses.
  public var unwrapped: Expression {
    switch kind {
    case .optionalChain(let base), .forceUnwrap(let base), .optionalTry(let base): base.unwrapped
    case .tuple(let elements) where elements.count == 1: elements[0].unwrapped
    default: self
    }
  }

  /// `["a", "b"]` for `a.b` and `self.a.b`; nil when the chain contains anything else.
  public var dottedPath: [String]? {
    switch unwrapped.kind {
    case .name(let name): [name]
    case .selfReference: []
    case .member(let base, let name): base.dottedPath.map { $0 + [name] }
    default: nil
    }
  }

  public var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }

  /// The name of a bare identifier: `x`.
  var simpleName: String? {
    if case .name(let name) = kind { name } else { nil }
  }

  public var isSelf: Bool { unwrapped.kind == .selfReference }

  /// The base of a member access: `a` for `a.b`; nil otherwise.
  var base: Expression? {
    if case .member(let base, _) = unwrapped.kind { base } else { nil }
  }
}

extension Expression {
  /// `f` or `self.f`.
  public var isOwnMember: Bool {
    switch unwrapped.kind {
    case .name: true
    case .member(let base, _): base.isSelf
    default: false
    }
  }

  /// The name in `x` or `a.x`, and `a`.
  var nameAndBase: (name: String, base: Expression?)? {
    lastName.map { ($0, base) }
  }

  /// The name in `x` or `a.x`.
  var lastName: String? {
    switch unwrapped.kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The name in `x` or `self.x`.
  public var ownName: String? {
    switch unwrapped.kind {
    case .name(let name): name
    case .member(let base, let name) where base.isSelf: name
    default: nil
    }
  }
}
