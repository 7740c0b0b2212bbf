import Combine
import Foundation

final class Plant: Identifiable, ObservableObject, CustomStringConvertible {
  let id = UUID()
  @Published var name: String

  init(name: String) {
    self.name = name
  }

  var description: String { name }
}

final class Pot: ObservableObject, Identifiable {
  @Published var plant: Plant?
}

final class Shed: Identifiable, ObservableObject {
  @Published var isLocked = true
}
