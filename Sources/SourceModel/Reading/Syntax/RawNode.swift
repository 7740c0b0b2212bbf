@_spi(RawSyntax) import SwiftSyntax

/// A raw syntax node and its start. Reading it creates no objects, whereas each `Syntax` value is reference-counted.
///
/// Valid only while its tree is alive: code that creates one from a node keeps the node alive until it has read it.
struct RawNode {
  private let raw: RawSyntax
  /// The byte offset at which the leading trivia starts.
  let start: Int

  private init(_ raw: RawSyntax, at start: Int) {
    self.raw = raw
    self.start = start
  }

  init(_ node: some SyntaxProtocol) { self.init(node.raw, at: node.position.utf8Offset) }

  var kind: SyntaxKind { raw.kind }

  /// The number of bytes, including leading and trailing trivia.
  var byteLength: Int { raw.byteLength }

  /// The byte range without leading and trailing trivia.
  var byteRange: ByteRange { start + raw.leadingTriviaByteLength..<end }

  /// The byte offset of the end, without trailing trivia.
  var end: Int { start + raw.byteLength - raw.trailingTriviaByteLength }

  var isExpression: Bool { RawExprSyntax.isKindOf(raw) }
  var isDeclaration: Bool { RawDeclSyntax.isKindOf(raw) }

  /// Whether it is the expression `self`.
  var isSelf: Bool {
    guard kind == .declReferenceExpr else { return false }
    let name = self[Layout.Reference.name]
    return name.isKeyword && name.text == "self"
  }

  /// The byte offset at which the comments before the node start, without those before a blank line.
  var startWithComments: Int {
    var offset = byteRange.lowerBound
    var start = offset
    var lineBreaks = 0
    for piece in (raw.leadingTriviaPieces ?? []).reversed() {
      offset -= piece.byteLength
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineBreaks += count
        if lineBreaks > 1 { return start }
      case .spaces, .tabs: break
      default:
        start = offset
        lineBreaks = 0
      }
    }
    return start
  }

  func isSame(as other: RawNode) -> Bool { raw.id == other.raw.id }

  // MARK: Parts

  /// A child that every node of the kind has, by its position in ``Layout``.
  subscript(place: Int) -> RawNode {
    guard let part = part(place) else { preconditionFailure("no \(kind) is without part \(place)") }
    return part
  }

  func part(_ place: Int) -> RawNode? {
    guard let children = raw.layoutView?.children else { return nil }
    // Each child is preceded by a slot for unexpected nodes.
    let index = place * 2 + 1
    guard let part = children[index] else { return nil }
    var start = start
    for index in 0..<index {
      if let child = children[index] { start += child.byteLength }
    }
    return RawNode(part, at: start)
  }

  /// The elements of a list node.
  var elements: Elements { Elements(self) }

  var elementCount: Int { raw.layoutView?.children.count ?? 0 }

  var firstElement: RawNode? {
    var elements = elements
    return elements.next()
  }

  var lastElement: RawNode? {
    var last: RawNode?
    for element in elements { last = element }
    return last
  }

  struct Elements: Sequence, IteratorProtocol {
    private let children: RawSyntaxBuffer?
    private var index = 0
    private var start: Int

    fileprivate init(_ list: RawNode) {
      children = list.raw.layoutView?.children
      start = list.start
    }

    mutating func next() -> RawNode? {
      guard let children else { return nil }
      while index < children.count {
        defer { index += 1 }
        guard let child = children[index] else { continue }
        defer { start += child.byteLength }
        return RawNode(child, at: start)
      }
      return nil
    }
  }

  // MARK: Tokens

  /// For a token, the text as written.
  var text: RawText { raw.tokenView?.rawText ?? "" }

  /// For a token, the text as a `String`.
  var spelling: String { String(syntaxText: text) }

  /// For a token, the identifier without backticks.
  var plainName: String { String(syntaxText: text.withoutBackticks) }

  var isBackticked: Bool { text.first == UInt8(ascii: "`") }

  var isKeyword: Bool { raw.tokenView?.rawKind == .keyword }

  var isIdentifier: Bool { raw.tokenView?.rawKind == .identifier }
}

extension SyntaxProtocol {
  /// The byte range without leading and trailing trivia.
  var byteRange: ByteRange { RawNode(self).byteRange }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var plainName: String { String(syntaxText: rawText.withoutBackticks) }

  /// The token as written. `text` has the same value, but creates the token's kind with a copy of the text first.
  var spelling: String { String(syntaxText: rawText) }
}
