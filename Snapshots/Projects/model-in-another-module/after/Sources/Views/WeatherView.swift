import Models
import SwiftUI

public struct WeatherView: View {
  @Bindable private var weather: Weather

  public init(weather: Weather) {
    self.weather = weather
  }

  public var body: some View {
    Stepper("Degrees", value: $weather.degrees)
  }
}
