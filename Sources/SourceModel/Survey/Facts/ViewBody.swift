/// The `body` of a view, with what decides whether a modifier can be applied to all of it.
public struct ViewBody: Sendable, Hashable {
  /// The range of the content between the braces, without surrounding whitespace and comments.
  @Packed public internal(set) var content: ByteRange
  /// The same range without leading declarations and `return`.
  @Packed public internal(set) var views: ByteRange
  /// The byte offset at which the comments before `views` start, or `views` itself.
  public internal(set) var start: Int
  /// Whether a modifier can follow `views`, which then is one expression: no statement, and no operands with operators.
  public internal(set) var isExpression = true
  /// The byte offset at which the code of a `.task { … }` on the outermost expression starts; nil if there is none.
  public internal(set) var taskStart: Int?
  /// The same for all tasks on that expression, including those with arguments or captures.
  public internal(set) var taskStarts: [Int] = []
  /// The range from `{` to `}`.
  @Packed public internal(set) var braces: ByteRange
  /// Whether the view is preceded by `return`.
  public internal(set) var isReturned: Bool
  /// The names of the members and views that all have to show something so that the body does, judged only by the code
  /// in its braces; nil if it may be empty whatever they show.
  var shown: Set<String>? = []
}

extension FileFacts {
  /// The body with these braces, if it is that of a property or function of type `some View`.
  func viewBody(in braces: ByteRange?) -> ViewBody? {
    viewBodies.first { $0.braces == braces }
  }
}
