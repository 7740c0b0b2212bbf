import Foundation
import Testing

@testable import Rewriter

/// The parts of the README that are generated from what runs.
@Suite struct ReadmeTests {
  @Test func exampleIsFresh() throws {
    let example = try #require(SnapshotCase.all.first { $0.name == "Projects/readme" })
    let diff = unifiedDiff(of: try example.run().migration.changes)
    try check(
      from: "<!-- example: generated from Snapshots/Projects/readme -->\n",
      to: "<!-- end of example -->", "```diff\n\(diff)```\n")
  }

  @Test func reasonsAreFresh() throws {
    let rows = Reason.allCases.map { reason in
      "| `\(reason.rawValue)`: \(reason.why.replacing("%", with: "…")) | \(reason.instead) |\n"
    }
    try check(
      from: "|---|---|\n<!-- reasons: generated -->\n", to: "<!-- end of reasons -->", rows.joined()
    )
  }

  @Test func strategiesAreFresh() throws {
    let rows = Strategy.allCases.map { strategy in
      "| `\(strategy.rawValue)` | \(strategy.page.summary) | \(strategy.page.text) |\n"
    }
    try check(
      from: "|---|---|---|\n<!-- strategies: generated -->\n", to: "<!-- end of strategies -->",
      rows.joined())
  }

  private func check(from start: String, to end: String, _ text: String) throws {
    let url = Repository.root.appendingPathComponent("README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let head = try #require(readme.range(of: start))
    let tail = try #require(readme.range(of: end, range: head.upperBound..<readme.endIndex))
    guard readme[head.upperBound..<tail.lowerBound] != text else { return }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      let new = readme[..<head.upperBound] + text + readme[tail.lowerBound...]
      try String(new).write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("README.md is not what the tool does; RECORD_SNAPSHOTS=1 swift test records it")
  }
}
