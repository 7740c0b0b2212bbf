import Combine
import Observation

@Observable
final class Bed {
  var plants = 0
}

@Observable
final class Garden {
  var title = ""
  let bed = Bed()
  @ObservationIgnored private var watch: AnyCancellable?

  init() {
  }
}
