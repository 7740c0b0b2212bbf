import SwiftSyntax

/// Determines whether a view always shows something. Modifiers on an empty view have no effect: its `.task` never runs.
extension ProjectModel {
  /// Whether the body of a view, or the member that it consists of, may be empty.
  public func mayShowNothing(_ body: ViewBody, of id: TypeID) -> Bool {
    var body = body
    var names: Set<String> = []
    while !body.mayShowNothing {
      guard let name = body.ownMember, names.insert(name).inserted,
        let next = viewBody(of: id, named: name, allowsReturn: true)
      else { return false }
      body = next.body
    }
    return true
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a view builder may produce an empty view from the statements.
  var mayShowNothing: Bool { !contains { $0.item.showsSomething } }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var showsSomething: Bool {
    switch self {
    case .expr(let expression): return expression.showsSomething
    case .stmt(let statement):
      let expression =
        statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
      return expression?.showsSomething ?? false
    case .decl(let declaration):
      guard let condition = declaration.as(IfConfigDeclSyntax.self),
        condition.clauses.last?.condition == nil
      else { return false }
      return condition.clauses.allSatisfy {
        $0.elements?.as(CodeBlockItemListSyntax.self)?.mayShowNothing == false
      }
    }
  }
}

extension ExprSyntax {
  fileprivate var showsSomething: Bool {
    if let branch = self.as(IfExprSyntax.self) { return branch.showsSomething }
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy {
        $0.as(SwitchCaseSyntax.self)?.statements.mayShowNothing == false
      }
    }
    let root = builtView
    guard let call = root.as(FunctionCallExprSyntax.self) else { return true }
    switch call.calledExpression.trimmedDescription {
    case "EmptyView": return false
    case "ForEach": return call.arguments.first?.expression.isNonemptyLiteral == true
    case "Group", "Section":
      guard call.arguments.isEmpty, call.additionalTrailingClosures.isEmpty,
        let content = call.trailingClosure
      else { return true }
      return !content.statements.mayShowNothing
    default:
      // `text.map { Text($0) }`
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "map"
    }
  }

  /// The name of the view's own member that the modifiers are applied to.
  var ownMember: String? {
    let root = builtView
    let callee = root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root
    if let member = callee.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      return member.declName.baseName.text
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The expression without modifiers and parentheses.
  private var builtView: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return inner.builtView
    }
    if let condition = self.as(PostfixIfConfigExprSyntax.self), let base = condition.base {
      return base.builtView
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      callee.declName.baseName.text != "map", base.trimmedDescription != "self"
    else { return self }
    // `SwiftUI.Text("…")` and `Row.Title()` refer to a type.
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text.looksLikeTypeName == true {
      return self
    }
    return base.builtView
  }

  private var isNonemptyLiteral: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.count == 3
      && sequence.elements.last?.is(IntegerLiteralExprSyntax.self) == true
      && ["..<", "..."].contains(sequence.elements.dropFirst().first?.trimmedDescription)
  }
}

extension IfExprSyntax {
  fileprivate var showsSomething: Bool {
    guard !body.statements.mayShowNothing else { return false }
    switch elseBody {
    case .codeBlock(let block): return !block.statements.mayShowNothing
    case .ifExpr(let next): return next.showsSomething
    case nil: return false
    }
  }
}
