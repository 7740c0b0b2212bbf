import SwiftSyntax

/// Where a file's tokens and comments stand, in the order of their places, in few bytes.
public struct Pieces: Sendable, Sequence {
  /// For each piece how many bytes it stands behind the one before, and how long it is; numbers that need more than two
  /// bytes take several of the largest and the rest.
  private var steps: [UInt16] = []
  private var end = 0
  /// Whether each piece came behind the one before; a tree that is not well formed may hand them out otherwise.
  private(set) var isInOrder = true

  fileprivate mutating func append(_ range: ByteRange) {
    guard range.lowerBound >= end else {
      isInOrder = false
      return
    }
    append(range.lowerBound - end)
    append(range.count)
    end = range.upperBound
  }

  private mutating func append(_ number: Int) {
    var rest = number
    while rest >= Int(UInt16.max) {
      steps.append(.max)
      rest -= Int(UInt16.max)
    }
    steps.append(UInt16(rest))
  }

  public func makeIterator() -> Iterator { Iterator(steps: steps) }

  public struct Iterator: IteratorProtocol {
    fileprivate let steps: [UInt16]
    private var index = 0
    private var end = 0

    fileprivate init(steps: [UInt16]) { self.steps = steps }

    public mutating func next() -> ByteRange? {
      guard index < steps.count else { return nil }
      let start = end + number()
      end = start + number()
      return start..<end
    }

    private mutating func number() -> Int {
      var result = 0
      while steps[index] == .max {
        result += Int(UInt16.max)
        index += 1
      }
      result += Int(steps[index])
      index += 1
      return result
    }
  }
}

/// Takes the pieces of a tree, token by token.
struct PieceCollector {
  private(set) var pieces = Pieces()
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func add(_ token: TokenSyntax) {
    let start = token.position.utf8Offset
    let text = start + token.leadingTriviaLength.utf8Length
    let end = text + token.trimmedLength.utf8Length
    addComments(start..<text) { token.leadingTrivia }
    if end > text { pieces.append(text..<end) }
    addComments(end..<token.endPosition.utf8Offset) { token.trailingTrivia }
  }

  /// No comment without a slash, and to take trivia apart is dear.
  private mutating func addComments(_ range: ByteRange, _ trivia: () -> Trivia) {
    guard range.count > 1, bytes[range].contains(UInt8(ascii: "/")) else { return }
    var start = range.lowerBound
    for piece in trivia() {
      let end = start + piece.sourceLength.utf8Length
      if piece.isComment { pieces.append(start..<end) }
      start = end
    }
  }
}

private final class PieceFinder: SyntaxVisitor {
  var collector: PieceCollector

  init(_ bytes: [UInt8]) {
    collector = PieceCollector(bytes)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    collector.add(token)
    return .skipChildren
  }
}

extension ParsedFile {
  /// Where the tokens and comments stand.
  public var pieces: Pieces {
    let finder = PieceFinder(file.bytes)
    finder.walk(tree)
    return finder.collector.pieces
  }
}
