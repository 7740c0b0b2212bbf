import SourceModel
import Testing

@testable import Rewriter

/// The places that change what a diagnostic is about.
extension EvidenceTests {
  /// What changes a value with the model comes before what resets it; mocks and previews change nothing in the app.
  @Test func placesOfChangesAreThoseOfTheApp() throws {
    let source = """
      import SwiftUI
      protocol Store: AnyObject { var token: String? { get set } }
      final class Keychain: Store {
        static let shared = Keychain()
        var token: String?
        func clear() { token = nil }
      }
      final class MockStore: Store { var token: String?; func fill() { token = "" + "x" } }
      final class Session: ObservableObject {
        @Published var name = ""
        let store: Store
        init(store: Store) { self.store = store }
        var isSignedIn: Bool { store.token != nil }
        func open(_ new: String) { store.token = new; name = new }
        func log() { print(name) }
      }
      struct Badge: View {
        @ObservedObject var session: Session
        var body: some View { Text(session.isSignedIn ? "in" : "out") }
      }
      func session() -> Session { Session(store: Keychain.shared) }
      #Preview {
        let store = MockStore()
        store.token = "y" + "z"
        return Badge(session: Session(store: store))
      }
      """
    let migration = try migration(source)
    let found = try #require(
      migration.diagnostics.first { $0.message.contains("isSignedIn") }, "\(migration.diagnostics)")
    #expect(
      found.related.map { "\($0.message) \(migration.model.line(at: $0.site))" } == [
        "Changes it with `name` func open(_ new: String) { store.token = new; name = new }",
        "Changes it func clear() { token = nil }",
      ])
  }

  /// What code sets of an object that it has created changes nothing that a view shows.
  @Test func placesOfChangesAreNoneOfNewObjects() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Song {
        var title = ""
        static func make(_ title: String) -> Song {
          let song = Song()
          song.title = title
          return song
        }
        func rename() { title += "!" }
      }
      final class Deck: ObservableObject {
        @Published var isOn = false
        let song: Song
        init(song: Song) { self.song = song }
      }
      struct DeckView: View {
        @ObservedObject var deck: Deck
        var body: some View { Text(deck.song.title) }
      }
      func deck() -> Deck { Deck(song: .make("a")) }
      """)
    let found = try #require(
      migration.diagnostics.first { $0.message.contains("deck.song.title") },
      "\(migration.diagnostics)")
    #expect(
      found.related.map { "\($0.message) \(migration.model.line(at: $0.site))" } == [
        "Changes it func rename() { title += \"!\" }"
      ])
  }

  /// Code that sets a property comes in place of its setter; a setter that nothing calls, and a cache that the read
  /// itself fills, change nothing.
  @Test func placesOfChangesAreThoseThatChangeIt() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Shelf {
        static let shared = Shelf()
        private var stored = ""
        private(set) var top: String {
          get { stored }
          set { stored = newValue }
        }
        private var spare = ""
        var bottom: String {
          get { spare }
          set { spare = newValue }
        }
        private var missing: Set<String> = []
        func title() -> String {
          if bottom.isEmpty { missing.insert("a") }
          return missing.isEmpty ? top : bottom
        }
        func fill(_ new: String) { top = new }
      }
      final class Reader: ObservableObject {
        @Published var name = ""
        let shelf = Shelf.shared
        var title: String { shelf.title() }
        func turn(_ new: String) { shelf.fill(new); name = new }
        func log() { print(name) }
      }
      struct Cover: View {
        @ObservedObject var reader: Reader
        var body: some View { Text(reader.title) }
      }
      """)
    let found = try #require(migration.diagnostics.first { $0.message.contains("`title`") })
    #expect(
      found.related.map { "\($0.message) \(migration.model.line(at: $0.site))" }
        == [
          "Changes it with `name` func turn(_ new: String) { shelf.fill(new); name = new }",
          "Changes it func fill(_ new: String) { top = new }",
        ])
  }

  /// The code that writes the user defaults, also through a protocol or through a property that the app adds to them; not
  /// what changes the objects of an array that the project sorts by a method of the same name.
  @Test func placesOfChangesAreThoseOfUserDefaults() throws {
    let migration = try migration(
      """
      import SwiftUI
      protocol KeyedStore {
        func object(forKey key: String) -> Any?
        func set(_ value: Any?, forKey key: String)
      }
      extension UserDefaults: KeyedStore {
        var isBig: Bool {
          get { value(forKey: "isBig") as? Bool ?? true }
          set { set(newValue, forKey: "isBig") }
        }
      }
      enum Order { case text }
      final class Caption {
        var text = ""
        func change(_ new: String) { text = new }
      }
      let captions = [Caption()]
      extension [Caption] {
        func sorted(by order: Order) -> [Caption] { filter { $0.text != "" } }
      }
      struct Consent {
        let store: KeyedStore = UserDefaults.standard
        var isGiven: Bool {
          store.object(forKey: "consent") as? Bool == true && [2, 1].sorted(by: { $0 < $1 }) != []
        }
        func give() { store.set(true, forKey: "consent") }
        func forgetOther() { store.set(nil, forKey: "other") }
      }
      final class Choices: ObservableObject {
        @Published var name = ""
        let consent = Consent()
        var isGiven: Bool { consent.isGiven && UserDefaults.standard.isBig }
        func grow(_ new: String) { UserDefaults.standard.isBig = true; name = new }
        func log() { print(name) }
      }
      struct Form: View {
        @ObservedObject var choices: Choices
        var body: some View { Text(choices.isGiven ? "given" : "open") }
      }
      """)
    let found = try #require(migration.diagnostics.first { $0.message.contains("`isGiven`") })
    #expect(
      found.related.map { "\($0.message) \(migration.model.line(at: $0.site))" } == [
        "Changes it func give() { store.set(true, forKey: \"consent\") }",
        "Changes it func grow(_ new: String) { UserDefaults.standard.isBig = true; name = new }",
      ])
  }

  /// Two copies of a form are one item; advice about isolation names the callers that need it as well.
  @Test func copiesAreOneItem() throws {
    let form = """
      import SwiftUI
      final class Form: ObservableObject {
        @Published var topics: [String] = []
        private func add(_ topic: String) { topics.append(topic) }
        func load() async {
          await wait()
          add("a")
          add("b")
        }
        func clear() { add("c") }
      }
      struct FormView: View {
        @StateObject var form = Form()
        var body: some View { Text(form.topics.joined()).task { await form.load() } }
      }

      """
    let manifest = """
      targets:
        Phone: {type: application, platform: iOS, sources: [Phone]}
        Desk: {type: application, platform: macOS, sources: [Desk]}

      """
    let migration = try Rewriter.migrate(
      Project(
        sources: ["Desk", "Phone"].map {
          SourceFile(path: "\($0)/Form.swift", bytes: Array(form.utf8))
        }, manifests: [ManifestFile(path: "project.yml", bytes: Array(manifest.utf8))]),
      options: Options())
    let points = Review(migration).points.filter { $0.first.name == "BackgroundWrite" }
    #expect(points.map(\.warnings.count) == [2], "\(migration.diagnostics)")
    #expect(
      points.first?.first.instead
        == "Mark `add` `@MainActor`, and `clear`, which is not `async`; calls from elsewhere then need `await`",
      "\(points)")
  }

  /// A value that may be missing is shown where it is read.
  @Test func readsOfMissingValuesAreShown() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Router: ObservableObject { @Published var path = "" }
      struct Row: View {
        @EnvironmentObject var router: Router
        let isOpen: Bool
        var body: some View {
          if isOpen { Text(router.path) }
        }
      }
      @main struct RowApp: App {
        @StateObject var router = Router()
        var body: some Scene {
          WindowGroup { Row(isOpen: true).environmentObject(router) }
          Window("Plain") { Row(isOpen: false) }
        }
      }
      """)
    let found = try #require(migration.diagnostics.first { $0.name == "MissingEnvironmentValue" })
    #expect(
      found.related.map { "\($0.message) \(migration.model.line(at: $0.site))" }
        == ["Reads it if isOpen { Text(router.path) }"])
  }
}
