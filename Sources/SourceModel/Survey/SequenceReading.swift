import SwiftSyntax

extension Expression.Kind {
  /// Reads an unfolded sequence by the precedence of the operators that determine a type.
  init(sequence elements: ArraySlice<RawNode>, _ reader: ExpressionReader) {
    if let first = elements.first, let inner = first.optionallyTried {
      // `try?` applies to everything to its right.
      self = .optionalTry(reader.read(folding: [inner] + elements.dropFirst()))
    } else if let index = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      self = .ternary(
        reader.read(elements[index][Layout.SequencedTernary.whenTrue]),
        reader.read(folding: elements[(index + 1)...]))
    } else if let parts = elements.split(at: ["||"]) ?? elements.split(at: ["&&"]) {
      self = .operation(.logical, parts.map(reader.read(folding:)))
    } else if let parts = elements.split(at: ["==", "!=", "===", "!==", "<", ">", "<=", ">="]) {
      self = .operation(.comparison, parts.map(reader.read(folding:)))
    } else if let index = elements.firstIndex(where: { $0.operatorText == "??" }) {
      self = .coalescing(
        reader.read(folding: elements[..<index]), reader.read(folding: elements[(index + 1)...]))
    } else if let cast = elements.last, cast.kind == .typeExpr, elements.count > 2 {
      self.init(cast: elements.dropLast(), TypeName(cast[Layout.TypeExpression.type]), reader)
    } else if let parts = elements.split(at: ["..<", "..."]) {
      // A range is a collection whose elements have the type of its bounds.
      self = .array([reader.read(folding: parts[0])])
    } else if let parts = elements.split(at: ["+", "-", "*", "/", "%", "&+", "&-", "&*"]) {
      let operands = parts.map(reader.read(folding:))
      self =
        Expression.Literal(sumOf: operands).map(reader.literal)
        ?? .operation(.arithmetic, operands)
    } else {
      self = .other
    }
  }

  /// Reads a cast, or a test of a type, from what precedes the type.
  private init(
    cast elements: ArraySlice<RawNode>, _ type: TypeName, _ reader: ExpressionReader
  ) {
    switch elements.last?.kind {
    case .unresolvedAsExpr:
      self = .cast(
        reader.read(folding: elements.dropLast()), type,
        isConditional: elements.last?.part(Layout.SequencedCast.mark)?.text == "?")
    case .unresolvedIsExpr: self = .operation(.test, [])
    default: self = .other
    }
  }
}

extension Expression.Literal {
  /// The kind of literal that an arithmetic expression of number literals produces: `60 * 60`, `86_400.0 * 2`.
  fileprivate init?(sumOf operands: [Expression]) {
    self = .integer
    for operand in operands {
      switch operand.unwrapped.kind {
      case .literal(.integer): break
      case .literal(.float): self = .float
      default: return nil
      }
    }
  }
}

extension ArraySlice<RawNode> {
  /// The operands of the given operators; nil if there is no such operator.
  fileprivate func split(at signs: Set<String>) -> [ArraySlice<RawNode>]? {
    let parts = split(omittingEmptySubsequences: false) { element in
      element.operatorText.map { signs.contains($0.spelling) } == true
    }
    return parts.count > 1 && !parts.contains(where: \.isEmpty) ? parts : nil
  }
}

extension RawNode {
  /// The operand of `try?`.
  fileprivate var optionallyTried: RawNode? {
    kind == .tryExpr && part(Layout.Try.mark)?.text == "?" ? self[Layout.Try.expression] : nil
  }
}
