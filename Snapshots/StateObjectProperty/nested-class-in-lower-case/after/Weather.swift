import SwiftUI

extension WeatherView {
  @MainActor @Observable class model {
    var degrees = 18
    @ObservationIgnored private(set) var isReady = false
    @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

    func bootstrap() async {
      guard !isReady else { return }
      if bootstrapTask == nil {
        bootstrapTask = Task {
          await load()
          isReady = !Task.isCancelled
          bootstrapTask = nil
        }
      }
      await bootstrapTask?.value
    }

    func load() async { degrees += 1 }
  }

  @Observable
  class settings {
    var isMetric = true
  }
}

struct WeatherView: View {
  @State var weather = model()
  @State var options: settings = settings()

  var body: some View {
    Toggle("\(weather.degrees)", isOn: $options.isMetric)
      .task { await weather.bootstrap() }
  }
}
