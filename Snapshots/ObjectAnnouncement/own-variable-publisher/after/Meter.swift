import SwiftUI

@Observable
final class Meter {
  var level = 0

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.level) {}
  }

  func calibrate() {
    withAnimation { announceChange() }
  }
}

struct MeterView: View {
  @State private var meter = Meter()

  var body: some View {
    Stepper("Level \(meter.level)", value: $meter.level)
    Button("Up") { meter.level += 1 }
    Button("Calibrate") { meter.calibrate() }
  }
}
