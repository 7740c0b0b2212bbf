import Foundation
import Observation

@Observable
class Record {
  var isOpen = false
}

@Observable
final class Plant: Record, Encodable {
  var isShown = false
  @ObservationIgnored var name = ""

  private enum CodingKeys: CodingKey { case name }
}

@Observable
final class Pot: Decodable {
  @ObservationIgnored var size = 1

  private enum CodingKeys: CodingKey {
    case size
  }

  func grow() { size += 1 }
}
