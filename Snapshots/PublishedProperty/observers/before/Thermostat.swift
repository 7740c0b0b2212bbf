import SwiftUI

final class Thermostat: ObservableObject {
  @Published var degrees = 20 {
    didSet {
      if degrees > 30 { degrees = 30 }
    }
  }
  @Published var mode: String {
    willSet { log.append("\(mode) → \(newValue)") }
    didSet { log.append("was \(oldValue)") }
  }
  private var log: [String] = []

  init(mode: String) {
    self.mode = mode
  }
}
