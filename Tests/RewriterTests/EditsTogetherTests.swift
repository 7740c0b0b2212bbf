import Testing

@testable import Rewriter
@testable import SourceModel

/// What several edits make of a file together: gaps are closed, and nothing empty is left.
@Suite struct EditsTogetherTests {
  /// The text without the declarations or statements in `«»`.
  private func removing(from marked: String, adding member: String? = nil) throws -> String {
    var bytes: [UInt8] = []
    var ranges: [ByteRange] = []
    for (index, part) in marked.split(separator: /[«»]/, omittingEmptySubsequences: false)
      .enumerated()
    {
      let start = bytes.count
      bytes += part.utf8
      if index % 2 == 1 { ranges.append(start..<bytes.count) }
    }
    let file = survey(ParsedFile(SourceFile(path: "A.swift", bytes: bytes)))
    var edits = ranges.map { Edit.removeDeclaration($0, in: file) }
    if let member, let type = file.types.first {
      edits.append(.insertMember(member, atHeadOf: type, in: file))
    }
    for step in [
      Edit.droppingEmptyConditions, Edit.fillingCases, Edit.closingGaps, Edit.openingOneLineTypes,
    ] {
      let replaced = step(edits, file)
      edits = edits.flatMap { replaced[$0] ?? [$0] }.uniqued()
    }
    let change = try FileChange(path: "A.swift", before: bytes, edits: edits)
    try change.prove(mayNotParse: false)
    return String(decoding: change.after, as: UTF8.self)
  }

  @Test(
    arguments: [
      // A declaration goes with its line and one of the blank lines around it.
      ("struct A {\n  «let a = 1»\n  let b = 2\n}", "struct A {\n  let b = 2\n}"),
      (
        "struct A {\n  let a = 1\n\n  «let b = 2»\n\n  let c = 3\n}",
        "struct A {\n  let a = 1\n\n  let c = 3\n}"
      ),
      ("struct A {\n  let a = 1\n\n  «let b = 2»\n}", "struct A {\n  let a = 1\n}"),
      ("«let a = 1»\n\nlet b = 2\n", "let b = 2\n"),
      ("struct A { «let a = 1» }", "struct A {}"),
      ("struct A { «let a = 1»; let b = 2 }", "struct A { let b = 2 }"),
      ("struct A { let a = 1; «let b = 2» }", "struct A { let a = 1 }"),
      ("let a = 1\r\n\r\n«let b = 2»\r\n\r\nlet c = 3\r\n", "let a = 1\r\n\r\nlet c = 3\r\n"),
      // Several removals leave no gap.
      ("struct A {\n  «let a = 1»\n  «let b = 2»\n\n  let c = 3\n}", "struct A {\n  let c = 3\n}"),
      (
        "struct A {\n  let z = 0\n\n  «let a = 1»\n  «let b = 2»\n\n  let c = 3\n}",
        "struct A {\n  let z = 0\n\n  let c = 3\n}"
      ),
      (
        "struct A {\n  let z = 0\n\n  «let a = 1»\n\n  «let b = 2»\n}", "struct A {\n  let z = 0\n}"
      ),
      // Conditions and cases that would be empty.
      ("let z = 0\n#if DEBUG\n«let a = 1»\n#endif\nlet b = 2\n", "let z = 0\nlet b = 2\n"),
      ("#if DEBUG\n«let a = 1»\nlet b = 2\n#endif\n", "#if DEBUG\nlet b = 2\n#endif\n"),
      (
        "#if DEBUG\n«let a = 1»\n#else\nlet b = 2\n#endif\n",
        "#if DEBUG\n#else\nlet b = 2\n#endif\n"
      ),
      (
        "switch a {\ncase 1:\n  «f()»\ndefault:\n  g()\n}",
        "switch a {\ncase 1:\n  break\ndefault:\n  g()\n}"
      ),
      ("switch a {\ncase 1: «f()»\ndefault: g()\n}", "switch a {\ncase 1: break\ndefault: g()\n}"),
      (
        "switch a {\ncase 1:\n  «f()»\n  h()\ndefault:\n  g()\n}",
        "switch a {\ncase 1:\n  h()\ndefault:\n  g()\n}"
      ),
    ] as [(String, String)])
  func removals(marked: String, result: String) throws {
    let found = try removing(from: marked)
    #expect(found == result)
  }

  /// A type on one line is opened if lines are inserted into it.
  @Test(
    arguments: [
      ("struct A { let a = 1 }", "var n = 0", "struct A { var n = 0; let a = 1 }"),
      (
        "struct A { let a = 1; let b = 2 }", "var n = 0\n",
        "struct A {\n  var n = 0\n\n  let a = 1\n  let b = 2\n}"
      ),
      (
        "struct A {\n  let a = 1\n}", "func f() {\n  }",
        "struct A {\n  func f() {\n  }\n  let a = 1\n}"
      ),
    ] as [(String, String, String)])
  func oneLineTypes(text: String, member: String, result: String) throws {
    let found = try removing(from: text, adding: member)
    #expect(found == result)
  }
}
