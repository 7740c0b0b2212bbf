import Testing

@testable import SourceModel

/// Who is meant by a name.
@Suite struct SymbolsTests {
  /// Which type a written type stands for. The type is put where the source has `…`.
  @Test(
    arguments: [
      // Declared and nested types.
      ("struct A {}", "A", "A"),
      ("struct A {}", "B", "outside B"),
      ("struct A { struct B {} }", "A.B", "A.B"),
      ("struct A { struct B {} }", "B", "outside B"),
      ("struct A { struct B {}; func f() { … } }", "B", "A.B"),
      ("struct A { struct B {}; struct C { func f() { … } } }", "B", "A.B"),
      ("struct A { struct B { struct C {} } }", "A.B.C", "A.B.C"),
      ("enum Space {}\nextension Space { class A {} }", "Space.A", "Space.A"),
      (
        "extension A { struct B { struct C {} } }\nstruct A {}\nextension A.B { enum D {} }",
        "A.B.D", "A.B.D"
      ),
      ("extension String { struct B {} }", "String.B", "String.B"),
      ("extension String { struct B {}; func f() { … } }", "B", "String.B"),
      // Inherited nested types.
      ("class A { struct B {} }\nclass C: A { func f() { … } }", "B", "A.B"),
      ("class A { struct B {} }\nclass C: A {}", "C.B", "A.B"),
      // Local types, and names that hide others.
      ("struct A {}\nfunc f() { struct A {}; … }", "A", "A (A.swift:2)"),
      ("func f() { struct A {} }\nfunc g() { … }", "A", "outside A"),
      ("struct B {}\nstruct A { struct B {}; func f() { … } }", "B", "A.B"),
      ("struct B {}\nstruct A { struct B {} }", "B", "B"),
      ("struct A {}\nextension A { struct A {}; func f() { … } }", "A", "A.A"),
      ("class A { struct B {} }\nclass C: A { struct B {}; func f() { … } }", "B", "C.B"),
      ("class A { struct B {} }\nclass C: A { struct B {}; func f() { … } }", "A.B", "A.B"),
      ("func f() { class A {}; func g() { … } }", "A", "A"),
      ("func f() { do { class A {} }; … }", "A", "outside A"),
      ("class A {}\nstruct S { let A = 1; func f() { … } }", "A", "A"),
      (
        "#if DEBUG\nclass A {}\n#else\nclass A {}\n#endif", "A",
        "A (A.swift:2) or A (A.swift:4)"
      ),
      ("struct Set<T> {}", "Set<Int>", "Set<outside Int>"),
      // Typealiases.
      ("class A {}\ntypealias B = A", "B", "A"),
      ("class A {}\ntypealias B = A\ntypealias C = [B?]", "C", "[A?]"),
      ("class A {}\nstruct S { typealias B = A; func f() { … } }", "B", "A"),
      ("class A {}\nstruct S { typealias B = A }", "S.B", "A"),
      (
        "class A {}\nprotocol P {}\nextension P { typealias B = A }\nstruct S: P { func f() { … } }",
        "B", "A"
      ),
      ("struct Box<T> { typealias Element = T }\nclass A {}", "Box<A>.Element", "A"),
      ("struct Box<T> { typealias Elements = [T?] }\nclass A {}", "Box<A>.Elements", "[A?]"),
      (
        "struct Box<T> { typealias Pair = (T, Int) }\nclass A {}", "Box<A>.Pair", "(A, outside Int)"
      ),
      // Generic typealiases.
      ("class A {}\nstruct Box<T> {}\ntypealias Boxes<T> = [Box<T>]", "Boxes<A>", "[Box<A>]"),
      ("class A {}\nstruct Box<T> {}\ntypealias Lists<T> = Box<[T]>", "Lists<A>", "Box<[A]>"),
      ("class A {}\ntypealias Pair<T> = (T, T)", "Pair<A>", "(A, A)"),
      ("class A {}\ntypealias Make<T> = (Int) -> T?", "Make<A>", "() -> A?"),
      (
        "class A {}\ntypealias Both<T, U> = [String: (U, T)]", "Both<A, Int>",
        "[_: (outside Int, A)]"
      ),
      ("class A {}\nstruct S { typealias Some<T> = [T] }", "S.Some<A>", "[A]"),
      (
        "class A {}\ntypealias Outcome<T> = Result<T, Error>", "Outcome<A>",
        "outside Result<A, outside Error>"
      ),
      ("class A {}\ntypealias Stream<T> = AnyPublisher<T, Never>", "Stream<[A]>", "Publisher<[A]>"),
      ("class A {}\ntypealias Maybe<T> = T?", "[Maybe<A>]", "[A?]"),
      ("typealias A = B\ntypealias B = A", "A", "unknown"),
      // Generic parameters.
      ("class T {}\nfunc f<T>(_ t: T) { … }", "T", "parameter T"),
      ("class A {}\nfunc f<T: A>(_ t: T) { … }", "T", "parameter T: A"),
      ("class A {}\nfunc f<T>(_ t: T) where T: A { … }", "T", "parameter T: A"),
      ("protocol P {}\nstruct S<T: P> {}\nextension S { func f() { … } }", "T", "parameter T: P"),
      ("struct S<T> { func f<T: A>(_ t: T) { … } }\nclass A {}", "T", "parameter T: A"),
      (
        "class A {}\nextension Array where Element == A { func f() { … } }", "Element",
        "parameter Element: A"
      ),
      (
        "protocol P { associatedtype T }\nclass A {}\nstruct S: P { typealias T = A; func f() { … } }",
        "T", "A"
      ),
      ("struct Box<T> {}\nclass A {}", "Box<A>", "Box<A>"),
      // Other forms of a type.
      ("class A {}", "[String: A]", "[_: A]"),
      ("class A {}", "Set<A>", "[A]"),
      ("class A {}", "(Int, a: A)", "(outside Int, a: A)"),
      ("class A {}", "() -> A", "() -> A"),
      ("protocol P {}", "(any P)?", "P?"),
      ("class A {}", "AnyPublisher<A, Never>", "Publisher<A>"),
      ("class A {}", "Published<A>.Publisher", "Publisher<A>"),
      ("class A {}", "A.Type", "A.Type"),
      ("class A { func f() { … } }", "Self", "A"),
      ("class A {}", "A!", "A?"),
      ("class A {}", "[[A]]", "[[A]]"),
      ("class A {}", "@escaping (A) async throws -> [A]", "() -> [A]"),
      ("class A {}", "any Sendable & A", "A"),
      ("class A {}", "Optional<A>", "A?"),
      ("class A {}", "Dictionary<String, A>", "[_: A]"),
      ("class A {}", "Published<[A]>.Publisher", "Publisher<[A]>"),
      ("class A {}", "Binding<A>", "outside Binding<A>"),
      ("class A {}", "(some Sendable & A)?", "A?"),
      ("class A { struct B { func f() { … } } }", "Self", "A.B"),
      ("class A {}", "Result<A, Error>", "outside Result<A, outside Error>"),
      ("class A {}", "CurrentValueSubject<A, Never>", "Publisher<A>"),
      ("class A {}", "~Copyable", "unknown"),
    ] as [(String, String, String)])
  func writtenTypes(source: String, type: String, meant: String) throws {
    let project = SmallProject(source, asking: "let answer: \(type)")
    let (binding, scope) = try project.answer()
    let resolved = project.model.symbols.resolve(try #require(binding.type), at: scope)
    #expect(project.describe(resolved) == meant)
  }

  private static let package = """
    // swift-tools-version: 5.9
    let package = Package(
      name: "p",
      targets: [.target(name: "One"), .target(name: "Two"), .target(name: "Three")])
    """

  /// Which type a name means in the file `Sources/Three/Q.swift`, by modules, imports and access.
  @Test(
    arguments: [
      ("--- Sources/One/A.swift\npublic class A {}", "import One", "A", "A"),
      ("--- Sources/One/A.swift\npublic class A {}", "", "A", "outside A"),
      ("--- Sources/One/A.swift\npublic class A {}", "import One", "One.A", "A"),
      (
        "--- Sources/One/A.swift\npublic class A {}\n--- Sources/Two/A.swift\npublic class A {}",
        "import Two", "A", "A (Sources/Two/A.swift:1)"
      ),
      (
        "--- Sources/One/A.swift\npublic class A {}\n--- Sources/Two/A.swift\npublic class A {}",
        "import One\nimport Two", "A", "A (Sources/One/A.swift:1) or A (Sources/Two/A.swift:1)"
      ),
      (
        "--- Sources/One/A.swift\npublic class A {}\n--- Sources/Two/A.swift\npublic class A {}",
        "import One\nimport Two", "Two.A", "A (Sources/Two/A.swift:1)"
      ),
      (
        "--- Sources/One/A.swift\npublic class A {}\n--- Sources/Three/A.swift\nclass A {}",
        "import One", "A", "A (Sources/Three/A.swift:1)"
      ),
      (
        "--- Sources/One/A.swift\npublic class A {}\n--- Sources/Two/B.swift\n@_exported import One",
        "import Two", "A", "A"
      ),
      ("--- Sources/Three/A.swift\nprivate class A {}", "", "A", "outside A"),
      (
        "--- Sources/Three/A.swift\nfileprivate class A {}\n--- Sources/Three/B.swift\nclass A {}",
        "", "A", "A (Sources/Three/B.swift:1)"
      ),
    ] as [(String, String, String, String)])
  func modules(source: String, imports: String, type: String, meant: String) throws {
    let project = SmallProject(
      source + "\n--- Sources/Three/Q.swift\n\(imports)\nfunc question() { … }",
      asking: "let answer: \(type)", package: Self.package)
    let (binding, scope) = try project.answer()
    let resolved = project.model.symbols.resolve(try #require(binding.type), at: scope)
    #expect(project.describe(resolved) == meant)
  }

  /// The members with a name, the type's own first.
  @Test(
    arguments: [
      ("struct A { var x = 1 }", "A", "x", ["A.x"]),
      ("struct A { var x = 1 }", "A", "y", []),
      ("struct A {}\nextension A { var x: Int { 1 } }", "A", "x", ["A.x"]),
      ("class A { var x = 1 }\nclass B: A {}", "B", "x", ["A.x"]),
      (
        "class A { func f() {} }\nclass B: A { override func f() {} }", "B", "f",
        ["B.f()", "A.f()"]
      ),
      ("protocol P { var x: Int { get } }\nstruct A: P { var x = 1 }", "A", "x", ["A.x", "P.x"]),
      ("protocol P {}\nextension P { func f() {} }\nstruct A: P {}", "A", "f", ["P.f()"]),
      ("protocol P { func f() }\nprotocol Q: P {}\nstruct A: Q {}", "A", "f", ["P.f()"]),
      ("typealias Q = P\nprotocol P { func f() }\nstruct A: Q {}", "A", "f", ["P.f()"]),
      ("struct A { func f() {}; func f(_ n: Int) {} }", "A", "f", ["A.f()", "A.f(_:)"]),
      ("struct A { static let x = 1; var x = 2 }", "A", "x", ["A.x", "A.x"]),
      ("struct A { struct B { var x = 1 } }", "A", "x", []),
      ("class B: A {}\nclass A { init(n: Int) {} }", "B", "init", ["A.init(n:)"]),
      ("struct A { subscript(at n: Int) -> Int { n } }", "A", "subscript", ["A.subscript(at:)"]),
    ] as [(String, String, String, [String])])
  func members(source: String, type: String, name: String, found: [String]) throws {
    let project = SmallProject(source)
    let members = project.model.symbols.members(of: try project.type(type), named: name)
    #expect(
      members.properties.map(project.describe) + members.functions.map(project.describe) == found)
  }

  /// A type and the types of the project that it inherits from, nearest first.
  @Test(
    arguments: [
      ("class A {}\nclass B: A {}\nclass C: B {}", "C", ["C", "B", "A"]),
      ("protocol P {}\nclass A: P {}\nclass B: A {}", "B", ["B", "A", "P"]),
      ("protocol P {}\nstruct A {}\nextension A: P {}", "A", ["A", "P"]),
      ("protocol P {}\nprotocol Q {}\ntypealias R = P & Q\nstruct A: R {}", "A", ["A", "P", "Q"]),
      ("class A: NSObject, Codable {}", "A", ["A"]),
      ("class A<T> {}\nclass B: A<Int> {}", "B", ["B", "A"]),
      ("class A {}\nprotocol P where Self: A {}", "P", ["P", "A"]),
      // A cycle, which does not compile, ends.
      ("class A: B {}\nclass B: A {}", "A", ["A", "B"]),
    ] as [(String, String, [String])])
  func lineages(source: String, type: String, lineage: [String]) throws {
    let project = SmallProject(source)
    #expect(project.model.symbols.lineage(of: try project.type(type)).map(project.name) == lineage)
  }
}
