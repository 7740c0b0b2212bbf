import SourceModel
import SwiftSyntax

@testable import Rewriter

extension Law {
  /// No statement, closure, function or `switch` is left that the migration emptied, nor a private function that only
  /// removed code called.
  static let noEmptiedStatement = Law(name: "no emptied statement") { run in
    run.migration.changes.flatMap { change -> [String] in
      var left = EmptyCode(in: run.parsed(change.before)).places
      let empty = EmptyCode(in: run.parsed(change.after)).places.filter { place in
        guard let index = left.firstIndex(of: place) else { return true }
        left.remove(at: index)
        return false
      }
      let uncalled = uncalledFunctions(in: run.parsed(change.after))
        .subtracting(uncalledFunctions(in: run.parsed(change.before)))
      return
        (empty.map { "\(change.path) leaves `\($0)` empty" }
        + uncalled.sorted().map { "\(change.path) leaves `\($0)`, which nothing calls any more" })
        .map { $0 + "\n" + decidingRules(run.migration, path: change.path) }
    }
  }

  /// The private functions of a file that the file only declares.
  private static func uncalledFunctions(in file: ParsedFile) -> Set<String> {
    let tree = file.tree
    let words = tree.tokens(viewMode: .sourceAccurate).map(\.text)
    let functions = PrivateFunctions(viewMode: .sourceAccurate)
    functions.walk(tree)
    return Set(functions.names.filter { name in words.count { $0 == name } == 1 })
  }
}

private final class PrivateFunctions: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPrivate, node.attributes.isEmpty { names.append(node.name.text) }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

/// The code of a file that does nothing, each piece as the code before its block.
private final class EmptyCode: SyntaxVisitor {
  private(set) var places: [String] = []

  init(in file: ParsedFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func note(_ node: some SyntaxProtocol, before end: some SyntaxProtocol) {
    let length = end.position.utf8Offset - node.position.utf8Offset
    let words = String(decoding: Array(node.description.utf8.prefix(length)), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("//") && !$0.isEmpty }
    // The publisher of a property has another name after the migration.
    places.append(
      words.joined(separator: " ").replacing(/(\w+)Subject\b/) { "$" + String($0.1) })
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.statements.isEmpty, let parent = node.parent, !parent.mayBeEmpty {
      note(parent, before: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statements.isEmpty, let parent = node.parent else { return .visitChildren }
    let call = parent.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.trimmedDescription.split(separator: ".").last
    // The first only notifies, and the value of the second may be used. Arguments that run code stay.
    if name != "withMutation", name != "sink",
      call?.arguments.trimmedDescription.contains("(") != true
    {
      note(parent, before: node)
    }
    return .visitChildren
  }

  /// A `case` without code is needed while others have code.
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let isEmpty = node.cases.allSatisfy { element in
      guard case .switchCase(let one) = element else { return false }
      return one.statements.allSatisfy { $0.item.is(BreakStmtSyntax.self) }
    }
    if isEmpty { note(node, before: node.leftBrace) }
    return .visitChildren
  }

  /// A `guard` with nothing after it.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
    if list?.last?.item.id == node.id { note(node, before: node.body) }
    return .visitChildren
  }

  /// `_ = object.value`; a name alone is read to depend on it.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[0].is(DiscardAssignmentExprSyntax.self),
      parts[2].as(MemberAccessExprSyntax.self)?.base?.is(FunctionCallExprSyntax.self) == false
    {
      places.append(node.trimmedDescription)
    }
    return .visitChildren
  }
}

extension Syntax {
  /// Whether it is a declaration that other code may need although it does nothing: a function that is not private, or
  /// an initializer that differs from the implicit one or is described by a comment.
  fileprivate var mayBeEmpty: Bool {
    if let function = self.as(FunctionDeclSyntax.self) { return !function.isPrivate }
    guard let initializer = self.as(InitializerDeclSyntax.self) else { return false }
    return !initializer.modifiers.isEmpty
      || !initializer.signature.parameterClause.parameters.isEmpty
      || initializer.leadingTrivia.contains(where: \.isComment)
      || initializer.body?.rightBrace.leadingTrivia.contains(where: \.isComment) == true
  }
}
