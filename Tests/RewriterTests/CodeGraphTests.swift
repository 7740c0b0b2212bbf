import Testing

@testable import SourceModel

/// What code runs, when it runs, and what it reads and writes of its object.
@Suite struct CodeGraphTests {
  /// The members that the method `start` of `A` reaches, sorted.
  @Test(
    arguments: [
      ("run()", "own", ["A.run"]),
      ("self.run()", "own", ["A.run"]),
      ("deep()", "own", ["A.deep", "A.run"]),
      ("_ = total", "own", ["A.total"]),
      ("Task { run() }", "own", ["A.run"]),
      ("Task { run() }", "atOnce", []),
      ("[1].forEach { _ in run() }", "atOnce", ["A.run"]),
      ("DispatchQueue.main.async { self.run() }", "withBody", []),
      ("let f = { self.run() }; f()", "own", ["A.run"]),
      ("func inner() { run() }; inner()", "own", ["A.run"]),
      ("B().go()", "own", []),
      ("B().go()", "all", ["B.go"]),
      ("free()", "own", []), ("free()", "all", ["free"]),
      ("A.shared()", "all", ["A.shared"]),
      ("again()", "own", ["A.again"]),
      ("other.go()", "all", ["B.go"]),
      ("any.go()", "all", ["B.go", "C.go"]),
      ("base.over()", "all", ["Base.over", "Sub.over"]),
      ("unknown.go()", "all", []),
      ("take { run() }", "atOnce", ["A.run", "A.take"]),
      ("keep { self.run() }", "atOnce", ["A.keep"]),
      ("_ = 1 <> 2", "own", []), ("_ = 1 <> 2", "all", ["<>"]),
    ] as [(String, String, [String])])
  func reaches(code: String, along: String, reached: [String]) throws {
    let project = SmallProject(
      """
      protocol P { func go() }
      final class A {
        var count = 1
        var total: Int { count + 1 }
        let other = B()
        let any: any P = B()
        let base = Base()
        func start() { \(code) }
        func run() {}
        func deep() { run() }
        func again() { again() }
        func take(_ code: () -> Void) { code() }
        func keep(_ code: @escaping () -> Void) {}
        static func shared() {}
      }
      final class B: P { func go() {} }
      struct C: P { func go() {} }
      class Base { func over() {} }
      class Sub: Base { override func over() {} }
      func free() {}
      infix operator <>
      func <> (left: Int, right: Int) -> Int { left }
      """)
    let type = try project.type("A")
    let (file, body) = try project.code(of: "start", in: type)
    let paths: [String: CodePaths] = [
      "own": .own, "atOnce": .ownAtOnce, "withBody": .ownWithBody, "all": .all,
    ]
    let found = project.model.graph.code(
      reachedFrom: CodeNode(file: file, body: body, owner: type), along: try #require(paths[along]))
    let names = found.dropFirst().compactMap { node -> String? in
      guard let owner = project.model.files[node.file].owner(ofBody: node.body),
        owner.name != "inner"
      else { return nil }
      return (node.owner.map { project.name(of: $0) + "." } ?? "") + owner.name
    }
    #expect(Set(names) == Set(reached))
  }

  /// Whether evaluating the body of a view runs the global function `text`.
  @Test(
    arguments: [
      ("Text(text())", true), ("Text(outer())", true), ("Text(B.value)", true),
      ("Text(1.label)", true), ("VStack { Text(text()) }", true), ("Text(\"\")", false),
      ("Button(\"\") { _ = text() }", false), ("Button(\"\") { _ = outer() }", false),
      ("Text(C().text())", false),
    ])
  func isReached(code: String, isReached: Bool) throws {
    let project = SmallProject(
      """
      import SwiftUI
      struct A: View { var body: some View { \(code) } }
      func text() -> String { "" }
      func outer() -> String { [1].map { _ in text() }[0] }
      enum B { static var value: String { outer() } }
      struct C { func text() -> String { "" } }
      extension Int { var label: String { text() } }
      """)
    let model = project.model
    let function = try #require(model.symbols.globalFunctions["text"]?.first)
    let node = try #require(model.graph.node(of: function, on: nil))
    let callers = model.graph.code(reaching: node, .withBody) { _ in true }
    let names = callers.compactMap { model.files[$0.file].owner(ofBody: $0.body)?.name }
    #expect(names.contains("body") == isReached)
    #expect(names.contains("label") && names.contains("value"))
  }

  /// When a closure runs.
  @Test(
    arguments: [
      ("[1].map { _ in mark() }", .now), ("{ mark() }()", .now),
      ("Task { mark() }", .laterOnMain), ("Task.detached { mark() }", .otherThread),
      ("DispatchQueue.main.async { mark() }", .laterOnMain),
      ("DispatchQueue.global().async { mark() }", .otherThread),
      ("group.notify(queue: .main) { mark() }", .laterOnMain),
      ("group.notify(queue: .global()) { mark() }", .otherThread),
      ("DispatchQueue.main\n.async { mark() }", .laterOnMain),
      ("let queue = DispatchQueue.main; queue.async { mark() }", .laterOnMain),
      ("let queue = DispatchQueue(label: \"\"); queue.async { mark() }", .otherThread),
      ("let queue = DispatchQueue(label: \"\"); queue.sync { mark() }", .now),
      (
        "let queue = DispatchQueue(label: \"\", target: .main); queue.async { mark() }",
        .laterOnMain
      ),
      ("Task<Void, Never> { mark() }", .laterOnMain), ("TaskRow { mark() }", .viewBuilder),
      ("publisher.sink { _ in mark() }", .later),
      ("view.onAppear { mark() }", .onAppearance), ("view.onTapGesture { mark() }", .action),
      ("VStack { mark() }", .viewBuilder), ("unknown { mark() }", .unknown),
      ("let code = { mark() }", .unknown), ("handler = { mark() }", .later),
      ("own { mark() }", .now), ("kept { mark() }", .unknown),
    ] as [(String, ClosureTiming)])
  func timing(code: String, timing: ClosureTiming) throws {
    let project = SmallProject(
      """
      func start() { \(code) }
      func own(_ code: () -> Void) { code() }
      func kept(_ code: @escaping () -> Void) {}
      """)
    let scope = try project.call("mark()").scope
    let closure = try #require(project.model.graph.closures(around: scope).first { _ in true })
    #expect(project.model.graph.timing(ofClosure: closure) == timing)
  }

  /// What a statement reads and writes of its own object before it returns.
  @Test(
    arguments: [
      ("count = 1", [], ["count"]), ("_ = count", ["count"], []),
      ("fill()", [], ["count"]), ("_ = total", ["count", "total"], []),
      ("(count, name) = (1, \"\")", ["count", "name"], ["count", "name"]),
      ("items.append(1)", ["items"], ["items"]), ("change(&count)", ["count"], ["count"]),
      ("kept = 1", [], ["kept", "count"]), ("twice = 1", [], ["twice", "count"]),
      ("Task { count = 1 }", [], []), ("[1].forEach { count = $0 }", [], ["count"]),
      ("$name.sink { [weak self] _ in self?.count = 1 }", ["name"], ["count"]),
      ("$name.receive(on: RunLoop.main).sink { [weak self] _ in self?.count = 1 }", ["name"], []),
      ("subject.sink { [weak self] _ in self?.count = 1 }", ["subject"], []),
      ("latest.sink { [weak self] _ in self?.count = 1 }", ["latest"], ["count"]),
      ("latest.dropFirst().sink { [weak self] _ in self?.count = 1 }", ["latest"], []),
      (
        "Publishers.Merge(latest, subject).sink { _ in self.count = 1 }", ["latest", "subject"],
        ["count"]
      ),
      ("latest.zip(subject).sink { _ in self.count = 1 }", ["latest", "subject"], []),
      ("erased.sink { _ in self.count = 1 }", ["erased", "latest"], ["count"]),
      ("later.sink { _ in self.count = 1 }", ["later", "subject"], []),
      ("subject.prepend(1).sink { _ in self.count = 1 }", ["subject"], ["count"]),
      ("latest.sink(receiveValue: take)", ["latest", "take"], ["count"]),
      ("subject.sink(receiveValue: take)", ["subject", "take"], []),
      ("latest.assign(to: \\.count, on: self)", ["latest"], ["count"]),
      ("subject.assign(to: \\.count, on: self)", ["subject"], []),
      ("latest.assign(to: &$shown)", ["latest"], ["shown"]),
      ("subject.assign(to: &$shown)", ["subject"], []),
      ("view.observe(\\.x, options: [.initial]) { _, _ in self.count = 1 }", ["view"], ["count"]),
      ("view.observe(\\.x, options: .new) { _, _ in self.count = 1 }", ["view"], []),
      ("view.observe(\\.x) { _, _ in self.count = 1 }", ["view"], []),
      ("view.publisher(for: \\.x).sink { _ in self.count = 1 }", ["view"], ["count"]),
      ("view.publisher(for: \\.x, options: [.new]).sink { _ in self.count = 1 }", ["view"], []),
      ("NotificationCenter.default.publisher(for: .a).sink { _ in self.count = 1 }", [], []),
      ("Package.watch { _ in self.count = 1 }", [], ["count"]),
      ("URLSession.shared.dataTask(with: url) { _, _, _ in self.count = 1 }", ["url"], []),
      ("calls { self.count = 1 }", [], ["count"]), ("keeps { self.count = 1 }", [], ["code"]),
      ("keepsAndCalls { self.count = 1 }", ["code"], ["code", "count"]),
      ("again { self.count = 1 }", [], ["count"]), ("defers { self.count = 1 }", [], []),
      ("passes { self.count = 1 }", [], ["count"]),
    ] as [(String, [String], [String])])
  func effects(code: String, reads: [String], writes: [String]) throws {
    let project = SmallProject(
      """
      import Combine
      final class A: ObservableObject {
        @Published var name = ""
        var count = 1
        var items: [Int] = []
        var total: Int { count }
        var kept = 1 { didSet { count = 2 } }
        var twice: Int {
          get { 1 }
          set { count = newValue }
        }
        @Published var shown = 1
        let subject = PassthroughSubject<Int, Never>()
        let latest = CurrentValueSubject<Int, Never>(1)
        var erased: AnyPublisher<Int, Never> { latest.map { $0 + 1 }.eraseToAnyPublisher() }
        var later: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
        var code: (() -> Void)?
        func take(_ value: Int) { count = value }
        func calls(_ code: @escaping () -> Void) { code() }
        func keeps(_ code: @escaping () -> Void) { self.code = code }
        func keepsAndCalls(_ code: @escaping () -> Void) {
          self.code = code
          self.code?()
        }
        func defers(_ code: @escaping () -> Void) { Task { code() } }
        func passes(_ code: @escaping () -> Void) { calls(code) }
        func again(_ code: @escaping () -> Void) {
          again { code() }
          code()
        }
        func fill() { count = 2 }
        func change(_ value: inout Int) {}
        func start() { \(code) }
      }
      """)
    let type = try project.type("A")
    let (file, body) = try project.code(of: "start", in: type)
    let found = project.model.graph.effects(of: body, ofFile: file, on: type)
    #expect(found.reads.subtracting(["$name"]) == Set(reads))
    #expect(found.writes == Set(writes))
  }
}
