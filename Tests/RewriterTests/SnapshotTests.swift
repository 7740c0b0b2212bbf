import Foundation
import Testing

@testable import Rewriter

@Suite struct SnapshotTests {
  @Test("Snapshots", arguments: SnapshotCase.selected)
  func laws(snapshot: SnapshotCase) throws {
    let run = try snapshot.run()
    if Recording.isOn { try Recording.record(run) }
    for law in Law.all {
      for violation in law.violations(run) {
        Issue.record("\(snapshot.name) breaks the law “\(law.name)”: \(violation)")
      }
    }
  }

  /// A run that writes what it should compare with proves nothing.
  @Test(.enabled(if: Recording.isOn))
  func recordingFails() throws {
    try Recording.recordPages()
    Issue.record("The snapshots are recorded. Read `git diff Snapshots`, then run `swift test`.")
  }
}

/// `RECORD_SNAPSHOTS=1 swift test` writes `after/`, `report.md`, `trace.txt` and the generated pages.
enum Recording {
  static let isOn = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  static let command = "RECORD_SNAPSHOTS=1 swift test"

  static func record(_ run: SnapshotRun) throws {
    let snapshot = run.snapshot
    let changes = Dictionary(
      uniqueKeysWithValues: run.migration.changes.map { ($0.path, $0.after) })
    for (path, url) in Repository.files(below: snapshot.after) where changes[path] == nil {
      try FileManager.default.removeItem(at: url)
    }
    for (path, bytes) in changes {
      try Repository.write(bytes, to: snapshot.after.appendingPathComponent(path))
    }
    removeEmptyFolders(in: snapshot.after)
    try Repository.write(Array(run.report.utf8), to: snapshot.report)
  }

  static func recordPages() throws {
    for folder in generatedFolders {
      for (_, url) in Repository.files(below: Repository.root.appendingPathComponent(folder)) {
        try FileManager.default.removeItem(at: url)
      }
    }
    for (path, page) in try generatedPages() {
      try Repository.write(Array(page.utf8), to: Repository.root.appendingPathComponent(path))
    }
  }

  private static func removeEmptyFolders(in folder: URL) {
    for inner in Repository.folders(in: folder) { removeEmptyFolders(in: inner) }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    if names?.isEmpty == true { try? FileManager.default.removeItem(at: folder) }
  }
}
