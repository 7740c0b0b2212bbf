import Testing

@testable import SourceModel

/// The type of an expression, or that it is not known.
@Suite struct TypesTests {
  private static let declarations = """
    class Model {
      var name = ""
      var next: Model?
      var items: [Item] = []
      var byName: [String: Item] = [:]
      var seats: [String: Model?] = [:]
      let pair = (first: 1, second: Item())
      static let shared = Model()
      static func make(_ n: Int = 0) -> Model { Model() }
      func item(at index: Int) -> Item { items[index] }
      func find(_ name: String) -> Item? { nil }
      func load() {}
      func load(_ done: (Item) -> Void) {}
      func pick(_ n: Int) -> Int { n }
      func pick(_ s: String) -> String { s }
      subscript(index: Int) -> Item { items[index] }
      subscript(named name: String) -> Item? { nil }
    }
    struct Item {
      var title = ""
      var count: Int { 1 }
      var owner: Model?
      static let empty = Item()
      func callAsFunction() -> Model { Model() }
    }
    enum Mode { case idle, live(Item) }
    enum Sort: String, CaseIterable { case name, date }
    struct Box<Value> {
      var value: Value
      func get() -> Value { value }
      init(_ value: Value) { self.value = value }
    }
    final class Source: ObservableObject {
      @Published var item = Item()
      @Published var all: [Item] = []
      let subject = PassthroughSubject<Item, Never>()
      var stream: AnyPublisher<[Item], Never> { fatalError() }
    }
    struct Ticket {
      var code = 0
      init?(code: Int) {}
      init(_ item: Item) {}
      init?(_ items: [String: Item]) {}
    }
    extension Color {
      init?(hex: Int) { self.init() }
      init(gray: Int) { self.init() }
    }
    var global = Item()
    func identity<T>(_ value: T) -> T { value }
    func resolve<T>(_ type: T.Type) -> T { fatalError() }

    """

  func typeOfAnswer(_ source: String, asking code: String) throws -> String {
    let project = SmallProject(Self.declarations + source, asking: code)
    let (binding, scope) = try project.answer()
    return project.describe(project.model.inference.type(of: binding, at: scope, depth: 0))
  }

