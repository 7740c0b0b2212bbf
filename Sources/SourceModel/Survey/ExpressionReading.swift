import SwiftSyntax

/// Reads the expressions of one tree. It reads each call only once, although a call is both part of the enclosing
/// expression and recorded separately.
final class ExpressionReader {
  /// The calls that are already read, by their start offset including trivia and their length.
  @exclusivity(unchecked) private var calls = AppendOnlyHashTable<UInt64, Expression>()
  // Kinds that occur many times in a file are shared.
  @exclusivity(unchecked) private var names = AppendOnlyHashTable<RawText, Expression.Kind>()
  @exclusivity(unchecked) private var literals: [Expression.Literal: Expression.Kind] = [:]
  /// Whether conditions are those of a `==`, which compares members of its operands.
  let readsComparisons: Bool

  init(readsComparisons: Bool = false) { self.readsComparisons = readsComparisons }

  /// Whether a condition may refer to a value.
  func isOperand(_ value: Expression) -> Bool {
    value.isNameOrMember || readsComparisons && value.dottedPath != nil
  }

  func read(_ node: ExprSyntax) -> Expression {
    withExtendedLifetime(node) { read(RawNode(node)) }
  }

  func read(_ node: RawNode) -> Expression {
    guard node.kind == .functionCallExpr else { return Expression(node, .init(node, self)) }
    // A call is always longer than its callee, so start and length identify it.
    let place = UInt64(node.start) << 32 | UInt64(node.byteLength)
    let hash = WordHash.wide(place)
    if let known = calls.value(hash, where: { $0 == place }) { return known }
    let expression = Expression(node, .init(node, self))
    calls.add(expression, under: place, hash)
    return expression
  }

  fileprivate func name(_ token: RawNode) -> Expression.Kind {
    let text = token.text
    let bytes = text.bytes
    let hash = WordHash.wide(bytes, 0..<bytes.count)
    if let known = names.value(hash, where: { $0 == text }) { return known }
    let name = Expression.Kind.name(token.plainName)
    names.add(name, under: text, hash)
    return name
  }

  func literal(_ literal: Expression.Literal) -> Expression.Kind {
    if let known = literals[literal] { return known }
    let kind = Expression.Kind.literal(literal)
    literals[literal] = kind
    return kind
  }

  /// Reads the value of a declaration. A closure is read with its result.
  func read(initialValue node: RawNode) -> Expression {
    (node.kind == .closureExpr ? node.withResult(self) : nil) ?? read(node)
  }

  /// Reads a part of an unfolded sequence as one expression.
  func read(folding elements: ArraySlice<RawNode>) -> Expression {
    guard let first = elements.first, let last = elements.last else {
      return Expression(.other, range: 0..<0)
    }
    if elements.count == 1 { return read(first) }
    return Expression(
      .init(sequence: elements, self),
      range: first.byteRange.lowerBound..<last.byteRange.upperBound)
  }

  /// The callee, the arguments in order with trailing closures last, and the range of a call.
  func parts(of call: RawNode) -> (
    callee: Expression, arguments: [Expression.Argument], range: ByteRange
  ) {
    let expression = read(call)
    guard case .call(let callee, let arguments) = expression.kind else {
      return (read(call[Layout.Call.callee]), [], expression.range)
    }
    return (callee, arguments, expression.range)
  }
}

extension Expression {
  /// Creates an expression. A member or a call starts where its base starts, so the start is not computed again.
  fileprivate init(_ node: RawNode, _ kind: Kind) {
    switch kind {
    case .member(let base, _) where node.kind == .memberAccessExpr,
      .call(let base, _) where node.kind == .functionCallExpr:
      self.init(kind, range: base.range.lowerBound..<node.end)
    default: self.init(kind, range: node.byteRange)
    }
  }
}

extension Expression {
  /// Reads an expression as written.
  init(_ node: ExprSyntax) { self = ExpressionReader().read(node) }
}

