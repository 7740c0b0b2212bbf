import Combine
import Foundation
import Observation

extension Published: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(initialValue: try Value(from: decoder))
  }
}

extension Published: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var copy = self
    var value: Value?
    let kept = copy.projectedValue.sink { value = $0 }
    kept.cancel()
    try value?.encode(to: encoder)
  }
}

@Observable
final class Plant: Codable {
  var name = ""
  var tags: [String] = []
  @ObservationIgnored var height = 0.0

  private enum CodingKeys: String, CodingKey {
    case _name = "name"
    case _tags = "tags"
    case height
  }
}
