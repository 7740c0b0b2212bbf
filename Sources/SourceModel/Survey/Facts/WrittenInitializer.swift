/// The statements of an initializer, with what decides whether they can run later.
public struct WrittenInitializer: Sendable {
  public let statements: [Statement]
  /// The range from the opening to the closing brace, in bytes.
  public let braces: ByteRange
  /// Whether some statements share a line with the code before them; there are no comments between them.
  public let isPacked: Bool

  public struct Statement: Sendable {
    public enum Form: Sendable, Hashable {
      /// `self.x = value`, `x = value`
      case assignment(String)
      case superInitializer
      case local
      case other
    }
    public let form: Form
    /// The range without surrounding whitespace and comments.
    public let range: ByteRange
    /// The byte offset at which the comments before the statement start, or the statement itself.
    public let start: Int
    /// The properties that the statement or its branches assign.
    public let writes: [String]
    /// The names that the statement declares.
    public let declares: [String]
    /// Whether the statement may exit the initializer: `return`, `throw`, or a `try` that is not caught.
    public let leaves: Bool
    /// Whether the statement throws no error: if it exits, then only with `return`.
    public let throwsNothing: Bool
    /// The work of `Task { … }`; nil when the statement starts no task.
    public var task: LaunchedTask?
  }

  public enum LaunchedTask: Sendable, Hashable {
    /// A single awaited call, as written outside the task.
    case call(String)
    case other
  }
}
