import Testing

extension TypesTests {
  /// What is optional, and what is not.
  @Test(
    arguments: [
      // Chains.
      ("item.owner?.name", "outside String?"), ("item.owner?.next?.name", "outside String?"),
      ("item.owner?.next!", "Model?"), ("item.owner?.next!.name", "outside String?"),
      ("(item.owner?.next)!", "Model"), ("(item.owner?.next)!.name", "outside String"),
      ("item.owner?.items", "[Item]?"), ("item.owner?.items.first", "Item?"),
      ("item.owner?.items.first?.title", "outside String?"),
      ("item.owner?.items[0]", "Item?"), ("item.owner?[0]", "Item?"),
      ("item.owner?[0].title", "outside String?"),
      ("item.owner?.byName[\"a\"]", "Item?"), ("model.byName[\"a\"]?.title", "outside String?"),
      ("item.owner?.load()", "()?"), ("item.owner?.find(\"\")", "Item?"),
      ("item.owner?.item(at: 0)", "Item?"), ("item.owner?.item(at: 0).title", "outside String?"),
      ("model.find(\"\")?.owner!.items", "[Item]?"),
      ("model.items.first?.owner?.items.map(\\.title)", "[outside String]?"),
      ("item.owner?.absent", "unknown?"),
      ("source?.$item.map(\\.count)", "Publisher<outside Int>?"),
      // Nested optionals.
      ("model.seats[\"a\"]", "Model??"), ("model.seats[\"a\"]!", "Model?"),
      ("model.seats[\"a\"] ?? nil", "Model?"), ("model.seats[\"a\"] ?? model", "Model?"),
      // `try?`.
      ("try? model.item(at: 0)", "Item?"), ("try? model.find(\"\")", "Item?"),
      ("(try? model.item(at: 0))?.title", "outside String?"),
      ("(try? model.find(\"\"))!", "Item"), ("try? await model.item(at: 0).owner", "Model?"),
      ("(try? model.item(at: 0)) ?? item", "Item"), ("try? unknown()", "unknown?"),
      // `??`.
      ("item.owner?.name ?? \"\"", "outside String"), ("item.owner ?? nil", "Model?"),
      ("item.owner ?? model.next", "Model?"), ("item.owner ?? model.next ?? model", "Model"),
      ("item.owner?.items ?? []", "[Item]"), ("item.owner ?? .shared", "Model"),
      ("item.owner ?? .make(1)", "Model"), ("item.owner?.items.first ?? item", "Item"),
      ("absent ?? item", "Item"), ("item.owner?.name ?? item.title", "outside String"),
      ("item.owner ?? fatalError()", "Model"),
      // Key paths.
      ("model.items.map(\\.owner?.name)", "[outside String?]"),
      ("model.items.compactMap(\\.owner?.name)", "[outside String]"),
      ("model.items.map(\\.owner?.next)", "[Model?]"),
      ("item[keyPath: \\.owner!.name]", "outside String"),
      ("model.items.map(\\.owner?.items[0])", "[Item?]"),
      ("source.$item.map(\\.owner?.name)", "Publisher<outside String?>"),
      // Initializers that can fail.
      ("Int(\"1\")", "outside Int?"), ("Int(item.title)", "outside Int?"),
      ("Int(1.5)", "outside Int"), ("Double(item.count)", "outside Double"),
      ("Int(absent)", "unknown"), ("Int(\"ff\", radix: 16)", "outside Int?"),
      ("String(item.count)", "outside String"), ("URL(string: \"\")", "outside URL?"),
      ("URL(string: \"\")!", "outside URL"), ("URL(fileURLWithPath: \"\")", "outside URL"),
      ("UUID()", "outside UUID"), ("UUID(uuidString: \"\")", "outside UUID?"),
      ("Sort(rawValue: \"name\")", "Sort?"), ("Sort(rawValue: \"name\") ?? .name", "Sort"),
      ("Ticket(code: 1)", "Ticket?"), ("Ticket(code: absent)", "Ticket?"),
      ("Ticket(absent)", "Ticket"),
      ("Ticket(.empty)", "Ticket"), ("Ticket(item)", "Ticket"),
      ("Ticket.init(code: 1)", "Ticket?"),
      ("Ticket(code: 1)?.code", "outside Int?"), ("Color(hex: 1)", "outside Color?"),
      ("Color(gray: 1)", "outside Color"), ("[1].map(Ticket.init(code:))", "[Ticket?]"),
      ("[1].compactMap(Ticket.init(code:))", "[Ticket]"),
    ] as [(String, String)])
  func optionals(code: String, type: String) throws {
    #expect(try typeOfExpression(code) == type)
  }

