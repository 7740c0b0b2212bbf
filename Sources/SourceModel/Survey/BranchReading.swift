extension Expression.Kind {
  /// Reads an `if` or a `switch` in which each branch is one expression. Branches that throw contribute no value.
  init(branchesOf node: RawNode, _ reader: ExpressionReader) {
    guard let values = node.branchValues, !values.isEmpty else {
      self = .other
      return
    }
    self = .branches(values.map(reader.read(_:)))
  }
}

extension RawNode {
  /// The values of the branches; nil if a branch does more than produce a value.
  fileprivate var branchValues: [RawNode]? {
    switch kind {
    case .ifExpr:
      guard let otherwise = part(Layout.If.otherwise),
        let first = self[Layout.If.body][Layout.CodeBlock.statements].onlyValue,
        let rest = otherwise.kind == .ifExpr
          ? otherwise.branchValues : otherwise[Layout.CodeBlock.statements].onlyValue
      else { return nil }
      return first + rest
    case .switchExpr:
      var values: [RawNode] = []
      for element in self[Layout.Switch.cases].elements {
        guard element.kind == .switchCase,
          let value = element[Layout.SwitchCase.statements].onlyValue
        else { return nil }
        values += value
      }
      return values
    default: return nil
    }
  }

  /// For a list of statements, the only expression or those of its branches; empty if the statement is a `throw`, and
  /// nil if there is no single expression.
  private var onlyValue: [RawNode]? {
    guard elementCount == 1, let item = firstElement?[Layout.Item.item] else { return nil }
    switch item.kind {
    case .throwStmt: return []
    case .expressionStmt:
      let expression = item[Layout.ExpressionStatement.expression]
      return expression.branchValues ?? [expression]
    default: return [item]
    }
  }
}
