import Foundation
import Testing

/// `--check` as a ratchet: what is known is no finding, what is new is one.
@Suite struct BaselineTests {
  @Test func onlyNewTypesAreFindings() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": Sample.blockedModel])
    let written = try folder.tool("--check", "--write-baseline", "baseline.json")
    #expect(written.status == 0, "\(written.errors)")
    #expect(
      try JSONSerialization.jsonObject(with: folder.data("baseline.json")) as? [String: [String]]
        == ["types": ["A", "Settings"]])
    #expect(try folder.tool("--check", "--baseline", "baseline.json").status == 0)

    // A name is known wherever it stands.
    try folder.write("A.swift", "\n// moved down\n" + Sample.model("A"))
    #expect(try folder.tool("--check", "--baseline", "baseline.json").status == 0)

    try folder.write("C.swift", Sample.model("C"))
    let result = try folder.tool("--check", "--baseline", "baseline.json")
    #expect(result.status == 1)
    #expect(result.errors.contains("C.swift:3:13: error: `C` can be migrated to `@Observable`."))
    #expect(try folder.text("C.swift") == Sample.model("C"))
  }

  @Test func fewerTypesThanKnownAreFine() throws {
    let folder = try ScratchFolder([
      "Point.swift": Sample.plain, "baseline.json": #"{"types": ["Gone"]}"#,
    ])
    #expect(try folder.tool("--check", "--baseline", "baseline.json").status == 0)
  }

  @Test func badBaselines() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "bad.json": "[1]"])
    #expect(try folder.tool("--check", "--baseline", "missing.json").status == 66)
    let bad = try folder.tool("--check", "--baseline", "bad.json")
    #expect(bad.status == 64)
    #expect(bad.errors.contains("bad.json: error: the file is not a baseline"))
    #expect(try folder.tool("--check", "--write-baseline", "nowhere/b.json").status == 73)
    #expect(try folder.tool("--baseline", "bad.json").status == 64)
  }
}
