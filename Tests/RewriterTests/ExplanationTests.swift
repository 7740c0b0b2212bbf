import SourceModel
import Testing

@testable import Rewriter

@Suite struct ExplanationTests {
  @Test func everyNameHasAPage() {
    func names(_ kind: Explanation.Kind) -> [String] {
      Explanation.all.filter { $0.kind == kind }.map(\.name)
    }
    #expect(names(.rule) == Rule.all.map(\.name))
    #expect(names(.reason) == Reason.allCases.map(\.rawValue))
    #expect(names(.caution) == Caution.allCases.map(\.rawValue))
    #expect(names(.strategy) == Strategy.allCases.map(\.rawValue))
    #expect(names(.signal) == Signal.all.map(\.name))
    #expect(names(.fault) == Fault.allCases.map(\.rawValue))
    #expect(Explanation.ruleTexts.count == Rule.all.count)
    #expect(Set(Explanation.all.map(\.anchor)).count == Explanation.all.count)
  }

  @Test(arguments: Explanation.all)
  func pageIsMoreThanATitle(page: Explanation) {
    #expect(page.summary.count > 10 && page.text.count > 20)
    #expect(!page.summary.contains("%"))
    #expect(page.kind == .signal || !page.before.isEmpty)
    #expect(page.before != page.after)
    let saysWhatToDo = [.reason, .caution, .advice, .fault].contains(page.kind)
    #expect((page.instead != nil) == saysWhatToDo)
    #expect(page.markdown.hasPrefix("# \(page.name): "))
    #expect(page.text.filter { $0 == "`" }.count.isMultiple(of: 2))
  }

  @Test func listHasEveryName() {
    let list = Explanation.list
    for page in Explanation.all { #expect(list.contains("  \(page.name) ")) }
  }
}
