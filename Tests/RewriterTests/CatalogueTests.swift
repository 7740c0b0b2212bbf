import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Rewriter

/// What holds of the rules, the sources and the snapshots as a whole.
@Suite struct CatalogueTests {
  @Test func namesAgree() {
    let names = Rule.all.map(\.name)
    #expect(names.count == Set(names).count, "two rules have one name")
    let files = Repository.files(below: Repository.sources.appendingPathComponent("Rewriter/Rules"))
      .map { String($0.path.dropLast(".swift".count)) }
    let withoutFile = names.filter { !files.contains($0) }
    #expect(withoutFile.isEmpty, "rules without a file of their name")
    let withoutBasic = names.filter { name in
      let basic = Repository.snapshots.appendingPathComponent("\(name)/basic/before")
      return !FileManager.default.fileExists(atPath: basic.path)
    }
    #expect(withoutBasic.isEmpty, "rules without a snapshot `basic`")
    // `PublishedProperty+Uses.swift` is a part of `PublishedProperty.swift`.
    let strayFiles = files.filter {
      $0 != "Rule" && !names.contains(String($0.prefix { $0 != "+" }))
    }
    #expect(strayFiles.isEmpty, "files in Rules/ that are called for no rule")
    let folders = Repository.folders(in: Repository.snapshots).map(\.lastPathComponent)
    let strayFolders = folders.filter {
      !SnapshotCase.sharedFolders.contains($0) && !names.contains($0)
    }
    #expect(strayFolders.isEmpty, "folders in Snapshots/ that are called for no rule")
  }

  @Test func everyWordIsWitnessed() throws {
    var seen: Set<String> = []
    for snapshot in SnapshotCase.all {
      let run = try snapshot.run()
      let migration = run.migration
      seen.formUnion(run.audit?.findings.map(\.fault.rawValue) ?? [])
      seen.formUnion(migration.held.flatMap(\.heldBy).map(\.objection.reason.rawValue))
      seen.formUnion(migration.cautions.map(\.caution.rawValue))
      seen.formUnion(migration.remarks.map(\.name))
      let decided = migration.decisions.filter { $0.outcome != .held }
      seen.formUnion(decided.compactMap(\.strategy?.rawValue))
    }
    let unseenFaults = Fault.allCases.map(\.rawValue).filter { !seen.contains($0) }
    #expect(unseenFaults.isEmpty, "faults that no snapshot shows")
    #expect(!seen.contains(Reason.toolFault.rawValue), "a snapshot shows a fault of the tool")
    let unseenReasons = Reason.allCases.filter { $0 != .toolFault && !seen.contains($0.rawValue) }
    #expect(unseenReasons.isEmpty, "reasons that no snapshot shows")
    let unseenCautions = Caution.allCases.map(\.rawValue).filter { !seen.contains($0) }
    #expect(unseenCautions.isEmpty, "cautions that no snapshot shows")
    let unseenAdvice = Advice.allCases.map(\.rawValue).filter { !seen.contains($0) }
    #expect(unseenAdvice.isEmpty, "advice that no snapshot shows")
    let unseenStrategies = Strategy.allCases.map(\.rawValue)
      .filter { !seen.contains($0) }
    #expect(unseenStrategies.isEmpty, "strategies that no snapshot shows")
  }

  @Test(.enabled(if: !Recording.isOn)) func pagesAreFresh() throws {
    for rule in Rule.all {
      guard let page = try rulePage(rule) else { continue }
      let recorded = (try? String(contentsOf: pageURL(of: rule), encoding: .utf8)) ?? ""
      if page != recorded {
        Issue.record(
          """
          Snapshots/\(rule.name)/README.md is stale; \(Recording.command) writes it
          \(difference(from: Array(recorded.utf8), to: Array(page.utf8), path: "README.md"))
          """)
      }
    }
  }

  /// The import map.
  static let allowedImports: [(folder: String, modules: Set<String>)] = [
    ("Sources/SourceModel", ["SwiftSyntax", "SwiftParser"]),
    ("Sources/Rewriter", ["SourceModel", "SwiftSyntax"]),
    (
      "Sources/MigrateObservable",
      [
        "Rewriter", "SourceModel", "ArgumentParser", "Foundation", "FoundationEssentials", "Glibc",
        "Darwin", "Musl",
      ]
    ),
  ]

  @Test(arguments: allowedImports.map(\.folder))
  func importsAreAllowed(folder: String) throws {
    let allowed = Self.allowedImports.first { $0.folder == folder }?.modules ?? []
    for (path, url) in Repository.files(below: Repository.root.appendingPathComponent(folder)) {
      var modules = allowed
      if path == "Editing/FileChange.swift" { modules.insert("SwiftParser") }
      // Threads are the one thing that the model takes from the system.
      if ["Support/Parallel.swift", "Support/Crew.swift"].contains(path) {
        modules.formUnion(["Darwin", "Glibc", "Musl"])
      }
      for module in try imports(of: url) {
        #expect(modules.contains(module), "\(folder)/\(path) imports \(module)")
      }
    }
  }

  /// Files that are longer than 300 lines, and why.
  static let longFiles: [String: String] = [
    "Sources/Rewriter/Reporting/HTMLScript.swift":
      "one script, kept whole so that it can be read as one",
    "Sources/SourceModel/Survey.swift": "one method for each kind of node, a few lines each",
  ]

  @Test func filesAreShort() throws {
    for folder in [Repository.sources, Repository.tests] {
      for (path, url) in Repository.files(below: folder) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: url, encoding: .utf8)
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        guard count > 300, Self.longFiles["\(folder.lastPathComponent)/\(path)"] == nil else {
          continue
        }
        Issue.record("\(folder.lastPathComponent)/\(path) has \(count) lines")
      }
    }
  }

  private func imports(of url: URL) throws -> [String] {
    let tree = Parser.parse(source: try String(contentsOf: url, encoding: .utf8))
    let finder = ImportFinder(viewMode: .all)
    finder.walk(tree)
    return finder.modules
  }
}

private final class ImportFinder: SyntaxVisitor {
  var modules: [String] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    modules.append(node.path.first?.name.text ?? "")
    return .skipChildren
  }
}
