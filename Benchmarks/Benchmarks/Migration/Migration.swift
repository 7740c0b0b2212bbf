import Benchmark
import Rewriter
import SampleProject
import SourceModel

/// The parts of a run over one project, and whole runs over projects of growing size.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions, .peakMemoryResident], maxDuration: .seconds(20))

  let project = Project(files: 1000, marked: 0.2)
  let parsed = project.sources.map { ParsedFile($0) }
  let facts = parsed.map { survey($0) }
  let layout = ProjectLayout(
    manifests: project.manifests, sourcePaths: project.sources.map(\.path))
  let model = ProjectModel(files: facts, layout: layout)

  Benchmark("scan") { _ in
    let unmarked = Project(files: 1000, marked: 0)
    blackHole(Reading(unmarked, jobs: 1, extent: .needed).isComplete)
  }
  Benchmark("parse") { _ in for source in project.sources { blackHole(ParsedFile(source)) } }
  Benchmark("survey") { _ in for file in parsed { blackHole(survey(file)) } }
  Benchmark("model") { _ in blackHole(ProjectModel(files: facts, layout: layout)) }
  Benchmark("uses") { _ in blackHole(PropertyUses(model)) }
  Benchmark("owners") { _ in blackHole(model.ownerSites()) }

  guard let migration = try? migrate(project, extent: .all) else { return }
  Benchmark("edits") { _ in
    for change in migration.changes {
      let edits = migration.decisions.flatMap(\.edits).filter { $0.path == change.path }
      blackHole(try? FileChange(path: change.path, before: change.before, edits: edits))
    }
  }
  Benchmark("diff") { _ in blackHole(unifiedDiff(of: migration.changes)) }
  Benchmark("report") { _ in blackHole(markdownReport(migration)) }

  for count in [100, 1000, 10_000, 50_000] {
    for share in [0.02, 0.2, 1.0] {
      Benchmark(
        "run over \(count) files, \(Int(share * 100)) % marked",
        configuration: .init(maxIterations: 3)
      ) { benchmark in
        let project = Project(files: count, marked: share)
        benchmark.startMeasurement()
        blackHole(try? unifiedDiff(of: migrate(project).changes))
        benchmark.stopMeasurement()
      }
    }
  }
}

extension Project {
  /// A sample project, in memory.
  init(files count: Int, marked share: Double) {
    let files = SampleProject(fileCount: count, markedShare: share).files
    self.init(
      sources: files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
        .sorted { $0.path < $1.path },
      manifests: files.filter { ProjectLayout.isManifest($0.path) }
        .map { ManifestFile(path: $0.path, bytes: Array($0.text.utf8)) })
  }
}
