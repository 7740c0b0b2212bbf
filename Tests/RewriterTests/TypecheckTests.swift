import Foundation
import SourceModel
import Testing

@testable import Rewriter

/// Before and after compile against the stand-ins for SwiftUI and Combine, with the toolchain's own
/// Observation.
@Suite struct TypecheckTests {
  @Test(
    "Compiles", .enabled(if: Compiler.absence == nil),
    arguments: SnapshotCase.selected.filter { $0.text("untyped") == nil })
  func compiles(snapshot: SnapshotCase) async throws {
    let run = try snapshot.run()
    // Of what does not parse the compiler has nothing more to say.
    guard run.migration.model.files.allSatisfy({ $0.syntaxError == nil }) else { return }
    let before = CompiledProject(run.project, of: run)
    if let ownBlockers = try await before.typecheck() {
      Issue.record("\(snapshot.name): before/ does not compile\n\(ownBlockers)")
      return
    }
    if let project = run.projectWithGeneratedCode,
      let ownBlockers = try await CompiledProject(project, of: run).typecheck()
    {
      Issue.record(
        "\(snapshot.name): the code that the audit offers does not compile\n\(ownBlockers)")
    }
    guard !run.migration.changes.isEmpty else { return }
    let after = CompiledProject(run.migratedProject, of: run)
    if let ownBlockers = try await after.typecheck() {
      Issue.record(
        """
        \(snapshot.name): the result does not compile
        \(ownBlockers)\(unifiedDiff(of: run.migration.changes))\(decidingRules(run.migration))
        """)
    }
  }

  @Test func saysWhatIsSkipped() {
    if let absence = Compiler.absence { print("Snapshots are not compiled: \(absence).") }
    for snapshot in SnapshotCase.all {
      guard let reason = snapshot.text("untyped") else { continue }
      print("\(snapshot.name) is not compiled: \(reason)")
    }
  }
}
