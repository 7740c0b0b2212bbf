import SwiftSyntax

extension ExprSyntax {
  /// The members and calls that follow an expression, and the argument position of the whole chain.
  var followingChain: (members: [String], argumentOf: ArgumentPosition?, isInOut: Bool) {
    var members: [String] = []
    var node = self
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        members.append(member.declName.baseName.plainName)
        node = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      {
        if !members.isEmpty { members[members.count - 1] += "()" }
        node = ExprSyntax(call)
      } else if let optional = parent.as(OptionalChainingExprSyntax.self) {
        node = ExprSyntax(optional)
      } else if let unwrap = parent.as(ForceUnwrapExprSyntax.self) {
        node = ExprSyntax(unwrap)
      } else if let element = parent.as(LabeledExprSyntax.self), element.label == nil,
        let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
      {
        node = ExprSyntax(tuple)
      } else if let publisher = node.castToPublisher {
        node = publisher
      } else if let inOut = parent.as(InOutExprSyntax.self) {
        return (members, ExprSyntax(inOut).argumentPosition, true)
      } else {
        break
      }
    }
    return (members, node.argumentPosition, false)
  }

  /// The enclosing cast `(… as? ObservableObjectPublisher)`.
  private var castToPublisher: ExprSyntax? {
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.first?.id == id,
      let sign = sequence.elements.dropFirst().first, sign.is(UnresolvedAsExprSyntax.self),
      let type = sequence.elements.last?.trimmedDescription,
      ["ObservableObjectPublisher", "Combine.ObservableObjectPublisher"].contains(type),
      let tuple = sequence.parent?.parent?.parent?.as(TupleExprSyntax.self),
      tuple.elements.count == 1
    else { return nil }
    return ExprSyntax(tuple)
  }
}
