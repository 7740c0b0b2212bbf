import SwiftSyntax

extension TypeSyntaxProtocol {
  /// The values that a function or getter returns, if this type is part of its declared result.
  var returnedValues: [ExprSyntax] {
    var node = parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .returnClause:
        let declaration = current.parent?.parent
        return declaration?.as(FunctionDeclSyntax.self)?.body?.statements.returnedValues
          ?? current.parent?.as(SubscriptDeclSyntax.self)?.accessorBlock?.returnedValues ?? []
      case .typeAnnotation:
        return current.parent?.as(PatternBindingSyntax.self)?.accessorBlock?.returnedValues ?? []
      case .someOrAnyType, .optionalType, .arrayType, .dictionaryType, .compositionType,
        .compositionTypeElement, .compositionTypeElementList, .memberType, .tupleType,
        .tupleTypeElement, .tupleTypeElementList:
        node = current.parent
      default: return []
      }
    }
    return []
  }
}

extension AccessorBlockSyntax {
  fileprivate var returnedValues: [ExprSyntax] {
    switch accessors {
    case .getter(let statements): statements.returnedValues
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?
        .body?.statements.returnedValues ?? []
    }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var returnedValues: [ExprSyntax] {
    if count == 1, let value = first?.item.lastValue { return value.branchValues }
    let visitor = ReturnVisitor(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.values
  }
}

extension CodeBlockItemSyntax.Item {
  /// The expression, if the item is one.
  fileprivate var lastValue: ExprSyntax? {
    self.as(ExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension ExprSyntax {
  /// The values of the branches of an `if` or `switch`; for other expressions, the expression itself.
  fileprivate var branchValues: [ExprSyntax] {
    if let node = self.as(IfExprSyntax.self) {
      let rest =
        switch node.elseBody {
        case .codeBlock(let block): block.statements.returnedValues
        case .ifExpr(let next): ExprSyntax(next).branchValues
        case nil: [ExprSyntax]()
        }
      return node.body.statements.returnedValues + rest
    }
    if let node = self.as(SwitchExprSyntax.self) {
      return node.cases.flatMap { $0.as(SwitchCaseSyntax.self)?.statements.returnedValues ?? [] }
    }
    return [self]
  }
}

/// Collects the values that the statements of one body return.
private final class ReturnVisitor: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { values.append(expression) }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
