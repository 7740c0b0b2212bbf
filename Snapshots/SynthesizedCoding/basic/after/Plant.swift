import Foundation
import Observation

@Observable
final class Plant: Codable {
  @ObservationIgnored var name = ""
  @ObservationIgnored var height = 0.0
  @ObservationIgnored var notes: [String]?

  private enum CodingKeys: CodingKey {
    case name, height, notes
  }
}
