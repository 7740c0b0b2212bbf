import Combine

final class WeatherTests {
  func testDegrees() {
    let weather = Weather()
    var seen: [Int] = []
    let watch = weather.$degrees.dropFirst().sink { seen.append($0) }
    weather.degrees = 21
    watch.cancel()
  }
}
