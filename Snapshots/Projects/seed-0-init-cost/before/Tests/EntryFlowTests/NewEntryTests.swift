import SwiftUI
import Testing

/// Stands for five renders of a parent.
@MainActor
@Suite struct NewEntryTests {
  // The wrong invariant: how often the model is made is an affair of the wrapper.
  @Test func parentRendersDoNotRebuildTheModel() {
    NewEntryModel.initCount = 0
    let views = (1...5).map { _ in NewEntryView() }
    #expect(views.count == 5)
    #expect(NewEntryModel.initCount <= 1)
  }
}
