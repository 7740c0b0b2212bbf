import Testing

@testable import SourceModel

private func signals(_ body: String, _ rest: String = "") throws -> [String] {
  try constructionCost(body, rest).evidence.map(\.signal.name).uniqued()
}

@Suite struct SignalTests {
  @Test(arguments: [
    (
      "notification-subscription",
      "NotificationCenter.default.addObserver(self, selector: #selector(f), name: n, object: nil)"
    ),
    ("notification-subscription", "c = NotificationCenter.default.publisher(for: n).sink { _ in }"),
    ("timer", "t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"),
    ("timer", "c = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }"),
    ("network", "URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()"),
    ("publisher-subscription", "c = source.objectWillChange.sink { _ in }"),
    ("publisher-subscription", "o = Defaults.observe(.key) { _ in }"),
    ("task", "Task { await load() }"),
    ("task", "Task.detached { await load() }"),
    ("task", "DispatchQueue.global(qos: .utility).async { }"),
    ("identity", "token = UUID()"),
    ("blocking-wait", "let s = DispatchSemaphore(value: 0); s.wait()"),
    ("lock", "let l = NSLock(); l.lock()"),
    ("settings-write", "UserDefaults.standard.set(true, forKey: k)"),
    (
      "file-write",
      "try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)"
    ),
    ("keychain-write", "SecItemAdd(query, nil)"),
    ("database-write", "try? container.viewContext.save()"),
    ("notification-post", "NotificationCenter.default.post(name: n, object: nil)"),
    (
      "system-request",
      "UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in }"
    ),
    ("analytics", "Analytics.logEvent(e, parameters: nil)"),
    ("process", "let p = Process(); try? p.run()"),
    ("registration", "UNUserNotificationCenter.current().delegate = self"),
    ("registration", "Hub.shared.register(self)"),
    ("shared-state-write", "Hub.shared.model = nil"),
    ("file-read", "data = try? Data(contentsOf: url)"),
    ("file-lookup", "_ = FileManager.default.fileExists(atPath: p)"),
    ("settings-read", "on = UserDefaults.standard.bool(forKey: k)"),
    ("html-parsing", "s = try? NSAttributedString(data: d, options: [:], documentAttributes: nil)"),
    ("file-read", "s = try? NSAttributedString(url: u, options: [:], documentAttributes: nil)"),
    ("cryptography", "k = try! secp256k1.Signing.PrivateKey()"),
    ("system-request", "UNUserNotificationCenter.current().getNotificationSettings { _ in }"),
    ("registration", "MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }"),
    ("decoding", "items = try! JSONDecoder().decode([Int].self, from: d)"),
    ("keychain-read", "SecItemCopyMatching(query, nil)"),
    ("bundle-lookup", "u = Bundle.main.url(forResource: r, withExtension: nil)"),
    ("system-query", "sysctlbyname(n, nil, nil, nil, 0)"),
    ("database", "c = NSPersistentContainer(name: n)"),
    ("model-loading", "s = LanguageModelSession(instructions: i)"),
    ("media", "p = AVPlayer(url: u)"),
    ("image-decoding", "i = UIImage(contentsOfFile: p)"),
    ("image-lookup", "i = UIImage(named: n)"),
    ("cryptography", "k = SecKeyCreateRandomKey(a, nil)"),
    ("sorting", "x = items.sorted()"),
    ("collection-transform", "x = items.map { $0 }"),
    ("nested-loops", "for a in items { for b in items { use(a, b) } }"),
    ("nested-loops", "for a in 0...\(Int.max) { for b in 0...\(Int.max) { use(a, b) } }"),
    ("huge-range", "for i in 0..<100_000 { use(i) }"),
    ("large-range", "x = (0..<2000).map { $0 }"),
    ("formatter", "f = DateFormatter()"),
    ("formatting", "let f = DateFormatter(); s = f.string(from: d)"),
    ("dependency-resolution", "let c = Container(); s = c.resolve(S.self)"),
    ("unresolved-construction", "g = Gadget(size: 3)"),
    ("logging", "print(1)"),
    ("trap", "fatalError()"),
  ])
  func everySignalIsRecognised(name: String, code: String) throws {
    #expect(try signals("override init() { \(code) }").contains(name))
  }

