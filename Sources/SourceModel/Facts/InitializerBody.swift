/// The statements of an initializer, with what decides whether they can run later.
public struct InitializerBody: Sendable {
  public var statements: [Statement]
  /// The range from the opening to the closing brace, in bytes.
  public let braces: ByteRange
  /// Whether some statements share a line with the code before them; there are no comments between them.
  public let isPacked: Bool

  /// The byte offset of the closing brace.
  public var end: Int { braces.upperBound - 1 }

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
    /// The names that the statement reads without a base. The survey leaves this and the cost to the model.
    public internal(set) var names: Set<String> = []
    public var cost = InitializerCost.none
  }

  public enum LaunchedTask: Sendable, Hashable {
    /// A single awaited call, as written outside the task.
    case call(String)
    case other
  }
}

extension ProjectModel {
  /// The body of an initializer of a class or a struct; nil when comments stand between statements that share a line,
  /// or when the body contains `#if`.
  public func initializerBody(of reference: FunctionReference) -> InitializerBody? {
    modelCache.bodies.answer(to: reference) {
      let function = self[reference]
      let bodies = files[reference.file].initializerBodies
      guard var body = bodies.first(where: { $0.braces == function.body }) else { return nil }
      let reader = InitializerReader(self)
      let known = reader.instancesByDefault(in: function, ofFile: reference.file)
      for (index, statement) in body.statements.enumerated() {
        let code = Code(file: reference.file, scope: function.scope, range: statement.range)
        body.statements[index].names = names(readIn: statement.range, inFile: reference.file)
        body.statements[index].cost = reader.cost(of: code, knowing: known, isInModel: true)
      }
      return body
    }
  }

  /// The names that the code reads without a base.
  public func names(readIn range: ByteRange, inFile number: Int) -> Set<String> {
    let file = files[number]
    return Set(
      file.uses.names.starting(in: range).filter { !$0.isOfSelf }.map { file.text($0.range) })
  }
}
