import Combine
import Observation

class LegacyMeter {
  @Published var litres = 0
}

@Observable
final class Meter {
  var litres = 0
  private let legacy = LegacyMeter()
  @ObservationIgnored private var watch: AnyCancellable?

  init() {
    watch = legacy.$litres.sink { print($0) }
  }
}
