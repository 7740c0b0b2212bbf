import SourceModel
import Testing

@testable import Rewriter

@Suite struct ExplanationTests {
  @Test func everyNameHasAPage() {
    func names(_ kind: Explanation.Kind) -> [String] {
      Explanation.all.filter { $0.kind == kind }.map(\.name)
    }
    #expect(names(.rule) == Rule.all.map(\.name))
    #expect(names(.blocker) == BlockerKind.allCases.map(\.rawValue))
    #expect(names(.diagnostic) == DiagnosticKind.allCases.map(\.rawValue))
    #expect(names(.strategy) == Strategy.allCases.map(\.rawValue))
    #expect(names(.creation) == OwnerSite.Kind.allCases.map(\.name))
    #expect(names(.signal) == Signal.all.map(\.name))
    #expect(names(.finding) == FindingKind.allCases.map(\.rawValue))
    #expect(Set(Explanation.all.map(\.anchor)).count == Explanation.all.count)
  }

  @Test(arguments: Explanation.all)
  func pageIsMoreThanATitle(page: Explanation) {
    #expect(page.summary.count > 10 && page.text.count > 20)
    #expect(!page.summary.contains("%"))
    #expect([.signal, .diagnostic].contains(page.kind) || !page.before.isEmpty)
    #expect(page.before != page.after || page.after == nil)
    #expect(page.instead != nil || ![.blocker, .finding].contains(page.kind))
    #expect(page.markdown.hasPrefix("# \(page.name) ("))
    #expect(page.text.filter { $0 == "`" }.count.isMultiple(of: 2))
  }

  @Test func listHasEveryName() {
    let list = Explanation.list
    for page in Explanation.all { #expect(list.contains("  \(page.name) ")) }
  }
}
