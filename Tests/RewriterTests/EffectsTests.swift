import Testing

@testable import Rewriter
@testable import SourceModel

/// What code reads and writes, directly and through the code that it runs.
@Suite struct EffectsTests {
  private static let model = """
    class Base: ObservableObject {
      var kept = 0
      func keep() { kept = 1 }
    }
    final class Model: Base {
      @Published var count = 0
      @Published var items: [Int] = []
      @Published var form = Form()
      var plain = 0
      let fixed = 0
      let child = Child()
      static var shared = 0
      var total: Int { count + plain }
      var label: String { describe() }
      func describe() -> String { "\\(plain)" }
      func increase() { count += 1 }
      func raise() { increase() }

    """
  private static let rest = """

    }
    final class Child: ObservableObject {
      @Published var name = ""
      func rename() { name = "a" }
      static let shared = Child()
      static func first() -> String { shared.name }
      static func time() -> Double { clock.now.seconds }
    }
    func nameOfFirst() -> String { Child.first() }
    struct Form {
      var title = ""
      mutating func clear() { title = "" }
      func text() -> String { title }
    }
    func mutate(_ n: inout Int) { n = 1 }
    """

  private func project(_ code: String) -> SmallProject {
    SmallProject(Self.model + "func code() { \(code) }" + Self.rest)
  }

  /// The properties of its own object that code writes. Calls are followed if the code itself writes none.
  @Test(
    arguments: [
      ("count = 1", ["count"]), ("self.count = 1", ["count"]), ("count += 1", ["count"]),
      ("count = 1; plain = 2", ["count", "plain"]), ("items.append(1)", ["items"]),
      ("items[0] = 1", ["items"]), ("items.sort()", ["items"]), ("form.title = \"\"", ["form"]),
      ("form.clear()", ["form"]), ("_ = form.text()", []), ("_ = count", []),
      ("_ = items.first", []),
      ("let count = 1; _ = count", []), ("var count = 1; count = 2", []),
      ("increase()", ["count"]), ("self.increase()", ["count"]), ("raise()", ["count"]),
      ("keep()", ["kept"]), ("kept = 1", ["kept"]), ("child.name = \"\"", []),
      ("Model.shared = 1", []), ("[1].forEach { count = $0 }", ["count"]),
      ("if items.isEmpty { count = 1 } else { plain = 1 }", ["count", "plain"]),
      ("swap(&count, &plain)", ["count", "plain"]),
      ("items += [1]", ["items"]), ("form = Form()", ["form"]), ("defer { count = 1 }", ["count"]),
      ("for i in items.indices { items[i] = 1 }", ["items"]), ("_ = items.popLast()", ["items"]),
      ("mutate(&count)", ["count"]), ("_count = Published(initialValue: 1)", ["count"]),
      ("func inner() { count = 1 }; inner()", ["count"]),
      ("switch count { case 1: plain = 1; default: count = 2 }", ["plain", "count"]),
    ] as [(String, [String])])
  func writes(code: String, written: [String]) throws {
    let project = project(code)
    let model = try project.type("Model")
    let (file, body) = try project.code(of: "code", in: model)
    let found = project.model.usage.writtenProperties(in: body, ofFile: file, host: model)
    #expect(found.map { project.model[$0].name } == written)
  }

