import Testing

@testable import SourceModel

/// The weight of `M()` depends on the values of parameters that the call fixes.
@Suite struct ConstantConditionTests {
  @Test(arguments: [
    "init(on: Bool = false) { if on { Task { } } }",
    "init(on: Bool = true) { if !on { Task { } } }",
    "init(on: Bool = false) { guard on else { return }; Task { } }",
    "init(on: Bool = false) { if !on { return }; Task { } }",
    "init(on: Bool = false) { if on == true { Task { } } }",
    "init(on: Bool = false) { if on, ready() { Task { } } }",
    "init(on: Bool = false) { if on && launch() { } }\nfunc launch() -> Bool { Task { }; return true }",
    "init(off: Bool = true) { if off || launch() { } }\nfunc launch() -> Bool { Task { }; return true }",
    "init(on: Bool = false) { x = on ? launch() : 1 }\nfunc launch() -> Int { Task { }; return 1 }",
    "init(on: Bool = false) { x = on && launch() ? 1 : 2 }\nfunc launch() -> Bool { Task { }; return true }",
    "init(url: URL? = nil) { if let url { load(url) } }\nfunc load(_ url: URL) { Task { } }",
    "init(url: URL? = nil) { if let it = url { load(it) } }\nfunc load(_ url: URL) { Task { } }",
    "init(url: URL? = nil) { guard let url else { return }; load(url) }\nfunc load(_ url: URL) { Task { } }",
    "init(url: URL? = nil) { if url != nil { Task { } } }",
    "init(hub: Hub? = nil) { hub?.start(Data(contentsOf: url)) }",
    "init(name: String? = \"a\") { x = name ?? read() }\nfunc read() -> String { Task { }; return \"\" }",
    "init(mode: Mode = .idle) { if mode == .live { Task { } } }",
    "init(mode: Mode = .idle) { if case .live = mode { Task { } } }",
    "init(mode: Mode = .idle) { switch mode { case .live: Task { }; default: break } }",
    "init(mode: Mode = Mode.idle) { switch mode { case .idle: break; case .live: Task { } } }",
    "init(mode: Mode = .idle) { switch mode { case .idle: break; default: Task { } } }",
    "init(on: Bool = false) { load(on) }\nfunc load(_ now: Bool) { if now { Task { } } }",
    "init(on: Bool = true) { load(now: !on) }\nfunc load(now: Bool) { if now { Task { } } }",
    "init(on: Bool = false) { let now = on; if now { Task { } } }",
    "@Kept(key: \"a\") var n = 0\ninit() { x = n }",
    "init() { load() }\nfunc load(now: Bool = false) { if now { Task { } } }",
    "init() { load(now: false) }\nfunc load(now: Bool) { if now { Task { } } }",
    "init(on: Bool = false) { Store(on: on).open() }",
    "let on = false\ninit() { if on { Task { } } }",
    "let on: Bool\ninit(on: Bool = false) { self.on = on; load() }\nfunc load() { go() }\nfunc go() { if on { Task { } } }",
    "var on: Bool\ninit(on: Bool = false) { self.on = on; load() }\nfunc load() { if on { Task { } } }",
    "init(on: Bool = false) { inner(); func inner() { } ; [1].forEach { _ in if on { Task { } } } }",
  ])
  func ruledOut(body: String) throws {
    let cost = try constructionCost(body, rest)
    #expect(cost.weight == .light)
    #expect(!cost.ruledOut.isEmpty)
  }

  @Test(arguments: [
    "@Kept(key: \"a\", saves: true) var n = 0\ninit() { x = n }",
    "init(on: Bool = true) { if on { Task { } } }",
    "init(on: Bool = false) { if on { x = 1 } else { Task { } } }",
    "init(on: Bool = false) { guard !on else { return }; Task { } }",
    "init(on: Bool = .random()) { if on { Task { } } }",
    "init(on: Bool = false) { let on = flag(); if on { Task { } } }",
    "init(on: Bool = false) { if let on = flag(), on { Task { } } }",
    "init(on: Bool = false) { if on || ready() { Task { } } }",
    "init(url: URL? = nil) { if url == nil { Task { } } }",
    "init(url: URL? = URL(string: \"\")) { if let url { Task { } } }",
    "init(mode: Mode = .idle) { switch mode { case .live: break; default: Task { } } }",
    "init(mode: Mode = .idle) { switch mode { case .idle where x == 1: break; case .idle: Task { }; default: break } }",
    "init(style: Style = .plain) { if style == .rich { Task { } } }",
    "init(on: Bool = false) { load(on); load(true) }\nfunc load(_ now: Bool) { if now { Task { } } }",
    "init() { load(); load(now: true) }\nfunc load(now: Bool = false) { if now { Task { } } }",
    "init(on: Bool = false) { load { if on { x = 1 } else { Task { } } } }\nfunc load(_ f: () -> Void) { f() }",
    "var on: Bool\ninit(on: Bool = false) { self.on = on; turn(); load() }\nfunc turn() { on = flag() }\nfunc load() { if on { Task { } } }",
    "let on: Bool\ninit(on: Bool = false) { self.on = on; M(x: 1).load() }\ninit(x: Int) { on = true }\nfunc load() { if on { Task { } } }",
    "var on = false\ninit() { on = flag(); if on { Task { } } }",
    "init(on: Bool = false) { while true { if on { break } ; Task { } } }",
    "init(on: Bool = false) { switch on { case true: break; case false: fallthrough; default: Task { } } }",
  ])
  func notRuledOut(body: String) throws {
    let cost = try constructionCost(body, rest)
    #expect(cost.weight == .heavy)
    #expect(cost.ruledOut.isEmpty)
  }

  @Test func chainTellsTheCondition() throws {
    let cost = try constructionCost(
      "init(on: Bool = true) { load(now: on) }\nfunc load(now: Bool) { if now { Task { } } }")
    #expect(cost.evidence.first?.chain == ["M.init", "load()", "if now"])
  }

  @Test func codeReachedTwiceCountsOnce() throws {
    let cost = try constructionCost(
      "init() { load(a: true); load(a: false) }\nfunc load(a: Bool) { if a { x = 1 }; UserDefaults.standard.string(forKey: k) }"
    )
    #expect(cost.evidence.count { $0.signal.name == "settings-read" } == 1)
  }

  private var rest: String {
    """
    enum Mode { case idle, live }
    struct Style { static let plain = Style(), rich = Style() }
    @propertyWrapper struct Kept {
      private let saves: Bool
      private let value: Int
      init(wrappedValue: Int, key: String, saves: Bool = false) {
        value = wrappedValue
        self.saves = saves
      }
      var wrappedValue: Int {
        get {
          if saves { UserDefaults.standard.set(value, forKey: "n") }
          return value
        }
        set { }
      }
    }
    class Hub { func start(_ data: Data) { Task { } } }
    class Store {
      let on: Bool
      init(on: Bool) { self.on = on; if on { Task { } } }
      func open() { }
    }
    """
  }
}
