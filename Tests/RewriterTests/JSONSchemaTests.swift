import Foundation
import Testing

@testable import Rewriter

/// `Documentation/schema.json` describes what the tool prints, and nothing else.
@Suite struct JSONSchemaTests {
  @Test(arguments: SnapshotCase.all)
  func documentsAreAsTheSchemaSays(snapshot: SnapshotCase) throws {
    let run = try snapshot.run()
    let header = RunHeader(
      version: "1.0", mode: .dryRun, options: run.options,
      next: [NextStep("migrate-observable undo", for: "Restore the files.")])
    let schema = try JSONSchema.documentation()
    let document = Data(jsonReport(run.migration, header: header).joined())
    let violations = try schema.violations(of: document)
    #expect(violations == [], "\(violations)")
    if let audit = run.audit {
      #expect(try schema.violations(of: Data(jsonReport(audit, header: header).utf8)) == [])
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
}
