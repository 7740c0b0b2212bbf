import Combine
import Observation

@Observable
final class Plant: Codable {
  @ObservationIgnored var name = ""

  enum CodingKeys: String, CodingKey {
    case name
  }
}

final class Bed: ObservableObject, Codable {
  var title = ""

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(title)
  }
}
