import SwiftSyntax

/// Records the conditions under which code runs.
extension Surveyor {
  func noteBranch(_ node: IfExprSyntax) {
    withExtendedLifetime(node) {
      let raw = RawNode(node)
      let other = raw.part(Layout.If.otherwise)
      var whenTrue = [raw[Layout.If.body].byteRange]
      var whenFalse = other.map { [$0.byteRange] } ?? []
      if let rest = Syntax(node).restOfBlock {
        // If a branch exits, the rest of the block runs only for the other outcome.
        if node.body.statements.exit != nil { whenFalse.append(rest) }
        if case .codeBlock(let block)? = node.elseBody, block.statements.exit != nil {
          whenTrue.append(rest)
        }
      }
      note(raw[Layout.If.conditions], whenTrue: whenTrue, whenFalse: whenFalse)
    }
  }

  func noteBranch(_ node: GuardStmtSyntax) {
    withExtendedLifetime(node) {
      let raw = RawNode(node)
      note(
        raw[Layout.Guard.conditions], whenTrue: Syntax(node).restOfBlock.map { [$0] } ?? [],
        whenFalse: [raw[Layout.Guard.body].byteRange])
    }
  }

  /// Records a condition list. In `a, b`, the second condition is evaluated only if the first is true.
  private func note(_ conditions: RawNode, whenTrue: [ByteRange], whenFalse: [ByteRange]) {
    let range = conditions.byteRange
    let parts = conditions.elements.map { Condition(element: $0, expressions) }
    note(Condition(parts: parts), at: range, whenTrue: whenTrue, whenFalse: whenFalse)
    guard parts.count > 1 else { return }
    for (index, element) in conditions.elements.enumerated().dropFirst() {
      note(
        .all(Array(parts[..<index])), at: range, whenTrue: [element.byteRange], whenFalse: [])
    }
  }

  /// Records the branches of `a && b`, `a || b`, `a ?? b` and `a ? b : c`.
  func noteBranches(inSequence node: RawNode) {
    guard isInsideCode else { return }
    let all = Array(node[Layout.Sequence.elements].elements)
    let start = all.lastIndex { $0.kind == .assignmentExpr }.map { $0 + 1 } ?? 0
    var elements = all[start...]
    if let index = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      let condition = elements[..<index].range, let rest = elements[(index + 1)...].range
    {
      note(
        Condition(elements[..<index], expressions), at: condition,
        whenTrue: [elements[index][Layout.SequencedTernary.whenTrue].byteRange], whenFalse: [rest])
      elements = elements[..<index]
    }
    let groups = elements.split(at: "||")
    for index in groups.indices.dropFirst() {
      guard let first = groups[..<index].joined().range, let rest = groups[index...].joined().range
      else { continue }
      note(
        .any(groups[..<index].map { Condition($0, expressions) }), at: first, whenTrue: [],
        whenFalse: [rest])
    }
    for parts in groups.map({ $0.split(at: "&&") }) {
      for index in parts.indices.dropFirst() {
        guard let first = parts[..<index].joined().range, let rest = parts[index...].joined().range
        else { continue }
        note(
          .all(parts[..<index].map { Condition($0, expressions) }), at: first, whenTrue: [rest],
          whenFalse: [])
      }
    }
    for index in elements.indices.dropLast().dropFirst() where elements[index].operatorText == "??"
    {
      let operand = expressions.read(elements[index - 1])
      note(
        operand.isNameOrMember ? .isPresent(operand) : .unknown, at: operand.range, whenTrue: [],
        whenFalse: [elements[index + 1].byteRange])
    }
  }

  /// Records the cases of a `switch` over a value that a caller may fix.
  func noteBranches(in node: SwitchExprSyntax) {
    withExtendedLifetime(node) { noteBranches(inSwitch: RawNode(node)) }
  }

