import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

extension View {
  func withServices(_ weather: Weather) -> some View {
    environmentObject(weather)
  }

  func withSample() -> some View {
    self.environmentObject(Weather())
  }
}
