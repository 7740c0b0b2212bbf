import Observation

@Observable
final class Plant: Codable {
  @ObservationIgnored var name = ""

  enum CodingKeys: String, CodingKey {
    case name
  }
}

@Observable
final class Bed: Codable {
  @ObservationIgnored var title = ""

  private enum CodingKeys: CodingKey {
    case title
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(title)
  }
}
