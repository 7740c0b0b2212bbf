import Testing

@testable import SourceModel

/// The code that a call runs.
@Suite struct CallTargetTests {
  private func target(_ source: String, _ call: String) throws -> String {
    let project = SmallProject(source, asking: call)
    let (found, scope) = try project.call(call)
    return project.describe(
      project.model.graph.target(ofCallTo: found.callee, found.arguments, at: scope))
  }

  @Test(
    arguments: [
      ("func run() {}", "run()", "run()"),
      ("func run(_ n: Int) {}\nfunc run(now: Bool) {}", "run(now: true)", "run(now:)"),
      ("func run(n: Int = 0) {}", "run()", "run(n:)"),
      ("func run(n: Int...) {}", "run(n: 1)", "run(n:)"),
      ("func run(n: Int...) {}", "run(n: 1, 2)", "run(n:)"),
      ("func run(_ a: Int, n: Int...) {}", "run(1, 2)", "outside run"),
      ("func f() { … }\n--- B.swift\nprivate func run() {}", "run()", "outside run"),
      ("func f() { … }\n--- B.swift\nfunc run() {}", "run()", "run()"),
      ("func run(n: Int, then: () -> Void) {}", "run(n: 1) { }", "run(n:then:)"),
      ("func run(_ a: Int, _ b: Int = 1, c: Int) {}", "run(1, c: 2)", "run(_:_:c:)"),
      ("func run(a: () -> Void, b: () -> Void) {}", "run { } b: { }", "run(a:b:)"),
      ("func run(a: Int = 0, b: () -> Void) {}", "run { }", "run(a:b:)"),
      ("func run<T>(_ t: T) {}", "run(1)", "run(_:)"),
      ("func run(n: Int) {}", "run(1)", "outside run"),
      ("func run(_ n: Int) {}\nfunc run(_ s: String) {}", "run(1)", "run(_:) or run(_:)"),
      ("", "print(1)", "outside print"),
      ("", "Swift.print(1)", "outside print"),
      ("func f() { func run() {}; … }", "run()", "local code"),
      ("func run() {}\nfunc f() { func run() {}; … }", "run()", "local code"),
    ] as [(String, String, String)])
  func functions(source: String, call: String, code: String) throws {
    let found = try target(source, call)
    #expect(found == code)
  }

  @Test(
    arguments: [
      ("class A { func run() {}; func f() { … } }", "run()", "A.run()"),
      ("class A { func run() {}; func f() { … } }", "self.run()", "A.run()"),
      ("func run() {}\nclass A { func run() {}; func f() { … } }", "run()", "A.run()"),
      ("class A { func run() {} }\nclass B: A { func f() { … } }", "run()", "A.run()"),
      (
        "class A { func run() {} }\nclass B: A { override func run() {}; func f() { … } }", "run()",
        "B.run()"
      ),
      (
        "class A { func run() {} }\nclass B: A { override func run() { … } }", "super.run()",
        "A.run()"
      ),
      ("class A {}\nextension A { func run() {} }\nfunc f(a: A) { … }", "a.run()", "A.run()"),
      ("class A { func run() {} }\nfunc f(a: A?) { … }", "a?.run()", "A.run()"),
      ("class A { func run() {} }\nfunc f(a: A?) { … }", "a!.run()", "A.run()"),
      ("class A { func run() {} }\nfunc f(a: [A]) { … }", "a[0].run()", "A.run()"),
      ("class A { static func run() {} }", "A.run()", "A.run()"),
      ("class A { static func run() {}; func f() { … } }", "Self.run()", "A.run()"),
      ("class A { func run() {} }\nfunc f<T: A>(a: T) { … }", "a.run()", "A.run()"),
      ("class A { class B { func f() { … } }; static func run() {} }", "run()", "A.run()"),
      ("enum E { case a(Int) }", "E.a(1)", "nothing"),
      ("enum E { case a; static func a(_ n: Int) -> E { .a } }", "E.a(1)", "E.a(_:)"),
      ("class A { static let shared = A(); func run() {} }", "A.shared.run()", "A.run()"),
      ("class A { func run() {} }\nfunc make() -> A { A() }", "make().run()", "A.run()"),
      (
        "class A { func run() -> A { self }; func go() {} }\nfunc f(a: A) { … }", "a.run().go()",
        "A.go()"
      ),
      (
        "class A { func run() {} }\nextension A { func run(n: Int) {} }\nfunc f(a: A) { … }",
        "a.run(n: 1)", "A.run(n:)"
      ),
      (
        "class A { func run(_ n: Int) {}; func run(_ n: Int, then: () -> Void) {} }\nfunc f(a: A) { … }",
        "a.run(1) { }", "A.run(_:then:)"
      ),
      ("class A { func run() {} }\nfunc f(all: [A]) { all.forEach { … } }", "$0.run()", "A.run()"),
      ("class A { func run() {}; func f() { go { [weak self] in … } } }", "self?.run()", "A.run()"),
      (
        "class A { func run() {} }\nstruct V: View { @StateObject var a = A(); func f() { … } }",
        "a.run()", "A.run()"
      ),
      (
        "extension Array { func run() {} }\nfunc f(a: [Int]) { … }", "a.run()",
        "outside Array.run()"
      ),
      ("extension String { func run() {} }", "\"\".run()", "outside String.run()"),
      ("", "URLSession.shared.reset { }", "outside URLSession.reset"),
      ("", "UserDefaults.standard.string(forKey: \"\")", "outside UserDefaults.string"),
      ("func f(a: Foreign) { … }", "a.run()", "outside Foreign.run"),
      ("", "something.run()", "unknown member run"),
      ("class A: UIViewController {}\nfunc f(a: A) { … }", "a.run()", "unknown member run"),
    ] as [(String, String, String)])
  func methods(source: String, call: String, code: String) throws {
    let found = try target(source, call)
    #expect(found == code)
  }

