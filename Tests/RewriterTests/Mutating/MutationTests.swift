import Foundation
import SourceModel
import Testing

@testable import Rewriter

/// Damaged sources, alone and as projects: no crash, no hang, no lost byte, and the laws hold.
///
/// `MUTATION_SECONDS=3600 swift test --filter MutationTests` runs for an hour, `MUTATION_SEED=7` from
/// another seed. The project at hand stands in the folder `MUTATION_CURRENT`, where one is named, while it
/// is tried, so that a crash leaves it there; what breaks a law is kept in the folder `MUTATION_FINDINGS`.
@Suite struct MutationTests {
  @Test func lawsHoldForDamagedSources() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MUTATION_SEED"].flatMap(UInt64.init) ?? 1
    let seconds = environment["MUTATION_SECONDS"].flatMap(Double.init)
    let cases = Self.cases()
    var numbers = SeededNumbers(seed: seed)
    var (tried, parsed, changed, found) = (0, 0, 0, 0)
    let start = ContinuousClock.now
    // The short run is a fixed number of cases, so that it does not depend on the machine.
    while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (tried < 150) {
      let project = MutatedProject(of: cases, &numbers)
      guard project.isSmall else { continue }
      if let folder = environment["MUTATION_CURRENT"] { try project.write(to: folder) }
      tried += 1
      let began = ContinuousClock.now
      let outcome = project.check(Self.options(&numbers), reverses: tried % 4 == 0)
      parsed += outcome.parses ? 1 : 0
      changed += outcome.changes ? 1 : 0
      var faults = outcome.faults
      // Generous: it is there to find what takes for ever.
      if began.duration(to: .now) > .seconds(20) { faults.append("takes long") }
      found += faults.count
      for fault in faults { try Self.report(fault, project, tried) }
      if seconds != nil, tried % 1000 == 0 {
        print("\(tried) tried, \(parsed) parsed, \(changed) were changed, \(found) faults")
        fflush(nil)
      }
    }
    print("seed \(seed): \(tried) projects tried, \(parsed) parsed, \(changed) were changed")
    #expect(changed > 0)
  }

  private static func options(_ numbers: inout SeededNumbers) -> Options {
    var options = Options()
    if numbers.below(4) == 0 { options.combine = .block }
    if numbers.below(4) == 0 { options.heavy = numbers.pick(Strategy.allCases) }
    if numbers.below(8) == 0 { options.xcode = .major(numbers.pick([26, 27])) }
    if numbers.below(8) == 0 { options.placeholder = true }
    return options
  }

  private static func report(_ fault: String, _ project: MutatedProject, _ number: Int) throws {
    if let folder = ProcessInfo.processInfo.environment["MUTATION_FINDINGS"] {
      let words = fault.prefix(40).map { $0.isLetter || $0.isNumber ? $0 : "-" }
      try project.write(to: "\(folder)/\(number)-\(String(words))")
      print("finding \(number): \(fault)")
      fflush(nil)
    } else {
      let text = project.sources.map {
        "// \($0.path)\n\(String(decoding: $0.bytes, as: UTF8.self))"
      }
      Issue.record("project \(number) \(fault):\n\(text.joined(separator: "\n"))")
    }
  }

  /// The snapshots' sources, and a few of its own.
  private static func cases() -> [[SourceFile]] {
    let snapshots = SnapshotCase.all.map { snapshot in
      Repository.contents(of: snapshot.before).filter { $0.key.hasSuffix(".swift") }
        .map { SourceFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path }
    }
    let own = [Sample.model("Counter"), Sample.blockedModel].map {
      [SourceFile(path: "A.swift", bytes: Array($0.utf8))]
    }
    return snapshots.filter { !$0.isEmpty } + own
  }
}
