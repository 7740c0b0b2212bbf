import Foundation
import SourceModel

@testable import MigrateObservable
@testable import Rewriter

/// A project made of the snapshots' sources, damaged.
struct MutatedProject {
  let sources: [SourceFile]

  init(sources: [SourceFile]) { self.sources = sources }

  /// One file of a snapshot, or all of one; at times with those of another.
  /// - Parameter cases: the sources of each snapshot, by their names.
  init(of cases: [[SourceFile]], _ numbers: inout SeededNumbers) {
    var files = numbers.pick(cases)
    if files.count > 1, numbers.below(2) == 0 { files = [numbers.pick(files)] }
    if numbers.below(6) == 0 {
      files += numbers.pick(cases).map { SourceFile(path: "Grafted/" + $0.path, bytes: $0.bytes) }
    }
    for _ in 0...numbers.below(min(files.count, 3)) {
      let index = numbers.below(files.count)
      var bytes = files[index].bytes
      for _ in 0...numbers.below(4) {
        let donor = numbers.pick(numbers.pick(cases)).bytes
        bytes = numbers.pick(Mutation.allCases).apply(to: bytes, donor: donor, &numbers)
      }
      // What is no text is read and not edited, as by a run.
      files[index] = SourceFile(
        path: files[index].path, bytes: bytes, isInEditingScope: isUTF8(bytes))
    }
    sources = files
  }

  /// Damage may double a source each time.
  var isSmall: Bool { sources.allSatisfy { $0.bytes.count < 60_000 } }

  func write(to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    for source in sources {
      let url = URL(fileURLWithPath: folder + "/" + source.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.bytes).write(to: url)
    }
  }

  struct Outcome {
    var parses = false
    var changes = false
    var faults: [String] = []
  }

  /// Puts it through the laws that hold for any input.
  func check(_ options: Options, reverses: Bool) -> Outcome {
    var outcome = Outcome()
    let files = sources.map { ParsedFile($0) }
    let parsing = Set(files.filter { $0.firstSyntaxError == nil }.map(\.file.path))
    outcome.parses = parsing.count == files.count
    for file in files where !file.isLossless {
      outcome.faults.append("\(file.file.path) is not lossless")
    }
    do throws(InternalError) {
      let once = try migrate(Project(sources: sources), options: options)
      for blocker in once.blocked.flatMap(\.blockers) where blocker.blocker.kind == .internalError {
        outcome.faults.append(blocker.blocker.code)
      }
      outcome.changes = once.changes.contains { $0.before != $0.after }
      var after = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.bytes) })
      for change in once.changes {
        if change.before != after[change.path] { outcome.faults.append("loses bytes") }
        after[change.path] = change.after
        let file = ParsedFile(SourceFile(path: change.path, bytes: change.after))
        if parsing.contains(change.path), file.firstSyntaxError != nil {
          outcome.faults.append("\(change.path) does not parse afterwards")
        }
      }
      let result = sources.map {
        SourceFile(
          path: $0.path, bytes: after[$0.path] ?? [], isInEditingScope: $0.isInEditingScope)
      }
      let twice = try migrate(Project(sources: result), options: options)
      if twice.changes.contains(where: { $0.before != $0.after }) {
        outcome.faults.append("is changed again by a second run")
      }
      if reverses {
        let other = try migrate(Project(sources: sources.reversed()), options: options)
        let changed = Dictionary(uniqueKeysWithValues: other.changes.map { ($0.path, $0.after) })
        if once.changes.contains(where: { changed[$0.path] != $0.after })
          || changed.count != once.changes.count
        {
          outcome.faults.append("depends on the order of the files")
        }
      }
    } catch {
      outcome.faults.append(error.message)
    }
    return outcome
  }
}
