import Testing

@testable import Rewriter
@testable import SourceModel

private func model(of source: String) -> ProjectModel {
  let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
  return ProjectModel(
    files: [survey(ParsedFile(file))],
    layout: ProjectLayout(manifests: [], sourcePaths: ["A.swift"]))
}

private func sites(_ source: String) -> [String] {
  let model = model(of: source)
  return model.initializers.ownerSites().map { site in
    let codes = site.constructions.map(\.code).joined(separator: ", ")
    return "\(site.kind.name) \(model[site.host].name).\(model[site.property].name)"
      + " \(site.weight) [\(codes)]"
  }
}

private let models = """
  class M: ObservableObject { init(_ n: Int = 0) { Task { } } }
  class L: ObservableObject { static let shared = L() }
  @Observable class O { init(n: Int = 0) { Task { } } }

  """

@Suite struct OwnerSiteTests {
  /// A subscription to an object that is created with the model ends with both.
  @Test(arguments: [
    ("M(Service())", InitializerCost.Weight.light),
    ("M.make()", .light),
    ("M(Service.shared)", .heavy),
    ("M.shared()", .heavy),
  ])
  func subscriptionsToReceivedObjects(
    _ made: String, _ weight: InitializerCost.Weight
  ) throws {
    let cost = try cost(of: [
      "M.swift": """
      struct Screen: View { @StateObject var m = \(made) }
      class Service { static let shared = Service(); @Published var state = 0 }
      class M: ObservableObject {
        @Published var text = ""
        private var bag = Set<AnyCancellable>()
        init(_ service: Service) {
          service.$state.sink { [weak self] in self?.text = "\\($0)" }.store(in: &bag)
        }
        static func make() -> M { let service = Service(); return M(service) }
        static func shared() -> M { let service = Service.shared; return M(service) }
      }
      """
    ])
    #expect(cost.weight == weight)
  }

  @Test(arguments: [
    ("struct V: View { @StateObject var m = M() }", ["inline-default V.m heavy [M()]"]),
    ("struct V: View { @StateObject var m = L.shared }", ["inline-default V.m light [L.shared]"]),
    (
      "struct V: View { @StateObject var m: M = .init(1) }",
      ["inline-default V.m heavy [M.init(1)]"]
    ),
    ("struct V: View { @State var m = O() }", ["inline-default V.m heavy [O()]"]),
    (
      "struct V: View { @StateObject var m: M; init() { _m = StateObject(wrappedValue: M(1)) } }",
      ["assigned-in-init V.m heavy [M(1)]"]
    ),
    (
      "struct V: View { @StateObject var m: M; init() { _m = .init(wrappedValue: .init(1)) } }",
      ["assigned-in-init V.m heavy [M.init(1)]"]
    ),
    (
      "struct V: View { @State var m: O; init() { self.m = O(n: 1) } }",
      ["assigned-in-init V.m heavy [O(n: 1)]"]
    ),
    (
      "struct V: View { @StateObject var m: M }\nfunc make() -> some View { V(m: M()) }",
      ["passed-by-caller V.m heavy [M()]"]
    ),
    (
      """
      struct V: View {
        @StateObject var m: M
        init(m: @autoclosure @escaping () -> M) { _m = StateObject(wrappedValue: m()) }
      }
      struct P: View { var body: some View { V(m: M(2)) } }
      """, ["passed-by-caller V.m heavy [M(2)]"]
    ),
    (
      """
      struct V: View {
        @StateObject var m: M
        init(make: @escaping () -> M) { _m = StateObject(wrappedValue: make()) }
      }
      struct P: View { var body: some View { V { M(3) } } }
      """, ["passed-by-caller V.m heavy [{ M(3) }]"]
    ),
    (
      """
      struct V: View {
        @StateObject var m: M
        init(m: M) { _m = StateObject(wrappedValue: m) }
        init(n: Int) { let m = M(n); self.init(m: m) }
      }
      """, ["assigned-in-init V.m heavy [M(n)]"]
    ),
    (
      """
      struct V: View {
        @State var m: O
        init(m: O, save: () -> Void) { self.m = m }
      }
      func make(_ o: O) -> some View { V(m: o) { Task { } } }
      """, ["passed-by-caller V.m light []"]
    ),
    (
      """
      struct V: View {
        @State var m: O
        let save: () -> Void
        init(m: O = .init(), save: @escaping () -> Void) { self.m = m; self.save = save }
      }
      func make(_ o: O) -> some View { V { Task { } } }
      """, ["passed-by-caller V.m heavy [O.init()]"]
    ),
    ("struct A: App { @StateObject var m = M() }", ["in-the-app A.m heavy [M()]"]),
    (
      """
      struct A: App { var body: some Scene { S() } }
      struct S: Scene { @StateObject var m = M() }
      """, ["in-the-app S.m heavy [M()]"]
    ),
    (
      """
      struct A: App { @State var n = 0; var body: some Scene { S() } }
      struct S: Scene { @StateObject var m = M() }
      """, ["inline-default S.m heavy [M()]"]
    ),
    ("struct V: View { @ObservedObject var m = M() }", ["not-owned V.m heavy [M()]"]),
    ("struct V: View { let m = O() }", ["not-owned V.m heavy [O()]"]),
    ("struct V: View { let m: O; init() { self.m = O(n: 1) } }", ["not-owned V.m heavy [O(n: 1)]"]),
    ("struct V: View { @Bindable var m = O() }", ["not-owned V.m heavy [O()]"]),
    ("struct V: View { @ObservedObject var m = L.shared }", []),
    ("struct V: View { @ObservedObject var m: M; init(m: M) { self.m = m } }", []),
    ("struct V: View { @State var m: O? }", []),
    ("struct V: View { @State var n = 0; lazy var m = O() }", []),
    ("struct Data { let m = O() }", []),
    (
      "struct V: View { @StateObject var m: M }\n#Preview { V(m: M()) }",
      ["passed-by-caller V.m light []"]
    ),
  ])
  func kinds(source: String, expected: [String]) {
    #expect(sites(models + source) == expected)
  }

  @Test(arguments: ["Shown", "_Shown"]) func privateViewsOfPreviews(name: String) {
    let source =
      "private struct \(name): View { @StateObject var m = M() }\n#Preview { \(name)() }"
    let sites = model(of: models + source).initializers.ownerSites()
    #expect(sites.map(\.isInPreview) == [true])
  }
}
