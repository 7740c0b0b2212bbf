import SwiftParser
import SwiftSyntax

@testable import SourceModel

/// Numbers that are the same in every run with the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}

/// A way to damage a source.
enum Mutation: CaseIterable {
  case deleteBytes, insertBytes, flipByte, truncate
  case deleteToken, duplicateToken, swapTokens, replaceToken
  case deleteDeclaration, duplicateDeclaration, swapDeclarations
  case nest, literal, newlines

  /// What an attack, an accident or an editor may put into a file.
  private static let odd: [String] = [
    "\0", "\r", "\r\n", "\u{FEFF}", "\u{2028}", "\u{200F}", "é", "e\u{301}", "🧑‍🧑‍🧒", "\u{1B}[2J",
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//",
    "#if DEBUG\n",
    "#else\n", "#endif\n", "`", "@", "$", "_", ",", ";", "=", "\t", " ", "\n", "0x", "1e999",
  ]
  private static let invalid: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xE2],
  ]

  /// Words that mean something to the tool.
  private static let words = [
    "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject", "ObservableObject",
    "@Observable", "objectWillChange", "$value", "static", "lazy", "weak", "private(set)", "class",
    "struct", "extension", "actor", "var", "let", "func", "init", "didSet", "willSet", "self",
    "some",
    "any", "import Combine", "import SwiftUI", "@State", "@Binding", "@Bindable", "Bindable",
    "willSet",
    "@MainActor", "nonisolated", "override", "open", "typealias", "protocol", "where", "async",
    "try",
  ]

  func apply(to bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    switch self {
    case .deleteBytes, .insertBytes, .flipByte, .truncate, .literal, .newlines:
      Self.ofBytes(self, bytes, &numbers)
    case .deleteToken, .duplicateToken, .swapTokens, .replaceToken, .nest:
      Self.ofPieces(self, bytes, Self.tokens(bytes), &numbers)
    case .deleteDeclaration, .duplicateDeclaration, .swapDeclarations:
      Self.ofPieces(self, bytes, Self.declarations(bytes), &numbers)
    }
  }

  private static func ofBytes(
    _ mutation: Mutation, _ bytes: [UInt8], _ numbers: inout SeededNumbers
  ) -> [UInt8] {
    let offset = Int.random(in: 0...bytes.count, using: &numbers)
    var result = bytes
    switch mutation {
    case .deleteBytes:
      let end = min(bytes.count, offset + Int.random(in: 1...12, using: &numbers))
      result.removeSubrange(offset..<end)
    case .flipByte where offset < bytes.count:
      result[offset] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
    case .truncate: result.removeSubrange(offset...)
    case .literal:
      let count = Int.random(in: 1...5000, using: &numbers)
      result.insert(
        contentsOf: Array("\"".utf8) + [UInt8](repeating: 0x61, count: count) + Array("\"".utf8),
        at: offset)
    case .newlines:
      result = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    default:
      let text: [UInt8]
      if Int.random(in: 0..<8, using: &numbers) == 0 {
        text = invalid[Int.random(in: invalid.indices, using: &numbers)]
      } else {
        text = Array(odd[Int.random(in: odd.indices, using: &numbers)].utf8)
      }
      result.insert(contentsOf: text, at: offset)
    }
    return result
  }

  private static func ofPieces(
    _ mutation: Mutation, _ bytes: [UInt8], _ pieces: [Range<Int>], _ numbers: inout SeededNumbers
  ) -> [UInt8] {
    guard !pieces.isEmpty else { return bytes }
    let first = pieces[Int.random(in: pieces.indices, using: &numbers)]
    let second = pieces[Int.random(in: pieces.indices, using: &numbers)]
    var result = bytes
    switch mutation {
    case .duplicateToken, .duplicateDeclaration:
      result.insert(contentsOf: Array(bytes[first]) + [0x0A], at: second.upperBound)
    case .swapTokens, .swapDeclarations:
      let (a, b) = first.lowerBound <= second.lowerBound ? (first, second) : (second, first)
      guard a.upperBound <= b.lowerBound else { return bytes }
      result.replaceSubrange(b, with: bytes[a])
      result.replaceSubrange(a, with: bytes[b])
    case .replaceToken:
      result.replaceSubrange(
        first, with: words[Int.random(in: words.indices, using: &numbers)].utf8)
    case .nest:
      // No deeper: the parser takes exponential time for some brackets in brackets.
      let depth = Int.random(in: 1...3, using: &numbers)
      let (open, close) = [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("-", "")][
        Int.random(in: 0..<5, using: &numbers)]
      let text =
        String(repeating: open, count: depth) + String(decoding: bytes[first], as: UTF8.self)
        + String(repeating: close, count: depth)
      result.replaceSubrange(first, with: text.utf8)
    default: result.removeSubrange(first)
    }
    return result
  }

  private static func tokens(_ bytes: [UInt8]) -> [Range<Int>] {
    ParsedFile(SourceFile(path: "A.swift", bytes: bytes)).tree.tokens(viewMode: .sourceAccurate)
      .map {
        $0.positionAfterSkippingLeadingTrivia
          .utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
      }
      .filter { !$0.isEmpty }
  }

  private static func declarations(_ bytes: [UInt8]) -> [Range<Int>] {
    final class Finder: SyntaxAnyVisitor {
      var ranges: [Range<Int>] = []
      override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isProtocol((any DeclSyntaxProtocol).self) || node.is(AttributeSyntax.self) {
          ranges.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
        }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(ParsedFile(SourceFile(path: "A.swift", bytes: bytes)).tree)
    return finder.ranges
  }
}
