import Combine
import Foundation

final class Plant: ObservableObject, Hashable {
  let id = UUID()
  @Published var name = ""

  static func == (left: Plant, right: Plant) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
