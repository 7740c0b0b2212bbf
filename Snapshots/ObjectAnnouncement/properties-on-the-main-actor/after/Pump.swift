import Foundation
import SwiftUI

@Observable
final class Pump {
  static let shared = Pump()

  @MainActor var isRunning: Bool = false
  @ObservationIgnored @MainActor private var litres = 0

  /// Tells all who read the object to look again.
  @MainActor
  func announceChange() {
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
      announceChange()
    }
  }

  @MainActor
  func stop() {
    announceChange()
  }
}

@Observable
final class Gauge {
  @MainActor var level = 0

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.level) {}
  }

  func look() {
    announceChange()
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
