import SwiftSyntax

/// Notes where a run leaves a block, and which blocks exclude each other.
extension Surveyor {
  func noteExit(_ statements: CodeBlockItemListSyntax, choice: ByteRange?) {
    facts.scopes[scope].exit = statements.exit
    facts.scopes[scope].choice = choice
  }
}

extension CodeBlockItemListSyntax {
  /// What is left by a run that comes to the end of the statements, where none goes on behind them.
  var exit: ByteRange? {
    guard let last else { return nil }
    switch last.item {
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return expression.as(IfExprSyntax.self)?.exit
      }
      return statement.exit
    case .expr(let expression):
      if let branch = expression.as(IfExprSyntax.self) { return branch.exit }
      let name = expression.as(FunctionCallExprSyntax.self)?.calledName
      return name == "fatalError" || name == "preconditionFailure" ? Syntax(last).leftByReturn : nil
    case .decl: return nil
    }
  }
}

extension StmtSyntax {
  fileprivate var exit: ByteRange? {
    let node = Syntax(self)
    if self.is(ReturnStmtSyntax.self) { return node.leftByReturn }
    if self.is(ThrowStmtSyntax.self) { return node.leftByThrow }
    if let statement = self.as(BreakStmtSyntax.self) {
      return node.leftByJump(to: statement.label) { $0.isLoop || $0.is(SwitchExprSyntax.self) }
    }
    if let statement = self.as(ContinueStmtSyntax.self) {
      return node.leftByJump(to: statement.label, where: \.isLoop)
    }
    return nil
  }
}

extension IfExprSyntax {
  /// The least that all of its branches leave.
  fileprivate var exit: ByteRange? {
    guard let first = body.statements.exit else { return nil }
    let second: ByteRange? =
      switch elseBody {
      case .ifExpr(let node): node.exit
      case .codeBlock(let block): block.statements.exit
      case nil: nil
      }
    return second.map { first.count < $0.count ? first : $0 }
  }
}

extension Syntax {
  fileprivate var leftByReturn: ByteRange? {
    nearest { $0.isBody }?.byteRange
  }

  /// A `catch` may go on behind its `do`.
  fileprivate var leftByThrow: ByteRange? {
    nearest { node in
      let statement = node.parent?.as(DoStmtSyntax.self)
      return node.isBody
        || statement?.body.id == node.id && statement?.catchClauses.isEmpty == false
    }?.byteRange
  }

  fileprivate func leftByJump(to label: TokenSyntax?, where isLeft: (Syntax) -> Bool) -> ByteRange?
  {
    guard let label else { return nearest(where: isLeft)?.byteRange }
    return nearest { $0.as(LabeledStmtSyntax.self)?.label.text == label.text }?.byteRange
  }

  private func nearest(where isFound: (Syntax) -> Bool) -> Syntax? {
    var node = parent
    while let current = node, !isFound(current) { node = current.parent }
    return node
  }

  fileprivate var isLoop: Bool {
    self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self)
  }

  /// Whether it is all the code of a function, an accessor or a closure.
  private var isBody: Bool {
    if self.is(ClosureExprSyntax.self) || self.is(AccessorBlockSyntax.self) { return true }
    guard self.is(CodeBlockSyntax.self), let parent else { return false }
    return parent.is(DeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
  }
}

extension CodeBlockSyntax {
  /// The `if` of which it is a branch, with all its other branches.
  var choice: ByteRange? {
    guard var statement = parent?.as(IfExprSyntax.self) else { return nil }
    while let outer = statement.parent?.as(IfExprSyntax.self) { statement = outer }
    return statement.byteRange
  }
}
