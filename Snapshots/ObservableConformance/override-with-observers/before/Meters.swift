import SwiftUI

class Meter: ObservableObject {
  @Published var value = 0
  var unit = "m"
}

final class LoggedMeter: Meter {
  override var value: Int {
    willSet { print("will \(newValue)") }
    didSet { print("did \(oldValue)") }
  }
  @Published var count = 0
  override var unit: String {
    didSet { count += 1 }
  }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(meter.value) \(meter.unit)")
  }
}
