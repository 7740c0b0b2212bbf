import Observation
import SwiftUI
import Testing

@testable import Garden

/// `PlannedBedsView` owns `Beds`, whose initializer is heavy: it reads files or folders.
@MainActor
@Suite struct PlannedBedsViewBedsTests {
  private func makeView() -> PlannedBedsView? { nil }

  /// `StateObject` creates the model once per view identity; `State` would create it each time.
  @Test(.disabled("Make makeView() return a PlannedBedsView"))
  func viewDoesNotCreateModel() throws {
    let storage = Mirror(reflecting: try #require(makeView())).descendant("_beds")
    #expect(storage is StateObject<Beds>)
  }
}
