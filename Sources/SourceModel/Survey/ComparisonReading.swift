import SwiftSyntax

extension Surveyor {
  /// Records when a `==` returns true.
  func noteComparison(by statements: CodeBlockItemListSyntax, in body: ByteRange) {
    withExtendedLifetime(statements) {
      facts.uses.comparisons[body] = Condition(
        returnedBy: Array(RawNode(statements).elements)[...],
        ExpressionReader(readsComparisons: true))
    }
  }

  /// Records the operators of a sequence that the project may declare, with their operands.
  func noteOperators(in list: RawNode) {
    let elements = Array(list.elements)
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].kind == .binaryOperatorExpr {
      noteOperator(
        elements[index][Layout.Operator.sign], between: elements[index - 1], elements[index + 1])
    }
  }

  /// Records the use of an operator that the project may declare. Nobody declares what the standard library does with a
  /// literal.
  func noteOperator(_ sign: RawNode, between nodes: RawNode...) {
    let text = sign.text
    guard text.mayBeDeclared else { return }
    let operands = nodes.map { expressions.read($0) }
    let literals = operands.filter { if case .literal = $0.kind { true } else { false } }
    if !literals.isEmpty {
      if text == "==" || text == "!=" { return }
      if literals.count == operands.count, SDK.standardOperator.contains(text.spelling) { return }
    }
    facts.uses.operators.append(
      OperatorUse(name: text.spelling, operands: operands, range: sign.byteRange, scope: scope))
  }

  /// Records a pattern that takes associated values of a case: `.file(let url, _)`.
  func noteCasePattern(_ node: RawNode) {
    let callee = node[Layout.Call.callee]
    let name = callee[Layout.Member.reference][Layout.Reference.name]
    let values = node[Layout.Call.arguments].elements.map { $0[Layout.Argument.value] }
    let taken = values.indices.filter { values[$0].kind != .discardAssignmentExpr }
    guard !taken.isEmpty else { return }
    facts.uses.casePatterns.append(
      CasePattern(name: name.plainName, range: name.byteRange, count: values.count, taken: taken))
  }
}

extension Condition {
  /// Reads the Boolean that statements return; unknown if they do anything else.
  fileprivate init(returnedBy items: ArraySlice<RawNode>, _ reader: ExpressionReader) {
    self = .unknown
    guard let item = items.first?[Layout.Item.item] else { return }
    let rest = items.dropFirst()
    switch item.kind {
    case .returnStmt:
      if let value = item.part(Layout.Return.value) { self.init(value, followedBy: [], reader) }
    case .guardStmt:
      self = Self.choice(
        Condition(list: item[Layout.Guard.conditions], reader),
        Condition(returnedBy: rest, reader),
        Condition(returnedBy: item[Layout.Guard.body].items, reader))
    case .expressionStmt:
      self.init(item[Layout.ExpressionStatement.expression], followedBy: rest, reader)
    default: self.init(item, followedBy: rest, reader)
    }
  }

  private init(
    _ node: RawNode, followedBy rest: ArraySlice<RawNode>, _ reader: ExpressionReader
  ) {
    switch node.kind {
    case .ifExpr:
      let otherwise = node.part(Layout.If.otherwise)
      self = Self.choice(
        Condition(list: node[Layout.If.conditions], reader),
        Condition(returnedBy: node[Layout.If.body].items + rest, reader),
        otherwise?.kind == .ifExpr
          ? otherwise.map { Condition($0, followedBy: rest, reader) } ?? .unknown
          : Condition(returnedBy: (otherwise?.items ?? []) + rest, reader))
    case .switchExpr:
      let subject = reader.read(node[Layout.Switch.subject])
      self = node[Layout.Switch.cases].elements.reversed().reduce(.unknown) { others, element in
        guard element.kind == .switchCase else { return .unknown }
        let label = element[Layout.SwitchCase.label]
        let statements = Array(element[Layout.SwitchCase.statements].elements)[...]
        let outcome = Condition(returnedBy: statements + rest, reader)
        return label.kind == .switchCaseLabel
          ? Self.choice(Condition(ofCase: label, subject, reader), outcome, others) : outcome
      }
    default: self = rest.isEmpty ? Condition(node, reader) : .unknown
    }
  }

  private init(list conditions: RawNode, _ reader: ExpressionReader) {
    self.init(parts: conditions.elements.map { Condition(element: $0, reader) })
  }

  private static func choice(
    _ condition: Condition, _ whenTrue: Condition, _ whenFalse: Condition
  ) -> Condition {
    .any([.all([condition, whenTrue]), .all([.not(condition), whenFalse])])
  }
}

extension RawNode {
  /// The statements of a block.
  fileprivate var items: ArraySlice<RawNode> {
    Array(self[Layout.CodeBlock.statements].elements)[...]
  }
}
