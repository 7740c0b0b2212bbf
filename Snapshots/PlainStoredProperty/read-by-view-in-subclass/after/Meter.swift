import SwiftUI

@Observable
class Meter {
  var level = 1
}

@Observable
final class LabelledMeter: Meter {
  var label = "low"

  func raise() {
    label = "high"
    level += 1
  }
}

struct MeterView: View {
  let meter: LabelledMeter

  var body: some View {
    Text(meter.label)
    Button("Raise") { meter.raise() }
  }
}
