@_spi(RawSyntax) import SwiftSyntax

/// Walks the tokens of the raw syntax tree, which is far cheaper than visiting `Syntax` nodes.
struct TokenWalk {
  private(set) var pieces: Pieces?
  /// The identifiers outside of imports.
  private(set) var identifiers = NameSet()
  private let bytes: [UInt8]
  private var position = 0

  init(_ parsed: ParsedFile, keepsPieces: Bool) {
    bytes = parsed.file.bytes
    pieces = keepsPieces ? Pieces() : nil
    withExtendedLifetime(parsed.tree) {
      if keepsPieces {
        visit(parsed.tree.raw, isImport: false)
        pieces?.trim()
      } else {
        collectNames(in: parsed.tree.raw)
      }
    }
  }

  /// Collects only the identifiers, for files whose pieces are not kept.
  private mutating func collectNames(in node: RawSyntax) {
    if let token = node.tokenView {
      if token.rawKind == .identifier, token.presence == .present {
        identifiers.insert(token.rawText.bytes)
      }
      return
    }
    guard node.kind != .importDecl, let children = node.layoutView?.children else { return }
    for case let child? in children { collectNames(in: child) }
  }

  private mutating func visit(_ node: RawSyntax, isImport: Bool) {
    if let token = node.tokenView {
      if token.presence == .present { visit(token, isImport) }
      return
    }
    let isImport = isImport || node.kind == .importDecl
    guard let children = node.layoutView?.children else { return }
    for case let child? in children { visit(child, isImport: isImport) }
  }

  private mutating func visit(_ token: RawSyntaxTokenView, _ isImport: Bool) {
    if !isImport, token.rawKind == .identifier { identifiers.insert(token.rawText.bytes) }
    let text = position + token.leadingTriviaByteLength
    let end = text + token.textByteLength
    if pieces != nil {
      if text - position > 1 { addComments(position..<text) { token.leadingRawTriviaPieces } }
      if end > text { pieces?.append(text..<end) }
    }
    position = end + token.trailingTriviaByteLength
    if pieces != nil, position - end > 1 {
      addComments(end..<position) { token.trailingRawTriviaPieces }
    }
  }

  /// Adds the comments in a range of trivia. A comment contains a slash; most trivia has none, and splitting trivia
  /// into pieces is expensive.
  private mutating func addComments(_ range: ByteRange, _ trivia: () -> [RawTriviaPiece]) {
    guard bytes[range].contains(UInt8(ascii: "/")) else { return }
    var start = range.lowerBound
    for piece in trivia() {
      // Uses the length as written: converting bytes that are not UTF-8 to a String changes their number.
      let end = start + piece.byteLength
      if TriviaPiece(raw: piece).isComment { pieces?.append(start..<end) }
      start = end
    }
  }
}

extension ParsedFile {
  /// The ranges of the tokens and comments.
  public var pieces: Pieces { TokenWalk(self, keepsPieces: true).pieces ?? Pieces() }
}
