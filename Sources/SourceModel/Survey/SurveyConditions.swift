import SwiftSyntax

extension Syntax {
  /// The conditions of the `#if`s between a member and its type, joined into one; nil if there are none.
  var memberCondition: String? {
    var parts: [ExprSyntax] = []
    var refused: Set<SyntaxIdentifier> = []
    var node = self
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        let earlier = clauses.prefix { $0.id != clause.id }
        let before = earlier.compactMap(\.condition)
        refused.formUnion(before.map(\.id))
        parts = before + (clause.condition.map { [$0] } ?? []) + parts
      }
      node = parent
    }
    let isAlone = parts.count == 1
    let texts = parts.map { part in
      let text = part.trimmedDescription
      let isSimple = part.is(FunctionCallExprSyntax.self) || part.is(DeclReferenceExprSyntax.self)
      if refused.contains(part.id) { return isSimple ? "!" + text : "!(\(text))" }
      return isAlone || isSimple ? text : "(\(text))"
    }
    return texts.isEmpty ? nil : texts.joined(separator: " && ")
  }
}