extension Expression.Kind {
  init(_ node: RawNode, _ reader: ExpressionReader) {
    switch node.kind {
    case .declReferenceExpr:
      let name = node[Layout.Reference.name]
      self = name.isKeyword && name.text == "self" ? .selfReference : reader.name(name)
    case .superExpr: self = .superReference
    case .memberAccessExpr: self.init(member: node, reader)
    case .functionCallExpr: self.init(call: node, reader)
    case .genericSpecializationExpr:
      let arguments = node.part(Layout.Specialization.arguments).typeNames
      self = .specialized(reader.read(node[Layout.Specialization.expression]), arguments)
    case .optionalChainingExpr:
      self = .optionalChain(reader.read(node[Layout.Postfix.expression]))
    case .forceUnwrapExpr: self = .forceUnwrap(reader.read(node[Layout.Postfix.expression]))
    case .macroExpansionExpr: self.init(macro: node, reader)
    case .tryExpr: self.init(try: node, reader)
    case .awaitExpr, .consumeExpr, .copyExpr:
      self = reader.read(node[Layout.Prefix.expression]).kind
    case .asExpr:
      self = .cast(
        reader.read(node[Layout.Cast.expression]), TypeName(node[Layout.Cast.type]),
        isConditional: node.part(Layout.Cast.mark)?.text == "?")
    case .ternaryExpr:
      self = .ternary(
        reader.read(node[Layout.Ternary.whenTrue]), reader.read(node[Layout.Ternary.whenFalse]))
    case .subscriptCallExpr:
      self = .element(
        of: reader.read(node[Layout.Call.callee]),
        Expression.Index(node[Layout.Call.arguments], reader))
    case .arrayExpr: self = .array(node.elementValues(at: Layout.ArrayElement.value, reader))
    case .dictionaryExpr: self.init(dictionary: node, reader)
    case .ifExpr, .switchExpr: self.init(branchesOf: node, reader)
    case .tupleExpr: self.init(tuple: node, reader)
    case .closureExpr: self = node.isIdentity ? .identityClosure : .closure(result: nil)
    case .stringLiteralExpr: self = reader.literal(.string)
    case .integerLiteralExpr: self = reader.literal(.integer)
    case .floatLiteralExpr: self = reader.literal(.float)
    case .booleanLiteralExpr: self = reader.literal(.boolean)
    case .nilLiteralExpr: self = reader.literal(.nil)
    case .regexLiteralExpr: self = reader.literal(.regex)
    case .typeExpr: self = .type(TypeName(node[Layout.TypeExpression.type]))
    case .prefixOperatorExpr: self.init(prefix: node, reader)
    case .inOutExpr: self = .inOut(reader.read(node[Layout.Prefix.expression]))
    case .keyPathExpr: self.init(keyPath: node)
    case .sequenceExpr:
      self.init(sequence: Array(node[Layout.Sequence.elements].elements)[...], reader)
    default: self = .other
    }
  }

  private init(tuple node: RawNode, _ reader: ExpressionReader) {
    let elements = node[Layout.Bracketed.content].elements.map { element in
      Expression.Argument(
        label: element.part(Layout.Argument.label)?.spelling,
        value: reader.read(element[Layout.Argument.value]))
    }
    self =
      elements.contains { $0.label != nil }
      ? .labeledTuple(elements) : .tuple(elements.map(\.value))
  }

  private init(try node: RawNode, _ reader: ExpressionReader) {
    let expression = reader.read(node[Layout.Try.expression])
    let isOptional = node.part(Layout.Try.mark)?.text == "?"
    self = isOptional ? .optionalTry(expression) : expression.kind
  }

  private init(member node: RawNode, _ reader: ExpressionReader) {
    let name = node[Layout.Member.reference][Layout.Reference.name].plainName
    guard let base = node.part(Layout.Member.base) else {
      self = .implicitMember(name)
      return
    }
    self = name == "self" ? reader.read(base).kind : .member(reader.read(base), name)
  }

  private init(call node: RawNode, _ reader: ExpressionReader) {
    let callee = node[Layout.Call.callee]
    let arguments = node.arguments(reader)
    if let collection = TypeName(collectionInitializer: callee) {
      self = .call(Expression(.type(collection), range: callee.byteRange), arguments)
    } else if callee.kind == .closureExpr, let closure = callee.withResult(reader) {
      self = .call(closure, arguments)
    } else {
      self = .call(reader.read(callee), arguments)
    }
  }

