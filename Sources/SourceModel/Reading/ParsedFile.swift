import SwiftParser
import SwiftSyntax

/// The syntax tree of one file and its lines. Invariant: the tree prints the bytes of the file.
public struct ParsedFile: Sendable {
  public let file: SourceFile
  public let tree: SourceFileSyntax
  public let lines: LineTable

  /// Byte offset of brackets that are nested so deeply that parsing takes exponential time; the tree is then empty.
  public let nestingDefect: Int?

  public init(_ file: SourceFile) {
    let file = file.held
    self.file = file
    self.nestingDefect = file.bytes.deeplyNestedBracket
    if nestingDefect == nil {
      self.tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    } else {
      self.tree = Parser.parse(source: "")
    }
    self.lines = LineTable(file.bytes)
  }

  /// Whether the tree prints exactly the bytes that it was parsed from.
  public var isLossless: Bool { Array(tree.syntaxTextBytes) == file.bytes }

  /// Byte offset of the first missing or unexpected token; nil if the file parses.
  public var firstSyntaxError: Int? {
    if let nestingDefect { return nestingDefect }
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
  /// The compiler accepts `@Environment (\.x)` with a warning outside the Swift 6 language mode.
  fileprivate var hasLexicalError: Bool {
    guard let diagnostic = tokenDiagnostic, diagnostic.severity == .error else { return false }
    switch diagnostic.kind {
    case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError: return false
    default: return true
    }
  }
}

extension [UInt8] {
  /// Byte offset at which more than twelve consecutive opening brackets are reached. swift-syntax tries each bracket as
  /// an array and as a type, so every level doubles the parsing time.
  fileprivate var deeplyNestedBracket: Int? {
    let bracket = UInt8(ascii: "[")
    var found: Int?
    var depth = 0
    var end = 0
    forEachOccurrence(of: bracket, or: bracket) { place in
      let isNext = self[end..<place].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      depth = isNext ? depth + 1 : 1
      end = place + 1
      if depth > 12 { found = place }
      return found == nil
    }
    return found
  }
}
