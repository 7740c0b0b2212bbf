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
    // Trapped: the send stands in the second of two setters.
    """
    final class Store: ObservableObject {
      var name: String {
        get { "" }
        set { print(newValue) }
        set { objectWillChange.send(); print(newValue) }
      }
    }
    """,
    // Edits overlapped: a property has the name of the object's publisher.
    "final class Store: ObservableObject { @Published var objectWillChange = 0 }",
    // Left with a syntax error: a wrapper on what is computed, as conditions in an accessor block are read.
    """
    import Combine
    final class Dial: ObservableObject {
      @Published var angle = 0.0 {
    #if os(iOS)
        willSet(next) { print(next) }
    #endif
        didSet { print(angle) }
      }
      private var watches: Set<AnyCancellable> = []
      init() { $angle.sink { print($0) }.store(in: &watches) }
    }
    """,
  ])
  func lawsHold(_ text: String) {
    let project = MutatedProject(sources: [SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    #expect(project.check(Options(), reverses: true).faults == [])
  }
}
