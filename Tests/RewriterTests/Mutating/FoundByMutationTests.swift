import SourceModel
import Testing

@testable import Rewriter

/// What the mutations found that no compiler would take; the rest are snapshots.
@Suite struct FoundByMutationTests {
  @Test(arguments: [
    // Took for ever: a type without a name.
    """
    final class : ObservableObject { @Published var isOn = false }
    struct Row: View { @ObservedObject var settings = Settings.shared }
    """,
    // Trapped: the send was taken for one in the first of two properties.
    """
    final class Store: ObservableObject {
      var name: String { get { "" } set { objectWillChange.send(); print(newValue) } }
      var size: Int { 0 }
      var name: String { get { "" } set { objectWillChange.send(); print(newValue) } }
    }
    """,
  ])
  func lawsHold(_ text: String) {
    let project = MutatedProject(sources: [SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    #expect(project.check(Options(), reverses: true).faults == [])
  }
}
