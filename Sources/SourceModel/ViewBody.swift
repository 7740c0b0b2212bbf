import SwiftSyntax

/// The `body` of a view, as far as a modifier could be put on the whole of it.
public struct ViewBody: Sendable, Hashable {
  /// What the braces hold, without the white space and comments around it.
  public let content: ByteRange
  /// Whether it is a single expression that is a view, rather than a statement or several.
  public let isExpression: Bool
  /// Where the code of a `.task { … }` on the outermost expression begins, if there is one.
  public let taskStart: Int?
  /// From `{` to `}`.
  public let braces: ByteRange
}

extension ProjectModel {
  /// The body of a view; nil where the type has none that is `some View`, or where it depends on a condition.
  public func viewBody(of id: TypeID) -> (file: Int, body: ViewBody)? {
    let bodies = properties(of: id).filter { self[$0].name == "body" && !self[$0].isStatic }
    guard bodies.count == 1, let reference = bodies.first,
      let block = self[reference].accessorBlock, !self[reference].isConditional
    else { return nil }
    guard
      let token = tree(of: reference.file).tree.token(
        at: AbsolutePosition(utf8Offset: block.lowerBound)),
      let accessors = token.parent?.as(AccessorBlockSyntax.self),
      accessors.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.isSomeView == true,
      case .getter(let items) = accessors.accessors,
      let body = ViewBody(items, braces: block)
    else { return nil }
    return (reference.file, body)
  }
}

extension ProjectModel {
  /// The view that the preview around a place shows; nil where it is not the last thing in a `#Preview`.
  public func previewBody(around offset: Int, inFile number: Int) -> ViewBody? {
    var node = tree(of: number).tree.token(at: AbsolutePosition(utf8Offset: offset)).map {
      Syntax($0)
    }
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self), closure.isPreview {
        guard let last = closure.statements.last,
          let view = last.item.as(ReturnStmtSyntax.self)?.expression
            ?? last.item.as(ExprSyntax.self)
        else { return nil }
        return ViewBody(
          content: view.trimmedByteRange, isExpression: true, taskStart: nil,
          braces: closure.trimmedByteRange)
      }
      node = current.parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  fileprivate var isPreview: Bool {
    let name =
      parent?.as(MacroExpansionExprSyntax.self)?.macroName
      ?? parent?.as(MacroExpansionDeclSyntax.self)?.macroName
    return name?.text == "Preview"
  }
}

extension ViewBody {
  /// nil where something is returned or stands under a condition of the compiler, or where there is nothing.
  init?(_ items: CodeBlockItemListSyntax, braces: ByteRange) {
    guard let first = items.first, let last = items.last,
      !items.contains(where: {
        $0.item.is(IfConfigDeclSyntax.self) || $0.item.is(ReturnStmtSyntax.self)
      })
    else { return nil }
    let expression = items.count == 1 ? first.item.as(ExprSyntax.self) : nil
    let isView =
      expression.map { !$0.is(IfExprSyntax.self) && !$0.is(SwitchExprSyntax.self) } ?? false
    content = first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
    isExpression = isView
    taskStart = isView ? expression?.taskStart : nil
    self.braces = braces
  }
}

extension ExprSyntax {
  /// Behind the brace of a `.task { … }` without arguments in the chain of modifiers.
  fileprivate var taskStart: Int? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
    else { return nil }
    if callee.declName.baseName.text == "task", call.arguments.isEmpty,
      let closure = call.trailingClosure, closure.signature == nil
    {
      return closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return base.taskStart
  }
}
