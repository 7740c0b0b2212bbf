import Combine

final class Plant: ObservableObject, Codable {
  var name = ""

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
