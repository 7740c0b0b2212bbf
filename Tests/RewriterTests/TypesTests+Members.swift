import Testing

extension TypesTests {
  /// Members of collections, strings and other types of the SDK, and subscripts.
  @Test(
    arguments: [
      // Subscripts.
      ("model.items[0..<1]", "[Item]"), ("model.items[..<1].first", "Item?"),
      ("model.items[1...]", "[Item]"), ("model.items[item.count - 1]", "Item"),
      ("model.byName[\"a\", default: item]", "Item"), ("model.byName[\"a\"]!.owner", "Model?"),
      // Arrays.
      ("model.items.count", "outside Int"), ("model.items.isEmpty", "outside Bool"),
      ("model.items.firstIndex { $0.count > 1 }", "outside Int?"),
      ("model.items.contains { $0.count > 1 }", "outside Bool"),
      ("model.items.indices.first", "outside Int?"),
      ("model.items.last?.owner?.name", "outside String?"),
      ("model.items.enumerated().first?.element", "Item?"),
      ("model.items.enumerated().map(\\.offset)", "[outside Int]"),
      ("model.items.lazy.map(\\.owner)", "[Model?]"), ("model.items.map(Mode.live)", "[Mode]"),
      ("model.items.flatMap(\\.owner)", "[Model]"), ("model.items.popLast()", "Item?"),
      ("model.items.removeFirst().owner", "Model?"),
      ("model.items.reduce(item) { first, _ in first }", "Item"),
      ("model.items.reduce(0) { $0 + $1.price }", "unknown"),
      ("[\"1\"].map(Int.init)", "[outside Int?]"),
      ("[\"1\"].compactMap(Int.init)", "[outside Int]"),
      ("[1].map(Double.init)", "[outside Double]"), ("absents.map(Int.init)", "unknown"),
      // Dictionaries.
      ("model.byName.sorted { $0.key < $1.key }", "[(key: unknown, value: Item)]"),
      ("model.byName.sorted { $0.key < $1.key }.first?.value", "Item?"),
      ("model.byName.first?.value", "Item?"), ("model.byName.values.first", "Item?"),
      ("model.byName.filter { $0.value.count > 1 }", "[_: Item]"),
      ("model.byName.map { $0.value }", "[Item]"), ("model.byName.map(\\.value.owner)", "[Model?]"),
      ("model.byName.compactMapValues(\\.owner)", "[_: Model]"),
      ("model.byName.count", "outside Int"), ("model.byName.removeValue(forKey: \"a\")", "Item?"),
      ("Dictionary(grouping: model.items) { $0.title }", "[_: [Item]]"),
      ("Dictionary(grouping: model.items, by: \\.title)[\"a\"]?.first", "Item?"),
      ("Dictionary(uniqueKeysWithValues: model.items.map { ($0.title, $0) })", "[_: Item]"),
      // Strings.
      ("item.title.count", "outside Int"), ("item.title.first", "outside Character?"),
      ("item.title.uppercased()", "outside String"),
      ("item.title.split(separator: \",\").first", "outside Substring?"),
      ("item.title.components(separatedBy: \",\")", "[outside String]"),
      ("Array(\"abc\")", "[outside Character]"), ("item.owner?.name.count", "outside Int?"),
      // Functions of the standard library.
      ("max(item.count, 1)", "outside Int"), ("min(1, 2.5)", "outside Double"),
      ("abs(1.5)", "outside Double"), ("type(of: item)", "Item.Type"),
      ("type(of: model).shared", "Model"), ("stride(from: 0, to: 9, by: 3)", "[outside Int]"),
      ("Set(model.items).first", "Item?"), ("Optional(item.owner)", "Model??"),
      ("Array(model.byName.values)", "[Item]"),
      // Other types of the SDK.
      ("result.get()", "Item"), ("try? result.get()", "Item?"),
      ("(try? result.get())?.owner?.name", "outside String?"),
      ("result.map(\\.owner)", "outside Result<Model?, outside Error>"),
      ("binding.wrappedValue", "Item"), ("binding.wrappedValue.owner", "Model?"),
      ("State<Item?>().wrappedValue", "Item?"),
      ("binding.title", "Projection<outside String>"),
      ("Bundle.main.bundleIdentifier ?? \"\"", "outside String"),
      ("Locale.current.language.languageCode?.identifier", "outside String?"),
      ("Date().addingTimeInterval(1).timeIntervalSinceNow", "outside Double"),
      // Operators.
      ("item.count > 1", "outside Bool"), ("item.count + 1", "outside Int"),
      ("item.title + \"!\"", "outside String"), ("-item.count", "outside Int"),
      ("model.items + [item]", "[Item]"), ("flag && !flag", "outside Bool"),
      ("flag || item.count == 1", "outside Bool"), ("item.owner == nil", "outside Bool"),
      ("model === model", "outside Bool"), ("any is Model", "outside Bool"),
      ("absent == 1", "unknown"), ("absent && absent", "unknown"), ("absent + 1", "unknown"),
      ("item.owner?.items.count ?? 0 > 1", "outside Bool"), ("1.5 * 2", "outside Double"),
      ("try? model.item(at: 0).owner ?? model", "Model?"), ("any as? Model ?? model", "Model"),
    ] as [(String, String)])
  func members(code: String, type: String) throws {
    #expect(try typeOfExpression(code) == type)
  }

