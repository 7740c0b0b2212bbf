import Foundation
import Testing

@testable import MigrateObservable

/// What every run says of heavy models in code that is on `@Observable` already.
@Suite struct FaultTests {
  private static let faulty = """
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
    ["--dry-run"], ["--check"], ["--check", "--strict"], ["--strict", "--allow-no-vcs"],
  ])
  func areToldAndChangeNoExitCode(mode: [String]) throws {
    let folder = try ScratchFolder(["Feed.swift": Self.faulty])
    let result = try folder.run(ScratchFolder.executable, mode)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        Feed.swift:12:29: note: `Feed()` runs each time a value of `FeedScreen` is made: task, \
        `Task { await load() }`, through `Feed.init` [HeavyModelRebuilt]
        1 file read, no ObservableObject to migrate
        1 heavy model in code on @Observable is made again and again; --audit tells what to do

        """)
    #expect(try folder.text("Feed.swift") == Self.faulty)
  }

  @Test func standInEveryReport() throws {
    let folder = try ScratchFolder(["Feed.swift": Self.faulty])
    _ = try folder.tool(
      "--dry-run", "--report", "a.html", "--report", "a.md", "--report", "a.json", "--report",
      "a.sarif")
    #expect(try folder.text("a.html").contains("<h2 id=\"faults\">"))
    #expect(try folder.text("a.md").contains("## Already on @Observable"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.json")) as? [String: Any])
    let faults = try #require(json["faults"] as? [[String: Any]])
    #expect(faults.map { $0["fault"] as? String } == ["HeavyModelRebuilt"])
    let log = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.sarif")) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["fault-HeavyModelRebuilt"])
    #expect(results.map { $0["level"] as? String } == ["note"])
  }

  @Test func fewAreToldByNameUnlessAllAreAskedFor() throws {
    let screens = (1...5).map { number in
      """
      struct Screen\(number): View {
        @State private var feed = Feed()
        var body: some View { Text("\\(feed.items.count)") }
      }

      """
    }.joined()
    let folder = try ScratchFolder(["Feed.swift": Self.faulty + screens])
    let count = { (text: String) in
      text.split(separator: "\n").count { $0.hasSuffix("[HeavyModelRebuilt]") }
    }
    #expect(count(try folder.tool("--dry-run").errors) == 3)
    #expect(count(try folder.tool("--dry-run", "--verbose").errors) == 6)
    #expect(count(try folder.tool("--dry-run", "--except", "Feed").errors) == 0)
  }
}
