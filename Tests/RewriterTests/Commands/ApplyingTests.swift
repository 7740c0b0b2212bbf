import Foundation
import Testing

@testable import MigrateObservable

/// A fault at each call that changes the disk: afterwards every file is whole, or `undo` makes it so.
@Suite struct ApplyingTests {
  /// Fifty files in five folders, among them some with two names and some behind links.
  private struct Files {
    let folder: ScratchFolder
    let project: ProjectFolder
    let replacements: [FileReplacement]

    init() throws {
      folder = try ScratchFolder()
      project = ProjectFolder(path: folder.path, workingFolder: folder.path)
      var replacements: [FileReplacement] = []
      for number in 0..<50 {
        let name = "Folder\(number % 5)/File\(number).swift"
        // Some grow, some shrink, some keep their length.
        let before = String(repeating: "before \(number)\n", count: 20 + number % 3)
        let after = String(repeating: "after! \(number)\n", count: 21)
        try folder.write(name, before)
        var path = name
        switch number {
        case 7, 17, 27:
          try #require(link(folder.absolute(name), folder.absolute(name + ".name")) == 0)
        case 8, 18:
          path = "Link\(number).swift"
          try folder.link(path, to: name)
        default: break
        }
        replacements.append(
          FileReplacement(path: path, before: Array(before.utf8), after: Array(after.utf8)))
      }
      self.replacements = replacements
    }

    func transaction(_ disk: FaultyDisk = FaultyDisk()) -> Transaction {
      Transaction(project, disk: disk.fileSystem)
    }

    func bytes(_ replacement: FileReplacement) throws -> [UInt8] {
      try readFile(project.absolute(replacement.path)).bytes
    }

    func hold(_ wanted: KeyPath<FileReplacement, [UInt8]>) throws -> Bool {
      try replacements.allSatisfy { try bytes($0) == $0[keyPath: wanted] }
    }

    func hasRemains() throws -> Bool {
      let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      return names.contains { ($0 as? String)?.hasSuffix(PreparedFile.temporaryName) == true }
    }
  }

  /// Runs with the fault one call later each time, until it is not reached any more.
  private func atEachCall(
    _ fault: FaultyDisk.FindingKind, _ run: (FaultyDisk) throws -> Void
  ) rethrows -> Int {
    var call = 0
    while true {
      let disk = FaultyDisk(fault, at: call)
      try run(disk)
      if !disk.isReached { return call }
      call += 1
    }
  }

  @Test func killedAnywhere() throws {
    let files = try Files()
    let points = try atEachCall(.kill) { disk in
      let outcome = Result { try files.transaction(disk).apply(files.replacements) }
      guard disk.isReached else {
        _ = try outcome.get()
        #expect(try files.hold(\.after))
        _ = try files.transaction().undo(isForced: false)
        return
      }
      // The closing of the journal is the last step; until then there is something to undo.
      let last = try files.transaction().undo(isForced: false)
      #expect(last?.left.isEmpty ?? true, "call \(disk.calls)")
      #expect(try files.hold(\.before), "call \(disk.calls)")
      #expect(try !files.hasRemains(), "call \(disk.calls)")
    }
    print("killed at each of \(points) calls of an apply of \(files.replacements.count) files")
    #expect(points >= 200)
  }

