import Foundation
import SourceModel
import Testing

@testable import MigrateObservable

/// Files whose bytes are not kept: they are read again, and one that holds something else by then ends the run.
@Suite struct ReadAgainTests {
  private func tree(_ folder: ScratchFolder, keptSize: Int) -> SourceTree {
    SourceTree.read(
      ProjectFolder(path: folder.path, workingFolder: folder.path), scope: [""], excluding: [],
      jobs: 2, keptSize: keptSize)
  }

  @Test func theSameBytes() throws {
    let folder = try ScratchFolder([
      "Counter.swift": Sample.model("Counter"), "Plain.swift": "struct Plain {}\n",
    ])
    let kept = tree(folder, keptSize: .max)
    let dropped = tree(folder, keptSize: 0)
    #expect(kept.project.sources.map(\.bytes) == dropped.project.sources.map(\.bytes))
    #expect(kept.project.sources.map(\.size) == dropped.project.sources.map(\.size))
    try dropped.readAgain.check()
  }

  /// One file is read once, under the name that is found first; links come last.
  @Test(arguments: [0, .max])
  func secondNames(_ keptSize: Int) throws {
    let folder = try ScratchFolder([
      "B/Plain.swift": "struct Plain {}\n", "C.swift": "struct Other {}\n",
    ])
    try folder.link("A.swift", to: "B/Plain.swift")
    try #require(link(folder.absolute("B/Plain.swift"), folder.absolute("B/Again.swift")) == 0)
    let tree = tree(folder, keptSize: keptSize)
    #expect(tree.project.sources.map(\.path) == ["B/Again.swift", "C.swift"])
    #expect(tree.namedCount == 2)
    #expect(tree.problems.isEmpty)
  }

  @Test(arguments: ["struct Plane {}\n", "struct Plain { let a = 1 }\n", nil])
  func changedMeanwhile(_ text: String?) throws {
    let folder = try ScratchFolder(["Plain.swift": "struct Plain {}\n"])
    let tree = tree(folder, keptSize: 0)
    if let text {
      try folder.write("Plain.swift", text)
    } else {
      try FileManager.default.removeItem(atPath: folder.absolute("Plain.swift"))
    }
    #expect(tree.project.sources[0].bytes.isEmpty)
    let failure = #expect(throws: Failure.self) { try tree.readAgain.check() }
    #expect(failure?.status == .changed)
    #expect(failure?.lines == ["Plain.swift: error: the file changed after it was read"])
  }
}
