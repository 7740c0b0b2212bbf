import Observation

@Observable
final class Plant: Codable {
  var name: String
  @ObservationIgnored var height = 0.0

  enum CodingKeys: String, CodingKey { case name, height }

  init(name: String) {
    self.name = name
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    height = try container.decode(Double.self, forKey: .height)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(height, forKey: .height)
  }
}
