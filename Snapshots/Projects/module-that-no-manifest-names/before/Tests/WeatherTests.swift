import Combine

@testable import Weather

final class WeatherTests {
  func testDegrees() {
    let weather = Weather()
    let watch = weather.$degrees.sink { _ in }
    watch.cancel()
  }
}
