import Combine

class LegacyMeter {
  @Published var litres = 0
}

final class Meter: ObservableObject {
  @Published var litres = 0
  private let legacy = LegacyMeter()
  private var watch: AnyCancellable?

  init() {
    watch = legacy.$litres.sink { print($0) }
  }
}
