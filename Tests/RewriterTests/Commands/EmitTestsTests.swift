import Foundation
import Testing

@testable import MigrateObservable

/// `--emit-tests` on the command line.
@Suite struct EmitTestsTests {
  private static let heavy = """
    import SwiftUI

    final class Feed: ObservableObject {
      @Published var lines: [String]
      init() { lines = (try? String(contentsOfFile: "feed"))?.split(separator: ",").map(String.init) ?? [] }
    }

    struct FeedView: View {
      @StateObject private var feed = Feed()
      var body: some View { Text("\\(feed.lines.count)") }
    }

    """

  @Test func writesATestForEachHeavyOwner() throws {
    let folder = try ScratchFolder(["App/Feed.swift": Self.heavy])
    let result = try folder.apply("App", "--emit-tests", "Tests/New")
    #expect(result.status == 0)
    #expect(result.errors.contains("1 test file written to Tests/New"))
    #expect(try folder.text("Tests/New/FeedViewFeedTests.swift").contains("@Suite"))
    #expect(
      try folder.contents().keys.filter { $0.hasSuffix(".swift") }.sorted() == [
        "App/Feed.swift", "Tests/New/FeedViewFeedTests.swift",
      ])
  }

  @Test func whatIsThereStays() throws {
    let folder = try ScratchFolder([
      "Feed.swift": Self.heavy, "Tests/FeedViewFeedTests.swift": "// mine\n",
    ])
    let result = try folder.apply("Feed.swift", "--emit-tests", "Tests")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "Tests/FeedViewFeedTests.swift: note: the file exists and is not replaced"))
    #expect(try folder.text("Tests/FeedViewFeedTests.swift") == "// mine\n")
  }

  @Test func nothingIsChangedWhereTheTestsCannotBeWritten() throws {
    let folder = try ScratchFolder(["Feed.swift": Self.heavy, "Tests": "no folder"])
    let result = try folder.apply("Feed.swift", "--emit-tests", "Tests")
    #expect(result.status == 73)
    #expect(try folder.text("Feed.swift") == Self.heavy)
  }

  @Test(arguments: [["--dry-run"], ["--check"], ["--audit"], ["--slice", "s"]])
  func goesWithARunThatWrites(options: [String]) throws {
    let folder = try ScratchFolder(["Feed.swift": Self.heavy])
    let result = try folder.run(ScratchFolder.executable, ["--emit-tests", "t"] + options)
    #expect(result.status == 64)
  }
}
