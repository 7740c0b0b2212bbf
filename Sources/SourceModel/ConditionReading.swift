import SwiftSyntax

/// Reads conditions as they are written, unfolded.
extension Condition {
  /// What an `if` or `guard` asks, of the conditions in its list.
  init(parts: [Condition]) { self = parts.count == 1 ? parts[0] : .all(parts) }

  init(_ element: ConditionElementSyntax?, _ reader: ExpressionReader) {
    switch element?.condition {
    case .expression(let expression): self.init(expression, reader)
    case .optionalBinding(let binding):
      if let value = binding.initializer?.value {
        self = Self.presence(of: reader.read(value))
      } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.spelling != "self"
      {
        self = .isPresent(Expression(.name(name.plainName), range: name.byteRange))
      } else {
        self = .unknown
      }
    case .matchingPattern(let pattern):
      self.init(pattern.pattern, of: reader.read(pattern.initializer.value), reader)
    default: self = .unknown
    }
  }

  init(_ expression: ExprSyntax, _ reader: ExpressionReader) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): self = .constant(node.literal.spelling == "true")
    case .prefixOperatorExpr(let node) where node.operator.spelling == "!":
      self = .not(Condition(node.expression, reader))
    case .tupleExpr(let node) where node.elements.count == 1:
      self = node.elements.first.map { Condition($0.expression, reader) } ?? .unknown
    case .sequenceExpr(let node): self.init(Array(node.elements)[...], reader)
    default:
      let operand = reader.read(expression)
      self = operand.isNameOrMember ? .isTrue(operand) : .unknown
    }
  }

  /// Reads an unfolded sequence of comparisons, `&&` and `||`.
  init(_ elements: ArraySlice<ExprSyntax>, _ reader: ExpressionReader) {
    let groups = elements.split(at: "||")
    if groups.count > 1 {
      self = .any(groups.map { Condition($0, reader) })
      return
    }
    let parts = elements.split(at: "&&")
    if parts.count > 1 {
      self = .all(parts.map { Condition($0, reader) })
      return
    }
    guard let left = elements.first, let right = elements.last else {
      self = .unknown
      return
    }
    guard elements.count == 3, let sign = elements[elements.startIndex + 1].operatorText,
      sign == "==" || sign == "!="
    else {
      self = elements.count == 1 ? Condition(left, reader) : .unknown
      return
    }
    let equal = Self.equality(reader.read(left), right, reader)
    self = sign == "==" ? equal : .not(equal)
  }

  private static func equality(
    _ left: Expression, _ right: ExprSyntax, _ reader: ExpressionReader
  ) -> Condition {
    guard left.isNameOrMember else { return .unknown }
    if right.is(NilLiteralExprSyntax.self) { return .not(.isPresent(left)) }
    if let literal = right.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.spelling == "true" ? .isTrue(left) : .not(.isTrue(left))
    }
    return Self.match(left, reader.read(right))
  }

  private static func presence(of value: Expression) -> Condition {
    value.isNameOrMember ? .isPresent(value) : .unknown
  }

  /// `.live`, `.live(let url)`, `nil`, `true`, `let x?` as patterns.
  init(_ pattern: PatternSyntax, of subject: Expression, _ reader: ExpressionReader) {
    self = .unknown
    guard subject.isNameOrMember else { return }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      self.init(binding.pattern, of: subject, reader)
      return
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = literal.literal.spelling == "true" ? .isTrue(subject) : .not(.isTrue(subject))
    } else if expression.is(NilLiteralExprSyntax.self) {
      self = .not(.isPresent(subject))
    } else {
      self = Self.match(subject, reader.read(expression))
    }
  }

  private static func match(_ subject: Expression, _ pattern: Expression) -> Condition {
    switch pattern.kind {
    // Those may mean the absence of a value, or a case of that name.
    case .implicitMember("none"), .implicitMember("some"): return .unknown
    case .implicitMember(let name): return .isCase(subject, name)
    case .call(let callee, _) where callee.kind != .implicitMember("some"):
      if case .implicitMember(let name) = callee.kind { return .isCase(subject, name) }
      return .unknown
    default: return .unknown
    }
  }
}

extension ArraySlice<ExprSyntax> {
  func split(at sign: String) -> [ArraySlice<ExprSyntax>] {
    split(omittingEmptySubsequences: false) { $0.operatorText == sign }
  }
}

extension ExprSyntax {
  var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.spelling }
}
