import Combine
import Foundation

private enum ValueKeys: CodingKey { case value }

extension Published: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ValueKeys.self)
    self.init(initialValue: try container.decode(Value.self, forKey: .value))
  }
}

final class Plant: ObservableObject, Decodable {
  @Published var name = ""
}
