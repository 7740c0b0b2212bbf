import SwiftUI

final class Thermostat: ObservableObject {
  @Published var degrees = 20
  var limit = 30 {
    didSet { limit = min(limit, 40) }
  }
  var step: Int {
    willSet { print(newValue) }
  }

  init(step: Int) {
    self.step = step
    limit = 35
  }
}
