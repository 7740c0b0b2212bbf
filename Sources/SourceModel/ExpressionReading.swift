import SwiftSyntax

extension Expression {
  /// Reads an expression as written.
  init(_ node: ExprSyntax) {
    self.init(Kind(node), range: node.byteRange)
  }
}

extension Expression.Kind {
  init(_ node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      switch node.baseName.tokenKind {
      case .keyword(.self): self = .selfReference
      case .keyword(.Self): self = .name("Self")
      default: self = .name(node.baseName.plainName)
      }
    case .superExpr: self = .superReference
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.plainName
      guard let base = node.base else {
        self = .implicitMember(name)
        return
      }
      self = name == "self" ? Expression(base).kind : .member(Expression(base), name)
    case .functionCallExpr(let node):
      if let collection = TypeName(collectionInitializer: node.calledExpression) {
        self = .call(
          Expression(.type(collection), range: node.calledExpression.byteRange), node.allArguments)
        return
      }
      let callee = node.calledExpression
      self = .call(
        callee.as(ClosureExprSyntax.self)?.withResult ?? Expression(callee), node.allArguments)
    case .genericSpecializationExpr(let node):
      let arguments = Optional(node.genericArgumentClause).typeNames
      self = .specialized(Expression(node.expression), arguments)
    case .optionalChainingExpr(let node): self = .optionalChain(Expression(node.expression))
    case .forceUnwrapExpr(let node): self = .forceUnwrap(Expression(node.expression))
    case .tryExpr(let node):
      self = Expression(node.expression).wrapped(
        optional: node.questionOrExclamationMark?.text == "?")
    case .awaitExpr(let node): self = Expression(node.expression).kind
    case .consumeExpr(let node): self = Expression(node.expression).kind
    case .copyExpr(let node): self = Expression(node.expression).kind
    case .asExpr(let node):
      self = .cast(
        Expression(node.expression), TypeName(node.type),
        isConditional: node.questionOrExclamationMark?.text == "?")
    case .ternaryExpr(let node):
      self = .ternary(Expression(node.thenExpression), Expression(node.elseExpression))
    case .subscriptCallExpr(let node):
      self = .element(
        of: Expression(node.calledExpression), keyPath: node.arguments.rootlessKeyPath)
    case .arrayExpr(let node): self = .array(node.elements.map { Expression($0.expression) })
    case .dictionaryExpr: self = .literal(.dictionary)
    case .tupleExpr(let node): self = .tuple(node.elements.map { Expression($0.expression) })
    case .closureExpr(let node): self = node.isIdentity ? .identityClosure : .closure(result: nil)
    case .stringLiteralExpr: self = .literal(.string)
    case .integerLiteralExpr: self = .literal(.integer)
    case .floatLiteralExpr: self = .literal(.float)
    case .booleanLiteralExpr: self = .literal(.boolean)
    case .nilLiteralExpr: self = .literal(.nil)
    case .regexLiteralExpr: self = .literal(.regex)
    case .typeExpr(let node): self = .type(TypeName(node.type))
    case .prefixOperatorExpr(let node): self = .init(prefix: node)
    case .inOutExpr(let node): self = .inOut(Expression(node.expression))
    case .keyPathExpr(let node): self = .init(keyPath: node)
    case .sequenceExpr(let node): self = .init(sequence: Array(node.elements))
    default: self = .other
    }
  }

  /// `-1` is a number as `1` is, and `!x` a truth value.
  private init(prefix node: PrefixOperatorExprSyntax) {
    let operand = Self(node.expression)
    switch (node.operator.text, operand) {
    case ("-", .literal(.integer)), ("-", .literal(.float)): self = operand
    case ("!", _): self = .literal(.boolean)
    default: self = .other
    }
  }

  private init(keyPath node: KeyPathExprSyntax) {
    let components = node.components.map { component -> String in
      switch component.component {
      case .property(let property): property.declName.baseName.plainName
      case .optional(let optional): optional.questionOrExclamationMark.text
      case .subscript: "[]"
      default: "?"
      }
    }
    self = .keyPath(root: node.root.map { TypeName($0) }, components: components)
  }

  /// Reads an unfolded sequence by the precedence of the few operators that tell a type.
  private init(sequence elements: [ExprSyntax]) {
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      self = .ternary(
        Expression(ternary.thenExpression), Expression(folding: elements[(index + 1)...]))
      return
    }
    if let index = elements.firstIndex(where: {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }) {
      self = .coalescing(
        Expression(folding: elements[..<index]), Expression(folding: elements[(index + 1)...]))
      return
    }
    if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    {
      self = .cast(
        Expression(elements[0]), TypeName(type.type),
        isConditional: cast.questionOrExclamationMark?.text == "?")
      return
    }
    if elements.count == 3,
      let token = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      token == "..<" || token == "..."
    {
      // A range is a collection of its bounds' type.
      self = .array([Expression(elements[0])])
      return
    }
    self = .other
  }
}

