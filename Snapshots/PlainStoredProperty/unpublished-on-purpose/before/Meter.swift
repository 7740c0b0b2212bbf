import SwiftUI

final class Meter: ObservableObject {
  @Published var isOn = false
  /// Not `@Published` on purpose: it changes fifty times a second.
  private(set) var level = 0.0
  /// The highest level.
  private(set) var peak = 0.0

  func receive(_ value: Double) {
    level = value
    peak = max(peak, value)
  }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.level) \(meter.peak)") }
}
