import ArgumentParser
import Foundation
import Rewriter
import SourceModel

@main struct MigrateObservableCommand: ParsableCommand {
  @Flag var dryRun = false
  @Argument var paths: [String] = ["."]
  func run() throws {
    let root = paths[0]
    var sources: [SourceFile] = []
    let all = FileManager.default.enumerator(atPath: root)!
    for case let path as String in all where path.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      sources.append(SourceFile(path: path, bytes: Array(data)))
    }
    let m = try migrate(Project(sources: sources))
    for change in m.changes where !dryRun {
      try Data(change.after).write(to: URL(fileURLWithPath: root + "/" + change.path))
    }
    var reasons: [String: Int] = [:]
    for v in m.held {
      for r in Set(v.heldBy.map(\.objection.reason.rawValue)) { reasons[r, default: 0] += 1 }
      let b = v.heldBy[0]
      print("HELD", m.model.qualifiedName(v.type), v.heldBy.count, b.objection.reason, b.objection.site.path, b.objection.site.line, b.objection.evidence)
    }
    for d in m.decisions where d.outcome == .advised { print("ADVICE", d.site.path, d.site.line, d.advice ?? "") }
    print("moved", m.moved.count, "held", m.held.count, "rewritten", m.rewritten.count, "files", m.changes.count)
    print(reasons.sorted { $0.value > $1.value })
  }
}
