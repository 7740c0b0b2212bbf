import Testing

@testable import Rewriter
@testable import SourceModel

/// Which types migrate, which migrate together, and which are blocked by what, because of which types.
@Suite struct VerdictsTests {
  private func run(
    _ source: String, _ options: Options = Options(), package: String? = nil
  ) throws -> (project: SmallProject, migration: Migration) {
    let project = SmallProject("import SwiftUI\n" + source, package: package)
    return (project, try migrate(project.project, options: options))
  }

  /// `A migrated`, `A NotAClass`, `B NotAClass via A`.
  private func verdicts(of source: String, _ options: Options = Options(), package: String? = nil)
    throws -> [String]
  {
    let (project, migration) = try run(source, options, package: package)
    return migration.verdicts.flatMap { verdict -> [String] in
      let name = project.name(of: verdict.type)
      if verdict.blockers.isEmpty { return ["\(name) \(verdict.outcome)"] }
      return verdict.blockers.map { blocker in
        let path = blocker.because.map(project.name).joined(separator: ", ")
        return "\(name) \(blocker.blocker.kind.rawValue)" + (path.isEmpty ? "" : " via \(path)")
      }
    }
  }

  @Test(
    arguments: [
      ("class A: ObservableObject {}", ["A migrated"]),
      ("class A {}", []),
      ("@Observable class A {}", []),
      ("class A: ObservableObject {}\nclass B: ObservableObject {}", ["A migrated", "B migrated"]),
      ("class A: ObservableObject {}\nclass B: A {}", ["A migrated", "B migrated"]),
      ("struct A: ObservableObject {}", ["A NotAClass"]),
      ("actor A: ObservableObject { @Published var n = 0 }", ["A NotAClass"]),
      ("actor A: ObservableObject {}", ["A migrated"]),
      ("func f() { class A: ObservableObject {} }", ["A LocalClass"]),
      (
        "class A: ObservableObject { @objc @Published dynamic var n = 0 }",
        ["A ObjectiveCDynamic"]
      ),
      ("class A: ObservableObject { @AppStorage(\"n\") var n = 0 }", ["A migrated"]),
      (
        "class A: ObservableObject, Codable { @Published var n = 0; enum CodingKeys: CodingKey { case n }; func encode(to encoder: any Encoder) throws {} }",
        ["A CodableSynthesis"]
      ),
      (
        "protocol P: ObservableObject {}\nclass A: NSManagedObject, P {}",
        ["P OutsideBase via A", "A OutsideBase"]
      ),
      ("class A: ObservableObject { @objc(m) @Published var n = 0 }", ["A ObjectiveCExposure"]),
      ("@Stateful class A: ObservableObject {}", ["A ForeignMacro"]),
      ("class A: ObservableObject { @Published var `default` = make() }", ["A BacktickedName"]),
      ("class A: ObservableObject { @Published var `default`: Int = make() }", ["A migrated"]),
      ("class A: ObservableObject { @Published open var n = make() }", ["A OpenMember"]),
      ("class A: ObservableObject { func access() {} }", ["A migrated"]),
      (
        "class A: ObservableObject { @Published var n = 0; func f() { _ = access(path, F_OK) } }",
        ["A NameClash"]
      ),
      ("class A: ObservableObject {}\nclass B { @StateObject var a = A() }", ["A WrapperHost"]),
      (
        "class A: ObservableObject {}\nstruct V: View { @StateObject var a = A(); func f() { let w = _a; use(w) } }",
        ["A BackingStorage"]
      ),
      (
        "class A: ObservableObject { @Published var n = 0 }\nfunc f(a: A) { let p = a.$n; p.sink { print($0) } }",
        ["A migrated"]
      ),
      ("class A: ObservableObject {}\nfunc f(a: [ObservedObject<A>]) {}", ["A WrapperType"]),
      ("class A: ObservableObject {}\nfunc f(p: A) { p.objectWillChange.send() }", ["A migrated"]),
      (
        "class A: ObservableObject {\n#if DEBUG\n@Published\n#endif\nvar n = 0 }",
        ["A ConditionalAttribute"]
      ),
      ("// migrate-observable:ignore\nclass A: ObservableObject {}", ["A Ignored"]),
      ("typealias O = ObservableObject\nclass A: O {}", ["A migrated"]),
      ("class A: Combine.ObservableObject {}", ["A migrated"]),
      ("protocol ObservableObject {}\nclass A: ObservableObject {}", []),
      ("extension A: ObservableObject {}\nclass A {}", ["A migrated"]),
      ("class A: NSObject, ObservableObject {}", ["A migrated"]),
      (
        "class A: ObservableObject { @Published @Clamped var n = 0 }\n@propertyWrapper struct Clamped { var wrappedValue: Int }",
        ["A StorageWrapper"]
      ),
      (
        "class A: ObservableObject { @Published var n = 0 { didSet { } }; func f(p: P) { p.assign(to: &$n) } }",
        ["A ObserversPassed"]
      ),
      (
        "class A: ObservableObject { @Published var items = [1]; func f() { items.partition { items.contains($0) } } }",
        ["A ReentrantMutation"]
      ),
      (
        "class A: ObservableObject {}\nlet all: [any ObservableObject] = [A()]",
        ["A GenericConstraint"]
      ),
      (
        "class A: ObservableObject {}\nstruct V: View { @PublishedObject var a = A() }",
        ["A OutsideWrapper"]
      ),
      (
        "class A: ObservableObject {}\nstruct V: View { @EnvironmentObject var a: A; var body: some View { Text(\"\") } }\nlet v = V().environmentObject(make())",
        ["A UnresolvedUse"]
      ),
      (
        "class A: ObservableObject { @Published var items: [Int] = []; func f() { items.removeAll { _ in items.isEmpty } } }",
        ["A migrated"]
      ),
    ] as [(String, [String])])
  func single(source: String, expected: [String]) throws {
    let found = try verdicts(of: source)
    #expect(found == expected)
  }

