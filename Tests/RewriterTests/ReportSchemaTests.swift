import Foundation
import Testing

@testable import Rewriter

/// Each report for programs is as the schema of its format says. For JSON this is `Documentation/schema.json`, which
/// describes what the tool prints and nothing else.
@Suite struct ReportSchemaTests {
  private static let sarif = Result { try JSONSchema(file: "sarif-2.1.0.json") }
  private static let codeQuality = Result { try JSONSchema(file: "code-quality.json") }

  @Test(arguments: SnapshotCase.all)
  func reportsAreAsTheSchemasSay(snapshot: SnapshotCase) throws {
    let run = try snapshot.run()
    let header = RunHeader(
      version: "1.0", mode: .dryRun, options: run.options,
      next: [NextStep("migrate-observable undo", for: "Restore the files.")])
    let schema = try JSONSchema.documentation()
    let document = Data(jsonReport(run.migration, header: header).joined())
    let violations = try schema.violations(of: document)
    #expect(violations == [], "\(violations)")
    let sarif = try Self.sarif.get()
    #expect(try sarif.violations(of: Data(sarifReport(run.migration).utf8)) == [])
    let quality = Data(codeQualityReport(run.migration.diagnostics).utf8)
    #expect(try Self.codeQuality.get().violations(of: quality) == [])
    #expect(JUnitSchema.violations(of: junitReport(run.migration)) == [])
    if let audit = run.audit {
      #expect(try schema.violations(of: Data(jsonReport(audit, header: header).utf8)) == [])
      #expect(try sarif.violations(of: Data(sarifReport(audit).utf8)) == [])
    }
  }

  /// A validator that accepts everything proves nothing.
  @Test(arguments: [
    (#""schemaVersion": 1"#, #""schemaVersion": 2"#), (#""groups""#, #""group""#),
    (#""verdict": "migrated""#, #""verdict": "moved""#), (#""line": 3"#, #""line": "3""#),
    (#""line": 3"#, #""line": true"#), (#""edits": "#, #""edits": -"#),
    (#""sha256Before": ""#, #""sha256Before": "x"#),
    (#""placeholder": false"#, #""placeholder": 0"#),
  ])
  func otherDocumentsAreNot(_ text: String, _ other: String) throws {
    let source = SmallProject(Sample.model("Counter"))
    let migration = try migrate(source.project)
    let document = String(
      decoding: Array(
        jsonReport(migration, header: RunHeader(version: "1.0", mode: .apply)).joined()),
      as: UTF8.self)
    let schema = try JSONSchema.documentation()
    let violations = try schema.violations(of: Data(document.utf8))
    #expect(violations == [], "\(violations)")
    try #require(document.contains(text), "\(document)")
    let changed = document.replacing(text, with: other, maxReplacements: 1)
    #expect(try !schema.violations(of: Data(changed.utf8)).isEmpty)
  }

  /// The same for the formats of others.
  @Test(arguments: [
    ("sarif", #""level": "warning""#, #""level": "bad""#), ("sarif", #""results""#, #""result""#),
    ("sarif", #""startLine": "#, #""startLine": -"#),
    ("sarif", #""version": "2"#, #""version": "3"#),
    ("sarif", #""text": ""#, #""texts": ""#), ("sarif", #""ruleIndex": "#, #""ruleIndex": -9"#),
    ("quality", #""severity": "minor""#, #""severity": "warning""#),
    ("quality", #""fingerprint": ""#, #""fingerprint": "x"#),
    ("quality", #""begin": "#, #""begin": -"#), ("quality", #""path": ""#, #""path": "/"#),
    ("quality", #""type": "issue""#, #""type": "issues""#),
    ("junit", "classname=", "class="), ("junit", "<failure ", "<fault "),
    ("junit", #"failures="1""#, #"failures="2""#), ("junit", #"line=""#, #"line="x"#),
    ("junit", "</testsuites>", ""), ("junit", "/>", ">text</testcase>"),
  ])
  func otherReportsAreNot(_ format: String, _ text: String, _ other: String) throws {
    let source = SmallProject(Sample.model("Counter") + "\n" + Sample.blockedModel)
    let migration = try migrate(source.project)
    let report =
      switch format {
      case "sarif": sarifReport(migration)
      case "quality": codeQualityReport(migration.diagnostics)
      default: junitReport(migration)
      }
    func violations(_ report: String) throws -> [String] {
      let data = Data(report.utf8)
      switch format {
      case "sarif": return try Self.sarif.get().violations(of: data)
      case "quality": return try Self.codeQuality.get().violations(of: data)
      default: return JUnitSchema.violations(of: report)
      }
    }
    let found = try violations(report)
    #expect(found == [], "\(found)")
    try #require(report.contains(text), "\(report)")
    let changed = report.replacing(text, with: other, maxReplacements: 1)
    #expect(try !violations(changed).isEmpty)
  }
}
