import Foundation
import SourceModel

@testable import Rewriter

/// A project of a snapshot case, as the compiler sees it.
struct CompiledProject: Sendable {
  /// Swift files and manifests by their paths.
  var sources: [String: [UInt8]]
  let manifests: [ManifestFile]
  let swiftVersion: String
  let variant: StandIns.Variant

  init(source: String, swiftVersion: String = "5", variant: StandIns.Variant) {
    sources = ["Source.swift": Array(source.utf8)]
    manifests = []
    self.swiftVersion = swiftVersion
    self.variant = variant
  }

  init(_ project: Project, of run: SnapshotRun) {
    let files = project.sources.filter { !ProjectLayout.isManifest($0.path) }
    sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    manifests = project.manifests
    swiftVersion =
      run.snapshot.text("swift-version")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "5"
    if case .major(let major) = run.options.xcode, major >= 27 {
      variant = .macro
    } else {
      variant = .wrapper
    }
  }

  /// Changes whenever the compiler might say something else.
  var key: String {
    var text = "\(StandIns.key) \(variant) \(swiftVersion)\n"
    for (path, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      text += "\(path) \(sha256(bytes))\n"
    }
    for manifest in manifests { text += "\(manifest.path) \(sha256(manifest.bytes))\n" }
    return sha256(Array(text.utf8))
  }

  struct Module {
    let name: String
    let paths: [String]
  }

  /// In an order in which each comes after those that it may import.
  var modules: [Module] {
    let layout = ProjectLayout(manifests: manifests, sourcePaths: Array(sources.keys))
    var byTarget: [Int: [String]] = [:]
    for path in sources.keys.sorted() {
      byTarget[layout.targets(of: path).first ?? -1, default: []].append(path)
    }
    return order(Array(byTarget.keys), layout).map { target in
      Module(
        name: target < 0 ? "Snapshot" : layout.targets[target].moduleName,
        paths: byTarget[target] ?? [])
    }
  }

  /// Dependencies first; files of no target last, as they may import any.
  private func order(_ targets: [Int], _ layout: ProjectLayout) -> [Int] {
    var result: [Int] = []
    func visit(_ target: Int) {
      guard targets.contains(target), !result.contains(target) else { return }
      for name in layout.targets[target].dependencies {
        if let other = layout.targets.firstIndex(where: { $0.name == name }), other != target {
          visit(other)
        }
      }
      if !result.contains(target) { result.append(target) }
    }
    for target in targets.sorted() where target >= 0 { visit(target) }
    return result + targets.filter { $0 < 0 }
  }

  /// Type-checks every module. What the compiler objects to; nil where it is satisfied.
  func typecheck() async throws -> String? {
    let stamp = Repository.cache.appendingPathComponent("typechecked/\(key)")
    if FileManager.default.fileExists(atPath: stamp.path) { return nil }
    let folder = try write()
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = modules
    for module in all {
      let mode =
        module.paths == all.last?.paths
        ? ["-typecheck"]
        : ["-emit-module", "-enable-testing", "-o", "\(folder.path)/\(module.name).swiftmodule"]
      let result = try await compile(module, mode, in: folder)
      if result.status != 0 {
        return result.output.replacingOccurrences(of: folder.path + "/", with: "")
      }
    }
    try Repository.write([], to: stamp)
    return nil
  }

  func compile(_ module: Module, _ mode: [String], in folder: URL, _ extra: [String] = [])
    async throws -> Program.Result
  {
    let standIns = try await StandIns.shared.arguments(variant)
    let hasMainFile = module.paths.contains { $0.hasSuffix("main.swift") }
    let arguments =
      mode + ["-swift-version", swiftVersion, "-module-name", module.name, "-I", folder.path]
      // One process for all files reads the modules once.
      + ["-package-name", "snapshot", "-no-color-diagnostics", "-wmo"]
      + (hasMainFile ? [] : ["-parse-as-library"]) + standIns + extra
      + module.paths.map { "\(folder.path)/project/\($0)" }
    return try await Program.run(Compiler.path ?? "swiftc", arguments)
  }

  /// Puts the sources where the compiler can read them.
  func write() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-\(UUID().uuidString)")
    for (path, bytes) in sources {
      try Repository.write(bytes, to: folder.appendingPathComponent("project/\(path)"))
    }
    return folder
  }
}
