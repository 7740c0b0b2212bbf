@_spi(RawSyntax) import SwiftSyntax

/// Most of a file is expressions, and they are walked as the parser left them. What is more than an expression or a closure
/// is visited as a node again.
extension Surveyor {
  /// Notes what stands in an expression or statement that was come to as a node.
  func noteExpression(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let outer = way
    let (depth, known) = (path.count, nodes.count)
    defer {
      path.removeLast(path.count - depth)
      nodes.removeLast(nodes.count - known)
      way = outer
    }
    way = Way(root: Syntax(node), start: depth, known: known)
    path.append(RawNode(node))
    descend()
    return .skipChildren
  }

  /// How the node at the end of the path is come to.
  struct Way {
    /// The node that the walk began with.
    fileprivate let root: Syntax
    /// Where it stands in the path.
    fileprivate let start: Int
    /// How many nodes of other ways are kept.
    fileprivate let known: Int
  }

  /// Notes the node at the end of the path, and goes on to what it holds.
  private func descend() {
    let node = path[path.count - 1]
    switch node.kind {
    case .functionCallExpr, .sequenceExpr, .inOutExpr, .optionalChainingExpr, .subscriptCallExpr:
      note(node)
    case .declReferenceExpr:
      note(node)
      return
    case .binaryOperatorExpr:
      noteOperator(node[Layout.Operator.sign])
      return
    case .assignmentExpr, .integerLiteralExpr, .floatLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr, .stringSegment, .superExpr, .unresolvedAsExpr,
      .unresolvedIsExpr, .discardAssignmentExpr:
      return
    case .genericArgumentClause where !namesNotedTypes: return
    case .closureExpr: beginClosure(node)
    case .memberAccessExpr, .labeledExprList, .labeledExpr, .tupleExpr, .arrayExpr,
      .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .forceUnwrapExpr, .tryExpr, .awaitExpr, .stringLiteralExpr,
      .stringLiteralSegmentList, .expressionSegment, .exprList, .unresolvedTernaryExpr,
      .multipleTrailingClosureElementList, .multipleTrailingClosureElement,
      .genericSpecializationExpr, .codeBlockItem, .expressionStmt, .returnStmt,
      .codeBlockItemList:
      break
    case .prefixOperatorExpr: noteOperator(node[Layout.Prefix.sign])
    case .postfixOperatorExpr: noteOperator(node[Layout.PostfixOperator.sign])
    default:
      walk(syntax())
      return
    }
    for child in node.elements where child.kind != .token {
      path.append(child)
      descend()
      path.removeLast()
      if let way, nodes.count - way.known >= path.count - way.start { nodes.removeLast() }
    }
    if node.kind == .closureExpr { popScope() }
  }

  /// The node at the end of the path as one that knows those around it.
  private func syntax() -> Syntax {
    guard let way else { preconditionFailure("an expression is walked") }
    var parent = nodes.count > way.known ? nodes[nodes.count - 1] : way.root
    for child in path[(way.start + 1 + nodes.count - way.known)...] {
      let node = parent.children(viewMode: .all).first { $0.raw.id == child.raw.id }
      guard let node else { preconditionFailure("the path leads from node to child") }
      nodes.append(node)
      parent = node
    }
    return parent
  }

  /// The node a number of steps above the end of the path.
  func ancestor(_ steps: Int) -> RawNode? {
    guard let way else { return nil }
    let index = path.count - 1 - steps
    if index >= way.start { return path[index] }
    var node: Syntax? = way.root
    for _ in index..<way.start { node = node?.parent }
    return node.map { RawNode($0) }
  }

  // MARK: What is noted

  private func note(_ node: RawNode) {
    switch node.kind {
    case .declReferenceExpr: noteName(node)
    case .functionCallExpr:
      // What a pattern takes apart is written as a call, too.
      if isInPattern, node.isCasePattern(in: ancestor(1)) { return }
      noteCall(node)
    case .sequenceExpr:
      let signs = Signs(of: node[Layout.Sequence.elements])
      if signs.contains(.assignment) { noteAssignment(node) }
      if signs.contains(.branch) { noteBranches(inSequence: node) }
      if signs.contains(.range), let sequence = syntax().as(SequenceExprSyntax.self) {
        noteLargeRange(sequence)
      }
    case .subscriptCallExpr: noteElement(node)
    case .inOutExpr:
      facts.uses.assignments.append(
        Assignment(
          target: expressions.read(node[Layout.Prefix.expression]), value: nil,
          range: node.byteRange, scope: scope))
    case .optionalChainingExpr:
      noteBranch(optionalChaining: node)
    default: break
    }
  }

  /// Notes a name where it is one to be noted, which few are.
  private func noteName(_ node: RawNode) {
    guard let token = node.raw.firstToken else { return }
    let text = token.rawText
    let first = text.first
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") || text == "objectWillChange",
      let reference = syntax().as(DeclReferenceExprSyntax.self)
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
