import SwiftParser
import SwiftSyntax

@testable import SourceModel

/// A way to damage a source, or to make another one of it.
enum Mutation: CaseIterable {
  case deleteBytes, insertBytes, flipByte, truncate, literal, newlines
  case deleteToken, duplicateToken, swapTokens, replaceToken, renameToken, commentToken, nest
  case joinLines, unbalance
  case deleteDeclaration, duplicateDeclaration, swapDeclarations, graftDeclaration
  case conditionDeclaration, wrapDeclaration

  /// - Parameter donor: another source, of which a declaration may be taken.
  func apply(to bytes: [UInt8], donor: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    switch self {
    case .deleteBytes, .insertBytes, .flipByte, .truncate, .literal, .newlines:
      ofBytes(bytes, &numbers)
    case .deleteToken, .duplicateToken, .swapTokens, .replaceToken, .renameToken, .commentToken,
      .nest, .joinLines, .unbalance:
      ofTokens(bytes, Self.tokens(bytes), &numbers)
    case .deleteDeclaration, .duplicateDeclaration, .swapDeclarations, .graftDeclaration,
      .conditionDeclaration, .wrapDeclaration:
      ofDeclarations(bytes, Self.declarations(bytes), donor, &numbers)
    }
  }

  private func ofBytes(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    let offset = numbers.below(bytes.count + 1)
    var result = bytes
    switch self {
    case .deleteBytes:
      let end = min(bytes.count, offset + 1 + numbers.below(12))
      result.removeSubrange(offset..<end)
    case .flipByte where offset < bytes.count: result[offset] ^= 1 << UInt8(numbers.below(8))
    case .truncate: result.removeSubrange(offset...)
    case .literal: result.insert(contentsOf: Self.literal(&numbers).utf8, at: offset)
    case .newlines:
      let lineBreak: [UInt8] = numbers.below(4) == 0 ? [0x0D] : [0x0D, 0x0A]
      let isEach = numbers.below(2) == 0
      result = bytes.flatMap {
        $0 == 0x0A && (isEach || numbers.below(3) == 0) ? lineBreak : [$0]
      }
    default:
      let text =
        numbers.below(8) == 0 ? numbers.pick(Self.invalid) : Array(numbers.pick(Self.odd).utf8)
      result.insert(contentsOf: text, at: offset)
    }
    return result
  }

  private static func literal(_ numbers: inout SeededNumbers) -> String {
    let count = 1 + numbers.below(5000)
    switch numbers.below(5) {
    case 0: return String(repeating: "9", count: count)
    case 1: return "\"\"\"\n" + String(repeating: "a\n", count: count / 2) + "\"\"\""
    case 2:
      let marks = String(repeating: "#", count: 1 + count % 300)
      return marks + "\"a\\(b)\"" + marks
    case 3: return "\"" + String(repeating: "\\(a)", count: count / 50) + "\""
    default: return "\"" + String(repeating: "a", count: count) + "\""
    }
  }

  private func ofTokens(
    _ bytes: [UInt8], _ tokens: [Range<Int>], _ numbers: inout SeededNumbers
  ) -> [UInt8] {
    guard !tokens.isEmpty else { return bytes }
    let first = numbers.pick(tokens)
    var result = bytes
    switch self {
    case .deleteToken: result.removeSubrange(first)
    case .duplicateToken: result.insert(contentsOf: bytes[first] + [0x20], at: first.lowerBound)
    case .swapTokens: return Self.swap(first, numbers.pick(tokens), in: bytes)
    case .replaceToken: result.replaceSubrange(first, with: numbers.pick(Self.words).utf8)
    case .renameToken:
      let names = tokens.filter { Self.isName(bytes[$0]) }
      guard !names.isEmpty else { return bytes }
      result.replaceSubrange(numbers.pick(names), with: bytes[numbers.pick(names)])
    case .commentToken:
      let comment = numbers.pick(["/* c */", " /* c */ ", "// c\n", "/* a\n b */", "\n", "\n\n"])
      let offset = numbers.below(2) == 0 ? first.lowerBound : first.upperBound
      result.insert(contentsOf: comment.utf8, at: offset)
    case .joinLines:
      let breaks = bytes.indices.filter { bytes[$0] == 0x0A }
      guard !breaks.isEmpty else { return bytes }
      let start = numbers.pick(breaks)
      let rest = bytes[(start + 1)...].drop { $0 == 0x20 }
      result.replaceSubrange(start..<rest.startIndex, with: numbers.pick([" ", "; ", ""]).utf8)
    case .unbalance:
      let brackets = tokens.filter {
        $0.count == 1 && "(){}[]<>".utf8.contains(bytes[$0.lowerBound])
      }
      guard !brackets.isEmpty else { return bytes }
      result.removeSubrange(numbers.pick(brackets))
    default:
      // Each level may double the parser's time for some brackets in brackets, so that few are deep.
      let depth = numbers.below(12) == 0 ? 20 + numbers.below(400) : 1 + numbers.below(3)
      let (open, close) = numbers.pick([("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("-", "")])
      let text = String(decoding: bytes[first], as: UTF8.self)
      let nested = depth > 4 && "[<".contains(open) ? 4 : depth
      result.replaceSubrange(
        first,
        with: (String(repeating: open, count: nested) + text
          + String(repeating: close, count: nested)).utf8)
    }
    return result
  }

  private func ofDeclarations(
    _ bytes: [UInt8], _ declarations: [Range<Int>], _ donor: [UInt8],
    _ numbers: inout SeededNumbers
  ) -> [UInt8] {
    guard !declarations.isEmpty else { return bytes }
    let first = numbers.pick(declarations)
    let second = numbers.pick(declarations)
    let text = Array(bytes[first])
    var result = bytes
    switch self {
    case .duplicateDeclaration: result.insert(contentsOf: text + [0x0A], at: second.upperBound)
    case .swapDeclarations: return Self.swap(first, second, in: bytes)
    case .graftDeclaration:
      let others = Self.declarations(donor)
      guard !others.isEmpty else { return bytes }
      let graft = [0x0A] + donor[numbers.pick(others)] + [0x0A]
      if numbers.below(3) == 0 {
        result.replaceSubrange(first, with: graft)
      } else {
        result.insert(contentsOf: graft, at: first.upperBound)
      }
    case .conditionDeclaration:
      let other = numbers.below(2) == 0 ? text : Array(bytes[second])
      let end = numbers.below(2) == 0 ? [] : Array("\n#else".utf8) + other
      result.replaceSubrange(
        first, with: Array("\n#if os(iOS)".utf8) + text + end + Array("\n#endif\n".utf8))
    case .wrapDeclaration:
      let (head, tail) = numbers.pick(Self.shells)
      result.replaceSubrange(first, with: Array(head.utf8) + text + Array(tail.utf8))
    default: result.removeSubrange(first)
    }
    return result
  }

  private static func swap(_ first: Range<Int>, _ second: Range<Int>, in bytes: [UInt8]) -> [UInt8]
  {
    let (a, b) = first.lowerBound <= second.lowerBound ? (first, second) : (second, first)
    guard a.upperBound <= b.lowerBound else { return bytes }
    var result = bytes
    result.replaceSubrange(b, with: bytes[a])
    result.replaceSubrange(a, with: bytes[b])
    return result
  }

  private static func isName(_ token: ArraySlice<UInt8>) -> Bool {
    token.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
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
