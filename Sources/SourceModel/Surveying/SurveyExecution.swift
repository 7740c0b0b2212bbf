@_spi(RawSyntax) import SwiftSyntax

/// What decides which code runs, and how often.
extension Surveyor {
  /// Notes a name that is read.
  func noteRead(_ reference: RawNode, _ text: SyntaxText) {
    guard isInsideCode, text.beginsLowercased, let parent = ancestor(1),
      parent.kind != .keyPathPropertyComponent
    else { return }
    // A member's name stands behind the dot, its base where the whole begins.
    let isMember = parent.kind == .memberAccessExpr && parent.start != reference.start
    let whole = isMember ? parent : reference
    guard let around = isMember ? ancestor(2) : parent,
      around.kind != .functionCallExpr, !around.raw.assigns(whole.raw)
    else { return }
    let name = reference[Layout.Reference.name].plainName
    if isMember {
      guard let base = whole.part(Layout.Member.base) else { return }
      let object = expressions.read(base)
      note(
        Read(
          name: name, base: object, range: object.range.lowerBound..<reference.end, scope: scope))
    } else if !scopes.binds(name, at: whole.start) {
      note(Read(name: name, base: nil, range: whole.byteRange, scope: scope))
    }
  }

  /// Notes the name that `if let name` reads.
  func noteShorthandRead(_ name: TokenSyntax) {
    let start = name.byteRange.lowerBound
    guard !typeStack.isEmpty, isInsideCode, !scopes.binds(name.plainName, at: start) else { return }
    note(Read(name: name.plainName, base: nil, range: name.byteRange, scope: scope))
  }

  /// Notes `object[…]`, which reads a subscript where the object has one, or what a key path leads to.
  func noteElement(_ node: RawNode) {
    guard isInsideCode, mayBeOfView else { return }
    let argument = node[Layout.Call.arguments].elements.first { _ in true }
    let leadsByKeyPath =
      argument?.part(Layout.Argument.label)?.spelling == "keyPath"
      && argument?[Layout.Argument.value].kind != .keyPathExpr
    let object = expressions.read(node[Layout.Call.callee])
    facts.uses.elements.append(
      Read(
        name: leadsByKeyPath ? Read.throughKeyPath : "subscript", base: object,
        range: node.byteRange, scope: scope))
  }

  /// View bodies are left out of what is read: constructing a value never runs them.
  func note(_ read: Read) {
    if mayBeOfView || typeStack.isEmpty { facts.uses.viewReads.append(read) }
    if scopes.bodyDepth == 0, !typeStack.isEmpty { facts.uses.reads.append(read) }
  }

  /// Notes `0..<100_000` where it is walked through.
  func noteLargeRange(_ node: SequenceExprSyntax) {
    guard let count = ExprSyntax(node).literalRangeCount, count >= 1000, node.isIterated else {
      return
    }
    facts.uses.largeRanges.append(LargeRange(count: count, range: node.byteRange, scope: scope))
  }

  /// Notes an operator that the standard library does not have.
  func noteOperator(_ sign: RawNode) {
    let text = sign.text
    guard text.isOwnOperator else { return }
    facts.uses.operators.append(
      OperatorUse(name: String(syntaxText: text), range: sign.byteRange, scope: scope))
  }

  func noteLoop(_ range: ByteRange, over sequence: ExprSyntax? = nil) {
    facts.scopes[scope].loop = Loop(range: range, literalCount: sequence?.literalCount)
  }
}

extension SyntaxText {
  /// Whether an operator is none of the standard library's, as far as that is quickly told: what assigns, masks or ranges
  /// looks like one of those.
  fileprivate var isOwnOperator: Bool {
    guard let first, let last else { return false }
    if count == 1, first < 0x80 { return false }
    if first == UInt8(ascii: ".") || first == UInt8(ascii: "&") || last == UInt8(ascii: "=") {
      return false
    }
    return self != "||" && self != "??" && self != "<<" && self != ">>" && self != "->"
  }

  /// Whether it begins with a small letter or a backtick, underscores apart.
  fileprivate var beginsLowercased: Bool {
    let underscore = UInt8(ascii: "_")
    guard let byte = first(where: { $0 != underscore }) else { return false }
    if byte < 0x80 { return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte == 0x60 }
    return String(syntaxText: self).first { $0 != "_" }?.isLowercase == true
  }
}

extension RawSyntax {
  /// Whether this is a sequence of which the expression is the target of `=`.
  fileprivate func assigns(_ expression: RawSyntax) -> Bool {
    guard kind == .exprList, let elements = layoutView?.children, elements.count >= 2 else {
      return false
    }
    return elements[0]?.id == expression.id && elements[1]?.kind == .assignmentExpr
  }
}

extension ExprSyntax {
  /// How many elements a literal array or range has.
  fileprivate var literalCount: Int? {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.count }
    return literalRangeCount
  }

  fileprivate var literalRangeCount: Int? {
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
      return nil
    }
    let parts = Array(sequence.elements)
    guard let from = parts[0].integerValue, let to = parts[2].integerValue,
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.spelling
    else { return nil }
    switch sign {
    case "..<": return max(0, to - from)
    case "...": return max(0, to - from + 1)
    default: return nil
    }
  }

  private var integerValue: Int? {
    guard let literal = self.as(IntegerLiteralExprSyntax.self) else { return nil }
    return Int(literal.literal.spelling.filter { $0 != "_" })
  }
}

extension SequenceExprSyntax {
  /// The sequence of a `for`, or in parentheses before a member that walks through it.
  fileprivate var isIterated: Bool {
    if parent?.is(ForStmtSyntax.self) == true { return true }
    guard let labeled = parent?.as(LabeledExprSyntax.self), labeled.label == nil,
      let owner = labeled.parent?.parent
    else { return false }
    if let tuple = owner.as(TupleExprSyntax.self) {
      guard let member = tuple.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return StandardClosureCalls.names.contains(member.declName.baseName.spelling)
    }
    guard let call = owner.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledName == "Array" || call.calledName == "Set"
  }
}
