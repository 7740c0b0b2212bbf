import Foundation
import Testing

@testable import Rewriter

/// What `--emit-tests` writes compiles against the migrated project, passes, and fails where what it is
/// about no longer holds.
@Suite struct OwnerTestTests {
  static let cases = SnapshotCase.selected.filter { $0.lines("arguments").contains("--emit-tests") }

  @Test(arguments: cases) func areAsRecorded(snapshot: SnapshotCase) throws {
    let (tests, untested) = try snapshot.run().migration.ownerTests
    let folder = snapshot.folder.appendingPathComponent("tests")
    let notes = untested.map { "\($0.site.path):\($0.site.line): \($0.message)\n" }.joined()
    let files = tests.map { ($0.name, $0.text) } + [("untested.txt", notes)]
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      if Recording.isOn { try Repository.write(Array(text.utf8), to: url) }
      let recorded = try? String(contentsOf: url, encoding: .utf8)
      #expect(recorded == text, "\(name) is not what is written; \(Recording.command) accepts it")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == files.map(\.0).sorted())
  }

  @Test(.enabled(if: Compiler.absence == nil), arguments: cases, ["5", "6"])
  func passAfterTheMigration(snapshot: SnapshotCase, swiftVersion: String) async throws {
    let run = try snapshot.run()
    let project = CompiledProject(run.migratedProject, of: run)
    let result = try await project.run(run.migration.ownerTests.tests, swiftVersion: swiftVersion)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("passed"))
  }

  /// One line is lost, and one test notices.
  @Test(
    .enabled(if: Compiler.absence == nil),
    arguments: cases,
    [
      ("guard !isReady else { return }", ""), ("await bootstrapTask?.value", ""),
      ("isReady = true", ""),
      (
        "@StateObject private var beds = Beds()", "@State private var beds = Beds()"
      ),
    ])
  func failWhereItNoLongerHolds(
    snapshot: SnapshotCase, change: (line: String, other: String)
  ) async throws {
    let run = try snapshot.run()
    var project = CompiledProject(run.migratedProject, of: run)
    let changed = project.sources.mapValues { bytes in
      Array(String(decoding: bytes, as: UTF8.self).replacing(change.line, with: change.other).utf8)
    }
    try #require(changed != project.sources)
    project.sources = changed
    let result = try await project.run(run.migration.ownerTests.tests, swiftVersion: "5")
    #expect(result.status != 0)
    #expect(result.output.contains("recorded an issue"), "\(result.output)")
  }
}

extension CompiledProject {
  /// Runs tests of a project of one module.
  fileprivate func run(_ tests: [OwnerTest], swiftVersion: String) async throws -> Program.Result {
    let module = try #require(modules.first)
    let folder = try write()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try await compile(
      module,
      [
        "-emit-library", "-emit-module", "-enable-testing",
        "-emit-module-path", "\(folder.path)/\(module.name).swiftmodule",
        "-o", "\(folder.path)/lib\(module.name).so",
      ], in: folder, StandIns.linkArguments(variant))
    guard library.status == 0 else { throw CompilerFailure(message: library.output) }

    let runner = """
      import Testing
      @main enum Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    let texts = tests.map { ($0.name, $0.text) } + [("Runner.swift", runner)]
    let paths = try texts.map { name, text in
      let url = folder.appendingPathComponent("tests/\(name)")
      try Repository.write(Array(text.utf8), to: url)
      return url.path
    }
    let compiler = URL(fileURLWithPath: Compiler.path ?? "").resolvingSymlinksInPath()
    let plugins = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins/testing").path
    let program = "\(folder.path)/program"
    let built = try await Program.run(
      Compiler.path ?? "swiftc",
      [
        "-parse-as-library", "-swift-version", swiftVersion, "-module-name", "OwnerTests",
        "-I", folder.path, "-L", folder.path, "-l\(module.name)", "-plugin-path", plugins,
        "-Xlinker", "-rpath", "-Xlinker", folder.path, "-no-color-diagnostics", "-o", program,
      ] + (try await StandIns.shared.arguments(variant)) + StandIns.linkArguments(variant) + paths)
    guard built.status == 0 else { throw CompilerFailure(message: built.output) }
    return try await Program.run(program, [], timeout: 60)
  }
}
