import Foundation
import SwiftUI

@Observable
final class Weather {
  var days: [String] = []

  init() {
    NotificationCenter.default.addObserver(forName: .init("rain"), object: nil, queue: nil) {
      [weak self] _ in self?.days.append("rain")
    }
  }
}

struct WeatherView: View {
  @State private var weather = Weather()

  var body: some View {
    Text("\(weather.days.count)")
  }
}
