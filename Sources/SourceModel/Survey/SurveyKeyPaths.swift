import SwiftSyntax

extension Surveyor {
  /// Records the reads of a key path: `rows.map(\.name)` reads `name` of each row.
  func noteReads(by node: KeyPathExprSyntax) {
    guard isInsideCode, node.root == nil, var base = node.objectRead,
      case .keyPath(_, let components) = Expression(ExprSyntax(node)).kind
    else { return }
    for name in components {
      if name == "?" || name == "!" { continue }
      guard let first = name.first, first.isLetter || first == "_" else { return }
      note(Read(name: name, base: base, range: node.byteRange, scope: scope))
      base = Expression(.member(base, name), range: base.range)
    }
  }
}

extension KeyPathExprSyntax {
  /// The object that the key path is applied to: `row` in `row[keyPath: \.name]`, an element of `rows` in
  /// `rows.map(\.name)` and `ForEach(rows, id: \.name)`.
  fileprivate var objectRead: Expression? {
    guard let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent
    else { return nil }
    if let access = call.as(SubscriptCallExprSyntax.self) {
      return argument.label?.text == "keyPath" ? Expression(access.calledExpression) : nil
    }
    guard let function = call.as(FunctionCallExprSyntax.self) else { return nil }
    let collection: ExprSyntax?
    if argument.label?.text == "id" {
      let first = function.arguments.first
      collection = first?.label == nil ? first?.expression : nil
    } else {
      collection = function.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return collection.map {
      Expression(
        .element(of: Expression($0), .init(labels: [nil], keyPath: nil, path: nil, isRange: false)),
        range: $0.byteRange)
    }
  }
}
