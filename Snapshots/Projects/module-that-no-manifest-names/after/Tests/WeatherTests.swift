import Combine

@testable import Weather

final class WeatherTests {
  func testDegrees() {
    let weather = Weather()
    let watch = weather.degreesSubject.sink { _ in }
    watch.cancel()
  }
}
