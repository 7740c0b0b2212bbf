import Foundation
import SourceModel
import Testing

@testable import Rewriter

/// Damaged sources: no crash, no hang, no lost byte, and the laws hold.
///
/// `MUTATION_SECONDS=3600 swift test --filter MutationTests` runs for an hour, `MUTATION_SEED=7` from
/// another seed. The source at hand stands in `MUTATION_FILE`, where one is named, while it is tried, so
/// that a crash leaves it there.
@Suite struct MutationTests {
  @Test func lawsHoldForDamagedSources() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MUTATION_SEED"].flatMap(UInt64.init) ?? 1
    let seconds = environment["MUTATION_SECONDS"].flatMap(Double.init)
    let sources = Self.seeds()
    var numbers = SeededNumbers(seed: seed)
    var tried = 0
    var parsed = 0
    var changed = 0
    let start = ContinuousClock.now
    // The short run is a fixed number of cases, so that it does not depend on the machine.
    while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (tried < 150) {
      var bytes = sources[Int.random(in: sources.indices, using: &numbers)]
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes =
          Mutation.allCases.randomElement(using: &numbers).map { $0.apply(to: bytes, &numbers) }
          ?? bytes
      }
      // Damage may double a source each time.
      guard bytes.count < 60_000 else { continue }
      if let file = environment["MUTATION_FILE"] {
        try Data(bytes).write(to: URL(fileURLWithPath: file))
      }
      tried += 1
      let began = ContinuousClock.now
      let outcome = try Self.check(bytes)
      parsed += outcome.parses ? 1 : 0
      changed += outcome.changes ? 1 : 0
      // Generous: it is there to find what takes for ever.
      if began.duration(to: .now) > .seconds(20) { Self.report("takes long", bytes, tried) }
      for fault in outcome.faults { Self.report(fault, bytes, tried) }
    }
    print("seed \(seed): \(tried) sources tried, \(parsed) parsed, \(changed) were changed")
    #expect(changed > 0)
  }

  private struct Outcome {
    var parses = false
    var changes = false
    var faults: [String] = []
  }

  private static func check(_ bytes: [UInt8]) throws -> Outcome {
    var outcome = Outcome()
    let source = SourceFile(path: "A.swift", bytes: bytes)
    let file = ParsedFile(source)
    outcome.parses = file.firstSyntaxError == nil
    if !file.isLossless { outcome.faults.append("is not lossless") }
    do throws(Defect) {
      let once = try migrate(Project(sources: [source]))
      guard let change = once.changes.first else { return outcome }
      outcome.changes = change.before != change.after
      if change.before != bytes { outcome.faults.append("loses bytes") }
      let after = SourceFile(path: "A.swift", bytes: change.after)
      if outcome.parses, ParsedFile(after).firstSyntaxError != nil {
        outcome.faults.append("does not parse afterwards")
      }
      if try !migrate(Project(sources: [after])).changes.allSatisfy({ $0.before == $0.after }) {
        outcome.faults.append("is changed again by a second run")
      }
    } catch {
      outcome.faults.append(error.message)
    }
    return outcome
  }

  private static func report(_ fault: String, _ bytes: [UInt8], _ number: Int) {
    if let folder = ProcessInfo.processInfo.environment["MUTATION_FINDINGS"] {
      let name = "\(folder)/\(number)-\(fault.prefix(24).replacing(" ", with: "-")).swift"
      try? Data(bytes).write(to: URL(fileURLWithPath: name))
      print("finding \(number): \(fault)")
    } else {
      Issue.record("source \(number) \(fault):\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// The snapshots' sources, and a few of its own.
  private static func seeds() -> [[UInt8]] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let snapshots = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Snapshots").path
    let names = (FileManager.default.enumerator(atPath: snapshots)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") && $0.contains("/before/") }.sorted()
    return names.compactMap { FileManager.default.contents(atPath: snapshots + "/" + $0) }.map(
      Array.init)
      + [Sample.model("Counter"), Sample.held].map { Array($0.utf8) }
  }
}
