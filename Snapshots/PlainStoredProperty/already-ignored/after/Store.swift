import Observation

@Observable
final class Store {
  var rows = 0
  @ObservationIgnored var cache = 0
  @ObservationIgnored var count = 0
}