  /// A type that another one needs keeps it from being migrated.
  @Test(
    arguments: [
      (
        "class A: ObservableObject {}\nclass B: A { @objc @Published dynamic var n = 0 }",
        ["A ObjectiveCDynamic via B", "B ObjectiveCDynamic"]
      ),
      (
        "class A: ObservableObject { @objc @Published dynamic var n = 0 }\nclass B: A {}\nclass C: B {}",
        ["A ObjectiveCDynamic", "B ObjectiveCDynamic via A", "C ObjectiveCDynamic via B, A"]
      ),
      (
        "class A: ObservableObject { @objc @Published dynamic var n = 0 }\nclass B: ObservableObject { let a = A() }",
        ["A ObjectiveCDynamic", "B migrated"]
      ),
      (
        "protocol P: ObservableObject {}\nclass A: P {}\nstruct B: P {}",
        ["P NotAClass via B", "A NotAClass via P, B", "B NotAClass"]
      ),
      (
        "protocol P: ObservableObject {}\nclass A: P {}\nclass B: P {}",
        ["P migrated", "A migrated", "B migrated"]
      ),
      (
        "class A: ObservableObject { @objc @Published dynamic var n = 0 }\nclass B: ObservableObject { @objc @Published dynamic var n = 0 }\nclass C: ObservableObject {}",
        ["A ObjectiveCDynamic", "B ObjectiveCDynamic", "C migrated"]
      ),
      (
        "class A: ObservableObject {}\nclass B: A { @objc @Published dynamic var n = 0 }\nclass C: A { @objc @Published dynamic var n = 0 }",
        [
          "A ObjectiveCDynamic via B", "A ObjectiveCDynamic via C", "B ObjectiveCDynamic",
          "B ObjectiveCDynamic via A, C", "C ObjectiveCDynamic", "C ObjectiveCDynamic via A, B",
        ]
      ),
      (
        "class A: ObservableObject {}\nstruct V<M: ObservableObject>: View { @ObservedObject var m: M; var body: some View { Text(\"\") } }\nfunc f() -> some View { V(m: A()) }",
        ["A migrated"]
      ),
    ] as [(String, [String])])
  func linked(source: String, expected: [String]) throws {
    let found = try verdicts(of: source)
    #expect(found == expected)
  }

  /// The types that the user selects.
  @Test(
    arguments: [
      (["A"], [], ["A migrated", "B outOfScope", "C outOfScope"]),
      ([], ["A"], ["A outOfScope", "B migrated", "C migrated"]),
      (["B"], [], ["A outOfScope", "B Ignored via C", "C outOfScope"]),
      (["B", "C"], [], ["A outOfScope", "B migrated", "C migrated"]),
      ([], ["C"], ["A migrated", "B Ignored via C", "C outOfScope"]),
    ] as [([String], [String], [String])])
  func selected(only: [String], except: [String], expected: [String]) throws {
    var options = Options()
    options.only = Set(only)
    options.except = Set(except)
    let source =
      "class A: ObservableObject {}\nclass B: ObservableObject {}\nclass C: B {}"
    let found = try verdicts(of: source, options)
    #expect(found == expected)
  }

  /// Uses of a publisher of `@Published`, if the user wants no bridge.
  @Test(
    arguments: [
      ("func f(a: A) { a.$n.sink { print($0) } }", ["A PublisherUse"]),
      ("func f(a: A) { print(a.n) }", ["A migrated"]),
    ] as [(String, [String])])
  func withoutBridges(use: String, expected: [String]) throws {
    var options = Options()
    options.combine = .block
    let found = try verdicts(
      of: "class A: ObservableObject { @Published var n = 0 }\n" + use, options)
    #expect(found == expected)
  }

