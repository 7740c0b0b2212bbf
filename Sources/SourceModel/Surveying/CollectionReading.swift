extension Expression.Kind {
  /// Reads a dictionary literal. The first value determines the type of all values.
  init(dictionary node: RawNode, _ reader: ExpressionReader) {
    let content = node[Layout.Bracketed.content]
    guard content.kind == .dictionaryElementList, let first = content.firstElement else {
      self = .literal(.dictionary)
      return
    }
    self = .dictionary(of: reader.read(first[Layout.DictionaryElement.value]))
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
    } else {
      keyPath = nil
    }
  }
}