  private func noteBranches(inSwitch node: RawNode) {
    let subject = expressions.read(node[Layout.Switch.subject])
    guard subject.isNameOrMember else { return }
    // Each case's condition includes those of the earlier cases. Conditions without operands are reduced at once, so
    // that the cost grows linearly with the number of cases.
    var earlier: Condition?
    var asks = false
    for element in node[Layout.Switch.cases].elements {
      guard element.kind == .switchCase else { return }
      let label = element[Layout.SwitchCase.label]
      let condition =
        label.kind == .switchCaseLabel
        ? Condition(ofCase: label, subject, expressions) : Condition.constant(true)
      asks = asks || condition.hasOperand
      let whole: Condition = earlier.map { .all([$0, condition]) } ?? condition
      if asks || !whole.isUnknown {
        add(whole, at: label.byteRange, whenTrue: [element.byteRange], whenFalse: [])
      }
      let others: Condition = earlier.map { .all([$0, .not(condition)]) } ?? .not(condition)
      earlier = asks ? others : others.settled
    }
  }

  /// Records the branch in `x?.start()`, where `x` may be known to be nil.
  func noteBranch(optionalChaining node: RawNode) {
    guard isInsideCode else { return }
    let operand = expressions.read(node[Layout.Postfix.expression])
    guard operand.isNameOrMember else { return }
    var chain = node
    var steps = 1
    while let parent = ancestor(steps), parent.baseOfChain?.isSame(as: chain) == true {
      chain = parent
      steps += 1
    }
    note(.isPresent(operand), at: operand.range, whenTrue: [chain.byteRange], whenFalse: [])
  }

  /// Records the branch in `x.map { … }`, where `x` may be known to be nil.
  func noteBranch(mapping callee: Expression, _ arguments: [Expression.Argument]) {
    guard case .member(let operand, let name) = callee.kind, SDK.mapsOptional.contains(name),
      operand.isNameOrMember
    else { return }
    note(
      .isPresent(operand), at: operand.range,
      whenTrue: arguments.filter(\.value.isClosure).map(\.value.range), whenFalse: [])
  }

  private func note(
    _ condition: Condition, at range: ByteRange, whenTrue: [ByteRange], whenFalse: [ByteRange]
  ) {
    add(
      condition.isUnknown ? .unknown : condition, at: range, whenTrue: whenTrue,
      whenFalse: whenFalse)
  }

  private func add(
    _ condition: Condition, at range: ByteRange, whenTrue: [ByteRange], whenFalse: [ByteRange]
  ) {
    guard isInsideCode, !(whenTrue + whenFalse).isEmpty else { return }
    facts.uses.branches.append(
      Branch(
        condition: condition, whenTrue: whenTrue, whenFalse: whenFalse, range: range, scope: scope))
  }
}

extension Sequence<RawNode> {
  /// From the start of the first node to the end of the last one.
  fileprivate var range: ByteRange? {
    let ranges = map(\.byteRange)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}

extension RawNode {
  /// The base of a member access, or the callee of a call or subscript.
  fileprivate var baseOfChain: RawNode? {
    switch kind {
    case .memberAccessExpr: part(Layout.Member.base)
    case .functionCallExpr, .subscriptCallExpr: self[Layout.Call.callee]
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is `x`, `self.x` or `Type.x`, which can be a parameter or a constant.
  var isNameOrMember: Bool {
    switch kind {
    case .name: true
    case .member(let base, "isEmpty"): base.isNameOrMember
    case .member(let base, _): base.isSelf || base.dottedPath?.first?.looksLikeTypeName == true
    default: false
    }
  }
}

extension Syntax {
  /// The range of the statements that follow this statement in its block.
  fileprivate var restOfBlock: ByteRange? {
    let statement = parent?.is(ExpressionStmtSyntax.self) == true ? parent : self
    guard let item = statement?.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      item.byteRange.upperBound < list.byteRange.upperBound
    else { return nil }
    return item.byteRange.upperBound..<list.byteRange.upperBound
  }
}

extension SwitchExprSyntax {
  /// Whether a case of the `switch` ends in `fallthrough`.
  var containsFallthrough: Bool {
    withExtendedLifetime(self) {
      RawNode(self)[Layout.Switch.cases].elements.contains { element in
        guard element.kind == .switchCase else { return false }
        let last = element[Layout.SwitchCase.statements].lastElement
        return last?[Layout.Item.item].kind == .fallThroughStmt
      }
    }
  }
}
