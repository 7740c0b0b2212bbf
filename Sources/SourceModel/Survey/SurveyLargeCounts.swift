import SwiftSyntax

/// Records code that runs very often, according to literals.
extension Surveyor {
  /// Records `stride(from: 0, to: 1_000_000, by: 2)`.
  func noteLargeStride(_ arguments: [Expression.Argument], _ range: ByteRange) {
    guard arguments.count == 3, arguments.first?.label == "from", arguments.last?.label == "by",
      let from = literal(arguments[0].value), let to = literal(arguments[1].value),
      let step = literal(arguments[2].value), step != 0
    else { return }
    let count = (Double(to) - Double(from)) / Double(step)
    noteLargeCount(Int(max(0, min(count, 1e18))), range)
  }

  /// Records `while index < 1_000_000`.
  func noteLargeCondition(of loop: WhileStmtSyntax) {
    guard loop.conditions.count == 1,
      let sequence = loop.conditions.first?.condition.as(SequenceExprSyntax.self),
      sequence.elements.count == 3
    else { return }
    let parts = Array(sequence.elements)
    guard let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
    let bound: ExprSyntax
    switch sign {
    case "<", "<=", "!=": bound = parts[2]
    case ">", ">=": bound = parts[0]
    default: return
    }
    if let count = literal(Expression(bound)) { noteLargeCount(count, sequence.byteRange) }
  }

  private func noteLargeCount(_ count: Int, _ range: ByteRange) {
    guard count >= 1000 else { return }
    facts.uses.largeRanges.append(LargeRange(count: count, range: range, scope: scope))
  }

  /// The value of an integer literal.
  private func literal(_ expression: Expression) -> Int? {
    guard case .literal(.integer) = expression.kind else { return nil }
    return Int(facts.text(expression.range).filter { $0 != "_" })
  }
}
