import SwiftSyntax

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
    /// The names that the statement reads without a base.
    public let names: Set<String>
    /// The properties that the statement or its branches assign.
    public let writes: Set<String>
    /// The names that the statement declares.
    public let declares: Set<String>
    /// Whether the statement may exit the initializer: `return`, `throw`, or a `try` that is not caught.
    public let leaves: Bool
    /// Whether the statement throws no error: if it exits, then only with `return`.
    public let throwsNothing: Bool
    /// The work of `Task { … }`; nil when the statement starts no task.
    public var task: LaunchedTask?
    public var cost: InitializerCost
  }

  public enum LaunchedTask: Sendable, Hashable {
    /// A single awaited call, as written outside the task.
    case call(String)
    case other
  }
}

extension ProjectModel {
  /// Reads the body of an initializer; nil when comments stand between statements that share a line, or when the body
  /// contains `#if`.
  public func initializerBody(of reference: FunctionReference) -> InitializerBody? {
    modelCache.bodies.answer(to: reference) { readBody(of: reference) }
  }

  private func readBody(of reference: FunctionReference) -> InitializerBody? {
    let function = self[reference]
    let file = files[reference.file]
    guard let body = function.body else { return nil }
    let tree = tree(of: reference.file, member: function.range)
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: body.lowerBound)),
      let block = token.parent?.as(CodeBlockSyntax.self)
    else { return nil }
    let isAlone = (block.statements.map(\.trimmedByteRange) + [block.rightBrace.trimmedByteRange])
      .allSatisfy(file.isAlone)
    guard isAlone || file.isPacked(block) else { return nil }
    let reader = InitializerReader(self)
    let known = reader.instancesByDefault(in: function, ofFile: reference.file)
    var statements: [InitializerBody.Statement] = []
    for item in block.statements {
      guard !item.item.is(IfConfigDeclSyntax.self) else { return nil }
      let code = Code(file: reference.file, scope: function.scope, range: item.trimmedByteRange)
      statements.append(
        InitializerBody.Statement(item, cost: reader.cost(of: code, knowing: known)))
    }
    return InitializerBody(
      statements: statements, braces: block.trimmedByteRange, isPacked: !isAlone)
  }
}

extension ProjectModel {
  /// The names that the code reads without a base.
  public func names(readIn range: ByteRange, inFile file: Int) -> Set<String> {
    let reading = StatementReading(within: range)
    reading.walk(tree(of: file, expression: range))
    return reading.names
  }
}

extension FileFacts {
  /// Whether a block contains only whitespace and semicolons between its statements.
  fileprivate func isPacked(_ block: CodeBlockSyntax) -> Bool {
    let range = block.trimmedByteRange
    var start = range.lowerBound + 1
    for item in block.statements.map({ $0.item.trimmedByteRange })
      + [block.rightBrace.trimmedByteRange]
    {
      let gap = bytes[start..<item.lowerBound]
      guard gap.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D, 0x3B].contains($0) }) else { return false }
      start = item.upperBound
    }
    return true
  }

  /// Whether only whitespace precedes the range on its first line.
  fileprivate func isAlone(_ range: ByteRange) -> Bool {
    var index = range.lowerBound
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    return index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
  }
}

extension SyntaxProtocol {
  var trimmedByteRange: ByteRange {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The byte offset at which the node's comments start, without comments before a blank line.
  var startWithComments: Int {
    var offset = positionAfterSkippingLeadingTrivia.utf8Offset
    var start = offset
    var lineBreaks = 0
    for piece in leadingTrivia.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineBreaks += count
        if lineBreaks > 1 { return start }
      case .spaces, .tabs: break
      default:
        start = offset
        lineBreaks = 0
      }
    }
    return start
  }
}

extension InitializerBody.Statement {
  fileprivate init(_ item: CodeBlockItemSyntax, cost: InitializerCost) {
    let reading = StatementReading(within: item.byteRange)
    reading.walk(item)
    range = item.item.trimmedByteRange
    start = item.startWithComments
    names = reading.names
    writes = reading.writes
    declares = reading.declares
    leaves = reading.returns || reading.throwsError
    throwsNothing = !reading.throwsError
    self.cost = cost
    task = item.item.as(ExprSyntax.self).flatMap(InitializerBody.LaunchedTask.init)
    if let target = item.item.as(InfixOperatorExprSyntax.self)?.assigned
      ?? item.item.as(SequenceExprSyntax.self)?.assigned
    {
      form = .assignment(target)
    } else if item.item.is(VariableDeclSyntax.self) || item.item.is(FunctionDeclSyntax.self) {
      form = .local
    } else if let call = item.item.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.is(SuperExprSyntax.self) == true
    {
      form = .superInitializer
    } else {
      form = .other
    }
  }
}

extension InitializerBody.LaunchedTask {
  /// Reads `Task { await load() }` and `Task { [weak self] in await self?.load() }`.
  fileprivate init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.chainBase == "Task"
    else { return nil }
    guard call.calledExpression.trimmedDescription == "Task", call.arguments.isEmpty,
      let closure = call.trailingClosure, closure.statements.count == 1,
      let awaited = closure.statements.first?.item.as(AwaitExprSyntax.self),
      let inner = awaited.expression.as(FunctionCallExprSyntax.self), inner.arguments.isEmpty,
      inner.trailingClosure == nil
    else {
      self = .other
      return
    }
    let callee = inner.calledExpression.trimmedDescription
    var name = callee
    for prefix in ["self.", "self?."] where callee.hasPrefix(prefix) {
      name = String(callee.dropFirst(prefix.count))
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      self = .other
      return
    }
    self = .call("await \(name)()")
  }
}

extension ExprSyntax {
  fileprivate var chainBase: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return self.as(MemberAccessExprSyntax.self)?.base?.chainBase
  }

  /// The property name in `x` or `self.x`.
  fileprivate var ownProperty: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return member.declName.baseName.text
  }
}

extension InfixOperatorExprSyntax {
  fileprivate var assigned: String? {
    self.operator.is(AssignmentExprSyntax.self) ? leftOperand.ownProperty : nil
  }
}

extension SequenceExprSyntax {
  fileprivate var assigned: String? {
    let elements = Array(elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return elements[0].ownProperty
  }
}

private final class StatementReading: SyntaxVisitor {
  var names: Set<String> = []
  var writes: Set<String> = []
  var declares: Set<String> = []
  var returns = false
  var throwsError = false
  private let range: ByteRange
  private var closures = 0
  private var catching = 0

  init(within range: ByteRange) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id }
    if isMember != true, range.contains(node.trimmedByteRange) { names.insert(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if closures == 0, let name = node.assigned { writes.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declares.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.catchClauses.contains(where: { $0.catchItems.isEmpty }) { catching += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: DoStmtSyntax) {
    if node.catchClauses.contains(where: { $0.catchItems.isEmpty }) { catching -= 1 }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if closures == 0 { returns = true }
    return .visitChildren
  }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if closures == 0, catching == 0 { throwsError = true }
    return .visitChildren
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if closures == 0, catching == 0, node.questionOrExclamationMark == nil { throwsError = true }
    return .visitChildren
  }
}
