import Observation
import SwiftUI
import Testing

@testable import Garden

/// `NotesView` owns `Notes`, whose initializer is heavy: it reads files or folders.
@MainActor
@Suite struct NotesViewNotesTests {
  private func makeModel() -> Notes { Notes(folder: "") }

  @Test
  func modelIsReadyForEveryCaller() async {
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

  /// Repeating the work would change properties that views read.
  @Test
  func laterCallsChangeNothing() async {
    let model = makeModel()
    await model.bootstrap()
    model.entries = ["test value"]
    await confirmation(expectedCount: 0) { changed in
      withObservationTracking {
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
