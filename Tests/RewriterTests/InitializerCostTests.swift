import Testing

@testable import SourceModel

private func model(_ sources: [String: String]) -> ProjectModel {
  let files = sources.sorted { $0.key < $1.key }.map {
    survey(ParsedFile(SourceFile(path: $0.key, bytes: Array($0.value.utf8))))
  }
  return ProjectModel(
    files: files, layout: ProjectLayout(manifests: [], sourcePaths: sources.keys.sorted()))
}

private let owner = """
  struct Screen: View {
    @StateObject var m = M()
    var body: some View { Text("") }
  }

  """

/// The cost of `M()` where the class has that body.
func constructionCost(_ body: String, _ rest: String = "") throws -> InitializerCost {
  try cost(of: [
    "M.swift": owner + "class M: NSObject, ObservableObject {\n\(body)\n}\n" + rest
  ])
}

func cost(of sources: [String: String]) throws -> InitializerCost {
  let sites = model(sources).initializers.ownerSites().filter { $0.holder == .stateObject }
  return try #require(sites.first?.constructions.first).cost
}

@Suite struct InitializerCostTests {
  @Test func chainIsTransitive() throws {
    let cost = try constructionCost(
      "let store = Store()",
      """
      class Store {
        init() { loadDraft() }
        func loadDraft() { draft = try? Data(contentsOf: url) }
      }
      """
    )
    let evidence = try #require(cost.evidence.first)
    #expect(evidence.signal.name == "file-read")
    #expect(evidence.chain == ["default of store", "Store.init", "loadDraft()"])
    #expect(evidence.code == "Data(contentsOf: url)")
    #expect(evidence.site.path == "M.swift")
    #expect(cost.weight == .heavy)
  }

  @Test(arguments: [
    "override init() { load() }\nfunc load() { Task { } }",
    "override init() { M.make() }\nstatic func make() { Task { } }",
    "override init() { free() }",
    "override init() { x = computed }\nvar computed: Int { Task { }; return 1 }",
    "override init() { { Task { } }() }",
    "let x: Int = { Task { }; return 1 }()",
    "override init() { [1].forEach { _ in Task { } } }",
    "override init() { run { Task { } } }\nfunc run(_ f: () -> Void) { f() }",
    "override init() { inner(); func inner() { Task { } } }",
    "convenience override init() { self.init(n: 1) }\ninit(n: Int) { Task { } }",
    "override init() { x = y }\nlazy var y: Int = f()\nfunc f() -> Int { Task { }; return 1 }",
    "override init() { fill() }\nvar n = 0 { didSet { Task { } } }\nfunc fill() { n = 1 }",
    "@Wrapped var n = 0",
    "var p: P\noverride init() { p = Only(); p.go() }",
    "let p: P\ninit(p: P = Only()) { self.p = p; super.init(); x = p.value }",
    "@Loaded var n: Int\noverride init() { super.init(); x = n }",
    "@Saved var n = 0\noverride init() { super.init(); n = 1 }",
    "@AppStorage(\"n\") var n = 0\noverride init() { super.init(); n = 1 }",
    "let outer = Outer(inner: .init())",
    "let outer: Outer = .init(inner: .init())",
    "override init() { x = self.q.go() }\nlet q: Q",
  ])
  func counted(body: String) throws {
    let rest = """
      func free() { Task { } }
      @propertyWrapper struct Wrapped {
        var wrappedValue: Int
        init(wrappedValue: Int) { Task { } }
      }
      protocol P { func go(); var value: Int { get } }
      struct Only: P { func go() { Task { } }; var value: Int { Task { }; return 1 } }
      protocol Q { func go() }
      struct A: Q { func go() { Task { } } }
      struct B: Q { func go() { } }
      @propertyWrapper struct Loaded {
        var wrappedValue: Int { Task { }; return 1 }
        init() { }
      }
      @propertyWrapper struct Saved {
        var wrappedValue: Int { get { 1 } set { Task { } } }
        init(wrappedValue: Int) { }
      }
      struct Outer { let inner: Inner }
      class Inner { init() { Task { } } }
      """
    #expect(try constructionCost(body, rest).weight == .heavy)
  }

