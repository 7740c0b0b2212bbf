import Foundation
import Testing

@testable import Rewriter

/// What the README shows of the example is what the tool does.
@Suite struct ReadmeTests {
  @Test func excerptsAreOfTheExample() throws {
    let example = try #require(SnapshotCase.all.first { $0.name == "Projects/readme" })
    let diff = unifiedDiff(of: try example.run().migration.changes)
    let url = Repository.root.appendingPathComponent("README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let excerpts = readme.matches(of: #/(?s)```diff\n(.*?)```/#).map { String($0.1) }
    #expect(!excerpts.isEmpty)
    for excerpt in excerpts {
      #expect(diff.contains(excerpt), "README.md is not what the tool does:\n\(excerpt)")
    }
  }
}
