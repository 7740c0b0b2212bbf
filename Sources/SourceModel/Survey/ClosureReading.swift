extension RawNode {
  /// A closure expression with its result; nil for `{ $0 }`.
  func withResult(_ reader: ExpressionReader) -> Expression? {
    isIdentity ? nil : Expression(.closure(result: result(reader)), range: byteRange)
  }

  /// The declared result type, the only expression, or the value that the last statement returns.
  private func result(_ reader: ExpressionReader) -> Expression? {
    if let clause = part(Layout.Closure.signature)?.part(Layout.ClosureSignature.result) {
      let type = clause[Layout.ReturnClause.type]
      let value = Expression(.other, range: type.byteRange)
      return Expression(.cast(value, TypeName(type), isConditional: false), range: type.byteRange)
    }
    let statements = self[Layout.Closure.statements]
    guard let last = statements.lastElement?[Layout.Item.item] else { return nil }
    if last.kind == .returnStmt {
      return last.part(Layout.Return.value).map { reader.read($0) }
    }
    return statements.elementCount == 1 && last.isExpression
      ? reader.read(last) : nil
  }

  /// Whether a closure is `{ $0 }`.
  var isIdentity: Bool {
    let statements = self[Layout.Closure.statements]
    guard part(Layout.Closure.signature) == nil, statements.elementCount == 1,
      let item = statements.firstElement?[Layout.Item.item],
      item.kind == .declReferenceExpr
    else { return false }
    return item[Layout.Reference.name].text == "$0"
  }
}

extension TypeName {
  /// Reads `[T]` or `[K: V]` as the callee of a call.
  init?(collectionInitializer node: RawNode) {
    guard node.kind == .arrayExpr || node.kind == .dictionaryExpr else { return nil }
    let content = node[Layout.Bracketed.content]
    guard content.elementCount == 1, let element = content.firstElement else { return nil }
    if node.kind == .arrayExpr {
      guard let type = TypeName(expression: element[Layout.ArrayElement.value]) else { return nil }
      self = .array(type)
    } else {
      guard let key = TypeName(expression: element[Layout.DictionaryElement.key]),
        let value = TypeName(expression: element[Layout.DictionaryElement.value])
      else { return nil }
      self = .dictionary(key: key, value: value)
    }
  }

  /// Reads a type that the parser parsed as an expression: `Feature.Model`, `Model?`, `[Model]`.
  private init?(expression node: RawNode) {
    switch node.kind {
    case .declReferenceExpr: self = .name(node[Layout.Reference.name].plainName)
    case .memberAccessExpr:
      let name = node[Layout.Member.reference][Layout.Reference.name].plainName
      guard let base = node.part(Layout.Member.base),
        case .named(let components)? = TypeName(expression: base)
      else { return nil }
      self = .named(components + [Component(name)])
    case .genericSpecializationExpr:
      guard
        case .named(let components)? = TypeName(
          expression: node[Layout.Specialization.expression]),
        let last = components.last
      else { return nil }
      let arguments = node.part(Layout.Specialization.arguments).typeNames
      self = .named(components.dropLast() + [Component(last.name, arguments)])
    case .optionalChainingExpr:
      guard let wrapped = TypeName(expression: node[Layout.Postfix.expression]) else { return nil }
      self = .optional(wrapped)
    case .typeExpr: self = TypeName(node[Layout.TypeExpression.type])
    case .arrayExpr, .dictionaryExpr:
      guard let collection = TypeName(collectionInitializer: node) else { return nil }
      self = collection
    default: return nil
    }
  }
}