  @Test(arguments: [
    "lazy var x: Int = { Task { }; return 1 }()",
    "static let x: Int = { Task { }; return 1 }()",
    "let make: () -> Void = { Task { } }",
    "override init() { onTap = { Task { } } }",
    "override init() { keep { Task { } } }\nfunc keep(_ f: @escaping () -> Void) { }",
    "override init() { unknown { Task { } } }",
    "func load() { Task { } }",
    "var x: Int { Task { }; return 1 }",
    "var n: Int { didSet { Task { } } }\noverride init() { n = 1 }",
    "deinit { timer?.invalidate(); hub.removeObserver(self); print(1) }",
    "override init() { x = Shared.one }",
    "override init() { if false { func inner() { Task { } } } }",
    "override init() { x = self.p.go() }\nlet p: P",
    "@Kept var n: Int\noverride init() { n = 1; super.init() }",
  ])
  func notCounted(body: String) throws {
    let rest = """
      class Shared { static let one = Shared(); init() { Task { } } }
      protocol P { func go() }
      @propertyWrapper struct Kept {
        var wrappedValue: Int { get { 1 } set { Task { } } }
        init(wrappedValue: Int) { }
      }
      struct A: P { func go() { print(1) } }
      struct B: P { func go() { } }
      """
    #expect(try constructionCost(body, rest).weight == .light)
  }

  /// Objects that are made too often are released too often.
  @Test(arguments: [
    "deinit { Task { } }", "deinit { stop() }\nfunc stop() { Task { } }",
    "let part = Part()\nclass Part { deinit { Task { } } }",
  ])
  func whatRunsOnReleaseIsCounted(body: String) throws {
    #expect(try constructionCost(body).weight == .heavy)
  }

  @Test func superclassesCount() throws {
    let base =
      "class Base: ObservableObject { let d = try? Data(contentsOf: url)\ninit() { Task { } } }\n"
    let inherited = try cost(of: ["M.swift": owner + base + "class M: Base { }"])
    #expect(Set(inherited.evidence.map(\.signal.name)) == ["task", "file-read"])
    let explicit = try cost(of: [
      "M.swift": owner + base + "class M: Base { override init() { super.init() } }"
    ])
    #expect(explicit.evidence == inherited.evidence.map { $0 } || explicit.weight == .heavy)
    let implicit = try cost(of: ["M.swift": owner + base + "class M: Base { override init() { } }"])
    #expect(Set(implicit.evidence.map(\.signal.name)) == ["task", "file-read"])
  }

  @Test func defaultArgumentsCountWhereTheyAreOmitted() throws {
    let type =
      "class M: ObservableObject { init(items: [Int] = load(), id: Int = 0) { } }\n"
      + "func load() -> [Int] { try! JSONDecoder().decode([Int].self, from: d) }\n"
    func cost(_ construction: String) throws -> InitializerCost {
      try RewriterTests.cost(of: [
        "M.swift": "struct S: View { @StateObject var m = \(construction) }\n" + type
      ])
    }
    #expect(try cost("M()").evidence.first?.chain == ["default of items", "load()"])
    #expect(try cost("M(id: 1)").weight == .heavy)
    #expect(try cost("M(items: [])").weight == .light)
    #expect(try cost("M(items: load())").weight == .heavy)
  }

  @Test func cyclesEnd() throws {
    let sources = [
      "A.swift": owner
        + """
        class M: ObservableObject {
          let n = N()
          init() { a() }
          func a() { b() }
          func b() { a(); Task { } }
        }
        """,
      "B.swift": "class N { let m = Box(); func x() { x() } }\nclass Box { init() { _ = M() } }",
    ]
    let cost = try cost(of: sources)
    #expect(cost.evidence.map(\.signal.name) == ["task", "recursion", "recursion"])
    #expect(cost.evidence.first?.chain == ["M.init", "a()", "b()"])
  }