  /// Expressions in a function that has a `Model`, an `Item` and a `Source`.
  @Test(
    arguments: [
      // Literals.
      ("\"a\"", "outside String"), ("1", "outside Int"), ("1.5", "outside Double"),
      ("true", "outside Bool"), ("/a+/", "outside Regex"),
      ("[1, 2]", "[outside Int]"), ("[item]", "[Item]"), ("[\"a\": item]", "[_: Item]"),
      ("(1, item)", "(outside Int, Item)"), ("(item)", "Item"),
      // Calls.
      ("Model()", "Model"), ("Model.init()", "Model"), ("Model.make()", "Model"),
      ("model.item(at: 0)", "Item"), ("model.find(\"\")", "Item?"), ("item()", "Model"),
      ("model.load()", "()"), ("identity(item)", "Item"), ("resolve(Model.self)", "Model"),
      ("unknown(item)", "unknown"), ("Foreign()", "outside Foreign"),
      ("await model.item(at: 0)", "Item"),
      ("try! model.item(at: 0)", "Item"),
      // Members.
      ("model.name", "outside String"), ("model.items", "[Item]"), ("item.count", "outside Int"),
      ("model.pair.0", "outside Int"), ("model.pair.1", "Item"), ("item.owner", "Model?"),
      ("item.absent", "unknown"), ("global", "Item"), ("global.title", "outside String"),
      ("model.item", "() -> Item"),
      // Optionals.
      ("item.owner!.name", "outside String"),
      ("item.owner?.next", "Model?"), ("item.owner ?? model", "Model"),
      ("item.owner?.next ?? model", "Model"),
      ("Optional(item)", "Item?"), ("model.next.map { $0.items }", "[Item]?"),
      // Choices and casts.
      ("flag ? model : Model()", "Model"),
      ("flag ? model : model.next", "Model?"), ("flag ? 1 : item", "unknown"),
      ("item as Any", "outside Any"), ("any as? Model", "Model?"), ("any as! Model", "Model"),
      ("if flag { model } else { Model() }", "Model"),
      ("{ item }()", "Item"), ("-1", "outside Int"), ("!flag", "outside Bool"),
      ("model.next.flatMap { $0.next }", "Model?"), ("model.next.map(\\.items)", "[Item]?"),
      ("switch flag { case true: item; default: Item() }", "Item"),
      // Subscripts.
      ("model.items[0]", "Item"), ("model.byName[\"a\"]", "Item?"), ("model[0]", "Item"),
      ("model[named: \"a\"]", "Item?"),
      ("model[keyPath: \\.name]", "outside String"),
      // Collections.
      ("model.items.first", "Item?"), ("model.items.first!.title", "outside String"),
      ("model.items.last { $0.count > 1 }", "Item?"),
      ("model.items.filter { $0.count > 1 }", "[Item]"),
      ("model.items.map(\\.title)", "[outside String]"),
      ("model.items.map { $0.owner }", "[Model?]"),
      ("model.items.compactMap { $0.owner }", "[Model]"),
      ("model.items.sorted { $0.count < $1.count }.first", "Item?"),
      ("model.items.map(Box.init)", "[Box]"), ("model.byName.values", "[Item]"),
      ("model.byName.mapValues(\\.count)", "[_: outside Int]"),
      ("model.items.randomElement()", "Item?"),
      ("model.items.dropFirst().first", "Item?"), ("model.items.reversed()", "[Item]"),
      ("model.items.enumerated().map { $0.element }", "[Item]"),
      ("model.items.map { ($0, 1) }", "[(Item, outside Int)]"),
      ("model.items.max { $0.count < $1.count }", "Item?"), ("[model, Model()]", "[Model]"),
      ("Array(model.items)", "[Item]"), ("zip(model.items, [1])", "[(Item, outside Int)]"),
      ("[Item]()", "[Item]"), ("[String: Item]()", "[_: Item]"),
      // Generic types.
      ("Box<Item>(item).value", "Item"), ("Box(item).get()", "Item"),
      // Static members, and types as values.
      ("Model.shared", "Model"), ("Model.shared.name", "outside String"), ("Item.empty", "Item"),
      ("Model.self", "Model.Type"), ("Mode.idle", "Mode"), ("Mode.live(item)", "Mode"),
      ("Sort.allCases", "[Sort]"), ("Sort.name.rawValue", "outside String"),
      ("Date.now", "outside Date"), ("UserDefaults.standard", "outside UserDefaults"),
      // Publishers.
      ("source.$item", "Publisher<Item>"), ("source.$item.map(\\.count)", "Publisher<outside Int>"),
      ("source.$all.debounce(for: 1, scheduler: main)", "Publisher<[Item]>"),
      ("source.$item.map { $0.owner }", "Publisher<Model?>"),
      ("source.$item.compactMap(\\.owner)", "Publisher<Model>"),
      ("source.subject", "Publisher<Item>"), ("source.stream", "Publisher<[Item]>"),
      ("source.$item.combineLatest(source.$all)", "Publisher<(Item, [Item])>"),
      ("Just(item)", "Publisher<Item>"),
      ("Just(item).map { $0.count }", "Publisher<outside Int>"),
      ("PassthroughSubject<Item, Never>()", "Publisher<Item>"),
      ("source.subject.eraseToAnyPublisher()", "Publisher<Item>"),
      ("source.$all.flatMap { $0.publisher }", "Publisher<Item>"),
      // Arithmetic.
      ("1 + 2", "outside Int"),
    ] as [(String, String)])
  func expressions(code: String, type: String) throws {
    #expect(try typeOfExpression(code) == type)
  }

  /// The type of an expression in a function that has a `Model`, an `Item` and a `Source`.
  func typeOfExpression(_ code: String, _ source: String = "") throws -> String {
    let function = """
      func f(
        model: Model, item: Item, source: Source, flag: Bool, any: Any, sub: Sub, store: Store,
        result: Result<Item, Error>, binding: Binding<Item>
      ) { … }
      """
    return try typeOfAnswer(source + function, asking: "let answer = \(code)")
  }

