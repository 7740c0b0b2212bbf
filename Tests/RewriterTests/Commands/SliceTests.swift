import Foundation
import Testing

@Suite struct SliceTests {
  @Test func patchesApplyOneAfterTheOther() throws {
    let files = ["A.swift": Sample.model("A") + Sample.model("B"), "C.swift": Sample.model("C")]
    let folder = try ScratchFolder(files)
    try folder.commitAll()
    let result = try folder.tool("--slice", "slices")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("A.swift") == files["A.swift"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.absolute("slices"))
    #expect(names.sorted() == ["1-A.patch", "2-B.patch", "3-C.patch", "README.md"])
    for name in names.sorted().dropLast() { try folder.git("apply", "slices/" + name) }
    #expect(try folder.text("A.swift") == Sample.moved("A") + Sample.moved("B"))
    #expect(try folder.text("C.swift") == Sample.moved("C"))
    // Nothing is written over.
    #expect(try folder.tool("--slice", "slices").status == 73)
  }
}
