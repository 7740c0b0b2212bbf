import SwiftSyntax

/// Walks expressions as raw nodes, because most of a file consists of expressions. Nodes other than expressions and
/// closures are visited as `Syntax` again.
extension Surveyor {
  /// Records the uses in an expression or statement that the visitor reached as a `Syntax` node.
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

  /// The start of the walk over raw nodes that led to the node at the end of the path.
  struct Way {
    /// The node at which the walk started.
    fileprivate let root: Syntax
    /// The index of that node in the path.
    fileprivate let start: Int
    /// The number of entries in `nodes` that belong to outer walks.
    fileprivate let known: Int
  }

  /// Records the node at the end of the path, and continues with its children.
  private func descend() {
    let node = path[path.count - 1]
    switch node.kind {
    case .functionCallExpr, .sequenceExpr, .inOutExpr, .optionalChainingExpr, .subscriptCallExpr,
      .genericSpecializationExpr:
      note(node)
    case .declReferenceExpr:
      note(node)
      return
    case .assignmentExpr, .binaryOperatorExpr, .integerLiteralExpr, .floatLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr, .stringSegment, .superExpr, .unresolvedAsExpr,
      .unresolvedIsExpr, .discardAssignmentExpr:
      return
    case .genericArgumentClause where !namesNotedTypes: return
    case .closureExpr: beginClosure(node)
    case .memberAccessExpr, .labeledExprList, .labeledExpr, .tupleExpr, .arrayExpr,
      .arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList,
      .dictionaryElement, .forceUnwrapExpr, .tryExpr, .awaitExpr, .stringLiteralExpr,
      .stringLiteralSegmentList, .expressionSegment, .exprList, .unresolvedTernaryExpr,
      .multipleTrailingClosureElementList, .multipleTrailingClosureElement, .codeBlockItem,
      .expressionStmt, .returnStmt, .codeBlockItemList:
      break
    case .prefixOperatorExpr:
      noteOperator(node[Layout.Prefix.sign], between: node[Layout.Prefix.expression])
    case .postfixOperatorExpr:
      noteOperator(node[Layout.PostfixOperator.sign], between: node[Layout.Postfix.expression])
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

  /// The node at the end of the path as a `Syntax` node, which knows its ancestors.
  private func syntax() -> Syntax {
    guard let way else { preconditionFailure("an expression is walked") }
    var parent = nodes.count > way.known ? nodes[nodes.count - 1] : way.root
    for child in path[(way.start + 1 + nodes.count - way.known)...] {
      let node = parent.children(viewMode: .all).first { RawNode($0).isSame(as: child) }
      guard let node else { preconditionFailure("the path leads from node to child") }
      nodes.append(node)
      parent = node
    }
    return parent
  }

  /// The ancestor that is a number of steps above the end of the path.
  func ancestor(_ steps: Int) -> RawNode? {
    guard let way else { return nil }
    let index = path.count - 1 - steps
    if index >= way.start { return path[index] }
    var node: Syntax? = way.root
    for _ in index..<way.start { node = node?.parent }
    return node.map { RawNode($0) }
  }

  // MARK: Recording

  private func note(_ node: RawNode) {
    switch node.kind {
    case .declReferenceExpr: noteName(node)
    case .functionCallExpr:
      // The parser represents a pattern that destructures a value as a call, too.
      if isInPattern, node.isCasePattern(in: ancestor(1)) { return noteCasePattern(node) }
      noteCall(node)
    case .sequenceExpr:
      let signs = SequenceOperators(of: node[Layout.Sequence.elements])
      if signs.contains(.assignment) { noteAssignment(node) }
      if signs.contains(.branch) { noteBranches(inSequence: node) }
      if signs.contains(.declarable) { noteOperators(in: node[Layout.Sequence.elements]) }
      if signs.contains(.range), let sequence = syntax().as(SequenceExprSyntax.self) {
        noteLargeRange(sequence)
      }
    case .subscriptCallExpr: noteElement(node)
    case .genericSpecializationExpr: noteSpecialization(node)
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

  /// Records a name if it is relevant; few names are.
  private func noteName(_ node: RawNode) {
    let token = node[Layout.Reference.name]
    let text = token.text
    let first = text.first
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") || text == "objectWillChange",
      let reference = syntax().as(DeclReferenceExprSyntax.self)
    {
      noteReference(reference, text.spelling)
    }
    noteUse(of: token, by: node)
  }
}

extension RawNode {
  /// Whether this is a pattern like `.file(let url)` in `case .file(let url)`, which destructures a value and calls
  /// nothing.
  fileprivate func isCasePattern(in parent: RawNode?) -> Bool {
    let callee = self[Layout.Call.callee]
    guard callee.kind == .memberAccessExpr else { return false }
    return callee.part(Layout.Member.base) == nil && parent?.kind == .expressionPattern
      || self[Layout.Call.arguments].elements.contains {
        $0[Layout.Argument.value].kind == .patternExpr
      }
  }
}
