import Combine
import Foundation

class Record: ObservableObject {
  @Published var isOpen = false
}

final class Plant: Record, Encodable {
  @Published var isShown = false
  var name = ""

  private enum CodingKeys: CodingKey { case name }
}

final class Pot: ObservableObject, Decodable {
  var size = 1

  func grow() { size += 1 }
}
