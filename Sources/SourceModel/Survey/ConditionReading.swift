/// Reads conditions from their syntax, in which operators are not folded.
extension Condition {
  /// Creates the condition of an `if` or `guard` from the conditions in its list.
  init(parts: [Condition]) { self = parts.count == 1 ? parts[0] : .all(parts) }

  /// Reads an element of the list of an `if` or `guard`.
  init(element: RawNode, _ reader: ExpressionReader) {
    let condition = element[Layout.ConditionElement.condition]
    switch condition.kind {
    case .optionalBindingCondition:
      if let value = condition.part(Layout.OptionalBinding.value) {
        self = Self.presence(of: reader.read(value[Layout.InitialValue.value]))
      } else {
        self = Self.presence(ofBound: condition[Layout.OptionalBinding.pattern])
      }
    case .matchingPatternCondition:
      let value = condition[Layout.MatchingPattern.value][Layout.InitialValue.value]
      self.init(
        pattern: condition[Layout.MatchingPattern.pattern], of: reader.read(value), reader)
    case .availabilityCondition: self = .unknown
    default: self.init(condition, reader)
    }
  }

  init(_ expression: RawNode, _ reader: ExpressionReader) {
    switch expression.kind {
    case .booleanLiteralExpr: self = .constant(expression.isTrue)
    case .prefixOperatorExpr where expression[Layout.Prefix.sign].text == "!":
      self = .not(Condition(expression[Layout.Prefix.expression], reader))
    case .tupleExpr where expression[Layout.Bracketed.content].elementCount == 1:
      self =
        expression[Layout.Bracketed.content].firstElement
        .map { Condition($0[Layout.Argument.value], reader) } ?? .unknown
    case .sequenceExpr:
      self.init(Array(expression[Layout.Sequence.elements].elements)[...], reader)
    default:
      let operand = reader.read(expression)
      self = operand.isNameOrMember ? .isTrue(operand) : .unknown
    }
  }

  /// Reads an unfolded sequence of comparisons, `&&` and `||`.
  init(_ elements: ArraySlice<RawNode>, _ reader: ExpressionReader) {
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
    _ left: Expression, _ right: RawNode, _ reader: ExpressionReader
  ) -> Condition {
    left.isNameOrMember
      ? comparison(left, right, reader)
      : right.kind == .nilLiteralExpr ? .not(presence(of: left)) : .unknown
  }

  /// The condition that a value equals a literal or a case: `nil`, `true`, `.live`.
  private static func comparison(
    _ subject: Expression, _ value: RawNode, _ reader: ExpressionReader
  ) -> Condition {
    switch value.kind {
    case .nilLiteralExpr: .not(.isPresent(subject))
    case .booleanLiteralExpr: value.isTrue ? .isTrue(subject) : .not(.isTrue(subject))
    default: match(subject, reader.read(value))
    }
  }

  private static func presence(of value: Expression) -> Condition {
    if case .element(let base, _) = value.kind, base.isNameOrMember { return .isPresent(value) }
    return value.isNameOrMember ? .isPresent(value) : .unknown
  }

  /// `if let x`
  private static func presence(ofBound pattern: RawNode) -> Condition {
    guard pattern.kind == .identifierPattern else { return .unknown }
    let name = pattern[Layout.IdentifierPattern.name]
    if name.text == "self" { return .unknown }
    return .isPresent(Expression(.name(name.plainName), range: name.byteRange))
  }

  /// Reads a pattern: `.live`, `.live(let url)`, `nil`, `true`, `let x?`.
  init(pattern: RawNode, of subject: Expression, _ reader: ExpressionReader) {
    self = .unknown
    guard subject.isNameOrMember else { return }
    switch pattern.kind {
    case .valueBindingPattern:
      self.init(pattern: pattern[Layout.ValueBindingPattern.pattern], of: subject, reader)
    case .expressionPattern:
      self = Self.comparison(subject, pattern[Layout.ExpressionPattern.expression], reader)
    default: break
    }
  }

  private static func match(_ subject: Expression, _ pattern: Expression) -> Condition {
    switch pattern.kind {
    // These may mean the absence of a value, or a case with that name.
    case .implicitMember("none"), .implicitMember("some"): return .unknown
    case .implicitMember(let name): return .isCase(subject, name)
    case .call(let callee, _) where callee.kind != .implicitMember("some"):
      if case .implicitMember(let name) = callee.kind { return .isCase(subject, name) }
      return .unknown
    default: return .unknown
    }
  }
}

extension ArraySlice<RawNode> {
  func split(at sign: RawText) -> [ArraySlice<RawNode>] {
    split(omittingEmptySubsequences: false) { $0.operatorText == sign }
  }
}

extension RawNode {
  /// Whether a Boolean literal is `true`.
  fileprivate var isTrue: Bool { self[Layout.Literal.token].text == "true" }
}