  /// The other models that code changes through its properties: by an assignment, or by a call.
  @Test(
    arguments: [
      ("child.name = \"\"", ["Child"], []), ("child.rename()", [], ["Child"]),
      ("self.child.name = \"\"", ["Child"], []), ("count = 1", [], []), ("increase()", [], []),
      ("form.title = \"\"", [], []),
    ] as [(String, [String], [String])])
  func writesOfOthers(code: String, written: [String], called: [String]) throws {
    let project = project(code)
    let (file, body) = try project.code(of: "code", in: try project.type("Model"))
    #expect(
      project.model.usage.writtenChildren(in: body, ofFile: file).map(project.name) == written)
    #expect(project.model.usage.calledChildren(in: body, ofFile: file).map(project.name) == called)
  }

  /// Whether code reads a property, directly or through getters, methods and closures.
  @Test(
    arguments: [
      ("_ = count", "count", true), ("_ = self.count", "count", true),
      ("_ = plain", "count", false),
      ("_ = total", "count", true), ("_ = total", "plain", true), ("_ = label", "plain", true),
      ("_ = describe()", "plain", true), ("_ = describe()", "count", false),
      ("let count = 1; _ = count", "count", false),
      ("items.forEach { _ in _ = count }", "count", true),
      ("let f = { self.count }; _ = f()", "count", true),
      ("func inner() -> Int { count }; _ = inner()", "count", true),
      ("_ = self[keyPath: \\.count]", "count", true), ("count = 1", "count", false),
      ("count += 1", "count", true), ("print(count)", "count", true),
      ("let m = self; _ = m.count", "count", true), ("mutate(&count)", "count", true),
      ("_ = \"\\(count)\"", "count", true), ("_ = { count }()", "count", true),
      ("_ = items.sorted { a, b in a < count }", "count", true), ("increase()", "count", true),
      ("_ = child.name", "count", false), ("_ = form.title", "form", true),
      ("_ = items.isEmpty", "items", true), ("unknown()", "count", false),
      ("_ = Model().count", "count", true),
    ] as [(String, String, Bool)])
  func reads(code: String, property: String, isRead: Bool) throws {
    let project = project(code)
    let model = try project.type("Model")
    let (file, body) = try project.code(of: "code", in: model)
    let reaches = project.model.graph.reaches(
      try project.property(property, of: model), of: model, in: body, ofFile: file)
    #expect(reaches == isRead)
  }

  /// The stored variables without a wrapper that code reads while it runs.
  @Test(
    arguments: [
      ("_ = plain", ["plain"]), ("_ = total", ["plain"]), ("_ = label", ["plain"]),
      ("_ = count", []), ("_ = fixed", []), ("_ = kept", ["kept"]),
      ("items.forEach { _ in _ = plain }", ["plain"]), ("Task { _ = plain }", []),
      ("DispatchQueue.main.async { _ = self.plain }", []), ("child.rename()", []),
    ] as [(String, [String])])
  func plainVariables(code: String, read: [String]) throws {
    let project = project(code)
    let model = try project.type("Model")
    let (file, body) = try project.code(of: "code", in: model)
    let found = project.model.tracking.plainVariablesRead(in: body, ofFile: file, model)
    #expect(found.map { project.model[$0].name } == read)
  }

  /// Whether code may read something that notifies views. A read through a value of unknown type may in code of an object.
  @Test(
    arguments: [
      ("_ = count", true), ("_ = total", true), ("_ = child.name", true), ("raise()", true),
      ("_ = fixed", false), ("_ = something.name", true), ("print(1)", false),
      ("_ = Child.first()", true), ("_ = nameOfFirst()", true), ("_ = Child.time()", false),
    ] as [(String, Bool)])
  func trackedReads(code: String, isTracked: Bool) throws {
    let project = project(code)
    let model = try project.type("Model")
    let (file, body) = try project.code(of: "code", in: model)
    #expect(project.model.tracking.readsTracked(in: body, ofFile: file, model) == isTracked)
  }

  /// Whether some code changes the property `x` of `A` after an object is created.
  @Test(
    arguments: [
      ("class A { var x = 1 }", false),
      ("class A { var x: Int; init() { x = 1 } }", false),
      ("class A { var x = 1; func f() { x = 2 } }", true),
      ("class A { var x = 1 }\nfunc f(a: A) { a.x = 2 }", true),
      ("class A { var x = 1 }\nclass B { var x = 1; func f() { x = 2 } }", false),
      ("class A { var x = 1 }\nfunc f(b: B) { b.x = 2 }\nclass B { var x = 1 }", false),
      ("class A { var x = 1 }\nfunc f() { unknown.x = 2 }", true),
      ("class A { var x = [1]; func f() { x.append(2) } }", true),
      ("class A { var x = [1]; func f() { _ = x.count } }", false),
      ("class A { var x = 1; func f() { change(&x) } }", true),
      ("class A { var x = 1; func f() { let x = 2; _ = x } }", false),
      ("class A { var x = 1; init() { Task { x = 2 } } }", true),
      ("class A { var x = 1; deinit { x = 2 } }", true),
      ("class A { let x = 1 }", false),
      ("class A { private(set) var x = 1; func f() { x += 1 } }", true),
      (
        "class A { var x = 1; init() {} }\nclass B: A { override init() { super.init(); x = 2 } }",
        false
      ),
      ("class A { var x = 1 }\nfunc f(a: A) { a[keyPath: \\.x] = 2 }", true),
      ("class A { var x = 1 }\nfunc f(all: [A]) { all.forEach { $0.x = 2 } }", true),
      ("class A { var x = 1; func f() { let a = self; a.x = 2 } }", true),
      ("class A { @Published var x = 1; init(p: P) { p.assign(to: &$x) } }", true),
      ("class A { var x = S(); func f() { x.go() } }\nstruct S { mutating func go() {} }", true),
      ("class A { var x = S(); func f() { x.go() } }\nstruct S { func go() {} }", false),
      (
        "protocol P: AnyObject { var x: Int { get set } }\nclass A: P { var x = 1 }\nfunc f(p: P) { p.x = 2 }",
        true
      ),
      ("class A { static var x = 1 }\nfunc f() { A.x = 2 }\nfunc g() { f() }", true),
      ("class A { static var x = 1 }\nfunc f() { A.x = 2 }", false),
      ("class A { static var x = 1 }\nclass B { static var x = 1 }\nfunc f() { B.x = 2 }", false),
      ("class A { var x = S() }\nstruct S { var y = 1 }\nfunc f(a: A) { a.x.y = 2 }", true),
      ("class A { var x = B() }\nclass B { var y = 1 }\nfunc f(a: A) { a.x.y = 2 }", false),
      ("class A { var x = 1 }\nclass C: A { func f() { x = 2 } }", true),
      (
        "class A { var x = 1 }\nstruct V: View { @StateObject var a = A(); var body: some View { Slider(value: $a.x) } }",
        true
      ),
    ] as [(String, Bool)])
  func changesAfterInit(source: String, changes: Bool) throws {
    let project = SmallProject(source)
    let type = try project.type("A")
    let property = try project.property("x", of: type)
    #expect(project.model.tracking.changesAfterInit(property, of: type) == changes)
  }

  /// What a view reads while it is evaluated.
  @Test(
    arguments: [
      ("Text(model.name)", ["model", "model.name"]),
      ("Button(\"\") { send(model.name) }", []),
      ("Text(\"\").onAppear { send(model.name) }", []),
      ("ForEach(model.items) { item in Text(item.name) }", ["model", "model.items", "item.name"]),
      ("Button { send(model.name) } label: { Text(model.title) }", ["model", "model.title"]),
      ("Text(title) }\nvar title: String { model.name", ["title", "model", "model.name"]),
    ] as [(String, [String])])
  func readsOfViews(body: String, read: [String]) throws {
    let project = SmallProject(
      "struct Screen: View {\n@StateObject var model = Model()\nvar body: some View { \(body) }\n}")
    let reads = project.model.tracking.readsWhileEvaluated(in: try project.type("Screen"))
      .map { project.model.files[$0.file].text($0.use.range) }
    #expect(reads == read)
  }
}
