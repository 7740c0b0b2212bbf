import SourceModel
import Testing

@testable import Rewriter

/// An internal error blocks the types behind it, and no others.
@Suite struct InternalErrorTests {
  private static let sources = ["A", "B"].map { name in
    SourceFile(
      path: "\(name).swift",
      bytes: Array("import SwiftUI\nfinal class \(name): ObservableObject {}\n".utf8))
  }

  private func settle(_ edits: [(path: String, range: Range<Int>, text: String)], types: [Int])
    throws -> (blocked: [String], changed: [String])
  {
    let model = read(Project(sources: Self.sources))
    let proposals = edits.map { edit in
      Proposal(
        rule: "Test", site: model.files[0].site(edit.range),
        types: types.map { model.symbols.types[$0].id },
        answer: .rewrite([Edit(path: edit.path, range: edit.range, replacement: edit.text)]))
    }
    let whole = Proposals(model, Options()).all
    let settled = try Rewriter.settle(
      whole + proposals, in: model, Options(), jobs: 1, blocksDefects: true)
    let blocked = model.symbols.types.filter { type in
      settled.verdicts.byType[type.id]?.blockers.contains { $0.blocker.kind == .internalError }
        == true
    }
    return (blocked.map { model.symbols.qualifiedName($0.id) }, settled.changes.map(\.path))
  }

  @Test func overlappingEditsBlockTheirTypes() throws {
    let result = try settle([("A.swift", 15..<20, "x"), ("A.swift", 18..<22, "y")], types: [0])
    #expect(result.blocked == ["A"])
    #expect(result.changed == ["B.swift"])
  }

  @Test func aResultThatDoesNotParseBlocksItsTypes() throws {
    let result = try settle([("A.swift", 15..<15, "func (")], types: [0])
    #expect(result.blocked == ["A"])
    #expect(result.changed == ["B.swift"])
  }

  @Test func whatConcernsNoTypeIsThrown() {
    #expect(throws: InternalError.self) {
      try settle([("A.swift", 15..<20, "x"), ("A.swift", 18..<22, "y")], types: [])
    }
  }
}
