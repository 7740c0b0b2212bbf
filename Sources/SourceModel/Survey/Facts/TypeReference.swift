/// An explicit use of the type of a wrapper or publisher: `ObservedObject<Model>.Wrapper`, `Published<Int>.Publisher`,
/// `any ObservableObject`.
public struct TypeReference: Sendable, Hashable {
  public let type: TypeName
  /// The name for which the reference is recorded.
  public let name: String
  public let range: ByteRange
  public let scope: Int
  public let position: Position
  /// `Root` of `KeyPath<Root, Value>`, if the reference is in the value of a key path.
  public let keyPathRoot: TypeName?

  public enum Position: Sendable, Hashable {
    case annotation, inheritance, genericConstraint, attribute, expression
    /// The extended type of an extension.
    case extended
    /// A generic argument of another type, not counting collections.
    case genericArgument
    /// The type after `is` or `as`.
    indirect case cast(Cast)
  }

  /// A type check or cast. `value` is nil if it is in a pattern.
  public struct Cast: Sendable, Hashable {
    public let value: Expression?
    /// Whether it is `as` without `?` or `!`, which the compiler checks.
    public let isCertain: Bool
    public let range: ByteRange
  }
}
