import Foundation
import Testing

@testable import MigrateObservable

/// Modes, links, the repository guard, other runs and `undo`.
@Suite struct SafeWriteTests {
  private func status(_ folder: ScratchFolder, _ name: String) throws -> FileStatus {
    try FileStatus(ofLink: folder.absolute(name))
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o755] as [mode_t])
  func modeIsKept(_ mode: mode_t) throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    chmod(folder.absolute("A.swift"), mode)
    #expect(try folder.apply().status == 0)
    #expect(try status(folder, "A.swift").mode == mode)
    #expect(try folder.tool("undo").status == 0)
    #expect(try status(folder, "A.swift").mode == mode)
  }

  @Test func hardLinksAreKept() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    try FileManager.default.createDirectory(
      atPath: folder.absolute("Pods"), withIntermediateDirectories: true)
    try #require(link(folder.absolute("A.swift"), folder.absolute("Pods/A.swift")) == 0)
    let number = try status(folder, "A.swift").number
    #expect(try folder.apply().status == 0)
    #expect(try folder.text("Pods/A.swift") == Sample.moved("A"))
    #expect(try status(folder, "A.swift").number == number)
    #expect(try folder.tool("undo").status == 0)
    #expect(try folder.text("Pods/A.swift") == Sample.model("A"))
    #expect(try status(folder, "A.swift").number == number)
  }

  @Test func nothingIsLeftBeside() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    try folder.commitAll()
    #expect(try folder.tool(".").status == 0)
    #expect(try folder.contents().keys.sorted() == ["A.swift"])
  }

  // MARK: The repository

  @Test func noRepository() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let result = try folder.tool(".")
    #expect(result.status == 75)
    #expect(result.errors.contains("--allow-no-vcs"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  @Test func dirtyAndStaged() throws {
    let folder = try ScratchFolder([
      "App/A.swift": Sample.model("A"), "Other/B.swift": Sample.model("B"),
    ])
    try folder.commitAll()
    try folder.write("Other/B.swift", Sample.model("C"))
    #expect(try folder.tool("--dry-run").status == 0)
    let dirty = try folder.tool(".")
    #expect(dirty.status == 75)
    #expect(dirty.errors.contains("pass --allow-dirty:\n  Other/B.swift (dirty)"))
    #expect(try folder.text("App/A.swift") == Sample.model("A"))

    try folder.git("add", "--all")
    let staged = try folder.tool(".")
    #expect(staged.status == 75)
    #expect(staged.errors.contains("pass --allow-staged:\n  Other/B.swift (staged)"))

    // What lies outside the editing scope is no dirt.
    #expect(try folder.tool("App").status == 0)
    try folder.git("commit", "--quiet", "--message", "moved", "App")
    #expect(try folder.tool("--allow-staged", ".").status == 0)
    #expect(try folder.text("Other/B.swift") == Sample.moved("C"))
    try folder.write("New.swift", Sample.model("New"))
    #expect(try folder.tool(".").errors.contains("New.swift (dirty)"))
    #expect(try folder.tool("--allow-dirty", ".").status == 0)
  }

  @Test func aHooksRepositoryIsNotTheProjects() throws {
    let other = try ScratchFolder(["A.swift": Sample.plain])
    try other.commitAll()
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    try folder.commitAll()
    let result = try folder.tool(
      ".",
      environment: [
        "GIT_DIR": other.absolute(".git"), "GIT_WORK_TREE": other.path,
      ])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func aGitFileThatPointsElsewhereIsNotWrittenTo() throws {
    let folder = try ScratchFolder(["Elsewhere/x": "", "App/A.swift": Sample.model("A")])
    try folder.write("App/.git", "gitdir: ../Elsewhere\n")
    #expect(try folder.tool("--allow-no-vcs", "--allow-dirty", ".", in: "App").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.absolute("Elsewhere")) == ["x"])
    #expect(try folder.tool("undo", in: "App").status == 0)
    #expect(try folder.text("App/A.swift") == Sample.model("A"))
  }

  @Test func twoRunsAtOnce() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let project = ProjectFolder(path: folder.path, workingFolder: folder.path)
    let journals = JournalFolder(of: project)
    try journals.create(.disk)
    let lock = try #require(try journals.lock(.disk))
    let result = try folder.apply()
    #expect(result.status == 75)
    #expect(result.errors.contains("another run is changing this project"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
    close(lock)
    #expect(try folder.apply().status == 0)
  }

  /// What a killed run has changed is not taken for changes of somebody's own.
  @Test func aRunThatWasCutOffIsNoDirt() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": Sample.model("B")])
    try folder.commitAll()
    try folder.tool(".")
    let journals = JournalFolder(
      of: ProjectFolder(path: folder.path, workingFolder: folder.path))
    try #require(rename(journals.path + "/last", journals.path + "/open") == 0)
    try folder.write("B.swift", Sample.model("B"))
    let result = try folder.tool(".")
    #expect(result.status == 75)
    #expect(
      result.errors.contains(
        "error: the last run was interrupted; restore its files with `migrate-observable undo`"
      ),
      "\(result.errors)")
    #expect(try folder.tool("undo").errors == "1 file restored\n")
    #expect(try folder.tool(".").status == 0)
  }

  @Test func projectsOfOneRepositoryShareTheLock() throws {
    let folder = try ScratchFolder([
      "App/Package.swift": "", "App/A.swift": Sample.model("A"), "B.swift": Sample.model("B"),
    ])
    try folder.commitAll()
    let journals = JournalFolder(
      of: ProjectFolder(path: folder.path, workingFolder: folder.path))
    try journals.create(.disk)
    let lock = try #require(try journals.lock(.disk))
    #expect(try folder.tool("App").status == 75)
    close(lock)
  }

  // MARK: Undo

  @Test(arguments: [true, false])
  func undoRestoresExactlyWhatChanged(isRepository: Bool) throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A"), "B.swift": Sample.blockedModel, "C.swift": Sample.model("C"),
    ])
    if isRepository { try folder.commitAll() }
    let before = try folder.contents()
    #expect(try folder.apply().status == 0)
    let result = try folder.tool("undo")
    #expect(result.status == 0)
    #expect(result.errors == "2 files restored\n")
    #expect(try folder.contents().filter { !$0.key.hasPrefix(".migrate") } == before)
    let again = try folder.tool("undo")
    #expect(again.status == 0)
    #expect(again.errors.contains("there is no run to undo"))
  }

  /// The run is on the project of its path; whoever made it is still in the folder where it was made.
  @Test(arguments: [true, false])
  func undoFindsTheLastRunAroundAndBelow(isRepository: Bool) throws {
    let folder = try ScratchFolder([
      "Apps/One/Package.swift": "", "Apps/One/Sources/A.swift": Sample.model("A"),
      "Two/Package.swift": "", "Two/B.swift": Sample.model("B"),
    ])
    if isRepository { try folder.commitAll() }
    #expect(try folder.apply("Two").status == 0)
    #expect(try folder.apply("Apps/One/Sources").status == 0)
    let last = try folder.tool("undo")
    #expect(last.status == 0)
    #expect(last.errors == "1 file restored in Apps/One\n")
    #expect(try folder.text("Apps/One/Sources/A.swift") == Sample.model("A"))
    #expect(try folder.text("Two/B.swift") == Sample.moved("B"))
    #expect(try folder.tool("undo").errors == "1 file restored in Two\n")
    #expect(try folder.text("Two/B.swift") == Sample.model("B"))

    try folder.apply("Apps/One")
    #expect(try folder.tool("undo", in: "Two").errors.contains("there is no run to undo"))
    #expect(try folder.tool("undo", in: "Apps/One/Sources").errors == "1 file restored in ..\n")
    #expect(try folder.text("Apps/One/Sources/A.swift") == Sample.model("A"))
  }

  @Test func undoLeavesAloneWhatWasChangedSince() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": Sample.model("B")])
    try folder.apply()
    try folder.write("A.swift", "// mine\n")
    let result = try folder.tool("undo")
    #expect(result.status == 75)
    #expect(result.errors.contains("A.swift: error: the file changed after the run"))
    #expect(result.errors.contains("1 file restored\n1 file not restored; pass --force"))
    #expect(try folder.text("A.swift") == "// mine\n")
    #expect(try folder.text("B.swift") == Sample.model("B"))
    #expect(try folder.tool("undo", "--force").status == 0)
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  @Test func forcedUndoMakesDeletedFilesAnew() throws {
    let folder = try ScratchFolder([
      "Sub/Deep/A.swift": Sample.model("A"), "B.swift": Sample.model("B"),
    ])
    chmod(folder.absolute("Sub/Deep/A.swift"), 0o640)
    try folder.apply()
    try FileManager.default.removeItem(atPath: folder.absolute("Sub"))
    let result = try folder.tool("undo")
    #expect(result.status == 75)
    #expect(result.errors.contains("Sub/Deep/A.swift: error: the file no longer exists"))
    #expect(try folder.tool("undo", "--force").status == 0)
    #expect(try folder.text("Sub/Deep/A.swift") == Sample.model("A"))
    #expect(try status(folder, "Sub/Deep/A.swift").mode == 0o640)
  }

  @Test func forcedUndoFollowsNoLinkOutOfTheProject() throws {
    let folder = try ScratchFolder(["App/Sub/A.swift": Sample.model("A"), "Other/x": ""])
    try folder.tool("--allow-no-vcs", "--project", ".", ".", in: "App")
    try FileManager.default.removeItem(atPath: folder.absolute("App/Sub"))
    try folder.link("App/Sub", to: "../Other")
    #expect(try folder.tool("undo", "--force", "--project", ".", in: "App").status == 73)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.absolute("Other")) == ["x"])
  }

  @Test func aDamagedJournalIsNamed() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    try folder.apply()
    let journal = try folder.data(".migrate-observable/last")
    try folder.write(".migrate-observable/last", journal.dropLast(3))
    let result = try folder.tool("undo")
    #expect(result.status == 73)
    #expect(
      result.errors.contains(
        ".migrate-observable/last: error: the record of the last run is damaged"))
    #expect(try folder.text("A.swift") == Sample.moved("A"))
  }
}
