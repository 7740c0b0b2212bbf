import Foundation
import Testing

@testable import MigrateObservable
@testable import Rewriter
@testable import SourceModel

/// A folder of `Snapshots`: a project as it was, and what a migration makes of it.
///
///     before/        the project
///     after/         the files that change; absent where none does
///     report.md      the report
///     arguments      options and paths of the command line, one a line
///     swift-version  the language mode for the compiler, where it is not 5
///     untyped        why the compiler is not asked about this case
///     trace.swift    `@MainActor func behave() async`, run with both
///     trace.txt      what that prints, as a difference from before to after
///     tests/         what `--emit-tests` writes, and why some owners have none
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let folder: URL
  /// `PublishedProperty/basic`
  let name: String

  var testDescription: String { name }

  static let all: [SnapshotCase] = Repository.folders(in: Repository.snapshots)
    .flatMap { Repository.folders(in: $0) }
    .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("before").path) }
    .map { SnapshotCase(folder: $0) }

  /// Those whose name contains one of the comma-separated words in `SNAPSHOT_CASES`; without it,
  /// all of them.
  static let selected: [SnapshotCase] = {
    guard let words = ProcessInfo.processInfo.environment["SNAPSHOT_CASES"] else { return all }
    return all.filter { snapshot in
      words.split(separator: ",").contains { snapshot.name.contains($0) }
    }
  }()

  /// What holds cases of several rules.
  static let sharedFolders: Set = ["Projects", "Issues"]

  init(folder: URL) {
    self.folder = folder
    let group = folder.deletingLastPathComponent().lastPathComponent
    name = "\(group)/\(folder.lastPathComponent)"
  }

  /// The rule that the case is about; nil where it is about several.
  var rule: String? {
    let group = folder.deletingLastPathComponent().lastPathComponent
    return Self.sharedFolders.contains(group) ? nil : group
  }

  var before: URL { folder.appendingPathComponent("before") }
  var after: URL { folder.appendingPathComponent("after") }
  var report: URL { folder.appendingPathComponent("report.md") }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func lines(_ name: String) -> [String] {
    (text(name) ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Parsing takes longer than most migrations.
  private static let bareCommand = Result { try MigrateObservableCommand.parse([]) }

  /// What several tests ask for.
  private static let runs = Answers<String, Result<SnapshotRun, any Error>>()

  /// The project as it is on disk, migrated as the command line would do it.
  func run() throws -> SnapshotRun {
    try Self.runs.answer(to: name) { Result { try read() } }.get()
  }

  private func read() throws -> SnapshotRun {
    let arguments = lines("arguments")
    let command = try arguments.isEmpty ? Self.bareCommand.get() : .parse(arguments)
    let project = ProjectFolder(path: before.path, workingFolder: before.path)
    let configuration = try Configuration(of: project)
    let paths = command.paths.map { $0 == "." ? "" : $0 }
    let exclude = command.exclude.isEmpty ? configuration.exclude : command.exclude
    let tree = SourceTree.read(
      project, scope: paths.isEmpty ? [""] : paths, excluding: exclude.map(Glob.init), jobs: 1,
      keptSize: 0)
    return try SnapshotRun(
      snapshot: self, project: tree.project, options: Options(command, configuration),
      isAudit: command.audit)
  }
}

/// A case with what the migration made of it just now.
struct SnapshotRun: Sendable {
  let snapshot: SnapshotCase
  let project: Project
  let options: Options
  let migration: Migration
  /// What an audit found, where the case asks for one.
  let audit: Audit?
  /// What the laws read, several of them the same.
  private let parsedFiles = Answers<[UInt8], ParsedFile>()

  init(
    snapshot: SnapshotCase, project: Project, options: Options, isAudit: Bool = false
  ) throws(InternalError) {
    self.snapshot = snapshot
    self.project = project
    self.options = options
    migration = try migrate(project, options: options)
    audit = isAudit ? Rewriter.audit(project, options: options) : nil
  }

  var report: String { caseReport(self) }

  /// A file with these bytes.
  func parsed(_ bytes: [UInt8]) -> ParsedFile {
    parsedFiles.answer(to: bytes) { ParsedFile(SourceFile(path: "", bytes: bytes)) }
  }

  /// The project with the code that the audit offers, each piece in the file of its type.
  var projectWithGeneratedCode: Project? {
    guard let audit, audit.findings.contains(where: { $0.generated != nil }) else { return nil }
    let model = audit.model
    var sources = project.sources
    for finding in audit.findings {
      guard let code = finding.generated,
        let type = model.symbols.types.first(where: {
          model.symbols.qualifiedName($0.id) == finding.type
        }),
        let index = sources.firstIndex(where: { $0.path == model.symbols.site(of: type.id).path })
      else { continue }
      let file = sources[index]
      sources[index] = SourceFile(
        path: file.path, bytes: file.bytes + Array("\n\(code)".utf8),
        isInEditingScope: file.isInEditingScope)
    }
    return Project(sources: sources, manifests: project.manifests)
  }

  /// The same project with the result in the place of what was read.
  var migratedProject: Project {
    let changed = Dictionary(
      uniqueKeysWithValues: migration.changes.map { ($0.path, $0.after) })
    let sources = project.sources.map { file in
      SourceFile(
        path: file.path, bytes: changed[file.path] ?? file.bytes,
        isInEditingScope: file.isInEditingScope)
    }
    return Project(sources: sources, manifests: project.manifests)
  }
}
