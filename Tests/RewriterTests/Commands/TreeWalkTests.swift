import Testing

@testable import MigrateObservable

@Suite struct TreeWalkTests {
  /// Many folders are looked through beside each other; what is found, and under which name, does not depend on it.
  @Test func threadsFindTheSame() throws {
    var files: [String: String] = ["Other/Shared/Outside.swift": "struct Outside {}\n"]
    for number in 0..<40 {
      files["App/Part\(number)/Deep/View.swift"] = "struct View\(number) {}\n"
      files["App/Part\(number)/Notes.txt"] = "none\n"
      files["App/Pods/Part\(number)/Pod.swift"] = "struct Pod\(number) {}\n"
    }
    let folder = try ScratchFolder(files)
    try folder.link("App/Part9/Linked", to: "../../Other/Shared")
    try folder.link("App/Part10/Linked", to: "../../Other/Shared")
    try folder.link("App/Loop.swift", to: "Loop.swift")
    let project = ProjectFolder(path: folder.absolute("App"), workingFolder: folder.path)
    func found(jobs: Int) -> (files: [TreeWalk.File], problems: [String]) {
      var walk = TreeWalk(
        folder: project, scope: [""], globs: [Glob("Part7"), Glob("Part8/**")], jobs: jobs)
      walk.visit()
      return (walk.distinctFiles(), walk.problems.map(\.path))
    }
    let alone = found(jobs: 1)
    #expect(alone.files.count == 39)
    #expect(alone.files.filter { $0.linkDepth > 0 }.map(\.path) == ["Part10/Linked/Outside.swift"])
    #expect(alone.problems == ["Loop.swift"])
    for jobs in 2...4 {
      let together = found(jobs: jobs)
      #expect(together.files.map(\.path) == alone.files.map(\.path))
      #expect(together.files.map(\.linkDepth) == alone.files.map(\.linkDepth))
      #expect(together.problems == alone.problems)
    }
  }
}
