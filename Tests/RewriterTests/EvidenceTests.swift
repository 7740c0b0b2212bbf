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

  func migration(_ source: String) throws -> Migration {
    try Rewriter.migrate(
      Project(sources: [SourceFile(path: "A.swift", bytes: Array(source.utf8))]),
      options: Options())
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
    #expect(screen.items.map(\.label) == ["votes"])
  }

  /// A warning about several values has the views that show each, and a view that no code creates is said to be so.
  @Test func screensOfEachValue() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Flags { static let shared = Flags(); var isBig = false; var isRed = false }
      final class Style: ObservableObject {
        @Published var name = ""
        var isBig: Bool { Flags.shared.isBig }
        var isRed: Bool { Flags.shared.isRed }
        func reset() { Flags.shared.isBig = true; Flags.shared.isRed = true; name = "" }
        func log() { print(name) }
      }
      struct Size: View {
        @ObservedObject var style: Style
        var body: some View { Text(style.isBig ? "big" : "small"); Part(style: style) }
      }
      struct Part: View {
        @ObservedObject var style: Style
        var body: some View { Text(style.isBig ? "big" : "small") }
      }
      struct Tint: View {
        @ObservedObject var style: Style
        var body: some View { Text(style.isRed ? "red" : "blue") }
      }
      @main struct StyleApp: App {
        @StateObject var style = Style()
        var body: some Scene { WindowGroup { Size(style: style) } }
      }
      """)
    let screens = Review(migration).screens.map { screen in
      "\(screen.title ?? "") \(screen.path) \(screen.isUnused) \(screen.items.map(\.label))"
    }
    #expect(
      screens == [#" ["StyleApp"] false ["isBig"]"#, #" [] true ["isRed"]"#], "\(screens)")
    #expect(htmlReport(migration).contains("No code of the app is known to create it."))
    #expect(
      markdownReport(migration).contains(
        "`Tint` (no code of the app is known to create it): `isRed`"))
  }

  /// The code of a function on one line is not what a person changes.
  @Test func screensNameThePropertyThatCodeWrites() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Queue: ObservableObject {
        @Published var state = 0
        public func update() async { self.state = await load() }
        func load() async -> Int { 2 }
      }
      struct Line: View {
        @ObservedObject var queue: Queue
        var body: some View { Text("\\(queue.state)") }
      }
      """)
    let warning = try #require(migration.diagnostics.first { $0.name == "BackgroundWrite" })
    #expect(warning.message.hasPrefix("`self.state = await load()` writes"), "\(warning.message)")
    #expect(Review(migration).screens.map { $0.items.map(\.label) } == [["state"]])
  }

  /// A view that a value opens is reached from the code that names the value, not from the modifier that shows it; a way
  /// may begin at any code that creates a view.
  @Test func screensAreReachedByValues() throws {
    let models = ["Flags.shared.isBig", "Flags.shared.isRed"].enumerated().map { number, flag in
      """
      final class Style\(number): ObservableObject {
        @Published var name = ""
        var isSet: Bool { \(flag) }
        func reset() { \(flag) = true; name = "" }
        func log() { print(name) }
      }
      struct Style\(number)View: View {
        @StateObject var style = Style\(number)()
        var body: some View { Text(style.isSet ? "set" : "") }
      }

      """
    }
    let migration = try migration(
      """
      import SwiftUI
      final class Flags { static let shared = Flags(); var isBig = false; var isRed = false }
      \(models.joined())
      enum Route: Hashable { case style, other }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .style: Style0View()
            case .other: Text("")
            }
          }
        }
      }
      struct Home: View {
        var body: some View { NavigationStack { Tabs() }.withRoutes() }
      }
      struct Tabs: View {
        var body: some View { NavigationLink(value: Route.style) { Text("Styles") } }
      }
      final class Menu {
        var open: () -> Void = {}
        func prepare() { open = { show(Style1View()) } }
      }
      @main struct StyleApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      """)
    let screens = Review(migration).screens.map { "\($0.title ?? "") \($0.path) \($0.isUnused)" }
    #expect(
      screens == [
        #"Styles ["StyleApp", "Home", "Tabs"] false"#, #" ["Menu.prepare"] false"#,
      ], "\(screens)")
  }

  /// Places that several diagnostics have in common are shown once.
  @Test func codeIsShownOnce() throws {
    let models = ["One", "Two"].map { name in
      """
      final class \(name): ObservableObject {
        @Published var name = ""
        var isBig: Bool { Flags.shared.isBig }
        func reset(_ new: String) { Flags.shared.toggle(); name = new }
        func log() { print(name) }
      }
      struct \(name)View: View {
        @ObservedObject var model: \(name)
        var body: some View { Text(model.isBig ? "big" : "small") }
      }

      """
    }
    let flags = """
      import SwiftUI
      final class Flags {
        static let shared = Flags()
        var isBig = false
        func toggle() { isBig.toggle() }
      }

      """
    let page = htmlReport(try migration(flags + models.joined()))
    #expect(
      page.components(between: "<div class=\"evidence\">", and: "</div>").count {
        $0.contains("Changes it")
      } == 4)
    #expect(page.ranges(of: "Changes it with <code>name</code>").count == 2)
    #expect(page.ranges(of: ">shown above</a>").count == 1)
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
