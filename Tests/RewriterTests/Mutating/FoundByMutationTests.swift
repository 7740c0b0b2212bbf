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
    // Edits overlapped: a wrapper on a pattern.
    "final class Store: ObservableObject { @Published var (width, height) = (1, 2) }",
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
    // Trapped: the value of an assignment is missing.
    """
    import SwiftUI
    final class Store: ObservableObject { @Published var name = "" }
    struct StoreView: View {
      @ObservedObject var store: Store
      var body: some View { Button("Save") { _ = = save() } }
    }
    """,
    // Trapped: the class ends with the file, before its members begin.
    """
    import Foundation
    protocol Stored: AnyObject, Codable {}
    final class Pot: Stored, ObservableObject
    """,
    // Trapped: the app that owns the model ends with the file.
    """
    import SwiftUI
    final class Settings: ObservableObject { @Published var isCompact = false }
    @main struct GardenApp: App {
      @StateObject private var settings: Settings
    """,
    // Trapped: a key path without components.
    """
    final class Garden: ObservableObject { @Published var beds = 0 }
    struct BedsView: View { @Environment(\\privategarden) . var garden }
    """,
    // Trapped: tokens that were not handed out in the order of their places.
    """
    final class Garden: ObservableObject { @Published var beds = 2 }
    struct GardenView: View {
      @EnvironmentObject private var garden: Garden
      var body: some View { Text(@Bindable\\(garden.beds) beds") }
    }

    /// Is shown without a garden.
    struct Question: View { @EnvironmentObject<Garden> private var other }
    """,
  ])
  func lawsHold(_ text: String) {
    let project = MutatedProject(sources: [SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    #expect(project.check(Options(), reverses: true).faults == [])
  }

  // Trapped: the body of the view has no brace at its end.
  @Test func bodiesWithoutEnd() {
    let text = """
      import SwiftUI; final class Radar: ObservableObject { @Published var image: Data?; init(url: URL) { image = try? Data(contentsOf: url) } }

      struct RadarView: View { @StateObject private var radar: Radar; init(url: URL) { _radar = StateObject(wrappedValue: Radar(url: url)) }; var body: some View { Text("\\(radar.image?.count ?? 0)"final.envi
      """
    let project = MutatedProject(sources: [SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    var options = Options()
    (options.heavy, options.placeholder) = (.bootstrap, true)
    #expect(project.check(options, reverses: true).faults == [])
  }

  // Trapped: a comment was longer as text than in the file.
  @Test func commentsOfBytesThatAreNoText() {
    let bytes =
      Array("final class Store: ObservableObject {\n  // ".utf8) + [0x80, 0xFF]
      + Array("\n  @Published var isOn = false\n}\n".utf8)
    let parsed = ParsedFile(SourceFile(path: "A.swift", bytes: bytes))
    let comment = bytes.firstIndex(of: UInt8(ascii: "/")) ?? 0
    #expect(parsed.pieces.contains(comment..<comment + 5))
    let project = MutatedProject(sources: [parsed.file])
    #expect(project.check(Options(), reverses: true).faults == [])
  }
}
