import Foundation
import Testing

@testable import Rewriter

extension CompiledProject {
  /// Compiles the project together with `@MainActor func behave() async`, and runs that. What it
  /// prints on standard output.
  func output(of behaviour: String, defining conditions: [String] = []) async throws -> String {
    let identity = "\(key) \(conditions) \(behaviour)"
    let stamp = Repository.cache.appendingPathComponent("traces/\(sha256(Array(identity.utf8)))")
    if let known = try? String(contentsOf: stamp, encoding: .utf8) { return known }

    let modules = self.modules
    let module = try #require(modules.first)
    try #require(modules.count == 1, "A trace takes a project of one module.")
    let folder = try write()
    defer { try? FileManager.default.removeItem(at: folder) }
    try removeEntryPoint(from: module, in: folder)
    let additions = try ["behaviour.swift": behaviour, "entry.swift": Self.entryPoint].map {
      let url = folder.appendingPathComponent($0)
      try $1.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    let program = folder.appendingPathComponent("program").path
    let built = try await compile(
      module, ["-Onone", "-o", program], in: folder,
      StandIns.linkArguments(variant) + conditions.flatMap { ["-D", $0] } + additions)
    guard built.status == 0 else { throw CompilerFailure(message: built.output) }

    let result = try await Program.run(program, [], .output, timeout: 60)
    let ending = result.isStoppedBySignal ? "signal" : "status"
    let text =
      result.output
      + (result.status == 0 ? "" : "(ended with \(ending) \(result.status))\n")
    try Repository.write(Array(text.utf8), to: stamp)
    return text
  }

  private static let entryPoint = """
    import SwiftUI
    @main enum Entry {
      static func main() async {
        beginTrace()
        await behave()
      }
    }
    """

  /// An app of the project is no program here, but a value for the host.
  private func removeEntryPoint(from module: Module, in folder: URL) throws {
    for path in module.paths {
      let url = folder.appendingPathComponent("project/\(path)")
      let text = try String(contentsOf: url, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let start = line.drop { $0 == " " }
        return start.hasPrefix("@main") ? start.dropFirst("@main".count) : line
      }
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    }
  }
}
