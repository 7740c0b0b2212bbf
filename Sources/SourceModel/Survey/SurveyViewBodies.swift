import SwiftSyntax

/// Records the bodies of views, and of their other parts of type `some View`.
extension Surveyor {
  func noteViewBody(
    _ node: PatternBindingSyntax, _ items: CodeBlockItemListSyntax, _ braces: ByteRange
  ) {
    guard !isInsideCode,
      RawNode(node).part(Layout.Binding.annotation)?[Layout.TypeAnnotation.type].isSomeView == true,
      let body = ViewBody(RawNode(items), braces: braces)
    else { return }
    facts.viewBodies.append(body)
    if node.propertyName == "previews" { facts.previewBodies.append(body) }
  }

  func noteViewBody(_ node: FunctionDeclSyntax) {
    guard !isInsideCode, let code = node.body, let type = node.signature.returnClause?.type,
      RawNode(type).isSomeView,
      let body = ViewBody(RawNode(code.statements), braces: code.byteRange)
    else { return }
    facts.viewBodies.append(body)
  }

  /// Records the view that a `#Preview` shows, its last statement.
  func notePreview(_ closure: RawNode) {
    guard let item = closure[Layout.Closure.statements].lastElement,
      let view = item[Layout.Item.item].returnedOrItself, view.isExpression
    else { return }
    facts.previewBodies.append(
      ViewBody(
        content: item.byteRange, views: view.byteRange, start: view.byteRange.lowerBound,
        isExpression: view.takesModifiers, braces: closure.byteRange,
        isReturned: item[Layout.Item.item].kind == .returnStmt))
  }
}

extension ViewBody {
  /// Fails when a part is conditionally compiled, when there are only declarations, or when the body returns something
  /// other than a view at its end.
  /// - Parameter items: The statements between the braces.
  init?(_ items: RawNode, braces: ByteRange) {
    let all = Array(items.elements)
    guard let first = all.first, let last = all.last,
      !all.contains(where: { $0[Layout.Item.item].kind == .ifConfigDecl }),
      let index = all.firstIndex(where: { !$0[Layout.Item.item].isDeclaration })
    else { return nil }
    let statement = all[index][Layout.Item.item]
    let isAlone = index == all.count - 1
    let isReturned = isAlone && statement.kind == .returnStmt
    guard isReturned || !all.contains(where: { $0[Layout.Item.item].kind == .returnStmt }) else {
      return nil
    }
    let value = isAlone ? statement.returnedOrItself : nil
    let expression = value.flatMap { $0.isExpression ? $0 : nil }
    let view = expression.flatMap { $0.takesModifiers ? $0 : nil }
    guard !isReturned || expression != nil else { return nil }
    let end = last.byteRange.upperBound
    let tasks = view?.tasks ?? []
    self.init(
      content: first.byteRange.lowerBound..<end,
      views: expression?.byteRange ?? all[index].byteRange.lowerBound..<end,
      start: all[index].startWithComments, isExpression: view != nil,
      taskStart: tasks.first { $0.isPlain }?.start, taskStarts: tasks.map(\.start), braces: braces,
      isReturned: isReturned, shown: items.shownByItems)
  }
}

extension RawNode {
  /// For a type, whether it is `some View`.
  fileprivate var isSomeView: Bool {
    guard kind == .someOrAnyType, case .opaque(let constraint) = TypeName(self) else {
      return false
    }
    return constraint.isNamed("View", in: ["SwiftUI"])
  }

  /// For an expression, whether a modifier after it applies to all of it, and not to the last operand or branch.
  fileprivate var takesModifiers: Bool {
    switch kind {
    case .ifExpr, .switchExpr, .sequenceExpr, .prefixOperatorExpr: false
    default: true
    }
  }

  /// The value of a `return`, or the node itself.
  fileprivate var returnedOrItself: RawNode? {
    kind == .returnStmt ? part(Layout.Return.value) : self
  }

  /// The byte offsets at which the code of the tasks in a chain of modifiers starts, and whether each is a
  /// `.task { … }` without arguments and captures.
  fileprivate var tasks: [(start: Int, isPlain: Bool)] {
    guard kind == .functionCallExpr, case let callee = self[Layout.Call.callee],
      callee.kind == .memberAccessExpr, let base = callee.part(Layout.Member.base)
    else { return [] }
    guard callee.calledName?.text == "task", let closure = part(Layout.Call.trailingClosure) else {
      return base.tasks
    }
    let isPlain =
      self[Layout.Call.arguments].elementCount == 0 && closure.part(Layout.Closure.signature) == nil
    return [(closure.startOfCode, isPlain)] + base.tasks
  }

  /// For a closure, the byte offset after its `in`, or after the opening brace.
  var startOfCode: Int {
    (part(Layout.Closure.signature)?[Layout.ClosureSignature.in] ?? self[Layout.Closure.leftBrace])
      .end
  }

  /// For a list of statements, what has to show something so that they do; see `ViewBody.shown`.
  fileprivate var shownByItems: Set<String>? {
    elements.compactMap { $0[Layout.Item.item].shownByStatement }.min { $0.count < $1.count }
  }

