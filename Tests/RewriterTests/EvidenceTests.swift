import SourceModel
import Testing

@testable import Rewriter

/// What a reader needs to judge a diagnostic: the code of other places, and the screen as the app names it.
@Suite struct EvidenceTests {
  private static let model = """
    import SwiftUI
    struct Poll: Equatable {
      var id = 0
      var votes = 0
      static func == (a: Poll, b: Poll) -> Bool { a.id == b.id }
    }
    final class Poller: ObservableObject {
      @Published var poll = Poll()
      func vote(_ new: Poll) { poll = new }
    }
    """
  private static let view = """
    import SwiftUI
    struct PollView: View {
      @ObservedObject var poller: Poller
      var body: some View { Text("\\(poller.poll.votes)") }
    }
    enum UserText {
      static let polls = NSLocalizedString("polls.title", value: "All polls", comment: "")
    }
    struct Polls: View {
      @StateObject var poller = Poller()
      var body: some View {
        NavigationLink { PollView(poller: poller) } label: { Label("Vote", systemImage: "hand") }
          .navigationTitle(UserText.polls)
      }
    }
    @main struct PollApp: App {
      var body: some Scene { WindowGroup { Polls() } }
    }
    """

  private func migration(view: String = view) throws -> Migration {
    try Rewriter.migrate(
      Project(sources: [
        SourceFile(path: "A/Poll.swift", bytes: Array(Self.model.utf8)),
        SourceFile(path: "B/Poll.swift", bytes: Array(view.utf8)),
      ]), options: Options())
  }

  /// A file that shares its name has its folder too, and each place has its code on the page.
  @Test func codeOfOtherPlaces() throws {
    let migration = try migration()
    let warning = try #require(migration.diagnostics.first { $0.name == "PartialEquality" })
    #expect(warning.message.contains("`Poll.==` (A/Poll.swift:5)"), "\(warning.message)")
    #expect(
      warning.related.map { "\($0.message) \($0.site.path):\($0.site.line)" }
        == ["Shows `votes` B/Poll.swift:4", "Sets `poll` A/Poll.swift:9"])
    let page = htmlReport(migration)
    for code in ["static func == (a: Poll", "poller.poll.votes)", "func vote(_ new"] {
      let shown = page.components(between: "<div class=\"evidence\">", and: "</div>")
      #expect(shown.contains { $0.contains(code) }, "\(code) in \(shown)")
    }
  }

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
    let migration = try Rewriter.migrate(
      Project(sources: [SourceFile(path: "A.swift", bytes: Array(source.utf8))]),
      options: Options())
    let found = try #require(
      migration.diagnostics.first { $0.message.contains("isSignedIn") }, "\(migration.diagnostics)")
    #expect(
      found.related.map { "\($0.message) \(migration.model.line(at: $0.site))" } == [
        "Changes it func open(_ new: String) { store.token = new; name = new }",
        "Changes it func clear() { token = nil }",
      ])
  }

  @Test func placesAreFoundInSentences() throws {
    let places = NamedPlaces(try migration().model)
    let found = places.places(in: "see `x` (A/Poll.swift:8: y) or Poll.swift:3, Other.swift:1")
    #expect(found.map { "\($0.site.path):\($0.site.line)" } == ["A/Poll.swift:8"])
    #expect(places.places(in: "at A/Poll.swift:900").isEmpty)
  }

  @Test func keysOfTranslationsAreNoTitles() throws {
    let view = Self.view.replacing("\"Vote\"", with: "\"tab.title.vote\"")
    let migration = try migration(view: view)
    #expect(Review(migration).screens.map(\.title) == [nil])
  }

  @Test func screensHaveTheNamesOfTheApp() throws {
    let screen = try #require(Review(try migration()).screens.first)
    #expect(screen.title == "Vote")
    #expect(screen.path == ["PollApp", "“All polls”"])
    #expect(screen.subjects == ["poll"])
  }

  /// A way from the app is told rather than a shorter one; a hosting controller without a way has a name of the app.
  @Test func screensAreReachedFromTheApp() throws {
    let host = """
      final class Share: UIHostingController<PollView> {
        func show() { rootView = PollView(poller: Poller()) }
      }
      """
    let both = try migration(view: Self.view + "\n" + host)
    #expect(Review(both).screens.first?.path == ["PollApp", "“All polls”"])
    let alone = try migration(
      view: Self.view.split(separator: "@main")[0].replacing(
        "NavigationLink { PollView(poller: poller) }", with: "NavigationLink { }") + host)
    #expect(Review(alone).screens.first?.path == ["Share"])
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    split(separator: start).dropFirst().map { $0.split(separator: end)[0] }
  }
}
