import SwiftSyntax

/// Records which blocks always exit early, and which blocks exclude each other.
extension Surveyor {
  func noteExit(_ statements: CodeBlockItemListSyntax, choice: ByteRange?) {
    facts.scopes[scope].exit = statements.exit
    facts.scopes[scope].choice = choice
  }
}

extension CodeBlockItemListSyntax {
  /// The smallest enclosing range that execution leaves if it reaches the end of the statements; nil if execution can
  /// continue after them.
  var exit: ByteRange? {
    let left = withExtendedLifetime(self) { RawNode(self).departures }.map {
      Syntax(self).left(by: $0)
    }
    return left.contains(nil) ? nil : left.compactMap(\.self).min { $0.count < $1.count }
  }
}

/// A way to leave statements other than by reaching their end.
private enum Departure {
  case byReturn
  case byThrow
  case byBreak(label: String?)
  case byContinue(label: String?)
}

extension RawNode {
  /// For a list of statements, the ways in which execution leaves when it reaches the end; empty if it can continue
  /// after the list.
  fileprivate var departures: [Departure] {
    guard let last = lastElement?[Layout.Item.item] else { return [] }
    let statement =
      last.kind == .expressionStmt ? last[Layout.ExpressionStatement.expression] : last
    switch statement.kind {
    case .returnStmt: return [.byReturn]
    case .throwStmt: return [.byThrow]
    case .breakStmt: return [.byBreak(label: statement.part(Layout.Jump.label)?.spelling)]
    case .continueStmt: return [.byContinue(label: statement.part(Layout.Jump.label)?.spelling)]
    case .ifExpr: return statement.departuresOfBranches
    case .functionCallExpr:
      let name = statement[Layout.Call.callee].calledName?.text
      return name == "fatalError" || name == "preconditionFailure" ? [.byReturn] : []
    default: return []
    }
  }

  private var departuresOfBranches: [Departure] {
    let first = self[Layout.If.body][Layout.CodeBlock.statements].departures
    guard !first.isEmpty, let other = part(Layout.If.otherwise) else { return [] }
    let second =
      other.kind == .ifExpr
      ? other.departuresOfBranches : other[Layout.CodeBlock.statements].departures
    return second.isEmpty ? [] : first + second
  }
}

extension Syntax {
  fileprivate func left(by departure: Departure) -> ByteRange? {
    switch departure {
    case .byReturn: nearest(where: \.isBody)?.byteRange
    case .byThrow: nearest(where: \.stopsErrors)?.byteRange
    case .byBreak(nil): nearest { $0.isLoop || $0.is(SwitchExprSyntax.self) }?.byteRange
    case .byContinue(nil): nearest(where: \.isLoop)?.byteRange
    case .byBreak(let label?), .byContinue(let label?):
      nearest { $0.as(LabeledStmtSyntax.self)?.label.text == label }?.byteRange
    }
  }

  private func nearest(where isFound: (Syntax) -> Bool) -> Syntax? {
    var node = parent
    while let current = node, !isFound(current) { node = current.parent }
    return node
  }

  private var isLoop: Bool {
    self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self)
  }

  /// Whether it is the whole body of a function, an accessor or a closure.
  private var isBody: Bool {
    if self.is(ClosureExprSyntax.self) || self.is(AccessorBlockSyntax.self) { return true }
    guard self.is(CodeBlockSyntax.self), let parent else { return false }
    return parent.is(DeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
  }

  /// Whether an error thrown inside it ends here, so that execution does not continue after it. After a `do`, it may
  /// continue in a `catch`.
  private var stopsErrors: Bool {
    let statement = parent?.as(DoStmtSyntax.self)
    return isBody
      || statement?.body.id == id && statement?.catchClauses.isEmpty == false
  }
}

extension CodeBlockSyntax {
  /// The `if` statement that this block is a branch of, with all its other branches.
  var choice: ByteRange? {
    guard var statement = parent?.as(IfExprSyntax.self) else { return nil }
    while let outer = statement.parent?.as(IfExprSyntax.self) { statement = outer }
    return statement.byteRange
  }
}
