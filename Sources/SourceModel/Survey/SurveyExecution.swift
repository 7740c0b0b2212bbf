import SwiftSyntax

/// Records what decides which code runs and how often.
extension Surveyor {
  /// Records the use of a name, unless it is a member of something other than `self`, and whether it is read.
  func noteUse(of token: RawNode, by reference: RawNode) {
    let name = token.byteRange
    guard !name.isEmpty, let parent = ancestor(1) else { return }
    // The name of a member comes after the dot; its base starts at the start of the whole expression.
    let member =
      parent.kind == .memberAccessExpr && parent.start != reference.start ? parent : nil
    if member == nil || member?.part(Layout.Member.base)?.isSelf == true {
      facts.uses.names.append(UsedName(range: name, isOfSelf: member != nil))
    }
    guard isInsideCode, token.isIdentifier, token.text.beginsLowercased,
      parent.kind != .keyPathPropertyComponent,
      let around = member == nil ? parent : ancestor(2),
      around.kind != .functionCallExpr, !around.assigns(member ?? reference)
    else { return }
    if let member {
      guard let base = member.part(Layout.Member.base) else { return }
      let object = expressions.read(base)
      let range = object.range.lowerBound..<reference.end
      note(Read(name: token.plainName, base: object, range: range, scope: scope))
    } else if !scopes.binds(token.plainName, at: reference.start) {
      note(Read(name: token.plainName, base: nil, range: reference.byteRange, scope: scope))
    }
  }

  /// Records the read of the name in `if let name`.
  func noteShorthandRead(_ name: TokenSyntax) {
    let start = name.byteRange.lowerBound
    guard !typeStack.isEmpty, isInsideCode, !scopes.binds(name.plainName, at: start) else { return }
    note(Read(name: name.plainName, base: nil, range: name.byteRange, scope: scope))
  }

  /// Records `object[…]`, which reads a subscript of the object or, in view code, the value at a key path.
  func noteElement(_ node: RawNode) {
    guard isInsideCode else { return }
    let argument = node[Layout.Call.arguments].elements.first { _ in true }
    let leadsByKeyPath =
      argument?.part(Layout.Argument.label)?.spelling == "keyPath"
      && argument?[Layout.Argument.value].kind != .keyPathExpr
    guard mayBeViewCode || !leadsByKeyPath else { return }
    let object = expressions.read(node[Layout.Call.callee])
    facts.uses.elements.append(
      Read(
        name: leadsByKeyPath ? Read.throughKeyPath : "subscript", base: object,
        range: node.byteRange, scope: scope))
  }

  /// Records `Key<Model>` in an expression, other than as a callee.
  func noteSpecialization(_ node: RawNode) {
    guard ancestor(1)?.kind != .functionCallExpr,
      case .specialized(let generic, let arguments) = expressions.read(node).kind,
      let path = generic.dottedPath
    else { return }
    let components = path.enumerated().map { index, name in
      TypeName.Component(name, index == path.count - 1 ? arguments : [])
    }
    facts.specializations.append(
      WrittenType(type: .named(components), range: node.byteRange, scope: scope))
  }

  /// Records a read. View bodies do not count as `reads`, because creating a view value never runs them.
  func note(_ read: Read) {
    if mayBeViewCode || typeStack.isEmpty { facts.uses.viewReads.append(read) }
    if scopes.bodyDepth == 0, !typeStack.isEmpty { facts.uses.reads.append(read) }
  }

  /// Records `0..<100_000` if code iterates over it.
  func noteLargeRange(_ node: SequenceExprSyntax) {
    guard let count = ExprSyntax(node).literalRangeCount, count >= 1000, node.isIterated else {
      return
    }
    facts.uses.largeRanges.append(LargeRange(count: count, range: node.byteRange, scope: scope))
  }

  func noteLoop(_ range: ByteRange, over sequence: ExprSyntax? = nil, isAwaited: Bool = false) {
    facts.scopes[scope].loop = Loop(
      range, literalCount: sequence?.literalCount, stream: isAwaited ? sequence.map(read) : nil)
  }
}

extension RawNode {
  /// Whether this is a sequence in which the expression is the target of `=`.
  fileprivate func assigns(_ expression: RawNode) -> Bool {
    guard kind == .exprList else { return false }
    var elements = elements
    return elements.next()?.isSame(as: expression) == true
      && elements.next()?.kind == .assignmentExpr
  }
}

extension ExprSyntax {
  /// The number of elements of an array literal or a literal range.
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
    case "...": return to < from ? 0 : max(to - from, to - from &+ 1)
    default: return nil
    }
  }

  private var integerValue: Int? {
    guard let literal = self.as(IntegerLiteralExprSyntax.self) else { return nil }
    return Int(literal.literal.spelling.filter { $0 != "_" })
  }
}

extension SequenceExprSyntax {
  /// Whether it is the sequence of a `for`, or is in parentheses before a member that iterates over it.
  fileprivate var isIterated: Bool {
    if parent?.is(ForStmtSyntax.self) == true { return true }
    guard let labeled = parent?.as(LabeledExprSyntax.self), labeled.label == nil,
      let owner = labeled.parent?.parent
    else { return false }
    if let tuple = owner.as(TupleExprSyntax.self) {
      guard let member = tuple.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return SDK.callsClosureNow.contains(member.declName.baseName.spelling)
    }
    guard let call = owner.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledName == "Array" || call.calledName == "Set"
  }
}
