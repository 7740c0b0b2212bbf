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

  private func migration() throws -> Migration {
    try Rewriter.migrate(
      Project(sources: [
        SourceFile(path: "A/Poll.swift", bytes: Array(Self.model.utf8)),
        SourceFile(path: "B/Poll.swift", bytes: Array(Self.view.utf8)),
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

  @Test func placesAreFoundInSentences() throws {
    let places = NamedPlaces(try migration().model)
    let found = places.places(in: "see `x` (A/Poll.swift:8: y) or Poll.swift:3, Other.swift:1")
    #expect(found.map { "\($0.site.path):\($0.site.line)" } == ["A/Poll.swift:8"])
    #expect(places.places(in: "at A/Poll.swift:900").isEmpty)
  }

  @Test func screensHaveTheNamesOfTheApp() throws {
    let screen = try #require(Review(try migration()).screens.first)
    #expect(screen.title == "Vote")
    #expect(screen.path == ["PollApp", "“All polls”"])
    #expect(screen.subjects == ["poll"])
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    split(separator: start).dropFirst().map { $0.split(separator: end)[0] }
  }
}
