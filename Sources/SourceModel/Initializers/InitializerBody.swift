/// The statements of an initializer, with what each reads and costs.
public struct InitializerBody: Sendable {
  public var statements: [Statement]
  /// The range from the opening to the closing brace, in bytes.
  public let braces: ByteRange
  /// Whether some statements share a line with the code before them; there are no comments between them.
  public let isPacked: Bool

  /// The byte offset of the closing brace.
  public var end: Int { braces.upperBound - 1 }

  @dynamicMemberLookup public struct Statement: Sendable {
    fileprivate var written: WrittenInitializer.Statement
    /// The names that the statement reads without a base.
    public let names: Set<String>
    public var cost: InitializerCost

    public subscript<Value>(
      dynamicMember path: WritableKeyPath<WrittenInitializer.Statement, Value>
    ) -> Value {
      get { written[keyPath: path] }
      set { written[keyPath: path] = newValue }
    }
    public subscript<Value>(
      dynamicMember path: KeyPath<WrittenInitializer.Statement, Value>
    ) -> Value { written[keyPath: path] }
  }
}

extension Initializers {
  /// The body of an initializer of a class or a struct; nil when comments stand between statements that share a line,
  /// or when the body contains `#if`.
  public func initializerBody(of reference: FunctionReference) -> InitializerBody? {
    cache.bodies.answer(to: reference) {
      let function = symbols[reference]
      guard let body = symbols.writtenInitializer(reference) else { return nil }
      let known = instancesByDefault(in: function, ofFile: reference.file)
      let statements = body.statements.map { statement in
        let code = Code(file: reference.file, scope: function.scope, range: statement.range)
        return InitializerBody.Statement(
          written: statement, names: symbols.names(readIn: statement.range, inFile: reference.file),
          cost: cost(of: code, knowing: known, isInModel: true))
      }
      return InitializerBody(
        statements: statements, braces: body.braces, isPacked: body.isPacked)
    }
  }
}
