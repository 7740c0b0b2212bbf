import SwiftUI

class Meter: ObservableObject {
  @Published var value = 0
}

enum Limits {
  nonisolated(unsafe) static var stored = 10
}

final class LimitedMeter: Meter {
  var limit: Int {
    get { Limits.stored }
    set {
      Limits.stored = newValue
      objectWillChange.send()
    }
  }
}

struct MeterView: View {
  @ObservedObject var meter: LimitedMeter

  var body: some View {
    Text("\(meter.value) of \(meter.limit)")
  }
}
