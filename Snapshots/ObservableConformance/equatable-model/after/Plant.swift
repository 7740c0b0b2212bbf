import Foundation
import Observation

@Observable
final class Plant: Hashable {
  let id = UUID()
  var name = ""

  static func == (left: Plant, right: Plant) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
