import Combine
import Foundation

final class Garden: ObservableObject {
  @Published var beds = 3
}

final class Weather: ObservableObject {
  @Published var degrees = 20
  let city: String

  init(city: String) {
    self.city = city
  }
}
