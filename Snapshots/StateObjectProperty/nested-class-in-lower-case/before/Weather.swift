import SwiftUI

extension WeatherView {
  @MainActor class model: ObservableObject {
    @Published var degrees = 18

    init() {
      Task { await load() }
    }

    func load() async { degrees += 1 }
  }

  class settings: ObservableObject {
    @Published var isMetric = true
  }
}

struct WeatherView: View {
  @StateObject var weather = model()
  @StateObject var options = settings()

  var body: some View {
    Toggle("\(weather.degrees)", isOn: $options.isMetric)
  }
}