  @Test func neitherFileOrderNorQueryOrderMatters() throws {
    let bodies = [
      "class A: ObservableObject { let b = B(); init() { f() } }",
      "class B: ObservableObject { let c = C(); init() { g() } }",
      """
      class C: ObservableObject { init() { f(); _ = A() } }
      func f() { g() }
      func g() { Task { f() }; h() }
      func h() { f(); sleep(1) }
      """,
    ]
    let views = ["A", "B", "C"].map { "struct V\($0): View { @StateObject var m = \($0)() }" }
    func costs(_ order: [Int]) -> [String: [String]] {
      var sources: [String: String] = [:]
      for (place, index) in order.enumerated() {
        sources["\(place).swift"] = bodies[index] + "\n" + views[index]
      }
      let found = model(sources)
      var result: [String: [String]] = [:]
      for site in found.initializers.ownerSites() {
        result[found[site.host].name] = site.constructions.flatMap(\.cost.evidence)
          .map { "\($0.signal.name) \($0.chain) \($0.code)" }.sorted()
      }
      return result
    }
    let expected = costs([0, 1, 2])
    #expect(expected.count == 3 && expected.values.allSatisfy { !$0.isEmpty })
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      #expect(costs(order) == expected)
    }
  }

  @Test func identityCountsWhereItIsStoredAsIdentity() throws {
    #expect(try constructionCost("let id = UUID()").weight == .light)
    #expect(try constructionCost("let created = Date()").weight == .light)
    #expect(
      try constructionCost(
        "override init() { Hub.ids.append(UUID()) }", "enum Hub { static var ids: [UUID] = [] }"
      )
      .weight == .heavy)
  }

  @Test func smallThingsAddUp() throws {
    let many = try constructionCost(
      """
      override init() {
        a = UserDefaults.standard.bool(forKey: k); b = UserDefaults.standard.bool(forKey: l)
        c = UserDefaults.standard.bool(forKey: m); d = items.sorted().map { $0 }
        f = Gadget(size: 1)
      }
      """)
    #expect(many.weight == .heavy)
    #expect(many.expense == 6)
    // Those of one kind are limited.
    let settings = try constructionCost(
      "override init() {"
        + String(repeating: "a = UserDefaults.standard.bool(forKey: k);", count: 9) + "}")
    #expect(settings.expense == 2)
  }

  @Test func whatCannotBeSeenIsSaid() throws {
    let cost = try constructionCost(
      "let p: P\ninit(p: P = made()) { super.init(); p.go(); service.start() }",
      """
      protocol P { func go() }
      class A: P { func go() { } }
      class B: P { func go() { } }
      func made() -> P { B() }
      """)
    #expect(cost.unresolved.map(\.code) == ["service.start()"])
  }

  @Test func whatStandsForAProtocolIsTold() throws {
    let cost = try constructionCost(
      "let p: P\ninit(p: P = A()) { self.p = p; super.init(); go() }\nfunc go() { p.go() }",
      """
      protocol P { func go() }
      class A: P { func go() { Task { } } }
      class B: P { func go() { } }
      """)
    #expect(cost.weight == .heavy)
    #expect(cost.unresolved.isEmpty)
  }

  @Test(arguments: [
    "override init() { switch k { case .a(let n): x = n; case .b: break } }",
    "override init() { if case .a(let n) = k { x = n } }",
    "override init() {\n#if os(iOS) && !targetEnvironment(simulator)\nx = 1\n#endif\n}",
    "override init() { wait(for: .milliseconds(3)) }\nfunc wait(for n: Int) { }",
    "var items: [Int] = .init()",
  ])
  func whatCallsNothingIsNotSaid(body: String) throws {
    #expect(try constructionCost(body).unresolved.isEmpty)
  }
}