extension Expression {
  /// Reads a part of an unfolded sequence.
  init(folding elements: ArraySlice<ExprSyntax>) {
    guard let first = elements.first, let last = elements.last else {
      self.init(.other, range: 0..<0)
      return
    }
    if elements.count == 1 {
      self.init(first)
    } else {
      self.init(
        Kind(sequenceOf: Array(elements)),
        range: first.byteRange.lowerBound..<last.byteRange.upperBound)
    }
  }

  fileprivate func wrapped(optional: Bool) -> Kind {
    // `try? x` of an optional is flattened; marking it optional is enough for a lookup of members.
    optional ? .optionalChain(self) : kind
  }
}

extension Expression.Kind {
  fileprivate init(sequenceOf elements: [ExprSyntax]) { self.init(sequence: elements) }
}

extension FunctionCallExprSyntax {
  /// Whether the call's result is made of what its closure returns.
  private var transforms: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return ["map", "compactMap", "flatMap"].contains(member.declName.baseName.text)
  }

  private func argument(_ node: ExprSyntax) -> Expression {
    let closure = transforms ? node.as(ClosureExprSyntax.self) : nil
    return closure?.withResult ?? Expression(node)
  }

  /// The arguments in order, trailing closures last.
  var allArguments: [Expression.Argument] {
    var result = arguments.map {
      Expression.Argument(label: $0.label?.text, value: argument($0.expression))
    }
    if let trailingClosure {
      result.append(
        .init(label: nil, value: argument(ExprSyntax(trailingClosure)), isTrailingClosure: true))
    }
    for closure in additionalTrailingClosures {
      result.append(
        .init(
          label: closure.label.text, value: Expression(ExprSyntax(closure.closure)),
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
  fileprivate var withResult: Expression? {
    isIdentity ? nil : Expression(.closure(result: result), range: byteRange)
  }

  /// The type that is written, the only expression, or what the last statement returns.
  private var result: Expression? {
    if let type = signature?.returnClause?.type {
      let value = Expression(.other, range: type.byteRange)
      return Expression(
        .cast(value, TypeName(type), isConditional: false), range: type.byteRange)
    }
    guard let last = statements.last?.item else { return nil }
    if case .expr(let value) = last, statements.count == 1 { return Expression(value) }
    return last.as(ReturnStmtSyntax.self)?.expression.map { Expression($0) }
  }

  fileprivate var isIdentity: Bool {
    guard signature == nil, statements.count == 1,
      case .expr(let expression)? = statements.first?.item,
      let reference = expression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return reference.baseName.text == "$0"
  }
}

extension LabeledExprListSyntax {
  /// The components of the one argument, where it is a key path without a root.
  fileprivate var rootlessKeyPath: [String]? {
    guard count == 1, let path = first?.expression.as(KeyPathExprSyntax.self),
      case .keyPath(nil, let components) = Expression.Kind(ExprSyntax(path))
    else { return nil }
    return components
  }
}
