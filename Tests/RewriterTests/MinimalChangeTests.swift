import SourceModel
import Testing

@testable import Rewriter

@Suite struct MinimalChangeTests {
  private func prove(_ text: String, _ edits: [(Range<Int>, String)]) throws {
    let change = try FileChange(
      path: "A.swift", before: Array(text.utf8),
      edits: edits.map { Edit(path: "A.swift", range: $0.0, replacement: $0.1) })
    try change.prove(mayNotParse: true)
  }

  @Test(arguments: [
    // A word taken out with its space, an attribute put in, a name replaced.
    ("public let x = 1 // one", 0..<7, ""),
    ("let x = 1 // one", 0..<0, "@A "),
    ("let x = 1 // one", 4..<5, "y"),
    // A comment that the edit takes is its own affair.
    ("let x = 1 // one", 8..<16, "2"),
    ("let x = 1\nlet y = 2", 9..<19, ""),
    ("let x = \"\\(a) b\"", 11..<12, "aa"),
    ("", 0..<0, "let x = 1"),
    ("let x = 1", 0..<9, ""),
  ])
  func whatIsDecidedMayChange(_ text: String, _ range: Range<Int>, _ replacement: String) throws {
    try prove(text, [(range, replacement)])
  }

  @Test(arguments: [
    // Words glued together.
    ("let x = 1", 3..<4, "", 0),
    ("var x = 1", 0..<0, "@A", 0),
    // Code swallowed by a comment or a string.
    ("let x = 1\nlet y = 2", 9..<10, " // ", 10),
    ("let x = 1; let y = 2", 10..<11, " /* ", 11),
    // A comment that turns into another, or into code.
    ("f() // one\ng()", 4..<5, "", 5),
    ("a + b", 2..<2, "+", 2),
  ])
  func collateralIsFound(
    _ text: String, _ range: Range<Int>, _ replacement: String, _ offset: Int
  ) throws {
    #expect(throws: Defect.collateral(path: "A.swift", offset: offset)) {
      try prove(text, [(range, replacement)])
    }
  }

  @Test func severalEdits() throws {
    try prove(
      "@A var a = 1 // a\n@B var b = 2 // b\nlet c = 3 // c\n",
      [(0..<3, ""), (18..<21, "@Observed "), (36..<36, "private "), (40..<41, "cc")])
  }

  /// The survey keeps what another parse would find, however far apart it stands.
  @Test func piecesAreKept() {
    let gap = String(repeating: " ", count: 200_000)
    let text =
      "@preconcurrency import A.B // c\n/* a */ let x = \"\\(y) z\" // b\n\(gap)/// \(gap)c\nlet y = 2\(gap)\n"
      + "  /* /* d */ */\n"
    let parsed = ParsedFile(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let pieces = Array(parsed.pieces)
    #expect(pieces.map { Array(text.utf8)[$0].count }.max() ?? 0 > 200_000)
    #expect(pieces.count == 25)
    #expect(survey(parsed, keepsPieces: true).pieces.map { Array($0) } == pieces)
    #expect(survey(parsed).pieces == nil)
  }
}
