import Foundation
import Testing

/// `--group`, `--next`, `--safe`, and what `--only` takes along.
@Suite struct GroupTests {
  private static let files = [
    "A.swift": Sample.model("A"), "B.swift": Sample.model("B"), "C.swift": Sample.model("C"),
  ]

  private func ids(_ folder: ScratchFolder) throws -> [String] {
    let data = Data(try folder.tool("--dry-run", "--format", "json", ".").output.utf8)
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (document?["groups"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func onlyTheseGroupsMigrate() throws {
    let folder = try ScratchFolder(Self.files)
    let ids = try ids(folder)
    try #require(ids.count == 3)
    let shown = try folder.tool("--dry-run", "--group", ids[1], ".")
    #expect(shown.output.contains("b/B.swift") && !shown.output.contains("b/A.swift"))
    #expect(try folder.apply("--group", ids[0], "--group", ids[2], ".").status == 0)
    #expect(try folder.text("A.swift") == Sample.moved("A"))
    #expect(try folder.text("B.swift") == Sample.model("B"))
    #expect(try folder.text("C.swift") == Sample.moved("C"))
    #expect(try self.ids(folder) == [ids[1]])
  }

  @Test func unknownGroups() throws {
    let folder = try ScratchFolder(Self.files)
    let id = try #require(try ids(folder).first)
    let near = try folder.apply("--group", String(id.dropLast()), ".")
    #expect(near.status == 64)
    #expect(near.errors.contains("did you mean `\(id)`?"), "\(near.errors)")
    let far = try folder.apply("--group", "something-else", ".")
    #expect(far.errors.contains("`--dry-run --format json` lists the groups"))
    #expect(try folder.apply("--group", id, "--next", ".").status == 64)
    #expect(try folder.apply("--group", id, "--only", "A", ".").status == 64)
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  @Test func nextTakesOneGroupAfterTheOther() throws {
    var files = Self.files
    // `A` names `B`, which therefore comes first.
    files["A.swift"] = Sample.model("A").replacing("count = 0", with: "count = 0\n  let b = B()")
    let folder = try ScratchFolder(files)
    for (migrated, rest) in [("B", ["A", "C"]), ("A", ["C"]), ("C", [])] {
      let result = try folder.apply("--next", ".")
      #expect(result.status == 0)
      #expect(result.errors.contains("\nmigrated: `\(migrated)`\n"), "\(result.errors)")
      #expect(try folder.text("\(migrated).swift").contains("@Observable"))
      for name in rest { #expect(!(try folder.text("\(name).swift").contains("@Observable"))) }
    }
    let last = try folder.apply("--next", ".")
    #expect(last.status == 0)
    #expect(last.errors.contains("no ObservableObject to migrate"))
  }

  private static let family = """
    import SwiftUI

    class Base: ObservableObject {
      @Published var count = 0
    }

    """ + (1...6).map { "\nfinal class Child\($0): Base {}\n" }.joined()

  @Test func onlyTakesFewTypesAlong() throws {
    let few = Self.family.components(separatedBy: "\nfinal class Child3")[0]
    let folder = try ScratchFolder(["A.swift": few, "B.swift": Sample.model("B")])
    let result = try folder.apply("--only", "Child1", ".")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "note: also migrating `Base` and `Child2`, which must migrate together with `Child1`"),
      "\(result.errors)")
    #expect(try folder.text("A.swift").contains("@Observable\nclass Base"))
    #expect(try folder.text("B.swift") == Sample.model("B"))
  }

  @Test func onlyNamesTheGroupOfManyTypes() throws {
    let folder = try ScratchFolder(["A.swift": Self.family])
    let id = try #require(try ids(folder).first)
    let result = try folder.apply("--only", "Child1", ".")
    #expect(
      result.errors.contains(
        "note: `Child1` must migrate together with 6 other types; pass --group \(id) instead of --only"
      ), "\(result.errors)")
    #expect(try folder.text("A.swift") == Self.family)
  }

  @Test func safeLeavesWhatHasWarnings() throws {
    let risky = """
      import SwiftUI

      final class Loader: ObservableObject {
        @Published var text = ""

        func load() {
          DispatchQueue.global().async { self.text = "loaded" }
        }
      }

      struct LoaderView: View {
        @ObservedObject var loader: Loader
        var body: some View { Text(loader.text).onAppear { loader.load() } }
      }

      """
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "Loader.swift": risky])
    let plan = Data(try folder.tool("--dry-run", "--format", "json", ".").output.utf8)
    let document = try JSONSerialization.jsonObject(with: plan) as? [String: Any]
    let groups = try #require(document?["groups"] as? [[String: Any]])
    #expect(groups.map { $0["warnings"] as? Int } == [0, 1])
    let result = try folder.apply("--safe", ".")
    #expect(result.status == 0)
    #expect(
      result.errors.contains("Loader.swift:7:36: warning: `Loader` is not migrated"),
      "\(result.errors)")
    #expect(result.errors.contains("[#NeedsReview]"))
    #expect(try folder.text("A.swift") == Sample.moved("A"))
    #expect(try folder.text("Loader.swift") == risky)
  }

  @Test func ownChangesAreNotDirt() throws {
    let folder = try ScratchFolder(
      Self.files.merging(["D.swift": Sample.model("D")]) { first, _ in first })
    try folder.commitAll()
    #expect(try folder.tool("--next", ".").status == 0)
    #expect(try folder.tool("--next", ".").status == 0)
    #expect(try folder.tool("undo").status == 0)
    let again = try folder.tool("--next", ".")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.text("A.swift") == Sample.moved("A"))
    #expect(try folder.text("B.swift") == Sample.moved("B"))

    // What a person changes in between is dirt, also in a file that the tool changed.
    try folder.write("A.swift", Sample.moved("A") + "// mine\n")
    let refused = try folder.tool("--next", ".")
    #expect(refused.status == 75)
    #expect(refused.errors.contains("  A.swift (dirty)"), "\(refused.errors)")
    #expect(!refused.errors.contains("B.swift"))
    try folder.tool("--next", "--allow-dirty", ".")
    #expect(try folder.tool(".").errors.contains("  A.swift (dirty)"))
    try folder.git("commit", "--quiet", "--all", "--message", "after")
    #expect(try folder.tool(".").status == 0)
  }
}