  /// Calls of functions that overload each other, are generic or return `Self`.
  @Test(
    arguments: [
      // Overloads that labels or the types of their arguments distinguish.
      ("model.pick(1)", "outside Int"), ("model.pick(\"a\")", "outside String"),
      ("model.pick(item.count)", "outside Int"), ("model.pick(item.title)", "outside String"),
      ("model.pick(absent)", "unknown"), ("model.find(id: 1)", "Item"),
      ("model.find(\"\")", "Item?"),
      ("sub.find(\"\")", "Item?"), ("sub.next", "Model?"), ("sub.original()", "Sub"),
      ("Box(item).value", "Item"),
      // Generic functions.
      ("identity(item.owner)", "Model?"), ("identity([item])", "[Item]"),
      ("listed(item)", "[Item]"),
      ("paired(item, model)", "(Item, Model)"), ("boxed(item)", "Box<Item>"),
      ("boxed(item).value.owner", "Model?"), ("firstOf(model.items)", "Item?"),
      ("firstOf(absent)", "unknown?"), ("unboxed(Box(item))", "Item"),
      ("either(item, item)", "Item"),
      ("either(item, model)", "unknown"), ("called { item }", "unknown"),
      ("resolve(Model.self).next", "Model?"), ("found(Model.self)", "Model?"),
      // Members of generic types.
      ("Box(item).pair()", "(Item, outside Int)"), ("Box(item).nested()", "Box<[Item]>"),
      ("Box(item).nested().value.first", "Item?"), ("Box(item).stream", "Publisher<Item>"),
      ("Box(item).with(model)", "Box<Model>"), ("Box(item).optional", "Item?"),
      ("Box(item)[0]", "Item"), ("Box<Item>.empty", "Box<Item>?"),
      // `Self`.
      ("item.copy()", "Item"), ("item.twin", "Item?"), ("item.twin?.title", "outside String?"),
      ("Item.all", "[Item]"), ("Item.all.first?.copy()", "Item?"), ("model.copy().next", "Model?"),
      ("Sub.create()", "Sub"), ("sub.copy()", "Sub"), ("sub.named(\"\").copy()", "Sub"),
      // Members that the project adds to types of the SDK.
      ("model.items.second", "Item?"), ("model.items.pairs", "[(Item, Item)]"),
      ("model.items.second?.owner", "Model?"), ("\"a\".trimmed.count", "outside Int"),
      ("Date().moved(1).moved(2)", "outside Date"), ("Date().moved(1).parts?.day", "unknown?"),
      ("model.items.sum", "outside Int"), ("source.$all.latest(\"\")", "Box<[Item]>"),
      // Enum cases, static members, actors.
      ("Mode.live", "() -> Mode"), ("Mode.idle", "Mode"), ("Mode.first", "Mode?"),
      ("Model.Part.shared.model", "Model"), ("await store.load()", "Item?"),
      ("await store.items.first?.owner", "Model?"), ("try? await store.load()", "Item?"),
      ("Model.self.make()", "Model"), ("model.part?.model.name", "outside String?"),
      ("model.make(1).owner", "Model?"), ("model.handler?(1)", "Item?"),
      ("model.handler?(1).title", "outside String?"), ("model.handler!(1)", "Item"),
    ] as [(String, String)])
  func calls(code: String, type: String) throws {
    #expect(try typeOfExpression(code, Self.generics) == type)
  }

  private static let generics = """
    class Sub: Model {
      override func find(_ name: String) -> Item? { nil }
      func original() -> Sub { self }
    }
    extension Model {
      struct Part { static let shared = Part(); let model: Model }
      func find(id: Int) -> Item { Item() }
      static func create() -> Self { fatalError() }
      func named(_ name: String) -> Self { self }
      var part: Part? { nil }
      var make: (Int) -> Item { { _ in Item() } }
      var handler: ((Int) -> Item)? { nil }
    }
    protocol Copying {}
    extension Copying {
      func copy() -> Self { self }
      var twin: Self? { self }
      static var all: [Self] { [] }
    }
    extension Item: Copying {}
    extension Model: Copying {}
    extension Mode { static var first: Self? { nil } }
    extension Box {
      init(text: String) { fatalError() }
      static var empty: Self? { nil }
      var optional: Value? { value }
      var stream: AnyPublisher<Value, Never> { fatalError() }
      func pair() -> (Value, Int) { (value, 1) }
      func nested() -> Box<[Value]> { Box<[Value]>([value]) }
      func with<Other>(_ other: Other) -> Box<Other> { Box<Other>(other) }
      subscript(index: Int) -> Value { value }
    }
    extension Array {
      var second: Element? { nil }
      var pairs: [(Element, Element)] { [] }
      var sum: Int { 0 }
    }
    extension Publisher { func latest(_ name: String) -> Box<Output> { fatalError() } }
    extension String { var trimmed: String { self } }
    extension Date {
      func moved(_ days: Int) -> Date { self }
      var parts: DateComponents? { nil }
    }
    actor Store {
      var items: [Item] = []
      func load() -> Item? { nil }
    }
    func listed<T>(_ value: T) -> [T] { [value] }
    func paired<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
    func boxed<T>(_ value: T) -> Box<T> { Box(value) }
    func unboxed<T>(_ box: Box<T>) -> T { box.value }
    func firstOf<T>(_ values: [T]) -> T? { values.first }
    func either<T>(_ a: T, _ b: T) -> T { a }
    func called<T>(_ make: () -> T) -> T { make() }
    func found<T>(_ type: T.Type) -> T? { nil }

    """
}
