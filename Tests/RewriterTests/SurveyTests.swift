import Testing

@testable import SourceModel

/// What the survey records of single constructs.
@Suite struct SurveyTests {
  private func facts(_ code: String) -> FileFacts {
    survey(ParsedFile(SourceFile(path: "A.swift", bytes: Array(code.utf8))))
  }

  /// Bounds may be as large as an integer can be.
  @Test(arguments: [
    ("0..<2000", 2000), ("0...2000", 2001), ("9...2", nil), ("0..<\(Int.max)", Int.max),
    ("0...\(Int.max)", Int.max), ("\(Int.max)...0", nil),
    ("stride(from: 0, to: 9000, by: 2)", 4500), ("stride(from: 9000, to: 0, by: -2)", 4500),
    ("stride(from: -\(Int.max), to: \(Int.max), by: 1)", 1_000_000_000_000_000_000),
    ("stride(from: \(Int.max), to: -\(Int.max), by: 1)", nil),
  ])
  func largeRanges(_ range: String, _ count: Int?) {
    let facts = facts("func f() { for i in \(range) { use(i) } }")
    #expect(facts.uses.largeRanges.map(\.count) == (count.map { [$0] } ?? []))
  }

  @Test func statementsOfInitializers() throws {
    let facts = facts(
      """
      class A {
        init(b: Int) throws {
          // b
          self.b = b
          super.init()
          do { c = try d() } catch { return }
          guard let e else { throw f }
          Task { [weak self] in await self?.load() }
          Task { g = { h = 1 } }
        }
      }
      actor B { init() { a = 1 } }
      """)
    let statements = try #require(facts.initializerBodies.first).statements
    #expect(facts.initializerBodies.count == 1)
    #expect(
      statements.map(\.form)
        == [.assignment("b"), .superInitializer, .other, .other, .other, .other])
    #expect(statements.map(\.writes) == [["b"], [], ["c"], [], [], []])
    #expect(statements.map(\.declares) == [[], [], [], ["e"], [], []])
    #expect(statements.map(\.leaves) == [false, false, true, true, false, false])
    #expect(statements.map(\.throwsNothing) == [true, true, true, false, true, true])
    #expect(statements.map(\.task) == [nil, nil, nil, nil, .call("await load()"), .other])
    #expect(facts.text(statements[0].start..<statements[0].range.lowerBound) == "// b\n    ")
  }

  /// Comments between statements of one line, and conditional code, are not divided.
  @Test(arguments: [
    ("a = 1; b = 2", true), ("a = 1 /* b */; c = 2", nil), ("\n  a = 1\n  b = 2\n", false),
    ("\n#if A\na = 1\n#endif\n", nil),
  ])
  func sharedLines(_ code: String, _ isPacked: Bool?) {
    let facts = facts("struct A { init() { \(code)}\n}")
    #expect(facts.initializerBodies.first?.isPacked == isPacked)
  }

  /// Code that ends too early, or lacks its first bytes, is surveyed too.
  @Test func incompleteCode() {
    let code = Array(
      "struct A: View { init() { a = 1; b = 2 }; var body: some View { B { [c] in d }.task { e } } }"
    )
    for index in code.indices {
      #expect(facts(String(code[..<index])).bytes.count >= index)
      #expect(facts(String(code[index...])).bytes.count >= code.count - index)
    }
  }

  @Test func usedNames() {
    let facts = facts("let x = a(b.c, self.d, \\.e) { f in $0.g[h] }")
    let names = facts.uses.names
    #expect(names.map { facts.text($0.range) } == ["a", "b", "self", "d", "e", "$0", "h"])
    #expect(names.filter(\.isOfSelf).map { facts.text($0.range) } == ["d"])
  }

  @Test(arguments: [
    ("Text(a).task { b }.task(id: c) { [d] in e }", "Text", 2, true),
    ("let a = 1\nreturn Text(a)", "Text", 0, false),
    ("self.row(1).bold()", "row", 0, false),
    ("if a { Text(b) }", nil, 0, false), ("EmptyView().bold()", nil, 0, false),
    ("Group { EmptyView() }", nil, 0, false), ("Group { row; Text(a) }", "row", 0, false),
    ("AnyView(a ? AnyView(row) : AnyView(EmptyView()))", nil, 0, false),
    ("if a { row } else { AnyView(Text(b)) }", "Text row", 0, false),
    ("ForEach(0..<3) { a }", "", 0, false),
  ])
  func viewBodies(
    _ code: String, _ shown: String?, _ tasks: Int, _ isPlain: Bool
  ) throws {
    let facts = facts("struct A: View { var body: some View { \(code) } }")
    let body = try #require(facts.viewBodies.first)
    #expect(body.shown?.sorted().joined(separator: " ") == shown)
    #expect(body.taskStarts.count == tasks && (body.taskStart != nil) == isPlain)
    #expect(body.isReturned == code.contains("return"))
    #expect(facts.uses.taskStarts == body.taskStarts.sorted())
  }

  @Test func otherViewBodies() {
    let facts = facts(
      """
      struct A { var a: Text { b } ; var c: some View { return; d } ; var e: some View { let f = 1 } }
      struct M: ViewModifier { func body(content: Content) -> some View { content } }
      struct P { static var previews: some View { A() } }
      #Preview { let a = B(); return A(a) }
      """)
    #expect(facts.viewBodies.map { facts.text($0.views) } == ["content", "A()"])
    #expect(facts.previewBodies.map { facts.text($0.views) } == ["A()", "A(a)"])
  }
}
