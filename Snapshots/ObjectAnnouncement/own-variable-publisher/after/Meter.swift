import SwiftUI

@Observable
final class Meter {
  var level = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.level) {}
  }

  func calibrate() {
    withAnimation { notifyObservers() }
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
