import Observation

@Observable
final class Counter {
  @ObservationIgnored var seed = 1
  @ObservationIgnored var history: [Int] = []
  var value: Int

  init() {
    seed += 1
    history.append(seed)
    value = seed
  }
}
