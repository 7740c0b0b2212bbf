import SwiftSyntax

/// The `body` of a view, with what decides whether a modifier can be applied to all of it.
public struct ViewBody: Sendable, Hashable {
  /// The range of the content between the braces, without surrounding whitespace and comments.
  public let content: ByteRange
  /// The same range without leading declarations and `return`.
  public let views: ByteRange
  /// The byte offset at which the comments before `views` start, or `views` itself.
  public let start: Int
  /// Whether `views` is a single expression that is a view, not a statement or several statements.
  public let isExpression: Bool
  /// The byte offset at which the code of a `.task { … }` on the outermost expression starts; nil if there is none.
  public let taskStart: Int?
  /// The same for all tasks on that expression, including those with arguments or captures.
  public let taskStarts: [Int]
  /// The range from `{` to `}`.
  public let braces: ByteRange
  /// Whether the view is preceded by `return`.
  public let isReturned: Bool
  /// Whether the body may be empty, judged only by the code in its braces.
  let mayShowNothing: Bool
  /// The view's own member that the body consists of, apart from modifiers.
  let ownMember: String?

  init(content: ByteRange, view: ByteRange, braces: ByteRange, isReturned: Bool) {
    self.content = content
    views = view
    start = view.lowerBound
    isExpression = true
    taskStart = nil
    taskStarts = []
    self.braces = braces
    self.isReturned = isReturned
    mayShowNothing = false
    ownMember = nil
  }
}

extension ProjectModel {
  /// The body of a view; nil when the type has no body that is `some View`, or when it is conditionally compiled.
  /// - Parameters:
  ///   - name: The name of the property, for another part of the view.
  ///   - allowsReturn: Whether declarations and a `return` may precede the view.
  public func viewBody(
    of id: TypeID, named name: String = "body", allowsReturn: Bool = false
  ) -> (file: Int, body: ViewBody)? {
    let bodies = properties(of: id).filter { self[$0].name == name && !self[$0].isStatic }
    guard bodies.count == 1, let reference = bodies.first,
      let block = self[reference].accessorBlock, !self[reference].isConditional
    else { return nil }
    guard
      let token = tree(of: reference.file, member: self[reference].declaration).token(
        at: AbsolutePosition(utf8Offset: block.lowerBound)),
      let accessors = token.parent?.as(AccessorBlockSyntax.self),
      accessors.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.isSomeView == true,
      case .getter(let items) = accessors.accessors,
      let body = ViewBody(items, braces: block, allowsReturn: allowsReturn)
    else { return nil }
    return (reference.file, body)
  }
}

extension ProjectModel {
  /// The body of a modifier, `func body(content: Content) -> some View`; nil when it is conditionally compiled.
  public func modifierBody(of id: TypeID) -> (file: Int, body: ViewBody)? {
    let bodies = functions(of: id).filter {
      self[$0].name == "body" && self[$0].parameters.map(\.label) == ["content"]
    }
    guard bodies.count == 1, let reference = bodies.first, let block = self[reference].body else {
      return nil
    }
    let tree = tree(of: reference.file, member: self[reference].range)
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: block.lowerBound)),
      let code = token.parent?.as(CodeBlockSyntax.self),
      let function = code.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause?.type.isSomeView == true,
      let body = ViewBody(code.statements, braces: block, allowsReturn: true)
    else { return nil }
    return (reference.file, body)
  }

  /// The view that the preview around a byte offset shows; nil when it is not the last statement in a `#Preview` or in
  /// `previews`.
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
          content: last.trimmedByteRange, view: view.trimmedByteRange,
          braces: closure.trimmedByteRange, isReturned: last.item.is(ReturnStmtSyntax.self))
      }
      if let block = current.as(AccessorBlockSyntax.self), block.isPreviews,
        case .getter(let items) = block.accessors
      {
        return ViewBody(items, braces: block.trimmedByteRange, allowsReturn: true)
      }
      node = current.parent
    }
    return nil
  }
}

extension AccessorBlockSyntax {
  fileprivate var isPreviews: Bool {
    guard let binding = parent?.as(PatternBindingSyntax.self) else { return false }
    return binding.pattern.trimmedDescription == "previews"
      && binding.typeAnnotation?.type.isSomeView == true
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
  /// Fails when a part is conditionally compiled, when there are only declarations, or when the body returns something.
  /// With `allowsReturn`, a returned view at the end is accepted.
  init?(_ items: CodeBlockItemListSyntax, braces: ByteRange, allowsReturn: Bool = false) {
    guard let first = items.first, let last = items.last,
      !items.contains(where: { $0.item.is(IfConfigDeclSyntax.self) })
    else { return nil }
    let rest = items.drop { $0.item.is(DeclSyntax.self) }
    guard let start = rest.first else { return nil }
    let returned = allowsReturn && rest.count == 1 ? start.item.as(ReturnStmtSyntax.self) : nil
    guard returned != nil || !items.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) else {
      return nil
    }
    let expression =
      returned?.expression ?? (rest.count == 1 ? start.item.as(ExprSyntax.self) : nil)
    let isView =
      expression.map { !$0.is(IfExprSyntax.self) && !$0.is(SwitchExprSyntax.self) } ?? false
    guard returned == nil || isView else { return nil }
    content = first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
    views =
      expression?.trimmedByteRange
      ?? start.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
    self.start = start.startWithComments
    isExpression = isView
    let tasks = isView ? expression?.tasks ?? [] : []
    taskStart = tasks.first { $0.isPlain }?.start
    taskStarts = tasks.map(\.start)
    mayShowNothing = items.mayShowNothing
    ownMember = isView ? expression?.ownMember : nil
    self.braces = braces
    isReturned = returned != nil
  }
}

extension ExprSyntax {
  /// The byte offsets at which the code of the tasks in a chain of modifiers starts, and whether each is a
  /// `.task { … }` without arguments and captures.
  fileprivate var tasks: [(start: Int, isPlain: Bool)] {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
    else { return [] }
    guard callee.declName.baseName.text == "task", let closure = call.trailingClosure else {
      return base.tasks
    }
    let start = closure.signature?.inKeyword ?? closure.leftBrace
    let isPlain = call.arguments.isEmpty && closure.signature == nil
    return [(start.endPositionBeforeTrailingTrivia.utf8Offset, isPlain)] + base.tasks
  }
}
