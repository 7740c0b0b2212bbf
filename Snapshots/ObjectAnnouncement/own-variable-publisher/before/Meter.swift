import Combine
import SwiftUI

final class Meter: ObservableObject {
  var objectWillChange = ObservableObjectPublisher()
  var level = 0 {
    didSet { objectWillChange.send() }
  }

  func calibrate() {
    withAnimation { objectWillChange.send() }
  }
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    Stepper("Level \(meter.level)", value: $meter.level)
    Button("Up") { meter.level += 1 }
    Button("Calibrate") { meter.calibrate() }
  }
}
