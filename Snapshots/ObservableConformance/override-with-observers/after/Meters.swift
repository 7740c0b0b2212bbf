import SwiftUI

@Observable
class Meter {
  var value = 0
  var unit = "m"
}

@Observable
final class LoggedMeter: Meter {
  @ObservationIgnored override var value: Int {
    willSet { print("will \(newValue)") }
    didSet { print("did \(oldValue)") }
  }
  var count = 0
  @ObservationIgnored override var unit: String {
    didSet { count += 1 }
  }
}

struct MeterView: View {
  let meter: Meter

  var body: some View {
    Text("\(meter.value) \(meter.unit)")
  }
}
