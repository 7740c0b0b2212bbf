@_spi(RawSyntax) import SwiftSyntax

/// Reads the expressions of one tree, each call once: a call is part of the expression around it, and noted by itself, too.
final class ExpressionReader {
  /// By their numbers in the tree.
  @exclusivity(unchecked) private var calls: [UInt64: Expression] = [:]

  func read(_ node: ExprSyntax) -> Expression {
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      return Expression(.init(node, self), range: node.byteRange)
    }
    let number = call.id.indexInTree.toOpaque()
    if let known = calls[number] { return known }
    let expression = Expression(.init(node, self), range: node.byteRange)
    calls[number] = expression
    return expression
  }

  /// What a call calls, and its arguments in order, trailing closures last.
  func parts(of node: FunctionCallExprSyntax) -> (
    callee: Expression, arguments: [Expression.Argument]
  ) {
    guard case .call(let callee, let arguments) = read(ExprSyntax(node)).kind else {
      return (read(node.calledExpression), [])
    }
    return (callee, arguments)
  }
}

extension Expression {
  /// Reads an expression as written.
  init(_ node: ExprSyntax) { self = ExpressionReader().read(node) }
}

extension Expression.Kind {
  init(_ node: ExprSyntax, _ reader: ExpressionReader) {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName
      let isSelf = name.rawTokenKind == .keyword && name.spelling == "self"
      self = isSelf ? .selfReference : .name(name.plainName)
    case .superExpr: self = .superReference
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.plainName
      guard let base = node.base else {
        self = .implicitMember(name)
        return
      }
      self = name == "self" ? reader.read(base).kind : .member(reader.read(base), name)
    case .functionCallExpr(let node):
      if let collection = TypeName(collectionInitializer: node.calledExpression) {
        self = .call(
          Expression(.type(collection), range: node.calledExpression.byteRange),
          node.arguments(reader))
        return
      }
      let callee = node.calledExpression
      self = .call(
        callee.as(ClosureExprSyntax.self)?.withResult(reader) ?? reader.read(callee),
        node.arguments(reader))
    case .genericSpecializationExpr(let node):
      let arguments = Optional(node.genericArgumentClause).typeNames
      self = .specialized(reader.read(node.expression), arguments)
    case .optionalChainingExpr(let node): self = .optionalChain(reader.read(node.expression))
    case .forceUnwrapExpr(let node): self = .forceUnwrap(reader.read(node.expression))
    case .tryExpr(let node):
      self = reader.read(node.expression).wrapped(
        optional: node.questionOrExclamationMark?.spelling == "?")
    case .awaitExpr(let node): self = reader.read(node.expression).kind
    case .consumeExpr(let node): self = reader.read(node.expression).kind
    case .copyExpr(let node): self = reader.read(node.expression).kind
    case .asExpr(let node):
      self = .cast(
        reader.read(node.expression), TypeName(node.type),
        isConditional: node.questionOrExclamationMark?.spelling == "?")
    case .ternaryExpr(let node):
      self = .ternary(reader.read(node.thenExpression), reader.read(node.elseExpression))
    case .subscriptCallExpr(let node): self = .element(of: reader.read(node.calledExpression))
    case .arrayExpr(let node): self = .array(node.elements.map { reader.read($0.expression) })
    case .dictionaryExpr: self = .literal(.dictionary)
    case .tupleExpr(let node): self = .tuple(node.elements.map { reader.read($0.expression) })
    case .closureExpr(let node): self = node.isIdentity ? .identityClosure : .closure(result: nil)
    case .stringLiteralExpr: self = .literal(.string)
    case .integerLiteralExpr: self = .literal(.integer)
    case .floatLiteralExpr: self = .literal(.float)
    case .booleanLiteralExpr: self = .literal(.boolean)
    case .nilLiteralExpr: self = .literal(.nil)
    case .regexLiteralExpr: self = .literal(.regex)
    case .typeExpr(let node): self = .type(TypeName(node.type))
    case .prefixOperatorExpr(let node): self = .init(prefix: node, reader)
    case .inOutExpr(let node): self = .inOut(reader.read(node.expression))
    case .keyPathExpr(let node): self = .init(keyPath: node)
    case .sequenceExpr(let node): self = .init(sequence: Array(node.elements), reader)
    default: self = .other
    }
  }

  /// `-1` is a number as `1` is, and `!x` a truth value.
  private init(prefix node: PrefixOperatorExprSyntax, _ reader: ExpressionReader) {
    let operand = reader.read(node.expression).kind
    switch (node.operator.spelling, operand) {
    case ("-", .literal(.integer)), ("-", .literal(.float)): self = operand
    case ("!", _): self = .literal(.boolean)
    default: self = .other
    }
  }

  private init(keyPath node: KeyPathExprSyntax) {
    let components = node.components.map { component -> String in
      switch component.component {
      case .property(let property): property.declName.baseName.plainName
      case .optional(let optional): optional.questionOrExclamationMark.spelling
      case .subscript: "[]"
      default: "?"
      }
    }
    self = .keyPath(root: node.root.map { TypeName($0) }, components: components)
  }

  /// Reads an unfolded sequence by the precedence of the few operators that tell a type.
  fileprivate init(sequence elements: [ExprSyntax], _ reader: ExpressionReader) {
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      self = .ternary(
        reader.read(ternary.thenExpression), reader.read(folding: elements[(index + 1)...]))
      return
    }
    if let index = elements.firstIndex(where: {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.spelling == "??"
    }) {
      self = .coalescing(
        reader.read(folding: elements[..<index]), reader.read(folding: elements[(index + 1)...]))
      return
    }
    if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    {
      self = .cast(
        reader.read(elements[0]), TypeName(type.type),
        isConditional: cast.questionOrExclamationMark?.spelling == "?")
      return
    }
    if elements.count == 3,
      let token = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.spelling,
      token == "..<" || token == "..."
    {
      // A range is a collection of its bounds' type.
      self = .array([reader.read(elements[0])])
      return
    }
    self = .other
  }
}

