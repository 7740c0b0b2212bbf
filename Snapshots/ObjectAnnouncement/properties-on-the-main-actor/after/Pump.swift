import Foundation
import SwiftUI

@Observable
final class Pump {
  static let shared = Pump()

  @MainActor var isRunning: Bool = false
  @ObservationIgnored @MainActor private var litres = 0

  /// Notifies every view that reads this object.
  @MainActor
  func notifyObservers() {
    withMutation(keyPath: \.isRunning) {}
    withMutation(keyPath: \.self) {}
  }

  var hasWater: Bool {
    access(keyPath: \.self)
    return FileManager.default.fileExists(atPath: "/tank")
  }

  @MainActor
  func describe() -> String { "\(litres)" }

  private init() {}

  func run() async {
    await MainActor.run {
      notifyObservers()
    }
  }

  @MainActor
  func stop() {
    notifyObservers()
  }
}

@Observable
final class Gauge {
  @MainActor var level = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.level) {}
  }

  func look() {
    notifyObservers()
  }
}

struct PumpView: View {
  let pump = Pump.shared
  let gauge: Gauge

  var body: some View {
    Text(pump.isRunning ? "On" : pump.hasWater ? "Off" : "Empty")
    Text("\(gauge.level)")
  }
}
