import Testing

@testable import SourceModel

/// The words of a file whose bytes are not kept, and what is kept in few bytes.
@Suite struct WordsTests {
  /// Hashes and roles stand in one array: each word has its own, however many there are.
  @Test(arguments: 0...9)
  func roles(_ count: Int) {
    let names = (0..<count).map { "name\($0)" }
    for chosen in names.indices {
      let text = names.enumerated().map { $0 == chosen ? "struct \($1)" : "_ = \($1)" }
      let words = Words(Array(text.joined(separator: "\n").utf8))
      for (index, name) in names.enumerated() {
        let role = words.role(of: WordHash.of(name))
        #expect(role?.contains(.type) == (index == chosen))
      }
      #expect(words.hashes(in: .type) == [WordHash.of(names[chosen])])
    }
    #expect(Words([]).hashes.isEmpty)
  }

  @Test func markedFiles() {
    let words = Words(Array("class A: ObservableObject {}".utf8))
    #expect(words.isMarked && words.mentionsObservableObject)
    #expect(words.hashes.isEmpty)
    let moved = Words(Array("@Observable class A {}".utf8))
    #expect(moved.isMarked && !moved.mentionsObservableObject)
    let asked = Words(Array("// migrate-observable: ignore\n@Observable class A {}".utf8))
    #expect(asked.mentionsObservableObject)
  }

  /// What a question is asked for decides which words answer it.
  @Test(arguments: [
    ("enum E { case a(Int), b }", "b", Words.Role.enumCase, true),
    ("func f(x: X) { switch x { case .b: break } }", "b", .enumCase, false),
    ("func f() { let b = 1 }", "b", .enumCase, false),
    ("func f() { print(b) }", "b", .mentioned, true),
    ("func f() { print(b) }", "b", .value, false),
    ("static func <~ (a: A, b: B) {}", "<~", .value, true),
  ])
  func questions(_ text: String, _ word: String, _ asked: Words.Role, _ isAnswer: Bool) {
    let role = Words(Array(text.utf8)).role(of: WordHash.of(word))
    #expect(role?.isAny(of: asked) == isAnswer)
  }

  /// Braces in literals do not count: the name between two literals is declared at file scope.
  @Test(arguments: [
    (##"#"a"{"#"##, ##"#"a"}"#"##), (##"#"\"a{"#"##, ##"#"\"a}"#"##),
    (##"#"\#"{"#"##, ##"#"\#"}"#"##), ("#\"\"\"\n\"\"\"{\n\"\"\"#", "#\"\"\"\n\"\"\"}\n\"\"\"#"),
    ("/{/", "/}/"), ("/\\/{/", "/\\/}/"), ("f(/\"{/)", "f(/\"}/)"), ("#/a/{/#", "#/a/}/#"),
    ("#/\na{\n/#", "#/\na}\n/#"),
  ])
  func bracesInLiterals(_ open: String, _ close: String) {
    let text = "let a = \(open)\nlet b = 1\nlet c = \(close)"
    #expect(Words(Array(text.utf8)).role(of: WordHash.of("b"))?.contains(.global) == true)
  }

  /// A division begins no literal, so the braces after it count.
  @Test(arguments: ["a / c", "a/c", "reduce(1, /)", "a /= c"])
  func bracesBehindDivisions(_ division: String) {
    let text = "func f() { \(division); g {\nlet b = d / e\n} }"
    #expect(Words(Array(text.utf8)).role(of: WordHash.of("b"))?.contains(.global) == false)
  }

  /// A keyword is a word only where it is a name: in backticks, behind a dot or `$`.
  @Test(arguments: [
    ("import A", "import", false), ("private let a = 1", "private", false),
    ("enum E { case `private` }", "private", true), ("let a = E.private", "private", true),
    ("f($import)", "import", true), ("actor: actor", "actor", true),
  ])
  func keywords(_ text: String, _ word: String, _ isWord: Bool) {
    #expect((Words(Array(text.utf8)).role(of: WordHash.of(word)) != nil) == isWord)
  }

  /// Uses are found under their names, in the order of their places.
  @Test func usesByName() {
    let (a, b) = (WordHash.of("a"), WordHash.of("b"))
    let index = UseIndex(of: [[a, b, a], [], [b]])
    func places(of name: String) -> [[UInt32]] {
      index.places(of: name).map { [$0.file, $0.index] }
    }
    #expect(places(of: "a") == [[0, 0], [0, 2]])
    #expect(places(of: "b") == [[0, 1], [2, 0]])
    #expect(places(of: "c").isEmpty)
    #expect(UseIndex().places(of: "a").isEmpty)
  }

  @Test(arguments: [0..<0, 5..<9, 7..<7, nil] as [ByteRange?])
  func packedRanges(_ range: ByteRange?) {
    #expect(PackedOptional(wrappedValue: range).wrappedValue == range)
    if let range { #expect(Packed(wrappedValue: range).wrappedValue == range) }
  }
}