extension ExpressionReader {
  /// Reads a part of an unfolded sequence.
  func read(folding elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first, let last = elements.last else {
      return Expression(.other, range: 0..<0)
    }
    if elements.count == 1 { return read(first) }
    return Expression(
      .init(sequence: Array(elements), self),
      range: first.byteRange.lowerBound..<last.byteRange.upperBound)
  }
}

extension Expression {
  fileprivate func wrapped(optional: Bool) -> Kind {
    // `try? x` of an optional is flattened; marking it optional is enough for a lookup of members.
    optional ? .optionalChain(self) : kind
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call's result is made of what its closure returns.
  private var transforms: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return ["map", "compactMap", "flatMap"].contains(member.declName.baseName.spelling)
  }

  /// The arguments in order, trailing closures last.
  fileprivate func arguments(_ reader: ExpressionReader) -> [Expression.Argument] {
    let transforms = transforms
    func read(_ node: ExprSyntax) -> Expression {
      let closure = transforms ? node.as(ClosureExprSyntax.self) : nil
      return closure?.withResult(reader) ?? reader.read(node)
    }
    var result = arguments.map {
      Expression.Argument(label: $0.label?.spelling, value: read($0.expression))
    }
    if let trailingClosure {
      result.append(
        .init(label: nil, value: read(ExprSyntax(trailingClosure)), isTrailingClosure: true))
    }
    for closure in additionalTrailingClosures {
      result.append(
        .init(
          label: closure.label.spelling, value: reader.read(ExprSyntax(closure.closure)),
          isTrailingClosure: true))
    }
    return result
  }
}

extension TypeName {
  /// `[T]` and `[K: V]` where they are called.
  fileprivate init?(collectionInitializer node: ExprSyntax) {
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first,
      let type = TypeName(expression: element.expression)
    {
      self = .array(type)
    } else if let dictionary = node.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content,
      elements.count == 1, let element = elements.first,
      let key = TypeName(expression: element.key),
      let value = TypeName(expression: element.value)
    {
      self = .dictionary(key: key, value: value)
    } else {
      return nil
    }
  }

  /// A type that the parser reads as an expression: `Feature.Model`, `Model?`, `[Model]`.
  private init?(expression node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): self = .name(node.baseName.plainName)
    case .memberAccessExpr(let node):
      guard let base = node.base, case .named(let components)? = TypeName(expression: base) else {
        return nil
      }
      self = .named(components + [Component(node.declName.baseName.plainName)])
    case .genericSpecializationExpr(let node):
      guard case .named(let components)? = TypeName(expression: node.expression),
        let last = components.last
      else { return nil }
      let arguments = Optional(node.genericArgumentClause).typeNames
      self = .named(components.dropLast() + [Component(last.name, arguments)])
    case .optionalChainingExpr(let node):
      guard let wrapped = TypeName(expression: node.expression) else { return nil }
      self = .optional(wrapped)
    case .typeExpr(let node): self = TypeName(node.type)
    case .arrayExpr, .dictionaryExpr:
      guard let collection = TypeName(collectionInitializer: node) else { return nil }
      self = collection
    default: return nil
    }
  }
}

extension ClosureExprSyntax {
  /// The closure with what it returns; nil for `{ $0 }`.
  fileprivate func withResult(_ reader: ExpressionReader) -> Expression? {
    isIdentity ? nil : Expression(.closure(result: result(reader)), range: byteRange)
  }

  /// The type that is written, the only expression, or what the last statement returns.
  private func result(_ reader: ExpressionReader) -> Expression? {
    if let type = signature?.returnClause?.type {
      let value = Expression(.other, range: type.byteRange)
      return Expression(
        .cast(value, TypeName(type), isConditional: false), range: type.byteRange)
    }
    guard let last = statements.last?.item else { return nil }
    if case .expr(let value) = last, statements.count == 1 { return reader.read(value) }
    return last.as(ReturnStmtSyntax.self)?.expression.map { reader.read($0) }
  }

  fileprivate var isIdentity: Bool {
    guard signature == nil, statements.count == 1,
      case .expr(let expression)? = statements.first?.item,
      let reference = expression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return reference.baseName.spelling == "$0"
  }
}
