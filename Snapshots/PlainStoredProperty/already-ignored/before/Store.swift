import Combine
import Observation

final class Store: ObservableObject {
  @Published var rows = 0
  @ObservationIgnored var cache = 0
  var count = 0
}
