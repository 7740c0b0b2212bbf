import Foundation
import Observation

@Observable
final class Garden {
  var beds = 3
}

@Observable
final class Weather {
  var degrees = 20
  let city: String

  init(city: String) {
    self.city = city
  }
}
