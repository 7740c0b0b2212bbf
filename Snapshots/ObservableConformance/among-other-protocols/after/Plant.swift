import Foundation
import Observation

@Observable
final class Plant: Identifiable, CustomStringConvertible {
  let id = UUID()
  var name: String

  init(name: String) {
    self.name = name
  }

  var description: String { name }
}

@Observable
final class Pot: Identifiable {
  var plant: Plant?
}

@Observable
final class Shed: Identifiable {
  var isLocked = true
}
