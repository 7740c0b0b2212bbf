import SwiftUI

class Meter: ObservableObject {
  @Published var level = 1
}

final class LabelledMeter: Meter {
  var label = "low"

  func raise() {
    label = "high"
    level += 1
  }
}

struct MeterView: View {
  @ObservedObject var meter: LabelledMeter

  var body: some View {
    Text(meter.label)
    Button("Raise") { meter.raise() }
  }
}
