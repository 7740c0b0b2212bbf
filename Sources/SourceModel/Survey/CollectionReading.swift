extension Expression.Kind {
  /// Reads a dictionary literal.
  init(dictionary node: RawNode, _ reader: ExpressionReader) {
    let content = node[Layout.Bracketed.content]
    self =
      content.kind == .dictionaryElementList
      ? .dictionary(
        of: content.elements.map { reader.read($0[Layout.DictionaryElement.value]) })
      : .literal(.dictionary)
  }
}

extension Expression.Index {
  /// Reads the arguments of a subscript.
  init(_ arguments: RawNode, _ reader: ExpressionReader) {
    labels = arguments.elements.map { $0.part(Layout.Argument.label)?.spelling }
    if labels.count == 1, let argument = arguments.firstElement,
      argument[Layout.Argument.value].kind == .keyPathExpr,
      case .keyPath(nil, let components) = reader.read(argument[Layout.Argument.value]).kind
    {
      keyPath = components
      path = nil
    } else {
      keyPath = nil
      path =
        labels == ["keyPath"]
        ? arguments.firstElement.map { reader.read($0[Layout.Argument.value]) } : nil
    }
    isRange = labels == [nil] && arguments.firstElement?[Layout.Argument.value].isRange == true
  }
}

extension RawNode {
  /// Whether an expression is a range: `1..<2`, `...3`, `4...`.
  fileprivate var isRange: Bool {
    switch kind {
    case .sequenceExpr: self[Layout.Sequence.elements].elements.contains { $0.isRangeOperator }
    case .prefixOperatorExpr: self[Layout.Prefix.sign].isRangeSign
    case .postfixOperatorExpr: self[Layout.PostfixOperator.sign].isRangeSign
    default: false
    }
  }

  private var isRangeOperator: Bool {
    kind == .binaryOperatorExpr && self[Layout.Operator.sign].isRangeSign
  }

  private var isRangeSign: Bool { text == "..<" || text == "..." }
}
