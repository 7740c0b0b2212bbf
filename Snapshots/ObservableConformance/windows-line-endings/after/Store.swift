import Foundation
import Observation

@Observable
final class PlantStore {
  var plants: [String] = []
  @ObservationIgnored var cache: [String: Int] = [:]
  @ObservationIgnored var a = 1
  @ObservationIgnored var b = 2
}
