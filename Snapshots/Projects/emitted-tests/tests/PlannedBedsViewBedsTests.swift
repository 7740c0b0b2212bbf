import Observation
import SwiftUI
import Testing

@testable import Garden

/// `PlannedBedsView` owns `Beds`, which does much when it is made: file-read.
@MainActor
@Suite struct PlannedBedsViewBedsTests {
  private func makeView() -> PlannedBedsView? { nil }

  /// `StateObject` makes the model once for the view's identity; `State` would make it each time.
  @Test(.disabled("let makeView() make a PlannedBedsView"))
  func theViewMakesNoModel() throws {
    let holder = Mirror(reflecting: try #require(makeView())).descendant("_beds")
    #expect(holder is StateObject<Beds>)
  }
}
