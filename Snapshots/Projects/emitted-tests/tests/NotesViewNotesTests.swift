import Observation
import SwiftUI
import Testing

@testable import Garden

/// `NotesView` owns `Notes`, which does much when it is made: file-read.
@MainActor
@Suite struct NotesViewNotesTests {
  private func makeModel() -> Notes { Notes(folder: "") }

  @Test
  func everyCallerFindsTheModelReady() async {
    let model = makeModel()
    #expect(!model.isReady)
    let callers = (1...3).map { _ in
      Task {
        await model.bootstrap()
        return model.isReady
      }
    }
    for caller in callers { #expect(await caller.value) }
  }

  /// The work is done once: a call that did it again would change what a view reads.
  @Test
  func laterCallsChangeNothing() async {
    let model = makeModel()
    await model.bootstrap()
    model.entries = ["a value of the test"]
    await confirmation(expectedCount: 0) { changed in
      withObservationTracking {
        _ = model.isReady
        _ = model.entries
        _ = model.count
        _ = model.title
      } onChange: {
        changed()
      }
      await model.bootstrap()
      await model.bootstrap()
    }
  }
}
