@_spi(RawSyntax) import SwiftSyntax

/// The text of a token in the memory of its tree.
typealias RawText = SyntaxText

extension RawText {
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: baseAddress, count: count)
  }

  var spelling: String { String(syntaxText: self) }

  var withoutBackticks: SyntaxText {
    let backtick = UInt8(ascii: "`")
    guard count > 2, first == backtick, last == backtick else { return self }
    return RawText(rebasing: self[index(after: startIndex)..<index(before: endIndex)])
  }

  /// Whether a project may declare an operator, by a fast test: masking, range, shift and logical operators do not
  /// count, nor those that compare identities.
  var mayBeDeclared: Bool {
    guard let first, first != UInt8(ascii: "."), first != UInt8(ascii: "&") else { return false }
    return self != "!" && self != "||" && self != "??" && self != "<<" && self != ">>"
      && self != "->" && self != "===" && self != "!=="
  }

  /// Whether it begins with a lowercase letter or a backtick, after any underscores.
  var beginsLowercased: Bool {
    let underscore = UInt8(ascii: "_")
    guard let byte = first(where: { $0 != underscore }) else { return false }
    if byte < 0x80 { return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte == 0x60 }
    return spelling.first { $0 != "_" }?.isLowercase == true
  }
}