  /// The same for a statement.
  private var shownByStatement: Set<String>? {
    switch kind {
    case .returnStmt: part(Layout.Return.value)?.shown
    case .expressionStmt: self[Layout.ExpressionStatement.expression].shown
    case .ifConfigDecl:
      self[Layout.IfConfig.clauses].lastElement?.part(Layout.IfConfigClause.condition) == nil
        ? self[Layout.IfConfig.clauses].elements.map {
          let elements = $0.part(Layout.IfConfigClause.elements)
          return elements?.kind == .codeBlockItemList ? elements?.shownByItems : nil
        }.shownByAll : nil
    default: isExpression ? shown : nil
    }
  }

  private var shown: Set<String>? {
    switch kind {
    case .ifExpr:
      let otherwise = part(Layout.If.otherwise).flatMap {
        $0.kind == .ifExpr ? $0.shown : $0[Layout.CodeBlock.statements].shownByItems
      }
      return [self[Layout.If.body][Layout.CodeBlock.statements].shownByItems, otherwise].shownByAll
    case .switchExpr:
      return self[Layout.Switch.cases].elements.map {
        $0.kind == .switchCase ? $0[Layout.SwitchCase.statements].shownByItems : nil
      }.shownByAll
    default: break
    }
    let root = builtView
    switch root.kind {
    case .functionCallExpr: break
    case .nilLiteralExpr, .optionalChainingExpr: return nil
    case .tryExpr: return root.part(Layout.Try.mark)?.text == "?" ? nil : []
    case .sequenceExpr: return root.shownByOperands
    default: return root.ownMember
    }
    let callee = root[Layout.Call.callee]
    // `text.map { Text($0) }`
    guard callee.kind == .declReferenceExpr else {
      return callee.kind == .memberAccessExpr && callee.calledName?.text == "map"
        ? nil : callee.ownMember
    }
    let arguments = root[Layout.Call.arguments]
    switch callee[Layout.Reference.name].spelling {
    case "EmptyView": return nil
    case "AnyView": return arguments.firstElement?[Layout.Argument.value].shown ?? nil
    case "ForEach":
      return arguments.firstElement?[Layout.Argument.value].isNonemptyLiteral == true ? [] : nil
    case "Group", "Section":
      guard arguments.elementCount == 0, root[Layout.Call.otherClosures].elementCount == 0,
        let content = root.part(Layout.Call.trailingClosure)
      else { return [] }
      return content[Layout.Closure.statements].shownByItems
    default: return callee.ownMember
    }
  }

  /// The same for a sequence: no branch of `a ? b : c`, no default after `??` and no `as?` may be nil.
  private var shownByOperands: Set<String>? {
    let operands = Array(self[Layout.Sequence.elements].elements)
    return operands.indices.map { index in
      switch operands[index].kind {
      case .unresolvedTernaryExpr: operands[index][Layout.SequencedTernary.whenTrue].shown
      case .unresolvedAsExpr:
        operands[index].part(Layout.SequencedCast.mark)?.text == "?" ? nil : []
      default: index == operands.count - 1 ? operands[index].shown : []
      }
    }.shownByAll
  }

  /// The name of a view, or of a member of the view around it.
  private var ownMember: Set<String> {
    let isOwn =
      kind == .declReferenceExpr
      || kind == .memberAccessExpr && part(Layout.Member.base)?.isSelf == true
    return isOwn ? calledName.map { [$0.spelling] } ?? [] : []
  }

  /// The expression without modifiers and parentheses.
  private var builtView: RawNode {
    switch kind {
    case .tupleExpr:
      let content = self[Layout.Bracketed.content]
      guard content.elementCount == 1, let inner = content.firstElement else { return self }
      return inner[Layout.Argument.value].builtView
    case .postfixIfConfigExpr: return part(Layout.PostfixIfConfig.base)?.builtView ?? self
    case .functionCallExpr:
      let callee = self[Layout.Call.callee]
      guard callee.kind == .memberAccessExpr, let base = callee.part(Layout.Member.base),
        callee.calledName?.text != "map", !base.isSelf
      else { return self }
      // `SwiftUI.Text("…")` and `Row.Title()` refer to a type.
      let isType =
        base.kind == .declReferenceExpr && base[Layout.Reference.name].spelling.looksLikeTypeName
      return isType ? self : base.builtView
    default: return self
    }
  }

  private var isNonemptyLiteral: Bool {
    switch kind {
    case .arrayExpr: return self[Layout.Bracketed.content].elementCount > 0
    case .sequenceExpr:
      let elements = Array(self[Layout.Sequence.elements].elements)
      return elements.count == 3 && elements[2].kind == .integerLiteralExpr
        && (elements[1].operatorText == "..<" || elements[1].operatorText == "...")
    default: return false
    }
  }
}

extension [Set<String>?] {
  /// What has to show something so that each of several parts does.
  fileprivate var shownByAll: Set<String>? {
    reduce([]) { all, part in all.flatMap { all in part.map(all.union) } }
  }
}
