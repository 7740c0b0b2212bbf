import Combine
import SwiftUI

@Observable
final class Weather {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
}

struct WeatherView: View {
  let weather: Weather

  var body: some View { Text("\(weather.degrees)") }
}
