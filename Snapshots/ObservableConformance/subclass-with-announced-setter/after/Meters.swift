import SwiftUI

@Observable
class Meter {
  var value = 0
}

enum Limits {
  nonisolated(unsafe) static var stored = 10
}

@Observable
final class LimitedMeter: Meter {
  var limit: Int {
    get {
      access(keyPath: \.limit)
      return Limits.stored
    }
    set {
      withMutation(keyPath: \.limit) {
        Limits.stored = newValue
      }
    }
  }
}

struct MeterView: View {
  let meter: LimitedMeter

  var body: some View {
    Text("\(meter.value) of \(meter.limit)")
  }
}
