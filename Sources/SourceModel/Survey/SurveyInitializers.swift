import SwiftSyntax

/// Records the statements of initializers.
extension Surveyor {
  /// Only classes and structs need them: the models and the views that own models.
  func noteInitializerBody(_ node: InitializerDeclSyntax) {
    guard let type = typeStack.last, !isInsideCode, let body = node.body else { return }
    switch facts.types[type].kind {
    case .class, .struct, .extension:
      if let body = WrittenInitializer(RawNode(body), in: facts) {
        facts.initializerBodies.append(body)
      }
    case .enum, .actor, .protocol: break
    }
  }
}

extension WrittenInitializer {
  fileprivate init?(_ block: RawNode, in file: FileFacts) {
    let items = block[Layout.CodeBlock.statements].elements
    braces = block.byteRange
    statements = items.map { Statement($0, in: file) }
    // Where the closing brace is missing, this is the end of the code.
    let end = block[Layout.CodeBlock.rightBrace].byteRange.lowerBound
    let starts = statements.map(\.range.lowerBound) + [end]
    let ends = [braces.lowerBound + 1] + statements.map(\.range.upperBound)
    isPacked = !starts.allSatisfy(file.isFirstInLine)
    guard !isPacked || zip(ends, starts).allSatisfy(file.containsNoComment),
      !items.contains(where: { $0[Layout.Item.item].kind == .ifConfigDecl })
    else { return nil }
  }
}

extension FileFacts {
  /// Whether there is only whitespace and semicolons between two statements.
  fileprivate func containsNoComment(from end: Int, to start: Int) -> Bool {
    end <= start
      && bytes[end..<start].allSatisfy { [0x20, 0x09, 0x0A, 0x0D, 0x3B].contains($0) }
  }
}

extension WrittenInitializer.Statement {
  fileprivate init(_ node: RawNode, in file: FileFacts) {
    let item = node[Layout.Item.item]
    var reading = StatementReading()
    reading.read(item)
    range = item.byteRange
    start = node.startWithComments
    writes = reading.writes.uniqued()
    declares = reading.declares
    leaves = reading.returns || reading.throwsError
    throwsNothing = !reading.throwsError
    task = WrittenInitializer.LaunchedTask(item, in: file)
    if let target = item.assignedProperty {
      form = .assignment(target)
    } else if item.isDeclaration {
      form = .local
    } else if item.kind == .functionCallExpr,
      item[Layout.Call.callee].baseOfMember?.kind == .superExpr
    {
      form = .superInitializer
    } else {
      form = .other
    }
  }
}

extension WrittenInitializer.LaunchedTask {
  /// Reads `Task { await load() }` and `Task { [weak self] in await self?.load() }`.
  fileprivate init?(_ call: RawNode, in file: FileFacts) {
    guard call.kind == .functionCallExpr, call[Layout.Call.callee].startsWithTask else {
      return nil
    }
    self = .other
    guard call[Layout.Call.callee].kind == .declReferenceExpr,
      call[Layout.Call.arguments].elementCount == 0,
      let statements = call.part(Layout.Call.trailingClosure)?[Layout.Closure.statements],
      statements.elementCount == 1, let awaited = statements.firstElement?[Layout.Item.item],
      awaited.kind == .awaitExpr, case let inner = awaited[Layout.Prefix.expression],
      inner.kind == .functionCallExpr, inner[Layout.Call.arguments].elementCount == 0,
      inner.part(Layout.Call.trailingClosure) == nil
    else { return }
    let callee = file.text(inner[Layout.Call.callee].byteRange)
    let prefix = ["self.", "self?."].first(where: callee.hasPrefix)
    let name = callee.dropFirst(prefix?.count ?? 0)
    if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      self = .call("await \(name)()")
    }
  }
}

extension RawNode {
  /// For a callee, whether it is `Task` or a member of it.
  fileprivate var startsWithTask: Bool {
    kind == .declReferenceExpr
      ? self[Layout.Reference.name].text == "Task" : baseOfMember?.startsWithTask == true
  }

  /// The base of a member access.
  fileprivate var baseOfMember: RawNode? {
    kind == .memberAccessExpr ? part(Layout.Member.base) : nil
  }

  /// The property name in `x = value` or `self.x = value`.
  fileprivate var assignedProperty: String? {
    guard kind == .sequenceExpr else { return nil }
    let elements = Array(self[Layout.Sequence.elements].elements)
    guard elements.count >= 3, elements[1].kind == .assignmentExpr,
      elements[0].kind == .declReferenceExpr || elements[0].baseOfMember?.isSelf == true
    else { return nil }
    return elements[0].calledName?.spelling
  }
}

/// Reads what a statement does besides its calls.
private struct StatementReading {
  var writes: [String] = []
  var declares: [String] = []
  var returns = false
  var throwsError = false
  private var closures = 0
  private var catching = 0

  mutating func read(_ node: RawNode) {
    let catches = node.kind == .doStmt && node.catchesAll
    // Code in local functions and types runs when it is called, like that in closures.
    let isClosure = node.kind == .closureExpr || node.isNamedDeclaration
    switch node.kind {
    case .sequenceExpr:
      if closures == 0, let name = node.assignedProperty { writes.append(name) }
    case .identifierPattern:
      if closures == 0 { declares.append(node[Layout.IdentifierPattern.name].spelling) }
    case _ where node.isNamedDeclaration:
      if closures == 0 { declares.append(node[Layout.NamedDeclaration.name].spelling) }
    case .returnStmt: if closures == 0 { returns = true }
    case .throwStmt: noteThrow()
    case .tryExpr: if node.part(Layout.Try.mark) == nil { noteThrow() }
    default: break
    }
    if isClosure { closures += 1 }
    if catches { catching += 1 }
    for child in node.elements where child.kind != .token { read(child) }
    if isClosure { closures -= 1 }
    if catches { catching -= 1 }
  }

  private mutating func noteThrow() {
    if closures == 0, catching == 0 { throwsError = true }
  }
}

extension RawNode {
  /// Whether the node declares a function or a type.
  fileprivate var isNamedDeclaration: Bool {
    switch kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl: true
    default: false
    }
  }

  /// For a `do` statement, whether a `catch` without a pattern handles every error.
  fileprivate var catchesAll: Bool {
    self[Layout.Do.catches].elements.contains { $0[Layout.Catch.items].elementCount == 0 }
  }
}
