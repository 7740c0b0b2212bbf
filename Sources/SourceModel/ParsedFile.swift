import SwiftParser
import SwiftSyntax

/// One file's tree and its lines. Invariant: the tree prints the file's bytes.
public struct ParsedFile: Sendable {
  public let file: SourceFile
  public let tree: SourceFileSyntax
  public let lines: LineTable

  public init(_ file: SourceFile) {
    self.file = file
    self.tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    self.lines = LineTable(file.bytes)
  }

  /// Whether the tree prints exactly the bytes it was made of.
  public var isLossless: Bool { Array(tree.syntaxTextBytes) == file.bytes }

  /// Byte offset of the first token that is missing or unexpected; nil where the file parses.
  public var firstSyntaxError: Int? {
    guard tree.hasError else { return nil }
    let finder = SyntaxErrorFinder(viewMode: .all)
    finder.walk(tree)
    return finder.offset
  }
}

private final class SyntaxErrorFinder: SyntaxVisitor {
  var offset: Int?

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if offset == nil { offset = node.positionAfterSkippingLeadingTrivia.utf8Offset }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if offset == nil, token.presence == .missing || token.hasLexicalError {
      offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The compiler takes `@Environment (\.x)` with a warning outside the Swift 6 language mode.
  fileprivate var hasLexicalError: Bool {
    guard let diagnostic = tokenDiagnostic, diagnostic.severity == .error else { return false }
    switch diagnostic.kind {
    case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError: return false
    default: return true
    }
  }
}
