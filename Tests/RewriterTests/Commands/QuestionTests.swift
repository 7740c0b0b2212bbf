import Foundation
import SourceModel
import Testing

@testable import MigrateObservable
@testable import Rewriter

@Suite struct QuestionTests {
  private func answer(_ answers: String...) throws -> (skipped: [String]?, shown: String) {
    let project = Project(
      sources: ["A", "B", "C"].map {
        SourceFile(path: "\($0).swift", bytes: Array(Sample.model($0).utf8))
      })
    let migration = try migrate(project)
    var rest = answers[...]
    var shown = ""
    let questions = Questions(
      read: { rest.popFirst() }, write: { shown += $0 }, usesColor: true, excerpt: 3)
    let skipped = try questions.skipped(of: migration) { _ throws(Failure) in
      unifiedDiff(of: migration.changes)
    }
    return (skipped?.map(migration.model.qualifiedName), shown)
  }

  @Test func answers() throws {
    #expect(try answer("a", "s", "apply").skipped == ["B"])
    #expect(try answer("what", "skip", "a", "a").skipped == ["A"])
    #expect(try answer("a", "quit").skipped == nil)
    #expect(try answer("a").skipped == nil)
  }

  @Test func showPrintsTheWholeDiff() throws {
    let added = "\u{1B}[32m+@Observable\u{1B}[0m"
    #expect(try !answer("q").shown.contains(added))
    #expect(try answer("h", "q").shown.contains(added))
  }

  @Test func onlyOnATerminal() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    #expect(try folder.apply("--interactive").status == 64)
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }
}
