import Observation
import SwiftUI
import Testing

@testable import Garden

/// `WeatherView` owns `Weather`, whose initializer is heavy: it starts concurrent work.
@MainActor
@Suite struct WeatherViewWeatherTests {
  private func makeModel() -> Weather { Weather(place: Place(name: "")) }

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
    model.report = "test value"
    await confirmation(expectedCount: 0) { changed in
      withObservationTracking {
        _ = model.report
      } onChange: {
        changed()
      }
      await model.bootstrap()
      await model.bootstrap()
    }
  }
}
