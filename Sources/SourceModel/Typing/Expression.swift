/// An expression as it is written, reduced to what its type can be read from.
public struct Expression: Sendable, Hashable {
  public let kind: Kind
  /// Without surrounding trivia.
  @Packed public private(set) var range: ByteRange

  public init(_ kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable, Hashable {
    /// A bare identifier, `_x` and `$x` included.
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
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case cast(Expression, TypeName, isConditional: Bool)
    case ternary(Expression, Expression)
    /// `a ?? b`
    case coalescing(Expression, Expression)
    /// `a[b]`
    case element(of: Expression, Index)
    case array([Expression])
    case tuple([Expression])
    /// The result is that of a closure that is called at once or handed to `map`; nil where it is another's, or its
    /// statements do not tell.
    case closure(result: Expression?)
    /// `{ $0 }`
    case identityClosure
    /// `\Root.a.b`; the root is absent in `\.a.b`.
    case keyPath(root: TypeName?, components: [String])
    /// A type in expression position: `[Int]`, `(any P).Type`.
    case type(TypeName)
    case literal(Literal)
    case inOut(Expression)
    /// What a pattern binds of an enumeration case: the value at a 0-based position. With what is matched, or the type
    /// that stands before the case, where that is evident.
    case payload(of: String, index: Int, in: Expression?)
    /// The values of the branches of an `if` or a `switch` that has one in each.
    case branches([Expression])
    /// The first value of `[a: b]`.
    case dictionary(of: Expression)
    case other
  }

  public enum Literal: Sendable, Hashable {
    case string, integer, float, boolean, `nil`, dictionary, regex
  }

  /// What stands between the brackets of `a[b]`.
  public struct Index: Sendable, Hashable {
    public let labels: [String?]
    /// The components, where the one argument is a key path without a root.
    public let keyPath: [String]?
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

    /// Whether it is the value that a wrapper is made with, as the initializers take it that the wrappers come with.
    public var isInitialValue: Bool { label == "wrappedValue" || label == "initialValue" }
  }

  /// The expression without `?`, `!` and a surrounding single-element tuple.
  public var unwrapped: Expression {
    switch kind {
    case .optionalChain(let base), .forceUnwrap(let base): base.unwrapped
    case .tuple(let elements) where elements.count == 1: elements[0].unwrapped
    default: self
    }
  }

  /// `["a", "b"]` for `a.b` and `self.a.b`; nil where something else stands in the chain.
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

  /// `x`
  var simpleName: String? {
    if case .name(let name) = kind { name } else { nil }
  }

  public var isSelf: Bool { unwrapped.kind == .selfReference }

  /// `a` for `a.b`; nil where no dot stands, or nothing before it.
  var base: Expression? {
    if case .member(let base, _) = unwrapped.kind { base } else { nil }
  }
}