  /// Reads `#require(x)` as `x!`, which has the same type.
  private init(macro node: RawNode, _ reader: ExpressionReader) {
    var arguments = node[Layout.MacroExpression.arguments].elements.makeIterator()
    if node[Layout.MacroExpression.name].spelling == "require", let first = arguments.next() {
      self = .forceUnwrap(reader.read(first[Layout.Argument.value]))
    } else {
      self = .other
    }
  }

  /// Reads a prefix operator: `-1` is a number literal like `1`, and `!x` is a Boolean.
  private init(prefix node: RawNode, _ reader: ExpressionReader) {
    let operand = reader.read(node[Layout.Prefix.expression]).kind
    switch (node[Layout.Prefix.sign].spelling, operand) {
    case ("-", .literal(.integer)), ("-", .literal(.float)): self = operand
    case ("-", _): self = .operation(.arithmetic, [reader.read(node[Layout.Prefix.expression])])
    case ("!", _): self = reader.literal(.boolean)
    default: self = .other
    }
  }

  private init(keyPath node: RawNode) {
    let components = node[Layout.KeyPath.components].elements.map { element -> String in
      let component = element[Layout.KeyPathComponent.component]
      switch component.kind {
      case .keyPathPropertyComponent:
        return component[Layout.KeyPathProperty.reference][Layout.Reference.name].plainName
      case .keyPathOptionalComponent: return component[Layout.KeyPathOptional.mark].spelling
      case .keyPathSubscriptComponent: return "[]"
      default: return "()"
      }
    }
    self = .keyPath(
      root: node.part(Layout.KeyPath.root).map { TypeName($0) }, components: components)
  }
}

extension RawNode {
  /// For an operator between the operands of a sequence, its text; otherwise nil.
  var operatorText: RawText? {
    kind == .binaryOperatorExpr ? self[Layout.Operator.sign].text : nil
  }

  /// For a callee, its last name: `sink` in `a.b.sink`, `Model` in `Model<Int>`, `makers` in `makers["a"]!`.
  var calledName: RawNode? {
    switch kind {
    case .declReferenceExpr: self[Layout.Reference.name]
    case .memberAccessExpr: self[Layout.Member.reference][Layout.Reference.name]
    case .genericSpecializationExpr: self[Layout.Specialization.expression].calledName
    case .optionalChainingExpr, .forceUnwrapExpr: self[Layout.Postfix.expression].calledName
    case .subscriptCallExpr: self[Layout.Call.callee].calledName
    default: nil
    }
  }

  /// For an array or a tuple, the values of its elements, which are at the same place in each element.
  fileprivate func elementValues(at place: Int, _ reader: ExpressionReader) -> [Expression] {
    self[Layout.Bracketed.content].elements.map { reader.read($0[place]) }
  }

  /// For a call, the arguments in order, trailing closures last.
  fileprivate func arguments(_ reader: ExpressionReader) -> [Expression.Argument] {
    let transforms = transforms
    func read(_ node: RawNode) -> Expression {
      let closure = transforms && node.kind == .closureExpr ? node.withResult(reader) : nil
      return closure ?? reader.read(node)
    }
    let inParentheses = self[Layout.Call.arguments]
    let trailing = part(Layout.Call.trailingClosure)
    let others = self[Layout.Call.otherClosures]
    var result: [Expression.Argument] = []
    result.reserveCapacity(
      inParentheses.elementCount + (trailing == nil ? 0 : 1) + others.elementCount)
    for argument in inParentheses.elements {
      let label = argument.part(Layout.Argument.label)?.spelling
      result.append(.init(label: label, value: read(argument[Layout.Argument.value])))
    }
    if let trailing {
      result.append(.init(label: nil, value: read(trailing), isTrailingClosure: true))
    }
    for other in others.elements {
      result.append(
        .init(
          label: other[Layout.OtherClosure.label].spelling,
          value: reader.read(other[Layout.OtherClosure.closure]), isTrailingClosure: true))
    }
    return result
  }

  /// Whether the result of the call is built from the values that its closure returns.
  private var transforms: Bool {
    let callee = self[Layout.Call.callee]
    guard callee.kind == .memberAccessExpr, let name = callee.calledName?.text else { return false }
    return name == "map" || name == "compactMap" || name == "flatMap" || name == "tryMap"
      || name == "tryCompactMap" || name == "mapValues" || name == "compactMapValues"
  }
}