  @Test func theRestOfTheCatalogue() throws {
    #expect(
      try signals("static var count = 0\noverride init() { Self.count += 1 }") == ["counter"])
    #expect(
      try signals("@Published var n = 0\noverride init() { super.init(); print(n) }").contains(
        "tracked-read"))
    #expect(
      try signals("override init() { f(3) }\nfunc f(_ n: Int) { f(n - 1) }").contains("recursion"))
    // The superclass may have an overload.
    #expect(
      try !signals("override init() { f(3) }\nfunc f(_ n: Int) { f(\"3\") }").contains("recursion"))
    #expect(
      try signals("var onEnd: (() -> Void)?\ndeinit { onEnd?() }").contains("release-callback"))
    #expect(try signals("var onEnd: (() -> Void)?\noverride init() { onEnd?() }").isEmpty)
  }

  @Test(arguments: [
    (
      "timer", "t = Timer.scheduledTimer(1)",
      "class Timer { static func scheduledTimer(_ n: Int) -> Int { n } }"
    ),
    ("task", "t = Task(title: x)", "struct Task { var title: String }"),
    ("task", "q.async { }", "let q = Q()\nstruct Q { func async(_ f: () -> Void) { f() } }"),
    ("file-read", "d = Data(contentsOf: u)", "struct Data { init(contentsOf u: Int) {} }"),
    (
      "notification-subscription", "NotificationCenter.default.addObserver(self)",
      "class NotificationCenter { static let `default` = Self(); func addObserver(_ o: Any) {} }"
    ),
    ("notification-subscription", "p = NotificationCenter.default.publisher(for: n)", ""),
    ("timer", "p = Timer.publish(every: 1, on: .main, in: .common)", ""),
    ("identity", "u = UUID(uuidString: s)", ""),
    ("file-read", "d = Data(bytes)", ""),
    ("cryptography", "k = try! Signing.PrivateKey(rawRepresentation: d)", ""),
    ("registration", "button.addTarget(self, action: #selector(f), for: .touchUpInside)", ""),
    ("registration", "let manager = CLLocationManager(); manager.delegate = self", ""),
    ("collection-transform", "c = $query.map { $0 }.sink { _ in }", ""),
    ("nested-loops", "for a in 0..<3 { for b in [1, 2] { use(a, b) } }", ""),
    ("huge-range", "x = Int.random(in: 0..<100_000)", ""),
    (
      "settings-write", "prefs.set(1)",
      "let prefs = UserDefaults()\nstruct UserDefaults { func set(_ n: Int) {} }"
    ),
    ("sorting", "x = list.sorted()", "let list = L()\nstruct L { func sorted() -> Int { 1 } }"),
  ])
  func nearMissesAreNotTaken(name: String, code: String, rest: String) throws {
    #expect(try !signals("override init() { \(code) }", rest).contains(name))
  }

  @Test(arguments: ["hub.delegate = self", "hub.add(observer: self)"])
  func aGlobalIsShared(code: String) throws {
    #expect(try signals("override init() { \(code) }", "let hub = Hub()").contains("registration"))
  }

  @Test func theTableNamesSignals() {
    let named = Set(SDK.signalledCalls.map(\.signal))
    #expect(named.count > 30 && SDK.signalledCalls.count > 900)
    #expect(named.subtracting(Signal.all.map(\.name)).isEmpty)
  }

  @Test func namesAreUniqueAndDescribed() {
    #expect(Set(Signal.all.map(\.name)).count == Signal.all.count)
    #expect(Signal.all.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func confidence() throws {
    func confidence(_ code: String) throws -> Confidence? {
      try constructionCost("override init() { \(code) }").evidence.first?.confidence
    }
    #expect(try confidence("Task { }") == .certain)
    #expect(try confidence("c = $query.sink { _ in }") == .certain)
    #expect(try confidence("c = other().sink { _ in }") == .likely)
    #expect(try confidence("g = Gadget(size: 1)") == .unknown)
  }
}
