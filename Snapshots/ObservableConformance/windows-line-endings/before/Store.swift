import Combine
import Foundation

final class PlantStore: ObservableObject {
  @Published var plants: [String] = []
  var cache: [String: Int] = [:]
  var a = 1, b = 2
}
