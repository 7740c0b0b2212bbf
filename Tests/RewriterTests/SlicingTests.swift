import SourceModel
import Testing

@testable import Rewriter

@Suite struct SlicingTests {
  /// Applied in order, the slices of a case are its migration, and each step parses and is consistent.
  @Test(arguments: SnapshotCase.all.filter { $0.name.hasPrefix("Projects/") })
  func slicesAreTheMigration(_ snapshot: SnapshotCase) throws {
    let run = try snapshot.run()
    let slices = try slices(of: run.migration, options: run.options)
    var bytes = Dictionary(uniqueKeysWithValues: run.project.sources.map { ($0.path, $0.bytes) })
    var moved: Set<TypeID> = []
    for slice in slices {
      for change in slice.changes {
        #expect(bytes[change.path] == change.before, "\(change.path)")
        #expect(change.parses)
        bytes[change.path] = change.after
      }
      moved.formUnion(slice.types)
      // The rest still moves, and nothing else does.
      let sources = run.project.sources.map { file in
        SourceFile(
          path: file.path, bytes: bytes[file.path] ?? file.bytes,
          isInEditingScope: file.isInEditingScope)
      }
      var options = run.options
      options.strategies = [:]
      let rest = try migrate(
        Project(sources: sources, manifests: run.project.manifests), options: options)
      let mixed = rest.projectDiagnostics
        .filter { $0.name == DiagnosticKind.mixedState.rawValue }.map(\.message)
      #expect(Set(mixed).isSubset(of: run.migration.projectDiagnostics.map(\.message)))
      let model = run.migration.model
      let left = run.migration.migrated.map(\.type).filter { !moved.contains($0) }
      #expect(
        rest.migrated.map { rest.model.symbols.qualifiedName($0.type) }.sorted()
          == left.map(model.symbols.qualifiedName).sorted())
    }
    let whole = run.migratedProject
    for file in whole.sources { #expect(bytes[file.path] == file.bytes, "\(file.path)") }
  }

  @Test func whatOthersUseComesFirst() throws {
    func text(_ name: String, _ member: String) -> String {
      "import SwiftUI\n\nfinal class \(name): ObservableObject {\n  @Published var \(member)\n}\n"
    }
    let project = Project(sources: [
      SourceFile(path: "A.swift", bytes: Array(text("A", "next = C()").utf8)),
      SourceFile(path: "B.swift", bytes: Array(text("B", "count = 0").utf8)),
      SourceFile(path: "C.swift", bytes: Array(text("C", "next = B()").utf8)),
    ])
    let migration = try migrate(project)
    let slices = try slices(of: migration, options: Options())
    #expect(slices.flatMap(\.types).map(migration.model.symbols.qualifiedName) == ["B", "C", "A"])
    let page = sliceIndex(slices, names: ["1.patch", "2.patch", "3.patch"], of: migration)
    #expect(page.contains("Uses `C` from earlier patches."))
  }
}
