import Foundation
import Testing

@testable import MigrateObservable

/// What every run reports about heavy models in code that is already on `@Observable`.
@Suite struct FindingTests {
  private static let careless = """
    import SwiftUI

    @Observable final class Feed {
      var items: [String] = []
      init() { Task { await load() } }
      func load() async {}
    }

    @Observable final class Counter { var count = 0 }

    struct FeedScreen: View {
      @State private var feed = Feed()
      let counter = Counter()
      var body: some View { Text("\\(feed.items.count)") }
    }

    """

  @Test(arguments: [
    ["--dry-run"], ["--check"], ["--check", "--strict"], ["--strict", "--allow-no-vcs", "."],
  ])
  func areNotesAndChangeNoExitCode(mode: [String]) throws {
    let folder = try ScratchFolder(["Feed.swift": Self.careless])
    let result = try folder.run(ScratchFolder.executable, mode)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        Feed.swift:12:29: note: `Feed()` runs each time `FeedScreen` is created; it starts concurrent \
        work (Feed.swift:5). Do the work once in `.task`, or create it in the `App`; Xcode 27 runs \
        it once. [#RepeatedHeavyInitializer]
        1 file read, no ObservableObject to migrate
        1 heavy model is re-created in code on @Observable; run --audit

        """)
    #expect(try folder.text("Feed.swift") == Self.careless)
  }

  @Test func standInEveryReport() throws {
    let folder = try ScratchFolder(["Feed.swift": Self.careless])
    _ = try folder.tool(
      "--dry-run", "--report", "a.html", "--report", "a.md", "--report", "a.json", "--report",
      "a.sarif")
    #expect(try folder.text("a.html").contains("<h2 id=\"findings\">"))
    #expect(try folder.text("a.md").contains("## Already on @Observable"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.json")) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["name"] as? String } == ["RepeatedHeavyInitializer"])
    let log = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.sarif")) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["finding-RepeatedHeavyInitializer"])
    #expect(results.map { $0["level"] as? String } == ["note"])
  }

  @Test func fewAreListedUnlessAllAreAskedFor() throws {
    let screens = (1...5).map { number in
      """
      struct Screen\(number): View {
        @State private var feed = Feed()
        var body: some View { Text("\\(feed.items.count)") }
      }

      """
    }.joined()
    let folder = try ScratchFolder(["Feed.swift": Self.careless + screens])
    func lines(_ options: String...) throws -> [Substring] {
      try folder.run(ScratchFolder.executable, ["--dry-run"] + options).errors.split(
        separator: "\n"
      )
      .filter { $0.hasSuffix("[#RepeatedHeavyInitializer]") }
    }
    let few = try lines()
    #expect(few.count == 6 && few.last == "note: 1 more [#RepeatedHeavyInitializer]")
    #expect(try lines("--verbose").count == 6)
    #expect(try lines("--except", "Feed").isEmpty)
  }
}
