import Foundation
import SwiftSyntax
import Testing

/// Functions of the tool are short, and take few parameters.
@Suite struct FunctionLengthTests {
  static let mostLines = 50
  static let mostParameters = 6

  @Test func functionsAreShort() throws {
    for (path, url) in Repository.files(below: Repository.sources) where path.hasSuffix(".swift") {
      let tree = try Repository.tree(of: url)
      let lines = SourceLocationConverter(fileName: path, tree: tree)
      let finder = FunctionFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      for function in finder.functions {
        let first = function.node.startLocation(converter: lines).line
        let count = function.node.endLocation(converter: lines).line - first + 1
        #expect(count <= Self.mostLines, "\(path):\(first) has \(count) lines")
        #expect(
          function.parameters <= Self.mostParameters,
          "\(path):\(first) has \(function.parameters) parameters")
      }
    }
  }
}

private final class FunctionFinder: SyntaxVisitor {
  /// Without doc comments and attributes, which do not count.
  var functions: [(node: Syntax, parameters: Int)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append((Syntax(node), node.signature.parameterClause.parameters.count))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append((Syntax(node), node.signature.parameterClause.parameters.count))
    return .visitChildren
  }
}
