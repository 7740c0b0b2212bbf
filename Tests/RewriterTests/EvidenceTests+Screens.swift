import SourceModel
import Testing

@testable import Rewriter

/// What the list of screens says about each value.
extension EvidenceTests {
  /// A screen has the places that set what it shows, not those that set the same kind of value elsewhere.
  @Test func settersAreThoseOfTheValueShown() throws {
    let migration = try migration(
      """
      import SwiftUI
      struct Topic: Equatable {
        let id: Int
        var posts: [Int]
        static func == (a: Topic, b: Topic) -> Bool { a.id == b.id }
      }
      final class Account: ObservableObject {
        @Published var followed: [Topic] = []
        func follow(_ new: [Topic]) { followed = new }
      }
      final class Search: ObservableObject {
        @Published var trending: [Topic] = []
        func search(_ new: [Topic]) { trending = new }
      }
      final class Feed: ObservableObject {
        @Published var topic: Topic
        init(topic: Topic) { self.topic = topic }
      }
      struct TopicRow: View {
        let topic: Topic
        var body: some View { Text(String(topic.posts.count)) }
      }
      struct FeedView: View {
        @EnvironmentObject var account: Account
        @ObservedObject var feed: Feed
        var body: some View {
          Text(String(feed.topic.posts.count))
          Button("Reload") { feed.topic = Topic(id: 1, posts: [1]) }
        }
      }
      struct SearchView: View {
        @EnvironmentObject var account: Account
        @ObservedObject var search: Search
        var body: some View { ForEach(search.trending) { topic in TopicRow(topic: topic) } }
      }
      """)
    let screens = Review(migration).screens.map { screen in
      let places = (screen.readers + screen.setters.map(\.site)).map(migration.model.line(at:))
      let view = migration.model.symbols.qualifiedName(screen.view)
      return "\(view): \(places.joined(separator: "; "))"
    }
    #expect(
      screens == [
        "TopicRow: var body: some View { Text(String(topic.posts.count)) }; "
          + "func search(_ new: [Topic]) { trending = new }",
        "FeedView: Text(String(feed.topic.posts.count)); "
          + #"Button("Reload") { feed.topic = Topic(id: 1, posts: [1]) }"#,
      ], "\(screens)")
  }

  /// A setter is named with the places in views that run it, also through a binding; those of the screen come first.
  @Test func settersNameWhatRunsThem() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Settings: ObservableObject {
        static let shared = Settings()
        @Published var isBig = false
        func reset() { isBig = false }
      }
      final class Choice: ObservableObject {
        @Published var isBig: Bool { didSet { Settings.shared.isBig = isBig } }
        init() { isBig = Settings.shared.isBig }
      }
      struct ChoiceView: View {
        @ObservedObject var choice: Choice
        var body: some View { Toggle("Big", isOn: $choice.isBig) }
      }
      struct Pane: View {
        var body: some View { ChoiceView(choice: Choice()); Text("x") }
      }
      struct Other: View {
        @ObservedObject var settings = Settings.shared
        var body: some View {
          Toggle("All", isOn: $settings.isBig)
          Button("Reset") { settings.reset() }
        }
      }
      """)
    let screen = try #require(
      Review(migration).screens.first { $0.items.contains { $0.value == "Settings.shared.isBig" } })
    let setters = screen.setters.map { setter in
      ([setter.site] + setter.callers).map(migration.model.line(at:)).joined(separator: " < ")
    }
    #expect(
      setters == [
        "@Published var isBig: Bool { didSet { Settings.shared.isBig = isBig } } < "
          + #"var body: some View { Toggle("Big", isOn: $choice.isBig) }"#,
        #"func reset() { isBig = false } < Button("Reset") { settings.reset() }"#,
        #"Toggle("All", isOn: $settings.isBig)"#,
      ], "\(setters)")
  }

  /// A way begins in the application delegate, whose functions menus run, rather than in other code; it names the case
  /// that shows a screen, and the title that its code passes.
  @Test func screensAreNamedByCommandsAndCases() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Flags { static let shared = Flags(); var isBig = false }
      final class Style: ObservableObject {
        @Published var name = ""
        var isBig: Bool { Flags.shared.isBig }
        func grow() { Flags.shared.isBig = true; name = "" }
        func log() { print(name) }
      }
      final class Helper { func help() { Panel(pane: .size).show() } }
      final class AppDelegate: NSObject, NSApplicationDelegate {
        @objc func openSizes(_ sender: Any?) { Panel(pane: .size).show() }
      }
      enum Pane { case name, size }
      struct Panel: View {
        let pane: Pane
        @StateObject var style = Style()
        func show() {}
        var body: some View {
          switch pane {
          case .name: Text("Name")
          case .size: VStack { Sizes(style: style) }
          }
        }
      }
      struct Sizes: View {
        @ObservedObject var style: Style
        let title: String
        init(style: Style, title: String = "All Sizes") { self.style = style; self.title = title }
        var body: some View { Text(style.isBig ? "big" : "small") }
      }
      """)
    let screens = Review(migration).screens
    #expect(screens.map(\.path) == [["AppDelegate.openSizes", "Panel", ".size"]])
    #expect(screens.map(\.title) == ["All Sizes"])
  }

  /// The value that is assigned to itself is shown by one view, and another one has a control for it.
  @Test func equalValuesAreShownWhereViewsReadThem() throws {
    let migration = try migration(
      """
      import SwiftUI
      final class Draft: ObservableObject {
        @Published var text = NSMutableString()
        var count: Int { text.length }
        func insert(_ word: String) {
          let new = text
          new.append(word)
          text = new
        }
      }
      struct Editor: View {
        @StateObject var draft = Draft()
        var body: some View { Field(text: $draft.text); Bar(draft: draft) }
      }
      struct Bar: View {
        @ObservedObject var draft: Draft
        var body: some View { Text(String(draft.count)) }
      }
      """)
    let warning = try #require(migration.diagnostics.first { $0.name == "EqualValueIgnored" })
    #expect(
      warning.related.map { "\($0.message): \(migration.model.line(at: $0.site))" } == [
        #"Shows `text`: var body: some View { Text(String(draft.count)) }"#
      ])
    let screens = Review(migration).screens
    #expect(screens.map { $0.readers.map(\.line) } == [[warning.related[0].site.line]])
  }
}
