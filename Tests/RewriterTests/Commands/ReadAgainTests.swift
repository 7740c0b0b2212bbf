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
    #expect(failure?.lines == ["Plain.swift: error: changed since it was read"])
  }
}