  /// The systems and compilers that a package supports.
  @Test(
    arguments: [
      ("5.9", ".iOS(.v17)", "check", ["A migrated"]),
      ("5.9", ".iOS(.v16)", "check", ["A DeploymentFloor"]),
      ("5.9", ".iOS(.v16)", "ignore", ["A migrated"]),
      ("5.8", ".iOS(.v17)", "check", ["A ToolsVersion"]),
      ("5.9", ".iOS(.v17), .macOS(.v13)", "check", ["A DeploymentFloor"]),
      ("5.9", ".iOS(.v16)", "ios17", ["A migrated"]),
      ("5.9", ".iOS(.v16)", "macos14", ["A DeploymentFloor"]),
      ("5.9", ".iOS(.v16), .macOS(.v13)", "ios17", ["A DeploymentFloor"]),
      ("5.9", ".iOS(.v16), .macOS(.v13)", "iOS17.1,macos14", ["A migrated"]),
      ("5.8", ".iOS(.v16)", "ios17", ["A ToolsVersion"]),
    ] as [(String, String, String, [String])])
  func floors(tools: String, platforms: String, option: String, expected: [String]) throws {
    var options = Options()
    if let how = Options.DeploymentTarget(rawValue: option) {
      options.deploymentTarget = how
    } else {
      options.assumedFloors = try #require(PlatformVersions(option))
    }
    let package = """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(
        name: "p", platforms: [\(platforms)], targets: [.target(name: "P")])
      """
    let source = "--- Sources/P/A.swift\nimport SwiftUI\nclass A: ObservableObject {}"
    let found = try verdicts(of: source, options, package: package)
    #expect(found == expected)
  }

  /// The migrated types that must migrate together.
  @Test(
    arguments: [
      ("class A: ObservableObject {}\nclass B: ObservableObject {}", ["A", "B"]),
      ("class A: ObservableObject {}\nclass B: A {}\nclass C: ObservableObject {}", ["A B", "C"]),
      ("protocol P: ObservableObject {}\nclass A: P {}\nclass B: P {}", ["P A B"]),
      (
        "class A: ObservableObject { @Published var n = 0 }\nclass B: ObservableObject { let a = A(); var c: AnyCancellable?; init() { c = a.objectWillChange.sink { _ in self.objectWillChange.send() } } }",
        ["A B"]
      ),
      ("class Base { @Published var n = 0 }\nclass A: Base, ObservableObject {}", ["Base A"]),
      (
        "class A: ObservableObject {}\nclass B: ObservableObject {}\nstruct V: View { @StateObject var a = A(); @StateObject var b = B(); var body: some View { Text(\"\") } }",
        ["A", "B"]
      ),
      ("struct A: ObservableObject {}\nclass B: ObservableObject {}", ["B"]),
    ] as [(String, [String])])
  func groups(source: String, expected: [String]) throws {
    let (project, migration) = try run(source)
    let groups = migration.groups.map { $0.map(project.name).joined(separator: " ") }
    #expect(groups == expected)
  }

  /// Proposals that were given by hand: which types they tie together, and which they block.
  @Test(
    arguments: [
      // A change that needs several types ties them together.
      (
        [([0, 1], Proposal.Need.all, false)], ["A migrated", "B migrated", "C migrated"],
        ["A B", "C"]
      ),
      (
        [([0, 1], .all, false), ([1, 2], .all, false)],
        ["A migrated", "B migrated", "C migrated"], ["A B C"]
      ),
      ([([0, 1], .any, false)], ["A migrated", "B migrated", "C migrated"], ["A", "B", "C"]),
      (
        [([0, 1], .allIfPossible, false)], ["A migrated", "B migrated", "C migrated"],
        ["A", "B", "C"]
      ),
      // A blocker reaches what is tied to its type, and nothing else.
      ([([0], .all, true)], ["A blocked", "B migrated", "C migrated"], ["B", "C"]),
      (
        [([0], .all, true), ([0, 1], .all, false)], ["A blocked", "B blocked", "C migrated"], ["C"]
      ),
      (
        [([0], .all, true), ([0, 1], .any, false)], ["A blocked", "B migrated", "C migrated"],
        ["B", "C"]
      ),
      ([([0, 1], .all, true)], ["A blocked", "B blocked", "C migrated"], ["C"]),
    ] as [([([Int], Proposal.Need, Bool)], [String], [String])])
  func proposals(given: [([Int], Proposal.Need, Bool)], outcomes: [String], groups: [String]) {
    let project = SmallProject(
      ["A", "B", "C"].map { "class \($0): ObservableObject {}" }.joined(separator: "\n"))
    let model = project.model
    let ids = model.symbols.types.map(\.id)
    let proposals = given.map { types, need, isBlocked in
      let site = model.symbols.site(of: ids[types[0]])
      return Proposal(
        rule: "Test", site: site, types: types.map { ids[$0] }, need: need,
        answer: isBlocked ? .blocked(Blocker(.ignored, at: site, code: "x")) : .rewrite([]))
    }
    let verdicts = Verdicts(model: model, proposals: proposals, options: Options())
    #expect(
      ids.map { "\(project.name(of: $0)) \(verdicts.byType[$0]?.outcome.rawValue ?? "none")" }
        == outcomes)
    #expect(
      verdicts.groups(ids).map { $0.map(project.name).joined(separator: " ") } == groups)
  }
}
