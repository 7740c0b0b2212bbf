import SourceModel
import Testing

@testable import Rewriter

/// A fault of the tool costs the types behind it, and no others.
@Suite struct ToolFaultTests {
  private static let sources = ["A", "B"].map { name in
    SourceFile(
      path: "\(name).swift",
      bytes: Array("import SwiftUI\nfinal class \(name): ObservableObject {}\n".utf8))
  }

  private func settle(_ edits: [(path: String, range: Range<Int>, text: String)], types: [Int])
    throws -> (held: [String], changed: [String])
  {
    let model = read(Project(sources: Self.sources))
    let proposals = edits.map { edit in
      Proposal(
        rule: "Test", site: model.files[0].site(edit.range),
        types: types.map { model.types[$0].id },
        answer: .rewrite([Edit(path: edit.path, range: edit.range, replacement: edit.text)]))
    }
    let whole = Proposals(model, PropertyUses(model), Options()).all
    let settled = try Rewriter.settle(
      whole + proposals, in: model, Options(), jobs: 1, holdsFaults: true)
    let held = model.types.filter { type in
      settled.verdicts.byType[type.id]?.heldBy.contains { $0.objection.reason == .toolFault }
        == true
    }
    return (held.map { model.qualifiedName($0.id) }, settled.changes.map(\.path))
  }

  @Test func overlappingEditsHoldTheirTypes() throws {
    let result = try settle([("A.swift", 15..<20, "x"), ("A.swift", 18..<22, "y")], types: [0])
    #expect(result.held == ["A"])
    #expect(result.changed == ["B.swift"])
  }

  @Test func aResultThatDoesNotParseHoldsItsTypes() throws {
    let result = try settle([("A.swift", 15..<15, "func (")], types: [0])
    #expect(result.held == ["A"])
    #expect(result.changed == ["B.swift"])
  }

  @Test func whatConcernsNoTypeIsThrown() {
    #expect(throws: Defect.self) {
      try settle([("A.swift", 15..<20, "x"), ("A.swift", 18..<22, "y")], types: [])
    }
  }
}
