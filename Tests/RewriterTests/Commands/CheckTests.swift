import Foundation
import Testing

/// What `--check` prints; its exit codes are in `BaselineTests` and `CommandTests`.
@Suite struct CheckTests {
  private func folder() throws -> ScratchFolder {
    try ScratchFolder(["Counter.swift": Sample.model("Counter"), "B.swift": Sample.blockedModel])
  }

  @Test func eachFindingHasItsPlaceAndItsFix() throws {
    let result = try folder().tool("--check", ".")
    #expect(result.status == 1)
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.contains {
        $0.wholeMatch(
          of:
            /Counter\.swift:3:13: error: `Counter` can be migrated to `@Observable`\. Run `migrate-observable --group counter-[0-9a-f]{4} \.`\. \[#NotMigrated\]/
        ) != nil
      }, "\(result.errors)")
    #expect(lines.contains { $0.hasPrefix("B.swift:3:1: warning: `Settings` is not migrated") })
  }

  @Test func onlyNewFindingsBesideABaseline() throws {
    let folder = try folder()
    try folder.write("baseline.json", #"{"types": ["Counter", "Gone", "Settings"]}"#)
    try folder.write("New.swift", Sample.model("New"))
    let result = try folder.tool("--check", "--baseline", "baseline.json", ".")
    #expect(result.status == 1)
    #expect(result.errors.contains("New.swift:3:13: error: `New` can be migrated"))
    #expect(!result.errors.contains("`Counter`") && !result.errors.contains("`Settings`"))
    #expect(
      result.errors.contains(
        "baseline.json: note: no ObservableObject is named `Gone`; --prune-baseline removes stale entries"
      ), "\(result.errors)")

    let pruned = try folder.tool("--check", "--baseline", "baseline.json", "--prune-baseline", ".")
    #expect(pruned.status == 1)
    #expect(pruned.errors.contains("baseline.json: note: `Gone` removed"))
    #expect(
      try JSONSerialization.jsonObject(with: folder.data("baseline.json")) as? [String: [String]]
        == ["types": ["Counter", "Settings"]])
  }

  @Test func statistics() throws {
    let result = try folder().tool("--check", "--statistics", ".")
    #expect(result.output == "1 warning Ignored\n1 error NotMigrated\n")
    #expect(try folder().tool("--statistics", ".").status == 64)
  }

  @Test func gitlab() throws {
    let folder = try folder()
    let result = try folder.tool("--check", "--diagnostics", "gitlab", ".")
    #expect(result.status == 1)
    let issues = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let found = try #require(issues as? [[String: Any]])
    #expect(found.map { $0["check_name"] as? String } == ["Ignored", "NotMigrated"])
    #expect(found.map { $0["severity"] as? String } == ["minor", "major"])
    #expect(Set(found.compactMap { $0["fingerprint"] as? String }).count == 2)
    let place = found[1]["location"] as? [String: Any]
    #expect(place?["path"] as? String == "Counter.swift")
    #expect((place?["lines"] as? [String: Int])?["begin"] == 3)
    #expect(try folder.tool("--diagnostics", "gitlab", ".").status == 64)
    #expect(
      try folder.tool("--check", "--diagnostics", "gitlab", "--format", "json", ".").status == 64)
  }
}
