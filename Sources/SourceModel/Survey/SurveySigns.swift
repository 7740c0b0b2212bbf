/// The kinds of uses to record for a sequence, according to its operators.
struct SequenceOperators: OptionSet {
  let rawValue: UInt8
  /// `=`, `+=` and similar operators in the second position.
  static let assignment = SequenceOperators(rawValue: 1)
  /// `a..<b` or `a...b`, as the whole sequence.
  static let range = SequenceOperators(rawValue: 2)
  /// `&&`, `||`, `??` or `?:`
  static let branch = SequenceOperators(rawValue: 4)
  /// An operator that the project may declare: `==`, `<~`.
  static let declarable = SequenceOperators(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Checks only the operators, because most sequences contain nothing to record.
  init(of elements: RawNode) {
    self = []
    for (index, element) in elements.elements.enumerated() {
      switch element.kind {
      case .assignmentExpr: if index == 1 { insert(.assignment) }
      case .unresolvedTernaryExpr: insert(.branch)
      case .binaryOperatorExpr:
        let text = element[Layout.Operator.sign].text
        if index == 1 {
          if text.last == UInt8(ascii: "=") { insert(.assignment) }
          if elements.elementCount == 3, text == "..<" || text == "..." { insert(.range) }
        }
        if text.mayBeDeclared { insert(.declarable) }
        if text == "&&" || text == "||" || text == "??" { insert(.branch) }
      default: continue
      }
    }
  }
}
