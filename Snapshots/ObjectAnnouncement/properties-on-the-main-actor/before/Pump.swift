import Foundation
import SwiftUI

final class Pump: ObservableObject {
  static let shared = Pump()

  @MainActor @Published var isRunning: Bool = false
  @MainActor private var litres = 0

  var hasWater: Bool { FileManager.default.fileExists(atPath: "/tank") }

  @MainActor
  func describe() -> String { "\(litres)" }

  private init() {}

  func run() async {
    await MainActor.run {
      objectWillChange.send()
    }
  }

  @MainActor
  func stop() {
    objectWillChange.send()
  }
}

final class Gauge: ObservableObject {
  @MainActor @Published var level = 0

  func look() {
    objectWillChange.send()
  }
}

struct PumpView: View {
  @ObservedObject var pump = Pump.shared
  @ObservedObject var gauge: Gauge

  var body: some View {
    Text(pump.isRunning ? "On" : pump.hasWater ? "Off" : "Empty")
    Text("\(gauge.level)")
  }
}
