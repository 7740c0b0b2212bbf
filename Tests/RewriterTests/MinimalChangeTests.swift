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
    #expect(throws: InternalError.unintendedChange(path: "A.swift", offset: offset)) {
      try prove(text, [(range, replacement)])
    }
  }

  private let nested = """
    struct A {
      var a: Int { 1 }
      func f() {
        func g() { a }
        g()
      }
      var b: Int { get { 2 } set { f() } }
      let c = { 3 }()
    }
    extension A {
      var d: Int { 5 }
    }
    """

  private func change(
    of text: String, _ old: String, _ new: String
  ) throws -> (change: FileChange, pieces: Pieces, blocks: [ByteRange]) {
    let bytes = Array(text.utf8)
    let start = text[..<(try #require(text.range(of: old))).lowerBound].utf8.count
    let edit = Edit(path: "A.swift", range: start..<start + old.utf8.count, replacement: new)
    let parsed = ParsedFile(SourceFile(path: "A.swift", bytes: bytes))
    return (
      try FileChange(path: "A.swift", before: bytes, edits: [edit]), parsed.pieces,
      survey(parsed).blocks
    )
  }

  /// Blocks beside the edits are left out of the proof; those that an edit reaches, or stands before, are not.
  @Test(arguments: [
    (
      "struct A", "class A",
      "class A {|  var a: Int {}|  func f() {}|  var b: Int { get {} set {} }"
    ),
    (
      "{ 2 }", "{ 4 }", "struct A {|  var a: Int {}|  func f() {}|  var b: Int { get { 4 } set {} }"
    ),
    (
      "g()\n  }", "g()  }",
      "struct A {|  var a: Int {}|  func f() {|    func g() {}|    g()  }|  var b: Int { get {} set {} }"
    ),
    (
      "a: Int", "a: Int?",
      "struct A {|  var a: Int? { 1 }|  func f() {}|  var b: Int { get {} set {} }"
    ),
  ])
  func blocksAreLeftOut(_ old: String, _ new: String, _ expected: String) throws {
    let (change, pieces, blocks) = try change(of: nested, old, new)
    let short = try #require(ShortenedChange(of: change, leavingOut: blocks))
    let text = String(decoding: short.change.after, as: UTF8.self)
    #expect(
      text == expected.replacing("|", with: "\n") + "\n  let c = { 3 }()\n}\nextension A {}")
    #expect(short.pieces(of: Array(pieces)) == abridgedPieces(short))
    try change.prove(mayNotParse: false, pieces: pieces, blocks: blocks)
  }

  @Test func typesAreLeftOut() throws {
    let (change, pieces, blocks) = try change(of: nested, "{ 5 }", "{ 6 }")
    let short = try #require(ShortenedChange(of: change, leavingOut: blocks))
    #expect(
      String(decoding: short.change.after, as: UTF8.self)
        == "struct A {}\nextension A {\n  var d: Int { 6 }\n}")
    try change.prove(mayNotParse: false, pieces: pieces, blocks: blocks)
  }

  private func abridgedPieces(_ short: ShortenedChange) -> [ByteRange] {
    Array(ParsedFile(SourceFile(path: "A.swift", bytes: short.change.before)).pieces)
  }

  @Test(arguments: [
    ("struct A", "struct A /*", InternalError.syntax(path: "A.swift")),
    ("struct A {", "struct A { #if B", InternalError.syntax(path: "A.swift")),
    ("var a", "// var a", InternalError.unintendedChange(path: "A.swift", offset: 18)),
  ])
  func whatIsLeftOutHidesNothing(_ old: String, _ new: String, _ defect: InternalError) throws {
    let (change, pieces, blocks) = try change(of: nested, old, new)
    #expect(throws: defect) {
      try change.prove(mayNotParse: false, pieces: pieces, blocks: blocks)
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
