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
        self = Self.presence(of: reader.read(value[Layout.InitialValue.value]), reader)
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
      self = reader.isOperand(operand) ? .isTrue(operand) : .unknown
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
    reader.isOperand(left)
      ? comparison(left, right, reader)
      : right.kind == .nilLiteralExpr ? .not(presence(of: left, reader)) : .unknown
  }

  /// The condition that a value equals a literal or a case: `nil`, `true`, `.live`.
  private static func comparison(
    _ subject: Expression, _ value: RawNode, _ reader: ExpressionReader
  ) -> Condition {
    switch value.kind {
    case .nilLiteralExpr: .not(.isPresent(subject))
    case .booleanLiteralExpr: value.isTrue ? .isTrue(subject) : .not(.isTrue(subject))
    default: match(subject, reader.read(value), reader)
    }
  }

  private static func presence(of value: Expression, _ reader: ExpressionReader) -> Condition {
    if case .element(let base, _) = value.kind, base.isNameOrMember { return .isPresent(value) }
    return reader.isOperand(value) ? .isPresent(value) : .unknown
  }

  /// `if let x`
  private static func presence(ofBound pattern: RawNode) -> Condition {
    guard pattern.kind == .identifierPattern else { return .unknown }
    let name = pattern[Layout.IdentifierPattern.name]
    if name.text == "self" { return .unknown }
    return .isPresent(Expression(.name(name.plainName), range: name.byteRange))
  }

  /// Reads the patterns of a `case` in a `switch`.
  init(ofCase label: RawNode, _ subject: Expression, _ reader: ExpressionReader) {
    self = .any(
      label[Layout.SwitchLabel.items].elements.map { item in
        let pattern = Condition(pattern: item[Layout.SwitchItem.pattern], of: subject, reader)
        return item.part(Layout.SwitchItem.filter) == nil ? pattern : .all([pattern, .unknown])
      })
  }

  /// Reads a pattern: `.live`, `.live(let url)`, `nil`, `true`, `let x?`; in a comparison also `(.live, _)`.
  init(pattern: RawNode, of subject: Expression, _ reader: ExpressionReader) {
    self = .unknown
    switch pattern.kind {
    case .valueBindingPattern:
      self.init(pattern: pattern[Layout.ValueBindingPattern.pattern], of: subject, reader)
    case .expressionPattern:
      let value = pattern[Layout.ExpressionPattern.expression]
      if reader.isOperand(subject) {
        self = Self.comparison(subject, value, reader)
      } else if reader.readsComparisons, case .tuple(let subjects) = subject.kind {
        let values = value[Layout.Bracketed.content].elements.map { $0[Layout.Argument.value] }
        guard value.kind == .tupleExpr, values.count == subjects.count else { return }
        self = .all(
          zip(subjects, values).map { subject, value in
            value.bindsOrIgnores
              ? .constant(true)
              : reader.isOperand(subject) ? Self.comparison(subject, value, reader) : .unknown
          })
      }
    default: break
    }
  }

  private static func match(
    _ subject: Expression, _ pattern: Expression, _ reader: ExpressionReader
  ) -> Condition {
    switch pattern.kind {
    // These may mean the absence of a value, or a case with that name.
    case .implicitMember("none") where !reader.readsComparisons,
      .implicitMember("some") where !reader.readsComparisons:
      return .unknown
    case .implicitMember(let name): return .isCase(subject, name)
    case .call(let callee, let arguments) where callee.kind != .implicitMember("some"):
      guard case .implicitMember(let name) = callee.kind else { return .unknown }
      // What the reader does not read are names that the pattern binds, and `_`.
      let isWhole = !reader.readsComparisons || arguments.allSatisfy { $0.value.kind == .other }
      return isWhole ? .isCase(subject, name) : .all([.isCase(subject, name), .unknown])
    default:
      return reader.readsComparisons && pattern.dottedPath != nil
        ? .areEqual(subject, pattern) : .unknown
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

  /// Whether a part of a pattern matches any value: `let url`, `_`.
  var bindsOrIgnores: Bool { kind == .patternExpr || kind == .discardAssignmentExpr }
}
