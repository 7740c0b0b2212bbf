import SwiftSyntax

extension ExprSyntax {
  /// The range of the statement `self.objectWillChange.send()`, or of the outermost statement that contains nothing
  /// else. In an observer that includes the `guard` statements before it, if nothing else is left.
  var removableSend: ByteRange? {
    guard let send = outermostSend else { return nil }
    guard let list = send.parent?.as(CodeBlockItemListSyntax.self), let first = list.first,
      list.last?.id == send.id, list.parent?.parent?.is(AccessorDeclSyntax.self) == true,
      list.dropLast().allSatisfy(\.onlyLeaves)
    else { return send.byteRange }
    return first.byteRange.lowerBound..<send.byteRange.upperBound
  }

  /// The `if` of which only the condition remains when the send is removed, and whose condition has side effects.
  var remainingCondition: RemainingCondition? {
    guard let send = outermostSend,
      let list = send.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let branch = list.parent?.parent?.as(IfExprSyntax.self), branch.elseBody == nil,
      branch.conditions.count == 1,
      case .expression(let condition)? = branch.conditions.first?.condition,
      let item = branch.parent?.as(CodeBlockItemSyntax.self)
        ?? branch.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self),
      // The block stays if it contains a comment.
      item.commentCount == send.commentCount
    else { return nil }
    return RemainingCondition(statement: branch.byteRange, condition: condition.byteRange)
  }

  private var outermostSend: CodeBlockItemSyntax? { sendStatement?.outermost }

  /// The call `….objectWillChange.send()`. An argument may only read a value, which SwiftUI ignores.
  var sendCall: FunctionCallExprSyntax? {
    guard let member = parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.spelling == "send",
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count < 2,
      call.arguments.allSatisfy({ $0.label == nil && $0.expression.onlyReads })
    else { return nil }
    return call
  }

  /// The statement, if it consists of `….objectWillChange.send()`.
  private var sendStatement: CodeBlockItemSyntax? {
    guard let call = sendCall else { return nil }
    var node = Syntax(call)
    while let outer = node.parent,
      outer.is(AwaitExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self)
    {
      node = outer
    }
    return node.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension ConditionElementListSyntax {
  /// Whether evaluating the conditions calls code; if so, the conditions stay.
  fileprivate var runsCode: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .leftParen && token.parent?.is(FunctionCallExprSyntax.self) == true
        || token.parent?.is(ClosureExprSyntax.self) == true
        || [.keyword(.await), .keyword(.try)].contains(token.tokenKind)
        || token.parent?.is(MacroExpansionExprSyntax.self) == true
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure only runs `self?.objectWillChange.send()`, directly, on a queue or in a task.
  var onlySends: Bool {
    let relevant = statements.filter { !$0.isGuardOfSelf }
    guard relevant.count == 1, let item = relevant.first else { return false }
    if item.isSendOfSelf { return true }
    guard case .expr(let expression) = item.item else { return false }
    let call =
      expression.as(FunctionCallExprSyntax.self)
      ?? expression.as(AwaitExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    guard let call, call.isDispatch, let closure = call.trailingClosure else { return false }
    return closure.onlySends
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `DispatchQueue.main.async`, `Task` or `MainActor.run`.
  fileprivate var isDispatch: Bool {
    SDK.dispatch.contains(calledExpression.trimmedDescription)
  }

  /// Whether it is `DispatchQueue.main.asyncAfter(deadline: .now() + delay)`, where computing the time has no other
  /// effect.
  fileprivate var isDelay: Bool {
    calledExpression.trimmedDescription == "DispatchQueue.main.asyncAfter"
      && arguments.count == 1 && additionalTrailingClosures.isEmpty
      && arguments.allSatisfy(\.expression.onlyComputesTime)
  }

  /// Whether it is `items.forEach { … }`.
  fileprivate var isLoop: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.spelling == "forEach" && member.base?.onlyReads == true
  }
}

extension ExprSyntax {
  /// Whether the expression calls nothing but `now()`.
  fileprivate var onlyComputesTime: Bool {
    tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .leftBrace: false
      case .leftParen:
        token.previousToken(viewMode: .sourceAccurate)?.text == "now"
          && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .rightParen
      default: true
      }
    }
  }

  /// Whether the expression consists only of names, members, elements and literals, so that removing it changes
  /// nothing.
  var onlyReads: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let node): node.base?.onlyReads ?? false
    case .optionalChainingExpr(let node): node.expression.onlyReads
    case .forceUnwrapExpr(let node): node.expression.onlyReads
    case .subscriptCallExpr(let node):
      node.calledExpression.onlyReads && node.arguments.allSatisfy(\.expression.onlyReads)
    case .arrayExpr(let node): node.elements.allSatisfy(\.expression.onlyReads)
    case .tupleExpr(let node): node.elements.allSatisfy(\.expression.onlyReads)
    case .integerLiteralExpr, .stringLiteralExpr, .nilLiteralExpr, .booleanLiteralExpr: true
    default: false
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether this is a `guard` without a comment that does nothing but return.
  fileprivate var onlyLeaves: Bool {
    guard let statement = item.as(GuardStmtSyntax.self), !statement.conditions.runsCode,
      statement.body.statements.count == 1, commentCount == 0,
      let leaving = statement.body.statements.first?.item.as(ReturnStmtSyntax.self)
    else { return false }
    return leaving.expression == nil
  }

  var isGuardOfSelf: Bool {
    guard let statement = item.as(GuardStmtSyntax.self), statement.conditions.count == 1,
      case .optionalBinding(let binding)? = statement.conditions.first?.condition
    else { return false }
    return binding.pattern.trimmedDescription == "self" && binding.initializer == nil
      || binding.initializer?.value.trimmedDescription == "self"
  }

  fileprivate var isSendOfSelf: Bool {
    switch item.trimmedDescription.filter({ !$0.isWhitespace }) {
    case "self?.objectWillChange.send()", "self.objectWillChange.send()", "objectWillChange.send()",
      "weakSelf?.objectWillChange.send()", "strongSelf.objectWillChange.send()":
      true
    default: false
    }
  }

  /// The outermost statement that contains nothing else, and no comment around this one.
  var outermost: CodeBlockItemSyntax {
    var result = self
    while let outer = result.soleContainer, outer.commentCount == result.commentCount {
      result = outer
    }
    return result
  }

  /// The number of comments in the statement, not counting those before its first token and after its last token.
  var commentCount: Int {
    let end = endPositionBeforeTrailingTrivia
    return tokens(viewMode: .sourceAccurate).reduce(0) { count, token in
      count
        + (token.positionAfterSkippingLeadingTrivia > positionAfterSkippingLeadingTrivia
          ? token.leadingTrivia.commentCount : 0)
        + (token.endPositionBeforeTrailingTrivia < end ? token.trailingTrivia.commentCount : 0)
    }
  }

  /// The statement that contains only this one: an `if` without `else`, a loop, a `defer`, a dispatch or a task.
  private var soleContainer: CodeBlockItemSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    if let block = list.parent?.as(CodeBlockSyntax.self),
      let branch = block.parent?.as(IfExprSyntax.self),
      branch.elseBody == nil, !branch.conditions.runsCode
    {
      return branch.parent?.as(CodeBlockItemSyntax.self)
        ?? branch.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
    }
    if let block = list.parent?.as(CodeBlockSyntax.self),
      let statement = block.parent?.as(DeferStmtSyntax.self)
    {
      return statement.parent?.as(CodeBlockItemSyntax.self)
    }
    if let block = list.parent?.as(CodeBlockSyntax.self),
      let loop = block.parent?.as(ForStmtSyntax.self),
      loop.awaitKeyword == nil, loop.whereClause == nil, loop.sequence.onlyReads
    {
      return loop.parent?.as(CodeBlockItemSyntax.self)
    }
    if let closure = list.parent?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.isDispatch || call.isDelay || call.isLoop
    {
      return call.parent?.as(CodeBlockItemSyntax.self)
        ?? call.parent?.parent?.as(CodeBlockItemSyntax.self)
    }
    return nil
  }
}

extension Trivia {
  fileprivate var commentCount: Int { pieces.count(where: \.isComment) }
}