  /// Names whose type the surrounding code determines.
  @Test(
    arguments: [
      ("func f(model: Model) { if let answer = model.next { } }", "Model"),
      ("func f(model: Model) { guard let answer = model.next else { return } }", "Model"),
      ("func f(model: Model) { for answer in model.items { } }", "Item"),
      ("func f(model: Model) { for (_, answer) in model.byName { } }", "Item"),
      ("func f(model: Model) { for (_, answer) in model.items.enumerated() { } }", "Item"),
      ("func f(model: Model) { let (_, answer) = model.pair }", "Item"),
      (
        "func f(mode: Mode) { switch mode { case .live(let answer): break; default: break } }",
        "Item"
      ),
      ("func f(mode: Mode) { if case .live(let answer) = mode { } }", "Item"),
      ("func f(model: Model) { model.load { answer in } }", "Item"),
      ("func f(model: Model) { model.items.forEach { answer in } }", "Item"),
      ("func f(model: Model) { model.items.map { item in let answer = item.owner } }", "Model?"),
      ("func f(model: Model) { model.items.forEach { let answer = $0 } }", "Item"),
      ("func f(source: Source) { source.$item.sink { answer in } }", "Item"),
      ("func f(source: Source) { source.stream.sink { answer in } }", "[Item]"),
      ("func f(model: Model) { unknown { answer in } }", "unknown"),
      ("func f() { let done: (Item) -> Void = { answer in } }", "Item"),
      ("class S { var done: ((Item) -> Void)?; func f() { done = { answer in } } }", "Item"),
      ("func f(model: Model) { run { [answer = model.next] in } }", "Model?"),
      ("extension Model { func f() { let answer = self } }", "Model"),
      ("extension Model { func f() { let answer = items } }", "[Item]"),
      ("class Sub: Model { func f() { let answer = super.name } }", "outside String"),
      ("class Sub: Model { func f() { let name = 1; let answer = name } }", "outside Int"),
      (
        "struct V: View { @StateObject var s = Source(); func f() { let answer = s.item } }", "Item"
      ),
      (
        "struct V: View { @State var i = Item(); func f() { let answer = $i } }", "Projection<Item>"
      ),
      (
        "struct V: View { @StateObject var s = Source(); func f() { let answer = $s.item } }",
        "Projection<Item>"
      ),
      ("struct V: View { @Environment(Model.self) var m; func f() { let answer = m } }", "Model"),
      ("struct S { let make = { Item() }; func f() { let answer = make() } }", "Item"),
      ("struct S { let item = { Item() }(); func f() { let answer = item } }", "Item"),
      ("struct S { let mode: Mode = .idle; func f() { let answer = mode } }", "Mode"),
      ("struct S { lazy var item = Item(); func f() { let answer = item } }", "Item"),
      ("func f<T: Model>(_ t: T) { let answer = t.next }", "Model?"),
      ("func f(_ m: some Sendable & Model) { let answer = m.name }", "outside String"),
      ("func f(_ box: Box<Model>) { let answer = box.value.items }", "[Item]"),
      (
        "class Sub<T>: Box2<T> {}\nclass Box2<V> { var v: V }\nfunc f(_ s: Sub<Item>) { let answer = s.v }",
        "Item"
      ),
      (
        "extension Array { var second: Element? { nil } }\nfunc f(m: Model) { let answer = m.items.second }",
        "Item?"
      ),
      ("func f() { let answer = answer2; let answer2 = Item() }", "unknown"),
      ("func f(m: Model) { while let answer = m.next { } }", "Model"),
      ("func f(m: Model) { for (_, answer) in zip([1], m.items) { } }", "Item"),
      ("func f(m: Model) { if let m = m.next { }; let answer = m }", "Model"),
      ("func f(m: Model) { do { let m = m.items; let answer = m } }", "[Item]"),
      ("func f(any: Any) { if let answer = any as? Model { } }", "Model"),
      (
        "func f(any: Any) { switch any { case let answer as Item: break; default: break } }", "Item"
      ),
      ("func f(r: Result<Item, Error>) { if case .success(let answer) = r { } }", "Item"),
      ("func f(m: Model) { ForEach(m.items) { answer in } }", "Item"),
      ("func f(m: Model) { m.items.sorted { answer, b in true } }", "Item"),
      ("func f(m: Model) { m.items.reduce(0) { sum, answer in 1 } }", "Item"),
      (
        "func f(m: Model) { each(m.items) { answer in } }\nfunc each<T>(_ all: [T], _ run: (T) -> Void) {}",
        "Item"
      ),
      ("func f(m: Model) { async let answer = m.item(at: 0) }", "Item"),
      ("func f(_ answer: inout Item) { }", "Item"),
      ("func f(answer: @autoclosure () -> Item) { }", "() -> Item"),
      ("class A { var m: Model { get { Model() } set { let answer = newValue } } }", "Model"),
      ("func f() { do { try g() } catch let answer { } }", "unknown"),
      ("func f() { func g() -> Item { Item() }; let answer = g() }", "Item"),
      (
        "struct V: View { @Environment(\\.m) var m; func f() { let answer = m } }\nextension EnvironmentValues { var m: Model { Model() } }",
        "Model"
      ),
      (
        "struct V: View { @Bindable var m: Model; func f() { let answer = $m.items } }",
        "Projection<[Item]>"
      ),
      ("struct V: View { @Binding var item: Item; func f() { let answer = item } }", "Item"),
      (
        "struct V: View { @AppStorage(\"n\") var n = 0; func f() { let answer = n } }",
        "outside Int"
      ),
    ] as [(String, String)])
  func names(source: String, type: String) throws {
    let found = try typeOfAnswer(source, asking: "")
    #expect(found == type)
  }
}