  @Test func aRunAfterOneThatWasKilledSaysSo() throws {
    let files = try Files()
    _ = try? files.transaction(FaultyDisk(.kill, at: 100)).apply(files.replacements)
    #expect(throws: TransactionError.interrupted) {
      try files.transaction().apply(files.replacements)
    }
    let result = try files.folder.tool("undo")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try files.hold(\.before))
    #expect(try files.transaction().apply(files.replacements).count == 50)
  }

  @Test func undoKilledAnywhere() throws {
    let files = try Files()
    let points = try atEachCall(.kill) { disk in
      _ = try files.transaction().apply(files.replacements)
      _ = try? files.transaction(disk).undo(isForced: false)
      if disk.isReached { _ = try files.transaction().undo(isForced: false) }
      #expect(try files.hold(\.before), "call \(disk.calls)")
      #expect(try !files.hasRemains(), "call \(disk.calls)")
    }
    print("killed at each of \(points) calls of undoing it")
    #expect(points >= 200)
  }

  @Test(arguments: [EIO, EACCES, ENOSPC])
  func failedAnywhere(_ code: Int32) throws {
    let files = try Files()
    let points = try atEachCall(.failure(code)) { disk in
      do {
        _ = try files.transaction(disk).apply(files.replacements)
        // What the tool can do without: the file's owner, or a name that was to be removed.
        #expect(try files.hold(\.after))
        _ = try files.transaction().undo(isForced: false)
      } catch {
        guard let trouble = error as? TransactionError else { throw error }
        switch trouble {
        case .failed(_, let lost): #expect(lost.isEmpty)
        case .refused: break
        default: Issue.record("\(trouble)")
        }
      }
      #expect(try files.hold(\.before), "call \(disk.calls)")
      #expect(try !files.hasRemains(), "call \(disk.calls)")
    }
    #expect(points >= 200)
  }

  @Test func fullAnywhere() throws {
    let files = try Files()
    _ = try atEachCall(.full) { disk in
      let outcome = Result { try files.transaction(disk).apply(files.replacements) }
      if case .success = outcome { _ = try files.transaction().undo(isForced: false) }
      #expect(try files.hold(\.before), "call \(disk.calls)")
      #expect(try !files.hasRemains(), "call \(disk.calls)")
      #expect(!files.transaction().folder.hasOpenJournal)
    }
  }

  @Test func changedMeanwhile() throws {
    let files = try Files()
    let victim = files.replacements[40]
    var whole = FaultyDisk()
    // The first run also makes the folder of the journals.
    for _ in 0..<2 {
      whole = FaultyDisk()
      _ = try files.transaction(whole).apply(files.replacements)
      _ = try files.transaction().undo(isForced: false)
    }
    // Between the last look and the new name lies one call, which nothing can get in before.
    for call in 0..<whole.calls
    where whole.renames[call]?.hasSuffix("/" + victim.path) != true {
      let disk = FaultyDisk(
        .event { try? files.folder.write(victim.path, "// mine\n") }, at: call)
      _ = try? files.transaction(disk).apply(files.replacements)
      #expect(try files.bytes(victim) == Array("// mine\n".utf8), "call \(call)")
      _ = try files.transaction().undo(isForced: false)
      #expect(try files.bytes(victim) == Array("// mine\n".utf8), "call \(call)")
      try files.folder.write(victim.path, Data(victim.before))
      #expect(try files.hold(\.before), "call \(call)")
    }
    try files.folder.write(victim.path, "// mine\n")
    let refused = TransactionError.refused([.changed(path: victim.path)])
    #expect(throws: refused) { try files.transaction().apply(files.replacements) }
    #expect(refused.failure(in: files.project).status == .changed)
  }

  @Test func folderVanished() throws {
    let files = try Files()
    let folder = files.folder.absolute("Folder3")
    let disk = FaultyDisk(.event { rename(folder, folder + ".away") }, at: 150)
    #expect(throws: TransactionError.self) {
      try files.transaction(disk).apply(files.replacements)
    }
    rename(folder + ".away", folder)
    _ = try files.transaction().undo(isForced: false)
    #expect(try files.hold(\.before))
  }

  @Test func folderVanishedForGood() throws {
    let files = try Files()
    let folder = files.folder.absolute("Folder3")
    let disk = FaultyDisk(
      .event { try? FileManager.default.removeItem(atPath: folder) }, at: 150)
    #expect(throws: TransactionError.self) {
      try files.transaction(disk).apply(files.replacements)
    }
    let result = try #require(try files.transaction().undo(isForced: false))
    #expect(result.left.count == 10)
    let forced = try #require(try files.transaction().undo(isForced: true))
    #expect(forced.left.isEmpty, "\(forced.left)")
    #expect(try files.hold(\.before))
  }

  @Test func stoppedAnywhere() throws {
    let files = try Files()
    for count in 0..<50 {
      let disk = FaultyDisk()
      // The first files take about six calls each.
      let transaction = Transaction(
        files.project, disk: disk.fileSystem, isStopped: { disk.calls > 6 * count })
      #expect(throws: TransactionError.stopped(lost: [])) {
        try transaction.apply(files.replacements)
      }
      #expect(try files.hold(\.before))
      #expect(!transaction.folder.hasOpenJournal)
    }
  }

  @Test func halfWrittenFilesAreKnown() {
    for (before, after) in [("abcdef", "aXYdefghi"), ("abcdefghi", "aXYd"), ("", "ab")] {
      let (before, after) = (Array(before.utf8), Array(after.utf8))
      for isInPlace in [true, false] {
        let entry = Journal.Entry(
          path: "A", target: "A", mode: 0, isWrittenInPlace: isInPlace, before: before,
          after: after)
        for count in before.indices {
          #expect(entry.isHalfWritten(Array(before.prefix(count) + after.dropFirst(count))))
        }
        #expect(!entry.isHalfWritten(Array("mine".utf8)))
      }
    }
  }
}
