import SwiftSyntax

/// Evaluates the constant expressions in manifests: literals, constants of the same file and concatenations. It does
/// not execute any code.
struct ConstantExpressions {
  private var constants: [String: ExprSyntax] = [:]
  private let locations: SourceLocationConverter

  init(_ file: SourceFileSyntax, path: String) {
    locations = SourceLocationConverter(fileName: path, tree: file)
    let finder = ConstantFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    constants = finder.constants.filter { !finder.ambiguous.contains($0.key) }
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func string(_ expression: ExprSyntax?) -> String? { string(expression, depth: 0) }

  private func string(_ expression: ExprSyntax?, depth: Int) -> String? {
    guard let expression, depth < 16 else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      var text = ""
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let segment): text += segment.content.text
        case .expressionSegment(let segment):
          guard segment.expressions.count == 1,
            let value = string(segment.expressions.first?.expression, depth: depth + 1)
          else { return nil }
          text += value
        }
      }
      return text
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return literal.literal.text }
    if let inner = parenthesized(expression) { return string(inner, depth: depth + 1) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard let operands = concatenated(Array(sequence.elements)) else { return nil }
      var text = ""
      for operand in operands {
        guard let value = string(operand, depth: depth + 1) else { return nil }
        text += value
      }
      return text
    }
    return string(constant(expression), depth: depth + 1)
  }

  /// The elements of an array, and whether these are all the elements that it can contain. Both branches of a
  /// conditional expression count.
  func elements(_ expression: ExprSyntax?) -> (values: [ExprSyntax], isComplete: Bool) {
    guard let expression else { return ([], true) }
    return elements(expression, depth: 0)
  }

  func elements(of operands: [ExprSyntax]) -> (values: [ExprSyntax], isComplete: Bool) {
    elements(of: operands, depth: 0)
  }

  private func elements(
    _ expression: ExprSyntax, depth: Int
  ) -> (values: [ExprSyntax], isComplete: Bool) {
    if depth > 16 { return ([], false) }
    if let array = expression.as(ArrayExprSyntax.self) {
      return (array.elements.map { resolved($0.expression) }, true)
    }
    if let inner = parenthesized(expression) { return elements(inner, depth: depth + 1) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return elements(of: Array(sequence.elements), depth: depth)
    }
    if let value = constant(expression) { return elements(value, depth: depth + 1) }
    return ([], false)
  }

  private func elements(
    of operands: [ExprSyntax], depth: Int
  ) -> (values: [ExprSyntax], isComplete: Bool) {
    var values: [ExprSyntax] = []
    var isComplete = true
    func add(_ expression: ExprSyntax) {
      let part = elements(expression, depth: depth + 1)
      values += part.values
      isComplete = isComplete && part.isComplete
    }
    if let choice = operands.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = operands[choice].as(UnresolvedTernaryExprSyntax.self)
    {
      add(ternary.thenExpression)
      let otherwise = elements(of: Array(operands[(choice + 1)...]), depth: depth + 1)
      return (values + otherwise.values, isComplete && otherwise.isComplete)
    }
    guard let parts = concatenated(operands) else { return ([], false) }
    parts.forEach(add)
    return (values, isComplete)
  }

  /// The function call that the expression is, directly or through a constant.
  func call(_ expression: ExprSyntax?) -> FunctionCallExprSyntax? {
    expression.flatMap { resolved($0).as(FunctionCallExprSyntax.self) }
  }

  /// The last component of a callee or reference: `target` for `PackageDescription.Target.target`.
  func name(_ expression: ExprSyntax?) -> String? {
    if let member = expression?.as(MemberAccessExprSyntax.self) {
      return Self.unquoted(member.declName.baseName.text)
    }
    if let reference = expression?.as(DeclReferenceExprSyntax.self) {
      return Self.unquoted(reference.baseName.text)
    }
    return nil
  }

  /// The value of the constant that the expression names; otherwise the expression itself.
  func resolved(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    for _ in 0..<8 {
      guard let value = constant(expression) else { break }
      expression = value
    }
    return expression
  }

  private func constant(_ expression: ExprSyntax) -> ExprSyntax? {
    // The raw value of a case, or of a string wrapper, has the same text.
    if let member = expression.as(MemberAccessExprSyntax.self),
      ["rawValue", "description"].contains(member.declName.baseName.text), let base = member.base
    {
      return constant(base)
    }
    return name(expression).flatMap { constants[$0] }
  }

  private func parenthesized(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return nil }
    return element.expression
  }

  /// The operands of `a + b + …`; nil if there is another operator.
  private func concatenated(_ elements: [ExprSyntax]) -> [ExprSyntax]? {
    var operands: [ExprSyntax] = []
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        operands.append(element)
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
    }
    return operands
  }

  fileprivate static func unquoted(_ name: String) -> String {
    name.hasPrefix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
  }
}

extension FunctionCallExprSyntax {
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

/// Collects constants, and enum cases with a raw value, by their simple names.
private final class ConstantFinder: SyntaxVisitor {
  var constants: [String: ExprSyntax] = [:]
  /// The names that are declared more than once, under `#if` or in several types.
  var ambiguous: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      if let value = binding.initializer?.value {
        add(pattern.identifier, value)
      } else if case .getter(let body)? = binding.accessorBlock?.accessors, body.count == 1,
        case .expr(let value)? = body.first?.item
      {
        add(pattern.identifier, value)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.rawValue?.value { add(node.name, value) }
    return .skipChildren
  }

  private func add(_ name: TokenSyntax, _ value: ExprSyntax) {
    let name = ConstantExpressions.unquoted(name.text)
    if constants.updateValue(value, forKey: name) != nil { ambiguous.insert(name) }
  }
}