  @Test(
    arguments: [
      ("class A { init() {} }", "A()", "new A"),
      ("class A {}", "A.init()", "new A"),
      ("enum Space { class A {} }", "Space.A()", "new Space.A"),
      ("struct Box<T> {}", "Box<Int>()", "new Box"),
      ("class A {}\ntypealias B = A", "B()", "new A"),
      ("class A { init() {}; convenience init(n: Int) { … } }", "self.init()", "initializer of A"),
      ("class A { init?(n: Int) {} }", "A(n: 1)", "new A"),
      ("class A { required init() {}; static func make() -> Self { … } }", "Self()", "new A"),
      ("class A { init() {} }\nfunc f() { let type = A.self; … }", "type.init()", "new A"),
      (
        "class A { init() {} }\nclass B: A { override init() { … } }", "super.init()",
        "initializer of A"
      ),
      ("", "Foreign()", "outside Foreign.init"),
      ("", "Foreign.Part()", "outside Foreign.Part.init"),
      ("func f<T: A>(_ t: T.Type) { … }\nclass A { required init() {} }", "T()", "unknown"),
    ] as [(String, String, String)])
  func initializers(source: String, call: String, code: String) throws {
    let found = try target(source, call)
    #expect(found == code)
  }

  /// Calls of protocol requirements, in a function that has `let p: P`.
  @Test(
    arguments: [
      ("", "unknown"),
      ("struct A: P { func run() {} }", "only A.run()"),
      ("class A { func run() {} }\nextension A: P {}", "only A.run()"),
      (
        "struct A: P { func run() {} }\nstruct B: P { func run() {} }", "A.run() or B.run()"
      ),
      (
        "class A: P { func run() {} }\nclass B: A { override func run() {} }",
        "A.run() or B.run()"
      ),
      ("extension P { func run() {} }\nstruct A: P { func run() {} }", "only A.run()"),
      (
        "extension P { func run() {} }\nstruct A: P { func run() {} }\nstruct B: P {}",
        "A.run() or P.run()"
      ),
      ("extension P { func run() {} }\nstruct A: P {}", "P.run()"),
      ("protocol Q: P {}\nstruct A: Q { func run() {} }", "only A.run()"),
      (
        "struct A: P { func run() {} }\n--- Tests/T.swift\nstruct B: P { func run() {} }",
        "only A.run()"
      ),
    ] as [(String, String)])
  func requirements(types: String, code: String) throws {
    let source = "protocol P { func run() }\nfunc f(p: any P) { … }\n"
    let found = try target(source + types, "p.run()")
    #expect(found == code)
  }

  /// Values that are called.
  @Test(
    arguments: [
      ("class A { let run = { }; func f() { … } }", "run()", "local code"),
      ("class A { var run = { }; func f() { … } }", "run()", "unknown"),
      ("class A { var run: (() -> Void)?; func f() { … } }", "run?()", "unknown"),
      ("func f(run: () -> Void) { … }", "run()", "unknown"),
      ("func f() { let run = { }; … }", "run()", "local code"),
      ("func f() { var run = { }; … }", "run()", "unknown"),
      ("func run() {}\nfunc f(run: () -> Void) { … }", "run()", "unknown"),
      ("struct A { let run: () -> Void }\nfunc f(a: A) { … }", "a.run()", "unknown"),
      ("class A { func run() {} }\nfunc f(a: A) { let run = a.run; … }", "run()", "unknown"),
      ("struct A { func callAsFunction() {} }\nfunc f(a: A) { … }", "a()", "A.callAsFunction()"),
      (
        "struct A { func callAsFunction() {} }\nclass B { let a = A(); func f() { … } }", "a()",
        "A.callAsFunction()"
      ),
    ] as [(String, String, String)])
  func values(source: String, call: String, code: String) throws {
    let found = try target(source, call)
    #expect(found == code)
  }

  /// Implicit members belong to the type that the place expects.
  @Test(
    arguments: [
      ("class A {}", ".init()", "A", "new A"),
      ("class A { static func make() -> A { A() } }", ".make()", "A", "A.make()"),
      ("enum A { case one(Int) }", ".one(1)", "A", "nothing"),
      ("class A {}", ".make()", "", "unknown"),
    ] as [(String, String, String, String)])
  func implicitMembers(source: String, call: String, expected: String, code: String) throws {
    let project = SmallProject(source, asking: "use(\(call))")
    let (found, scope) = try project.call(call)
    let type =
      expected.isEmpty
      ? ResolvedType.unknown : .nominal([try project.type(expected)], arguments: [])
    let target = project.model.graph.target(
      ofCallTo: found.callee, found.arguments, at: scope, expected: type)
    #expect(project.describe(target) == code)
  }

  /// The project's own operators are run by the code that uses them.
  @Test(
    arguments: [
      (
        "override init() { x = 1 <~ 2 }",
        "infix operator <~\nfunc <~ (a: Int, b: Int) -> Int { Task { }; return a }", 1
      ),
      (
        "override init() { x = 1 <~ 2 }", "struct S { static func <~ (a: S, b: Int) { Task { } } }",
        1
      ),
      (
        "override init() { x = 1 <~ 2 }", "func ~> (a: Int, b: Int) -> Int { Task { }; return a }",
        0
      ),
    ] as [(String, String, Int)])
  func operators(body: String, source: String, tasks: Int) throws {
    let cost = try constructionCost(body, source)
    #expect(cost.evidence.count { $0.signal.name == "task" } == tasks)
  }
}
