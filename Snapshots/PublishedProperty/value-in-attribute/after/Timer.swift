import Observation

@Observable
final class WateringTimer {
  var minutes: Int = 10
  var slot = "morning"
  private(set) var history: [String: Int] = [:]
}
