import SwiftUI

@Observable
final class Meter {
  var title = "Water"
  private var litres = 0

  func fill() { litres += 1 }
  func drain() { litres -= 1 }
  var label: String { "\(title): \(litres)" }
}

struct MeterRow: View {
  let meter: Meter

  var body: some View {
    Text(meter.label)
  }
}