  /// Names that unwrap a value, and names of closures and tuples.
  @Test(
    arguments: [
      ("func f(m: Model) { if let answer = m.seats[\"a\"] { } }", "Model?"),
      ("func f(m: Model) { guard let answer = try? m.item(at: 0) else { return } }", "Item"),
      ("func f(m: Model) { if let answer = m.next?.name { } }", "outside String"),
      ("func f(m: Model) { for answer in m.next?.items ?? [] { } }", "Item"),
      ("func f(m: Model) { while let answer = m.items.popLast() { } }", "Item"),
      ("func f(m: Model) throws { let answer = try #require(m.byName[\"a\"]) }", "Item"),
      ("func f(m: Model) throws { let answer = try XCTUnwrap(m.next, \"none\") }", "Model"),
      ("func f(m: Model) { let answer = #expect(m.next) }", "unknown"),
      ("func f(m: Model) { if case let answer? = m.next { } }", "Model"),
      ("func f(m: Model) { if case .some(let answer) = m.next { } }", "Model"),
      ("func f(m: Model) { switch m.next { case let answer?: break; default: break } }", "Model"),
      ("func f(m: Model) { let make = { m.items }; let answer = make() }", "[Item]"),
      ("func f() { let make = { (n: Int) -> Item? in nil }; let answer = make(1) }", "Item?"),
      ("func f(make: (() -> Item)?) { let answer = make?() }", "Item?"),
      ("func f() { let pair = (a: 1, b: Item()); let answer = pair.b }", "Item"),
      ("func f(m: Model) { let answer = m.pair.second }", "Item"),
      ("func f(m: Model) { let (answer, _) = (m.next, 1) }", "Model?"),
      ("func f(m: Model) { async let answer = m.find(\"\") }", "Item?"),
      ("func f(m: Model) { let answer = (m.next, m.items.first) }", "(Model?, Item?)"),
      ("struct V { weak var m: Model?; func f() { let answer = m?.name } }", "outside String?"),
      ("struct V { var m: Model!; func f() { let answer = m.name } }", "outside String"),
      ("struct V { let m = Model.shared.next?.next; func f() { let answer = m } }", "Model?"),
      (
        "struct V: View { @Environment(Model.self) var m: Model?; func f() { let answer = m?.next } }",
        "Model?"
      ),
      (
        "struct V: View { @State var i: Item?; func f() { let answer = $i } }", "Projection<Item?>"
      ),
      ("func f(m: Model) { m.next.map { answer in } }", "Model"),
      ("func f(s: Source) { s.$item.map(\\.owner).sink { answer in } }", "Model?"),
      ("func f(s: Source) { s.$item.compactMap(\\.owner).sink { answer in } }", "Model"),
      ("func f(m: Model) { m.byName.forEach { _, answer in } }", "Item"),
      (
        "func f(m: Model) { m.byName.sorted { $0.key < $1.key }.map { answer in } }",
        "(key: unknown, value: Item)"
      ),
    ] as [(String, String)])
  func bindings(source: String, type: String) throws {
    #expect(try typeOfAnswer(source, asking: "") == type)
  }

  /// Values that are one of several, and literals.
  @Test(
    arguments: [
      ("flag ? model : nil", "Model?"), ("flag ? nil : model", "Model?"),
      ("flag ? nil : model.next", "Model?"), ("flag ? 1 : 2.5", "outside Double"),
      ("flag ? item.count : 0", "outside Int"), ("flag ? absent : model", "unknown"),
      ("flag ? Mode.idle : .live(item)", "Mode"), ("flag ? .idle : Mode.idle", "Mode"),
      ("flag ? model.items : []", "[Item]"), ("flag ? item.owner?.name : \"\"", "outside String?"),
      ("flag ? model : (flag ? nil : model)", "Model?"),
      ("if flag { model } else { nil }", "Model?"),
      ("switch flag { case true: item.owner; default: nil }", "Model?"),
      ("switch flag { case true: item; default: fatalError() }", "Item"),
      ("if flag { 1 } else if flag { 2.5 } else { 3 }", "outside Double"),
      ("[1, 2.5]", "[outside Double]"), ("[1, nil]", "[outside Int?]"),
      ("[model, item.owner]", "[Model?]"), ("[model, nil]", "[Model?]"),
      ("[item, model]", "[unknown]"), ("[absent, item]", "[unknown]"), ("[]", "[unknown]"),
      ("[.idle, Mode.idle]", "[Mode]"), ("[[1], [2]]", "[[outside Int]]"),
      ("[\"a\": 1, \"b\": 2.5]", "[_: outside Double]"),
      ("[\"a\": item, \"b\": nil]", "[_: Item?]"),
      ("nil", "unknown?"), ("fatalError()", "outside Never"),
    ] as [(String, String)])
  func alternatives(code: String, type: String) throws {
    #expect(try typeOfExpression(code) == type)
  }
}
