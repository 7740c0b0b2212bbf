import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

extension View {
  func withServices(_ weather: Weather) -> some View {
    environment(weather)
  }

  func withSample() -> some View {
    self.environment(Weather())
  }
}
