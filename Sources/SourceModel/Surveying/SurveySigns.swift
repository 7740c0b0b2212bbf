@_spi(RawSyntax) import SwiftSyntax

/// What the operators of a sequence say there is to note of it.
struct Signs: OptionSet {
  let rawValue: UInt8
  /// `=`, `+=` and the like in the second place.
  static let assignment = Signs(rawValue: 1)
  /// `a..<b` or `a...b`, by itself.
  static let range = Signs(rawValue: 2)
  /// `&&`, `||`, `??` or `?:`
  static let branch = Signs(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Looks at the operators alone, for most sequences hold nothing to note.
  init(of elements: RawNode) {
    self = []
    guard let elements = elements.raw.layoutView?.children else { return }
    for (index, element) in elements.enumerated() {
      switch element?.kind {
      case .assignmentExpr?: if index == 1 { insert(.assignment) }
      case .unresolvedTernaryExpr?: insert(.branch)
      case .binaryOperatorExpr?:
        guard let text = element?.firstToken?.rawText else { continue }
        if index == 1 {
          if text.last == UInt8(ascii: "=") { insert(.assignment) }
          if elements.count == 3, text == "..<" || text == "..." { insert(.range) }
        }
        if text == "&&" || text == "||" || text == "??" { insert(.branch) }
      default: continue
      }
    }
  }
}
