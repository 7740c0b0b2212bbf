import Combine
import Foundation

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

final class Plant: ObservableObject, Codable {
  @Published var name = ""
  @Published var tags: [String] = []
  var height = 0.0
}
