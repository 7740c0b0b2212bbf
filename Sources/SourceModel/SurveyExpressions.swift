@_spi(RawSyntax) import SwiftSyntax

/// Most of a file is expressions, and they are walked as the parser left them. What is more than an expression, a closure
/// say, is visited as a node again.
extension Surveyor {
  /// Notes what stands in an expression that was come to as a node.
  func noteExpression(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    let root = Syntax(node)
    let depth = path.count
    defer { path.removeLast(path.count - depth) }
    // An argument is three steps below its call; no more is asked of what is around.
    let parent = root.parent
    let second = parent?.parent
    if let third = second?.parent { path.append(RawNode(third)) }
    if let second { path.append(RawNode(second)) }
    if let parent { path.append(RawNode(parent)) }
    path.append(RawNode(root))
    let way = Way(root: root, start: path.count)
    if visitsEveryToken {
      note(path[path.count - 1], way)
      return .visitChildren
    }
    descend(way)
    return .skipChildren
  }

  /// How the node at the end of the path is come to.
  private struct Way {
    /// The node that the walk began with.
    let root: Syntax
    /// Where the path goes on behind it.
    let start: Int
  }

  /// Notes the node at the end of the path, and goes on to what it holds.
  private func descend(_ way: Way) {
    let node = path[path.count - 1]
    switch node.kind {
    case .functionCallExpr, .sequenceExpr, .inOutExpr, .optionalChainingExpr: note(node, way)
    case .declReferenceExpr:
      note(node, way)
      return
    case .binaryOperatorExpr, .assignmentExpr, .integerLiteralExpr, .floatLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr, .stringSegment, .superExpr, .unresolvedAsExpr,
      .unresolvedIsExpr, .discardAssignmentExpr:
      return
    case .genericArgumentClause where !namesNotedTypes: return
    case .memberAccessExpr, .labeledExprList, .labeledExpr, .tupleExpr, .arrayExpr,
      .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .forceUnwrapExpr, .tryExpr, .awaitExpr, .prefixOperatorExpr,
      .postfixOperatorExpr, .subscriptCallExpr, .stringLiteralExpr, .stringLiteralSegmentList,
      .expressionSegment, .exprList, .unresolvedTernaryExpr, .multipleTrailingClosureElementList,
      .multipleTrailingClosureElement, .genericSpecializationExpr:
      break
    default:
      walk(syntax(way))
      return
    }
    for child in node.elements where child.kind != .token {
      path.append(child)
      descend(way)
      path.removeLast()
    }
  }

  /// The node at the end of the path as one that knows those around it.
  private func syntax(_ way: Way) -> Syntax {
    path[way.start...].reduce(way.root) { parent, child in
      let node = parent.children(viewMode: .all).first { $0.raw.id == child.raw.id }
      guard let node else { preconditionFailure("the path leads from node to child") }
      return node
    }
  }

  /// The node a number of steps above the end of the path.
  func ancestor(_ steps: Int) -> RawNode? {
    path.count > steps ? path[path.count - 1 - steps] : nil
  }

  // MARK: What is noted

  private func note(_ node: RawNode, _ way: Way) {
    switch node.kind {
    case .declReferenceExpr: noteName(node, way)
    case .functionCallExpr:
      // What `#if` asks and what a pattern takes apart is written as a call, too.
      if conditionDepth > 0, syntax(way).as(FunctionCallExprSyntax.self)?.isCondition == true {
        return
      }
      if isInPattern, node.isCasePattern(in: ancestor(1)) { return }
      noteCall(node)
    case .sequenceExpr:
      let signs = Signs(of: node[Layout.Sequence.elements])
      if signs.contains(.assignment) { noteAssignment(node) }
      guard signs.contains(.range) || signs.contains(.branch),
        let sequence = syntax(way).as(SequenceExprSyntax.self)
      else { return }
      if signs.contains(.range) { noteLargeRange(sequence) }
      if signs.contains(.branch) { noteBranches(in: sequence) }
    case .inOutExpr:
      facts.uses.assignments.append(
        Assignment(
          target: expressions.read(node[Layout.Prefix.expression]), value: nil,
          range: node.byteRange, scope: scope))
    case .optionalChainingExpr:
      guard isInsideCode, let chain = syntax(way).as(OptionalChainingExprSyntax.self) else {
        return
      }
      noteBranch(chain)
    default: break
    }
  }

  /// Notes a name where it is one to be noted, which few are.
  private func noteName(_ node: RawNode, _ way: Way) {
    guard let token = node.raw.firstToken else { return }
    let text = token.rawText
    let first = text.first
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") || text == "objectWillChange",
      let reference = syntax(way).as(DeclReferenceExprSyntax.self)
    {
      noteReference(reference, String(syntaxText: text))
    }
    if token.rawKind == .identifier { noteRead(node, text) }
  }
}

extension RawNode {
  /// `.file(let url)` in `case .file(let url)`, which takes a value apart and calls nothing.
  fileprivate func isCasePattern(in parent: RawNode?) -> Bool {
    let callee = self[Layout.Call.callee]
    guard callee.kind == .memberAccessExpr else { return false }
    return callee.part(Layout.Member.base) == nil && parent?.kind == .expressionPattern
      || self[Layout.Call.arguments].elements.contains {
        $0[Layout.Argument.value].kind == .patternExpr
      }
  }
}
