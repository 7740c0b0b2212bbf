import SwiftUI

@Observable
final class Thermostat {
  var degrees = 20 {
    didSet {
      if degrees > 30 { degrees = 30 }
    }
  }
  var mode: String {
    willSet { log.append("\(mode) → \(newValue)") }
    didSet { log.append("was \(oldValue)") }
  }
  @ObservationIgnored private var log: [String] = []

  init(mode: String) {
    self.mode = mode
  }
}
