import Observation
import SwiftUI
import Testing

@testable import Garden

/// `BedsView` owns `Beds`, whose initializer is heavy: it reads files or folders.
@MainActor
@Suite struct BedsViewBedsTests {
  private func makeView() -> BedsView { BedsView(title: "", isOn: .constant(false)) }

  /// `StateObject` creates the model once per view identity; `State` would create it each time.
  @Test
  func viewDoesNotCreateModel() {
    let storage = Mirror(reflecting: makeView()).descendant("_beds")
    #expect(storage is StateObject<Beds>)
  }
}
