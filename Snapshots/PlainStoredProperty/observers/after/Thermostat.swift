import SwiftUI

@Observable
final class Thermostat {
  var degrees = 20
  @ObservationIgnored var limit = 30 {
    didSet { limit = min(limit, 40) }
  }
  @ObservationIgnored var step: Int {
    willSet { print(newValue) }
  }

  init(step: Int) {
    self.step = step
    limit = 35
  }
}
