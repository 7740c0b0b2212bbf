import Observation
import SwiftUI
import Testing

@testable import Garden

/// `BedsView` owns `Beds`, which does much when it is made: file-read.
@MainActor
@Suite struct BedsViewBedsTests {
  private func makeView() -> BedsView { BedsView(title: "", isOn: .constant(false)) }

  /// `StateObject` makes the model once for the view's identity; `State` would make it each time.
  @Test
  func theViewMakesNoModel() {
    let holder = Mirror(reflecting: makeView()).descendant("_beds")
    #expect(holder is StateObject<Beds>)
  }
}
