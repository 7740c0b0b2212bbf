import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}

extension Plant: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
